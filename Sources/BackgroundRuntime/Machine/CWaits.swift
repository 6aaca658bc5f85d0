import CVigilMachineCalls
import Foundation
import VigilProgramImage
import VirtualTime

/// Waits of an app's code for locks and conditions of the C library, in virtual time.
final class CWaits {
    /// One wait for one object.
    private final class Wait: WaitTarget {
        let waitDescription: String
        let holder: SimulatedThread?
        private let thread = SimulatedThread.current
        var waiter: Waiter?
        var isServed = false

        init(_ description: String, heldBy holder: SimulatedThread? = nil) {
            (waitDescription, self.holder) = (description, holder)
        }

        /// Whether it can be served: its time is not over, and its thread goes on.
        var isOpen: Bool { waiter?.isWoken == false && thread?.isDead == false }
    }

    /// The waits for each object, by its address, the longest first.
    private var waits: [UnsafeMutableRawPointer: [Wait]] = [:]
    private let simulation: Simulation

    private init(_ simulation: Simulation) { self.simulation = simulation }

    /// The waits of the app whose code runs; nil where that is none on a phone.
    static var ofRunningApp: CWaits? {
        AppProcess.current.map { process in process.storage.object(orMake: { CWaits(process.simulation) }) }
    }

    /// Waits until a lock may be free.
    ///
    /// - Parameter number: the thread of the computer that holds it; 0 where several may.
    /// - Returns: false where that plays no thread of the app, or the calling code cannot wait: then the computer has to.
    func wait(forLock lock: UnsafeMutableRawPointer, heldBy number: Int32) -> Bool {
        guard SimulatedThread.mayEndCurrentTurn, number == 0 || simulation.isSimulated(number) else { return false }
        let wait = Wait("a lock of the C library", heldBy: simulation.foreignThread(number))
        SimulatedThread.block(on: wait) { add(wait, of: lock, $0) }
        return true
    }

    /// Waits as it is said, and gives a lock up meanwhile where there is one.
    func wait(_ waiting: vigil_waiting, releasing lock: UnsafeMutableRawPointer? = nil) -> vigil_wait {
        guard SimulatedThread.current?.owner != nil, SimulatedThread.mayEndCurrentTurn else {
            return vigil_wait_impossible
        }
        let wait = Wait(waiting.what.map { String(cString: $0) } ?? "time to pass")
        SimulatedThread.block(on: waiting.what == nil ? nil : wait) { waiter in
            wait.waiter = waiter
            if let object = waiting.object { add(wait, of: object, waiter) }
            if let isOver = waiting.is_over { look(isOver, waiting, for: wait) }
            if waiting.is_cancellable { CThreads.ofRunningApp?.mayCancel(waiter) }
            if let lock { pthread_mutex_unlock(lock.assumingMemoryBound(to: pthread_mutex_t.self)) }
            if let delay = waiting.delay { waiter.wake(after: CWaits.duration(delay.pointee)) }
        }
        if let object = waiting.object { remove(wait, of: object) }
        return wait.isServed ? vigil_wait_served : vigil_wait_over
    }

    /// Ends a wait when a function of C says so.
    private func look(
        _ isOver: @escaping @convention(c) (UnsafeMutableRawPointer?) -> Bool, _ waiting: vigil_waiting, for wait: Wait
    ) {
        let (process, context) = (AppProcess.current, waiting.context)
        let isAlways = waiting.is_served_by_computer
        wait.waiter?.wake(
            when: { [unowned wait] in
                if isOver(context) { wait.isServed = true }
                return wait.isServed
            },
            // Code that runs past the simulation, which was found, gets longer than what the computer does for itself.
            patience: { [weak process] in
                process.map(Escape.hasGivenCodeAway) == true ? 1_000 : isAlways ? 100 : 0
            })
    }

    /// A time of C.
    static func duration(_ time: timespec) -> Duration { .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec) }

    // The collections below give up locks of the system's own, which is a wake like any other where code of an app runs: each
    // change of them is exempt.

    private func add(_ wait: Wait, of object: UnsafeMutableRawPointer, _ waiter: Waiter) {
        wait.waiter = waiter
        MachineCalls.exempting { waits[object, default: []].append(wait) }
    }

    private func remove(_ wait: Wait, of object: UnsafeMutableRawPointer) {
        MachineCalls.exempting {
            guard var list = waits[object] else { return }
            list.removeAll { $0 === wait }
            waits[object] = list.isEmpty ? nil : list
        }
    }

    /// Wakes the one that waits longest, or all.
    func wake(_ object: UnsafeMutableRawPointer, isForAll: Bool) {
        for wait in MachineCalls.exempting({ takeServed(object, isForAll: isForAll) }) {
            wait.isServed = true
            wait.waiter?.wake()
        }
    }

    /// Those that are served now, which wait no more.
    private func takeServed(_ object: UnsafeMutableRawPointer, isForAll: Bool) -> [Wait] {
        guard let list = waits.removeValue(forKey: object) else { return [] }
        let open = list.filter(\.isOpen)
        let served = isForAll ? open : Array(open.prefix(1))
        if served.count < open.count { waits[object] = Array(open.dropFirst(served.count)) }
        return served
    }
}
