import VirtualTime

/// The threads that code of an app made by the C library, in one launch: simulated ones.
final class CThreads {
    /// One thread, and who waits for its end.
    private final class Entry: WaitTarget {
        let own = ForeignThread()
        let thread: SimulatedThread
        var isOver = false
        var joiners: [Waiter] = []

        init(_ thread: SimulatedThread) { self.thread = thread }

        var waitDescription: String { thread.name }
        var holder: SimulatedThread? { thread }
    }

    /// Lets a thread go whose turn never comes, because the process ended before.
    private final class Turn {
        let entry: Entry
        var hasBegun = false

        init(_ entry: Entry) { self.entry = entry }

        deinit { if !hasBegun { entry.own.giveUp() } }
    }

    private var entries: [UInt: Entry] = [:]
    private var made = 0

    /// It keeps these, and is there as long as they are.
    private unowned let process: AppProcess

    private init(_ process: AppProcess) { self.process = process }

    /// The threads of the app whose code runs; nil where that is none on a phone.
    static var ofRunningApp: CThreads? {
        AppProcess.current.map { process in process.storage.object(orMake: { CThreads(process) }) }
    }

    /// Makes a simulated thread, for one that the C library is about to make.
    func make() -> UnsafeMutableRawPointer {
        made += 1
        // Once for who makes the thread, and once for the thread itself.
        return Unmanaged.passRetained(Entry(process.makeThread("C thread \(made)"))).retain().toOpaque()
    }

    /// The C library made the thread, or could not.
    func start(_ made: UnsafeMutableRawPointer, _ handle: UInt, isThere: Bool) {
        let entry = Unmanaged<Entry>.fromOpaque(made).takeRetainedValue()
        guard isThere else {
            process.removeThread(entry.thread)
            return Unmanaged<Entry>.fromOpaque(made).release()
        }
        entries[handle] = entry
        let turn = Turn(entry)
        entry.thread.enqueue { [weak self] in
            turn.hasBegun = true
            entry.own.runTurn()
            self?.end(entry)
        }
    }

    private func end(_ entry: Entry) {
        entry.isOver = true
        process.removeThread(entry.thread)
        for joiner in entry.joiners { joiner.wake() }
        entry.joiners = []
    }

    /// Waits until a thread is over. One that is none of the app's, or the calling one, is left to the C library.
    func join(_ handle: UInt) {
        guard let entry = entries[handle], entry.thread !== SimulatedThread.current, SimulatedThread.mayEndCurrentTurn
        else { return }
        if !entry.isOver { SimulatedThread.block(on: entry) { entry.joiners.append($0) } }
        if entries[handle] === entry { entries[handle] = nil }
    }

    /// Called by a thread of the C library, before its code: waits for its turn. False when it never comes.
    static func enter(_ made: UnsafeMutableRawPointer) -> Bool {
        Unmanaged<Entry>.fromOpaque(made).takeRetainedValue().own.enter()
    }
}
