import CVigilMachineCalls
import Foundation
import VirtualTime

/// The threads that code of an app made by the C library, in one launch: simulated ones.
final class CThreads {
    /// One thread, and who waits for its end.
    private final class Entry: WaitTarget {
        let own = ForeignThread()
        let thread: SimulatedThread
        var isOver = false
        var joiners: [Waiter] = []
        /// Whether another thread asked for its end.
        var isCancelled = false
        /// Its wait, where such a request ends it.
        var wait: Waiter?

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
    func join(_ handle: UInt, atMost delay: Duration?, isCancellable: Bool) -> vigil_wait {
        guard let entry = entries[handle], entry.thread !== SimulatedThread.current, SimulatedThread.mayEndCurrentTurn
        else { return vigil_wait_impossible }
        if !entry.isOver {
            SimulatedThread.block(on: entry) { waiter in
                entry.joiners.append(waiter)
                if isCancellable { mayCancel(waiter) }
                if let delay { waiter.wake(after: delay) }
            }
        }
        guard entry.isOver else { return vigil_wait_over }
        if entries[handle] === entry { entries[handle] = nil }
        return vigil_wait_served
    }

    /// The entry of the calling thread, where it is such a one.
    private var current: Entry? { ForeignThread.isCurrent ? entries[UInt(pthread_self())] : nil }

    /// The calling thread begins a wait that a request for its end ends.
    func mayCancel(_ waiter: Waiter) { current?.wait = waiter }

    /// Asks a thread to end, and wakes it where it waits; false for one that is none of the app's.
    func cancel(_ handle: UInt) -> Bool {
        guard let entry = entries[handle] else { return false }
        entry.isCancelled = true
        entry.wait?.wake()
        return true
    }

    /// Whether another asked the calling thread to end.
    static var isCurrentCancelled: Bool { ForeignThread.isCurrent && ofRunningApp?.current?.isCancelled == true }

    /// Called by a thread of the C library, before its code: waits for its turn. False when it never comes.
    static func enter(_ made: UnsafeMutableRawPointer) -> Bool {
        Unmanaged<Entry>.fromOpaque(made).takeRetainedValue().own.enter()
    }
}
