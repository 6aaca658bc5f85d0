import Foundation

/// An executable file or library of Linux (ELF, 64 bits, little-endian) that is loaded into this program.
package struct ELFFile {
    /// A name in a file, and what it stands for in memory.
    package struct Symbol: Sendable {
        package let name: String
        package let address: UInt
        package let size: Int
        /// The number of the section that it lies in.
        let section: Int
    }

    /// What a symbol stands for, as the format numbers it.
    enum Kind: UInt8 {
        case variable = 1
        case function = 2
    }

    struct Section {
        /// The kinds of sections that matter, as the format numbers them.
        enum Kind: UInt32 {
            case contents = 1
            case symbols = 2
            case relocations = 4
            case symbolsForLoader = 11
        }

        /// The sections with the variables of Vigil's own C code.
        static let (ownVariables, ownZeros) = ("vigil_data", "vigil_bss")

        /// Where its name begins, in the section of names.
        let name: Int
        let type: UInt32
        let flags: UInt64
        let address: UInt
        let offset: Int
        let size: Int
        let link: Int

        func isOf(_ kind: Kind) -> Bool { type == kind.rawValue }
    }

    let file: Data
    let sections: [Section]
    /// What the loader makes read-only once it has put the right addresses into it.
    private let sealed: Range<UInt>
    /// What is added to an address in the file to get the one in memory.
    let slide: UInt

    /// The file at `path`; nil where it is of another format, cannot be read, or is not loaded.
    package init?(path: String, map: MemoryMap = MemoryMap()) {
        guard let file = try? Data(contentsOf: URL(fileURLWithPath: path), options: .alwaysMapped),
            file.count > 64, file.prefix(6) == Data([0x7f, 0x45, 0x4c, 0x46, 2, 1])
        else { return nil }
        self.file = file
        sections = ELFFile.sections(of: file)
        sealed = ELFFile.sealedRange(of: file)
        let isMovable = file.integer(at: 16, as: UInt16.self) == 3
        guard let base = isMovable ? map.base(of: path) : 0 else { return nil }
        slide = base
    }

    private static func sections(of file: Data) -> [Section] {
        let start = Int(file.integer(at: 40, as: UInt64.self))
        let (size, count) = (Int(file.integer(at: 58, as: UInt16.self)), Int(file.integer(at: 60, as: UInt16.self)))
        guard size >= 64, start + size * count <= file.count else { return [] }
        return (0..<count).map { index in
            let header = start + index * size
            return Section(
                name: Int(file.integer(at: header, as: UInt32.self)),
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

    /// The section with this name; nil where there is none, where it is compressed, or where the file is cut off.
    func section(named name: String) -> Section? {
        let names = Int(file.integer(at: 62, as: UInt16.self))
        guard sections.indices.contains(names) else { return nil }
        let wanted = Data(name.utf8) + [0]
        return sections.first { section in
            let place = sections[names].offset + section.name
            return place + wanted.count <= file.count && file[place..<place + wanted.count] == wanted
                && section.flags & 0x800 == 0 && section.offset + section.size <= file.count
        }
    }

    /// Whether a section is part of memory that the program may write, all threads the same.
    func isWritable(_ section: Section) -> Bool {
        section.flags & 3 == 3 && section.flags & 0x400 == 0 && !sealed.contains(section.address)
    }

    /// Whether it has names at all: a program that was stripped has none.
    package var hasSymbols: Bool { sections.contains { $0.isOf(.symbols) } }

    /// The parts of memory that the program may write and that begin with values of the file; the rest begins with zeros.
    package var initializedData: [Range<UInt>] {
        sections.filter { isWritable($0) && $0.isOf(.contents) }.map { range(of: $0) }
    }

    private func range(of section: Section) -> Range<UInt> {
        section.address + slide..<section.address + slide + UInt(section.size)
    }
}

extension Data {
    /// The integer at a place of the file, which need not be aligned.
    fileprivate func integer<Integer: FixedWidthInteger>(at offset: Int, as type: Integer.Type) -> Integer {
        withUnsafeBytes { Integer(littleEndian: $0.loadUnaligned(fromByteOffset: offset, as: Integer.self)) }
    }
}
