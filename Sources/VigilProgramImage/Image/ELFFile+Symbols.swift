import CVigilEntries
import Foundation

// The names in a file: what it has itself, and what it takes from others.

extension ELFFile {
    /// How many bytes an entry of a table has.
    private enum Entry {
        static let symbol = 24
        static let relocation = 24
    }

    /// The variables that the program may write and whose names end like one of `endings`, in the order of the file; none
    /// in a file without symbols.
    ///
    /// The optimizer numbers the parts of a variable that it takes apart, as in `vpZ.0`: they count like the whole.
    package func variables(_ endings: [StaticString]) -> [Symbol] {
        symbols(.variable, endingLike: endings).filter { symbol in
            sections.indices.contains(symbol.section) && isWritable(sections[symbol.section])
        }
    }

    /// Whether a variable begins with zeros, of which the file keeps no copy.
    package func beginsWithZeros(_ variable: Symbol) -> Bool {
        sections.indices.contains(variable.section) && !sections[variable.section].isOf(.contents)
    }

    /// The names of the functions that end like one of `endings` or hold `mark`; none in a file without symbols.
    package func functions(endingLike endings: [StaticString], orWith mark: String) -> [String] {
        symbols(.function, endingLike: endings, orWith: mark).map(\.name)
    }

    /// What runs the executables that are linked in as modules, as tests of one have it: the package manager calls the `main`
    /// of each after its module.
    package var mainFunctions: [(module: String, address: UInt)] {
        let end = "_main"
        return symbols(.function, endingLike: ["_main"]).compactMap { symbol in
            guard symbol.name.hasSuffix(end), !symbol.name.hasPrefix("$s"), symbol.size > 0 else { return nil }
            let module = String(symbol.name.dropLast(end.count))
            return !module.isEmpty && holdsCode(ofModule: module) ? (module, symbol.address) : nil
        }
    }

    /// The last component of the path of the file that a module begins in, as one that is linked in or runs by itself; nil
    /// where no line table tells it.
    package func fileOfBeginning(ofModule module: String) -> String? {
        let name = module + "_main"
        guard let main = symbols(.function, endingLike: ["_main"]).first(where: { $0.name == name }) else { return nil }
        let path = LineTables(self)?.place(at: main.address)?.path
        return path?.split(separator: "/").last.map(String.init)
    }

    /// Whether code of a Swift module is in the file; yes, for all one can tell, in a file without symbols.
    package func holdsCode(ofModule name: String) -> Bool {
        let prefix = "$s\(name.utf8.count)\(name)"
        return symbols(.function, orWith: prefix).contains { $0.name.hasPrefix(prefix) }
            || symbols(.function, endingLike: [""], atMost: 1).isEmpty
    }

    /// Whether a Swift module has the function that a program begins with, as apps have it and modules of tests do not.
    package func isProgram(module name: String) -> Bool {
        mainFunctions.contains { $0.module == name }
    }

    /// The symbols by which a Swift module says that its types conform to protocols. Words of a type's name that return in a
    /// protocol's are numbers there: only who demangles them knows both.
    package func conformances(ofModule name: String) -> [String] {
        let prefix = "$s\(name.utf8.count)\(name)"
        return symbols(.variable, endingLike: ["Mc"]).map(\.name).filter { $0.hasPrefix(prefix) && $0.hasSuffix("Mc") }
    }

    /// The symbols of a kind whose names end like one of `endings` or hold `mark`.
    func symbols(
        _ kind: Kind, endingLike endings: [StaticString] = [], orWith mark: String? = nil, atMost limit: Int = .max
    ) -> [Symbol] {
        guard let table = sections.first(where: { $0.isOf(.symbols) }), sections.indices.contains(table.link) else {
            return []
        }
        let endings = endings.map { UnsafeRawPointer($0.utf8Start).assumingMemoryBound(to: CChar.self) }
        let (count, names) = (table.size / Entry.symbol, sections[table.link].offset)
        return file.withUnsafeBytes { file in
            guard let start = file.baseAddress else { return [] }
            var (found, number) = ([Symbol](), 0)
            while found.count < limit {
                number = vigil_next_symbol(
                    start + table.offset, count, number, start + names, kind.rawValue, endings, endings.count, mark)
                guard number < count else { break }
                found.append(symbol(at: table.offset + number * Entry.symbol, names: start + names, in: file))
                number += 1
            }
            return found
        }
    }

    /// The variables of code in C and its relatives that the program may write, those of Vigil's own aside; none in a file
    /// without symbols.
    var variablesOfC: [Symbol] {
        guard let table = sections.first(where: { $0.isOf(.symbols) }), sections.indices.contains(table.link) else {
            return []
        }
        let own = [Section.ownVariables, Section.ownZeros].compactMap { section(named: $0)?.address }
        let (count, names) = (table.size / Entry.symbol, sections[table.link].offset)
        let all: [Symbol] = file.withUnsafeBytes { file in
            guard let start = file.baseAddress else { return [] }
            var (found, number) = ([Symbol](), 0)
            while true {
                number = vigil_next_c_variable(start + table.offset, count, number, start + names)
                guard number < count else { return found }
                found.append(symbol(at: table.offset + number * Entry.symbol, names: start + names, in: file))
                number += 1
            }
        }
        return all.filter { symbol in
            guard sections.indices.contains(symbol.section) else { return false }
            return isWritable(sections[symbol.section]) && !own.contains(sections[symbol.section].address)
        }
    }

    /// The functions that hold these addresses in memory, in their order; nil for an address that none holds.
    func functions(at addresses: [UInt]) -> [Symbol?] {
        guard let table = sections.first(where: { $0.isOf(.symbols) }), sections.indices.contains(table.link) else {
            return addresses.map { _ in nil }
        }
        let (count, names) = (table.size / Entry.symbol, sections[table.link].offset)
        let order = addresses.indices.filter { addresses[$0] >= slide }.sorted { addresses[$0] < addresses[$1] }
        var numbers = [Int](repeating: count, count: order.count)
        var found = [Symbol?](repeating: nil, count: addresses.count)
        file.withUnsafeBytes { file in
            guard let start = file.baseAddress else { return }
            vigil_functions_at(
                start + table.offset, count, order.map { UInt64(addresses[$0] - slide) }, order.count, &numbers)
            for (index, number) in zip(order, numbers) where number < count {
                found[index] = symbol(at: table.offset + number * Entry.symbol, names: start + names, in: file)
            }
        }
        return found
    }

    private func symbol(at entry: Int, names: UnsafeRawPointer, in file: UnsafeRawBufferPointer) -> Symbol {
        let name = names + Int(file.loadUnaligned(fromByteOffset: entry, as: UInt32.self))
        return Symbol(
            name: String(cString: name.assumingMemoryBound(to: CChar.self)),
            address: UInt(file.loadUnaligned(fromByteOffset: entry + 8, as: UInt64.self)) + slide,
            size: Int(file.loadUnaligned(fromByteOffset: entry + 16, as: UInt64.self)),
            section: Int(file.loadUnaligned(fromByteOffset: entry + 6, as: UInt16.self)))
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
