import Foundation

// The clocks of the standard library have no hook. But its concurrency library asks the system for the time through one
// pointer of its table of imported functions, which the loader fills in. `RuntimeInterface` tries what is set here.

/// Lets `ContinuousClock` and `SuspendingClock` of the standard library show the time of the device whose code reads them:
/// packages that an app depends on see these clocks, and so does `.continuous` where a generic clock is asked for.
enum StandardClocks {
    /// The function of the system that is asked for the time.
    static let functionName = "clock_gettime"
    private static let library = "libswift_Concurrency.so"

    private typealias Read = @convention(c) (clockid_t, UnsafeMutablePointer<timespec>) -> Int32

    /// Whether the clocks show the time of a device to its code. They do not in a program that has the standard library
    /// linked into itself, which has no such table.
    static let areTaken: Bool = {
        guard let slots = ImportTable(ofLibrary: library)?.slots(of: functionName), !slots.isEmpty else { return false }
        for slot in slots { slot.storeBytes(of: read, as: Read.self) }
        return true
    }()

    /// Runs for each reading of a standard clock in the program, on any thread. What was in the table before is not called:
    /// before the first call that is the loader, which would write the system's function there.
    private static let read: Read = { identifier, time in
        guard let simulation = SimulatedContext.owner?.mainThread.simulation else {
            return clock_gettime(identifier, time)
        }
        // Of the clocks of Linux, the one that counts the boot's whole time goes on in the sleep of the machine.
        let clock = identifier == CLOCK_BOOTTIME ? TimerClock.continuous : .uptime
        let shown = simulation.clocks.reading(of: clock, at: simulation.now).wholeNanoseconds
        let (seconds, rest) = shown.quotientAndRemainder(dividingBy: 1_000_000_000)
        time.pointee = timespec(tv_sec: Int(seconds), tv_nsec: Int(rest))
        return 0
    }
}

/// The functions that a loaded library imports, as the loader of Linux keeps them: pointers, each with a name.
private struct ImportTable {
    // From elf.h, which Swift sees only in part: tags of the dynamic section, and sizes of entries.
    private enum Tag: Int {
        case stringTable = 5, symbolTable = 6, calls = 23, sizeOfCalls = 2, data = 7, sizeOfData = 8
    }
    private static let relocationSize = 24
    private static let symbolSize = 24

    private let base: UInt
    private var sections: [Tag: UInt] = [:]

    /// Nil for a library that is not loaded.
    init?(ofLibrary name: String) {
        // What is returned is the loader's own entry: address, name, and dynamic section.
        guard let entry = dlopen(name, RTLD_NOW | RTLD_NOLOAD).map({ UnsafeRawPointer($0) }) else { return nil }
        base = entry.load(as: UInt.self)
        var dynamic = entry.load(fromByteOffset: 16, as: UnsafeRawPointer.self)
        while case let tag = dynamic.load(as: Int.self), tag != 0 {
            if let tag = Tag(rawValue: tag) { sections[tag] = dynamic.load(fromByteOffset: 8, as: UInt.self) }
            dynamic += 16
        }
    }

    /// Where the addresses of a function are kept: one for its calls, perhaps one for its address. They can be written.
    func slots(of function: String) -> [UnsafeMutableRawPointer] {
        guard let symbols = pointer(.symbolTable), let names = pointer(.stringTable) else { return [] }
        return (relocations(.calls, .sizeOfCalls) + relocations(.data, .sizeOfData)).compactMap { relocation in
            let symbol = Int(relocation.load(fromByteOffset: 8, as: UInt64.self) >> 32)
            guard symbol > 0 else { return nil }
            let name = (symbols + symbol * ImportTable.symbolSize).load(as: UInt32.self)
            guard strcmp((names + Int(name)).assumingMemoryBound(to: CChar.self), function) == 0 else { return nil }
            return writable(base + relocation.load(as: UInt.self))
        }
    }

    private func relocations(_ start: Tag, _ size: Tag) -> [UnsafeRawPointer] {
        guard let start = pointer(start), let size = sections[size] else { return [] }
        return stride(from: 0, to: Int(size), by: ImportTable.relocationSize).map { start + $0 }
    }

    /// Some loaders leave addresses in the section as they are in the file.
    private func pointer(_ tag: Tag) -> UnsafeRawPointer? {
        sections[tag].flatMap { UnsafeRawPointer(bitPattern: $0 < base ? base + $0 : $0) }
    }

    /// The place, after its page may be written, which a loader that fills in all of a table at once forbids.
    private func writable(_ address: UInt) -> UnsafeMutableRawPointer? {
        let size = UInt(sysconf(Int32(_SC_PAGESIZE)))
        let page = UnsafeMutableRawPointer(bitPattern: address / size * size)
        guard mprotect(page, Int(size), PROT_READ | PROT_WRITE) == 0 else { return nil }
        return UnsafeMutableRawPointer(bitPattern: address)
    }
}
