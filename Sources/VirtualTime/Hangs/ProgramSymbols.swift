import Foundation

/// Which functions of the running program are Vigil's and which are an app's: where a turn that does not end may be
/// stopped.
///
/// Vigil is linked into the program of the app, so that addresses alone do not tell them apart. A turn that is stopped in
/// Vigil's code may hold a lock of the machine, or stand in the middle of a change, and nobody would ever end that.
enum ProgramSymbols {
    /// Whose a function is.
    enum Owner {
        case app
        case vigil
        /// Vigil's, and it may hold a lock of the machine.
        case vigilWithLock
    }

    /// A function.
    struct Span {
        let start: UInt
        let end: UInt
        let owner: Owner
    }

    /// All functions that have an owner, by address; empty for a program whose table of symbols was stripped. Never
    /// changed and never freed, since signal handlers read it.
    nonisolated(unsafe) static let spans: UnsafeBufferPointer<Span> = {
        let found = read().sorted { $0.start < $1.start }
        let spans = UnsafeMutableBufferPointer<Span>.allocate(capacity: found.count)
        _ = spans.initialize(from: found)
        return UnsafeBufferPointer(spans)
    }()

    /// Whose the function at an address is; nil where it is neither Vigil's nor an app's, as the code that the compiler
    /// makes of the standard library's. Takes no lock and no memory.
    static func owner(of address: UInt, in spans: UnsafeBufferPointer<Span>) -> Owner? {
        var (low, high) = (0, spans.count)
        while low < high {
            let middle = (low + high) / 2
            if spans[middle].end <= address { low = middle + 1 } else { high = middle }
        }
        guard low < spans.count, spans[low].start <= address else { return nil }
        return spans[low].owner
    }
}

// The table of symbols in the file of the program (ELF, 64 bits: `man 5 elf`).

extension ProgramSymbols {
    private static func read() -> [Span] {
        guard let file = try? Data(contentsOf: URL(fileURLWithPath: "/proc/self/exe"), options: .alwaysMapped),
            file.starts(with: [0x7f, 0x45, 0x4c, 0x46, 2])
        else { return [] }
        return file.withUnsafeBytes { spans(in: $0) }
    }

    private static func spans(in file: UnsafeRawBufferPointer) -> [Span] {
        let (sections, size, count): (UInt64, UInt16, UInt16) = (word(file, 0x28), word(file, 0x3a), word(file, 0x3c))
        // A program that may lie anywhere counts its addresses from where it was put.
        let base = word(file, 0x10) as UInt16 == 3 ? addressOfProgram : 0
        for number in 0..<Int(count) {
            let section = Int(sections) + number * Int(size)
            guard word(file, section + 4) as UInt32 == 2 else { continue }
            let names = Int(sections) + Int(word(file, section + 0x28) as UInt32) * Int(size)
            return spans(
                in: file, from: Int(word(file, section + 0x18) as UInt64),
                bytes: Int(word(file, section + 0x20) as UInt64),
                names: Int(word(file, names + 0x18) as UInt64), base: base)
        }
        return []
    }

    private static func spans(
        in file: UnsafeRawBufferPointer, from table: Int, bytes: Int, names: Int, base: UInt
    ) -> [Span] {
        var spans: [Span] = []
        for entry in stride(from: table, to: table + bytes, by: 24) {
            let (name, kind): (UInt32, UInt8) = (word(file, entry), word(file, entry + 4))
            let (value, size): (UInt64, UInt64) = (word(file, entry + 8), word(file, entry + 16))
            guard kind & 0xf == 2, size > 0, let owner = owner(nameAt: names + Int(name), in: file) else {
                continue
            }
            spans.append(Span(start: base + UInt(value), end: base + UInt(value + size), owner: owner))
        }
        return spans
    }

    /// A function of Swift bears its module's name first. What copies and destroys values is named for their type, and
    /// called by everybody; so is the code of the machine's libraries that is made anew in each program.
    private static func owner(nameAt place: Int, in file: UnsafeRawBufferPointer) -> Owner? {
        guard place + 64 < file.count, let name = file.baseAddress?.advanced(by: place),
            memcmp(name, "$s", 2) == 0, (0x31...0x39).contains(file[place + 2])
        else { return nil }
        let end = name + max(3, strlen(name.assumingMemoryBound(to: CChar.self))) - 3
        guard memcmp(end, "WO", 2) != 0, memcmp(end, "w", 1) != 0 else { return nil }
        if locks.contains(where: { memcmp(name + 2, $0, strlen($0)) == 0 }) { return .vigilWithLock }
        if vigils.contains(where: { memcmp(name + 2, $0, strlen($0)) == 0 }) { return .vigil }
        return machines.contains { memcmp(name + 2, $0, strlen($0)) == 0 } ? nil : .app
    }

    /// The modules that lie between an app and the machine.
    private static let vigils = ["11VirtualTime", "17BackgroundRuntime", "19SimulatedFoundation"]
    /// The types with locks of the machine that all devices of a program share, or that the end of an app needs.
    private static let locks = [
        "11VirtualTime10WorkerPool", "11VirtualTime12TaskIdentity", "19SimulatedFoundation8LockCore",
    ]
    /// The modules of the machine, as far as programs have copies of their code.
    private static let machines = [
        "10Foundation", "20FoundationEssentials", "8Dispatch", "15Synchronization", "12_Concurrency", "7Testing",
    ]

    private static func word<Word: FixedWidthInteger>(_ file: UnsafeRawBufferPointer, _ offset: Int) -> Word {
        offset + MemoryLayout<Word>.size <= file.count ? file.loadUnaligned(fromByteOffset: offset, as: Word.self) : 0
    }

    /// Where the file of the program begins in memory.
    private static var addressOfProgram: UInt {
        let maps = (try? String(contentsOfFile: "/proc/self/maps", encoding: .utf8)) ?? ""
        let path = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
        let first = maps.split(separator: "\n").first { $0.hasSuffix(path) }
        return first.flatMap { UInt($0.prefix { $0 != "-" }, radix: 16) } ?? 0
    }
}
