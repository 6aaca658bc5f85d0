import Foundation
import Synchronization
import VirtualTime

/// Which process the tasks that were seen last belong to, for the whole program.
///
/// It serves one thing: a task of an app that something outside resumes is known for what it is. Nothing tells when a
/// task has ended, so the oldest is forgotten when a new one needs its place: a task that waited while as many as there
/// are places were made, and is then resumed from outside, escapes.
///
/// Unchecked: its only value is set once, and what it points to is atomic.
private struct TaskRegister: ~Copyable, @unchecked Sendable {
    static let shared = TaskRegister()

    /// A megabyte; places that were never needed take no memory.
    private static let places = 131_072
    private let entries: UnsafeMutablePointer<Atomic<UInt64>>

    private init() {
        guard let zeros = calloc(TaskRegister.places, MemoryLayout<Atomic<UInt64>>.stride) else {
            preconditionFailure("there is no memory for the register of tasks")
        }
        entries = zeros.bindMemory(to: Atomic<UInt64>.self, capacity: TaskRegister.places)
    }

    /// The token of the process that a task was seen in; nil for a task that is not known.
    func token(of task: UInt64) -> UInt64? {
        let entry = entries[Int(task) % TaskRegister.places].load(ordering: .relaxed)
        return entry >> 24 == task & 0xff_ffff_ffff && entry != 0 ? entry & 0xff_ffff : nil
    }

    func note(_ task: UInt64, of token: UInt64) {
        entries[Int(task) % TaskRegister.places].store(task << 24 | token, ordering: .relaxed)
    }
}

/// Where a job goes that somebody enqueues.
enum JobRoute {
    /// To the process whose code enqueues it.
    case own(any ThreadOwner)
    /// To the process whose task it is, although somebody else resumes it.
    case fromOutside(any ThreadOwner)
    /// Nowhere: its process has ended.
    case dropped
    /// To the machine, as it would without Vigil.
    case machine

    /// Finds the route. A job that simulated code enqueues belongs to its process, but for a task that drives the
    /// simulation, such as a test that waits for the app.
    init(_ job: UnownedJob) {
        let (current, task) = (SimulatedContext.owner, TaskNumber.of(job))
        guard let task else {
            self = current.map(JobRoute.own) ?? .machine
            return
        }
        let token = TaskRegister.shared.token(of: task)
        if let token, token != current?.identity.token {
            self = TaskIdentity.owner(token).map(JobRoute.fromOutside) ?? .dropped
        } else if let current, !current.mainThread.simulation.isDriven(by: task) {
            if token == nil { TaskRegister.shared.note(task, of: current.identity.token) }
            self = .own(current)
        } else {
            self = .machine
        }
    }
}
