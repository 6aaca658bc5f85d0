/// The line table of one unit: a program for a small machine, which makes rows of addresses and lines.
struct LineProgram {
    /// The line of an address and of those that follow, up to the next row.
    struct Row {
        fileprivate(set) var address: UInt64 = 0
        /// The number of the file, from 1.
        fileprivate(set) var file = 1
        /// From 1; 0 for code of no line.
        fileprivate(set) var line = 1
    }

    private let header: Header
    private var reader: ByteReader
    private var state = Row()
    private var before: Row?

    /// What stands before the program.
    private struct Header {
        let instructionLength: UInt64
        let lineBase: Int
        let lineRange: Int
        /// The first of the instructions that stand for an advance of both.
        let firstSpecial: UInt8
        /// How many values each other instruction has.
        let valueCounts: [UInt8]
        /// Where the names of folders and files are.
        let names: ByteReader
        let start: Int
        let end: Int
    }

    /// The program at the place of a reader.
    ///
    /// - Throws: ``ByteReader/UnknownForm`` for another version of the format.
    init(_ reader: ByteReader) throws(ByteReader.UnknownForm) {
        var reader = reader
        let end = Int(try reader.next(UInt32.self)) + reader.place
        guard try reader.next(UInt16.self) == 4 else { throw ByteReader.UnknownForm() }
        let start = Int(try reader.next(UInt32.self)) + reader.place
        let instructionLength = UInt64(try reader.byte())
        try reader.skip(2)
        let (base, range) = (Int(try reader.next(Int8.self)), Int(try reader.byte()))
        let firstSpecial = try reader.byte()
        guard range > 0, firstSpecial > 0 else { throw ByteReader.UnknownForm() }
        var counts: [UInt8] = []
        for _ in 1..<max(firstSpecial, 1) { counts.append(try reader.byte()) }
        header = Header(
            instructionLength: instructionLength, lineBase: base, lineRange: range, firstSpecial: firstSpecial,
            valueCounts: counts, names: reader, start: start, end: end)
        try reader.skip(start - reader.place)
        self.reader = reader
    }

    /// Runs the program up to the row that an address belongs to; nil where there is none.
    mutating func row(of target: UInt64) throws(ByteReader.UnknownForm) -> Row? {
        while reader.place < header.end {
            let instruction = try reader.byte()
            if instruction >= header.firstSpecial {
                advance(by: Int(instruction - header.firstSpecial))
            } else if try isWithoutRow(instruction) {
                continue
            }
            if let before, before.address <= target, target < state.address { return before }
            before = state
            guard instruction == 0 else { continue }
            // The end of a stretch of addresses.
            (state, before) = (Row(), nil)
        }
        return nil
    }

    private mutating func advance(by special: Int) {
        state.address &+= UInt64(special / header.lineRange) &* header.instructionLength
        state.line += header.lineBase + special % header.lineRange
    }

    /// Carries out an instruction that is no advance of both; true where it makes no row.
    private mutating func isWithoutRow(_ instruction: UInt8) throws(ByteReader.UnknownForm) -> Bool {
        switch instruction {
        case 0: return try !isEndAfterExtended()
        case 1: return false
        case 2: state.address &+= try reader.number() &* header.instructionLength
        case 3: state.line += Int(truncatingIfNeeded: try reader.signedNumber())
        case 4: state.file = Int(truncatingIfNeeded: try reader.number())
        case 8:
            state.address &+=
                UInt64(Int(255 - header.firstSpecial) / header.lineRange) &* header.instructionLength
        case 9: state.address &+= UInt64(try reader.next(UInt16.self))
        default:
            for _ in 0..<header.valueCounts[Int(instruction) - 1] { _ = try reader.number() }
        }
        return true
    }

    /// Carries out an instruction of those with a length; whether it is the end of a stretch.
    private mutating func isEndAfterExtended() throws(ByteReader.UnknownForm) -> Bool {
        let next = Int(truncatingIfNeeded: try reader.number()) + reader.place
        let instruction = try reader.byte()
        switch instruction {
        case 1: break
        case 2: state.address = try reader.next(UInt64.self)
        // A file that is named in the middle of a program.
        case 3: throw ByteReader.UnknownForm()
        default: break
        }
        try reader.skip(next - reader.place)
        return instruction == 1
    }

    /// The path of a file by its number, as the compiler was given it, or below the folder where it ran; nil where there is
    /// no such file.
    func path(ofFile number: Int) throws(ByteReader.UnknownForm) -> String? {
        var names = header.names
        var folders: [String] = []
        while true {
            let folder = try names.text()
            if folder.isEmpty { break }
            folders.append(folder)
        }
        var index = 1
        while index <= number {
            let name = try names.text()
            guard !name.isEmpty else { return nil }
            let folder = Int(truncatingIfNeeded: try names.number())
            _ = (try names.number(), try names.number())
            if index == number {
                guard !name.hasPrefix("/"), folder > 0, folder <= folders.count else { return name }
                return folders[folder - 1] + "/" + name
            }
            index += 1
        }
        return nil
    }
}
