import CVigilEntries

/// What the variables of the program held before any of its code ran.
package enum FirstBytes {
    /// Writes them back into a variable.
    package static func restore(_ variable: ELFFile.Symbol) {
        guard let place = UnsafeMutableRawPointer(bitPattern: variable.address) else { return }
        vigil_set_back(place, variable.size)
    }

    /// Has a variable be computed anew on its next use.
    ///
    /// A thread that is none of a phone's may be computing it at this moment, or be about to give back the lock that it took
    /// for that: it keeps it. What a launch that is over was computing is taken from it.
    ///
    /// - Parameter mark: the mark that it was computed.
    package static func restore(mark: ELFFile.Symbol) {
        precondition(mark.size == MemoryLayout<vigil_mark>.size, "a mark of \(mark.size) bytes is none of this Swift's")
        guard let mark = UnsafeMutablePointer<vigil_mark>(bitPattern: mark.address) else { return }
        let thread = vigil_thread_at_mark(mark)
        if thread != 0, EndedThreads.contains(thread) { vigil_free_mark(mark, thread) }
        vigil_clear_mark(mark)
    }
}
