import Foundation

/// The executable file of this program: where its writable data lies in memory, and the symbols in it.
///
/// Reads the format of Linux executables (ELF, 64 bits, little-endian).
package struct ProgramImage {
    /// A variable of the program.
    package struct Symbol {
        package let name: String
        package let address: UInt
        package let size: Int
    }

    /// What a symbol stands for, as the format numbers it.
    enum Kind: UInt8 {
        case variable = 1
        case function = 2
    }

    private struct Section {
        let type: UInt32
        let flags: UInt64
        let address: UInt
        let offset: Int
        let size: Int
        let link: Int
    }

    private let file: Data
    private let sections: [Section]
    /// What the loader makes read-only once it has put the right addresses into it.
    private let sealed: Range<UInt>
    /// What is added to an address in the file to get the one in memory.
    private let slide: UInt

    /// The image of this program; nil where the file is of another format or cannot be read.
    package init?() {
        guard let file = try? Data(contentsOf: URL(fileURLWithPath: "/proc/self/exe"), options: .alwaysMapped),
            file.count > 64, file.prefix(6) == Data([0x7f, 0x45, 0x4c, 0x46, 2, 1])
        else { return nil }
        self.file = file
        sections = ProgramImage.sections(of: file)
        sealed = ProgramImage.sealedRange(of: file)
        let isMovable = file.integer(at: 16, as: UInt16.self) == 3
        guard !isMovable || ProgramImage.base != nil else { return nil }
        slide = isMovable ? ProgramImage.base ?? 0 : 0
    }

    private static func sections(of file: Data) -> [Section] {
        let start = Int(file.integer(at: 40, as: UInt64.self))
        let (size, count) = (Int(file.integer(at: 58, as: UInt16.self)), Int(file.integer(at: 60, as: UInt16.self)))
        guard size >= 64, start + size * count <= file.count else { return [] }
        return (0..<count).map { index in
            let header = start + index * size
            return Section(
                type: file.integer(at: header + 4, as: UInt32.self),
                flags: file.integer(at: header + 8, as: UInt64.self),
                address: UInt(file.integer(at: header + 16, as: UInt64.self)),
                offset: Int(file.integer(at: header + 24, as: UInt64.self)),
                size: Int(file.integer(at: header + 32, as: UInt64.self)),
                link: Int(file.integer(at: header + 40, as: UInt32.self)))
        }
    }

    private static func sealedRange(of file: Data) -> Range<UInt> {
        let start = Int(file.integer(at: 32, as: UInt64.self))
        let (size, count) = (Int(file.integer(at: 54, as: UInt16.self)), Int(file.integer(at: 56, as: UInt16.self)))
        for header in (0..<count).map({ start + $0 * size }) where header + size <= file.count {
            guard file.integer(at: header, as: UInt32.self) == 0x6474_e552 else { continue }
            let address = UInt(file.integer(at: header + 16, as: UInt64.self))
            return address..<address + UInt(file.integer(at: header + 40, as: UInt64.self))
        }
        return 0..<0
    }

    /// Where the program was loaded.
    private static let base: UInt? = {
        guard let maps = try? String(contentsOfFile: "/proc/self/maps", encoding: .utf8),
            let program = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"),
            let first = maps.split(separator: "\n").first(where: { $0.hasSuffix(program) })
        else { return nil }
        return UInt(first.prefix { $0 != "-" }, radix: 16)
    }()

    /// The parts of memory that the program may write and that begin with values of the file; the rest begins with zeros.
    package var initializedData: [Range<UInt>] {
        sections.filter { isWritable($0) && $0.type == 1 }.map { range(of: $0) }
    }

    /// Whether a section is part of memory that the program may write, all threads the same.
    private func isWritable(_ section: Section) -> Bool {
        section.flags & 3 == 3 && section.flags & 0x400 == 0 && !sealed.contains(section.address)
    }

    private func range(of section: Section) -> Range<UInt> {
        section.address + slide..<section.address + slide + UInt(section.size)
    }

    /// The variables whose names end like one of `endings`, in the order of the file; none in a program without symbols.
    package func variables(_ endings: [StaticString]) -> [Symbol] {
        symbols(.variable) { name, address, size in
            let length = strlen(name)
            let isWanted = endings.contains { ending in
                let count = ending.utf8CodeUnitCount
                return length > count && memcmp(name + length - count, ending.utf8Start, count) == 0
            }
            return isWanted ? Symbol(name: String(cString: name), address: address, size: size) : nil
        }
    }

    /// Whether code of a Swift module is in the program; yes, for all one can tell, in a program without symbols.
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
    func symbols<Result>(_ kind: Kind, _ make: (UnsafePointer<CChar>, UInt, Int) -> Result?) -> [Result] {
        guard let table = sections.first(where: { $0.type == 2 }), sections.indices.contains(table.link) else {
            return []
        }
        let names = sections[table.link].offset
        return file.withUnsafeBytes { file in
            stride(from: table.offset, to: table.offset + table.size, by: 24).compactMap { entry in
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
}

extension Data {
    /// The integer at a place of the file, which need not be aligned.
    fileprivate func integer<Integer: FixedWidthInteger>(at offset: Int, as type: Integer.Type) -> Integer {
        withUnsafeBytes { Integer(littleEndian: $0.loadUnaligned(fromByteOffset: offset, as: Integer.self)) }
    }
}
