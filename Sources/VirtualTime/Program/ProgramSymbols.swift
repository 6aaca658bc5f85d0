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

extension ProgramSymbols {
    private static func read() -> [Span] {
        let found = ProgramImage()?.symbols(.function) { name, address, size in
            size > 0 ? owner(of: name).map { Span(start: address, end: address + UInt(size), owner: $0) } : nil
        }
        return found ?? []
    }

    /// A function of Swift bears its module's name first. What copies and destroys values is named for their type, and
    /// called by everybody; so is the code of the machine's libraries that is made anew in each program.
    private static func owner(of name: UnsafePointer<CChar>) -> Owner? {
        guard strncmp(name, "$s", 2) == 0, ("1"..."9").contains(Unicode.Scalar(UInt8(bitPattern: name[2]))) else {
            return nil
        }
        let end = name + max(3, strlen(name)) - 3
        guard strncmp(end, "WO", 2) != 0, strncmp(end, "w", 1) != 0 else { return nil }
        func begins(_ module: String) -> Bool { strncmp(name + 2, module, module.utf8.count) == 0 }
        if locks.contains(where: begins) { return .vigilWithLock }
        if vigils.contains(where: begins) { return .vigil }
        return machines.contains(where: begins) ? nil : .app
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
}
