import Foundation

// The names in a file: what it has itself, and what it takes from others.

extension ELFFile {
    /// How many bytes an entry of a table has.
    private enum Entry {
        static let symbol = 24
        static let relocation = 24
    }

    /// The variables whose names end like one of `endings`, in the order of the file; none in a file without symbols.
    ///
    /// The optimizer numbers the parts of a variable that it takes apart, as in `vpZ.0`: they count like the whole.
    package func variables(_ endings: [StaticString]) -> [Symbol] {
        symbols(.variable) { name, address, size in
            ELFFile.ends(name, like: endings) ? Symbol(name: String(cString: name), address: address, size: size) : nil
        }
    }

    /// The names of the functions that end like one of `endings` or hold `mark`; none in a file without symbols.
    package func functions(endingLike endings: [StaticString], orWith mark: String) -> [String] {
        symbols(.function) { name, _, _ in
            ELFFile.ends(name, like: endings) || strstr(name, mark) != nil ? String(cString: name) : nil
        }
    }

    private static func ends(_ name: UnsafePointer<CChar>, like endings: [StaticString]) -> Bool {
        var length = strlen(name)
        while length > 1, name[length - 1] >= 48, name[length - 1] <= 57 { length -= 1 }
        length = length > 1 && name[length - 1] == 46 ? length - 1 : strlen(name)
        guard length > 0 else { return false }
        let last = UInt8(bitPattern: name[length - 1])
        for ending in endings {
            let count = ending.utf8CodeUnitCount
            guard length > count, ending.utf8Start[count - 1] == last else { continue }
            if memcmp(name + length - count, ending.utf8Start, count) == 0 { return true }
        }
        return false
    }

    /// Whether code of a Swift module is in the file; yes, for all one can tell, in a file without symbols.
    package func holdsCode(ofModule name: String) -> Bool {
        let prefix = "$s\(name.utf8.count)\(name)"
        let (all, found) = symbols(.function) { symbol, _, _ in strncmp(symbol, prefix, prefix.utf8.count) == 0 }
            .reduce(into: (0, false)) { ($0.0, $0.1) = ($0.0 + 1, $0.1 || $1) }
        return found || all == 0
    }

    /// What `make` makes of the symbols of a kind, of variables only those that the program may write.
    ///
    /// A program has some hundred thousand symbols: what is not wanted is left as early as can be, without a Swift string.
    ///
    /// - Parameter make: gets the name, the address in memory, and the number of bytes.
    private func symbols<Result>(_ kind: Kind, _ make: (UnsafePointer<CChar>, UInt, Int) -> Result?) -> [Result] {
        guard let table = sections.first(where: { $0.isOf(.symbols) }), sections.indices.contains(table.link) else {
            return []
        }
        let names = sections[table.link].offset
        return file.withUnsafeBytes { file in
            stride(from: table.offset, to: table.offset + table.size, by: Entry.symbol).compactMap { entry in
                guard file[entry + 4] & 15 == kind.rawValue, let start = file.baseAddress else { return nil }
                let section = Int(file.loadUnaligned(fromByteOffset: entry + 6, as: UInt16.self))
                guard sections.indices.contains(section), kind != .variable || isWritable(sections[section]) else {
                    return nil
                }
                let name = start + names + Int(file.loadUnaligned(fromByteOffset: entry, as: UInt32.self))
                return make(
                    name.assumingMemoryBound(to: CChar.self),
                    UInt(file.loadUnaligned(fromByteOffset: entry + 8, as: UInt64.self)) + slide,
                    Int(file.loadUnaligned(fromByteOffset: entry + 16, as: UInt64.self)))
            }
        }
    }

    /// Where the file keeps the addresses of a function that it takes from another: one for its calls, perhaps one for the
    /// function's address. The loader fills them in; they can be written.
    package func slots(ofImport function: String) -> [UnsafeMutableRawPointer] {
        sections.filter { $0.isOf(.relocations) && sections.indices.contains($0.link) }.flatMap { table in
            slots(of: function, in: table, symbols: sections[table.link])
        }
    }

    private func slots(of function: String, in table: Section, symbols: Section) -> [UnsafeMutableRawPointer] {
        guard sections.indices.contains(symbols.link), symbols.isOf(.symbolsForLoader) else { return [] }
        let names = sections[symbols.link].offset
        return file.withUnsafeBytes { file in
            stride(from: table.offset, to: table.offset + table.size, by: Entry.relocation).compactMap { entry in
                let symbol = Int(file.loadUnaligned(fromByteOffset: entry + 8, as: UInt64.self) >> 32)
                guard symbol > 0, let start = file.baseAddress else { return nil }
                let place = symbols.offset + symbol * Entry.symbol
                let name = start + names + Int(file.loadUnaligned(fromByteOffset: place, as: UInt32.self))
                guard strcmp(name.assumingMemoryBound(to: CChar.self), function) == 0 else { return nil }
                return writable(UInt(file.loadUnaligned(fromByteOffset: entry, as: UInt64.self)) + slide)
            }
        }
    }

    /// The place, after its page may be written, which a loader that fills in all of a table at once forbids.
    private func writable(_ address: UInt) -> UnsafeMutableRawPointer? {
        let size = UInt(sysconf(Int32(_SC_PAGESIZE)))
        let page = UnsafeMutableRawPointer(bitPattern: address / size * size)
        guard mprotect(page, Int(size), PROT_READ | PROT_WRITE) == 0 else { return nil }
        return UnsafeMutableRawPointer(bitPattern: address)
    }
}
