import Synchronization
import VigilProgramImage

/// To whom the tasks of one process belong, for as long as it runs.
public final class TaskIdentity: Sendable {
    /// A number that no other identity of the program has, but for one made sixteen million identities later.
    package let token: UInt64

    /// Not weak: a weak reference would make each later count of the owner's references take the slow path.
    ///
    /// Unchecked: the owner is only handed to its own simulation.
    private struct Entry: @unchecked Sendable {
        unowned(unsafe) let owner: any ThreadOwner
    }

    private static let lastToken = Atomic<UInt64>(0)
    private static let entries = Mutex<[UInt64: Entry]>([:])

    /// The identity of a process that begins. The process calls ``end()`` before it goes.
    public init(of owner: any ThreadOwner) {
        token = TaskIdentity.lastToken.add(1, ordering: .relaxed).newValue & 0xff_ffff
        let entry = Entry(owner: owner)
        TaskIdentity.entries.withLock { [token] entries in entries[token] = entry }
    }

    /// The process has ended: its tasks never run again.
    public func end() {
        TaskIdentity.entries.withLock { _ = $0.removeValue(forKey: token) }
    }

    /// Performs what ends a wait of one of the process's tasks: at once where its own code runs, and as an event of its own
    /// when something else does it, such as a test that cancels the task. Nothing is done when the process has ended.
    public func perform(_ action: @escaping @Sendable () -> Void) {
        if SimulatedContext.owner?.identity === self { return action() }
        guard let owner = TaskIdentity.owner(token) else { return }
        let (place, isByProcess) = (Simulation.placeOfCaller(), SimulatedContext.owner != nil)
        nonisolated(unsafe) let process = owner
        owner.mainThread.simulation.deliverFromOutside {
            process.noteResumptionFromOutside(at: place, isByProcess: isByProcess)
            SimulatedContext.resuming(process, action)
        }
    }

    /// The process with this token; nil when it has ended.
    package static func owner(_ token: UInt64) -> (any ThreadOwner)? {
        entries.withLock { $0[token]?.owner }
    }
}
