import CVigilEntries

/// What the variables of the program held before any of its code ran.
package enum FirstBytes {
    /// Writes them back into a variable.
    package static func restore(_ variable: ELFFile.Symbol) {
        guard let place = UnsafeMutableRawPointer(bitPattern: variable.address) else { return }
        vigil_set_back(place, variable.size)
    }
}
