import Foundation
import Synchronization
// `kind` is an interface of the concurrency library for its own use, the function below is exported without a header,
// and that a task is a job is nowhere said. `RuntimeInterface` checks them.
@_spi(ExperimentalCustomExecutors) import _Concurrency

@_silgen_name("swift_task_getJobTaskId") private func runtimeNumber(_ job: UnownedJob) -> UInt64

/// The number of a task, which no other task of the program gets.
enum TaskNumber {
    /// The number of a task; nil for jobs that are no tasks, such as an actor's.
    static func of(_ job: UnownedJob) -> UInt64? {
        ExecutorJob(job).kind == .task ? number(of: job) : nil
    }

    /// The number of the task whose code calls; nil outside any.
    static var current: UInt64? {
        withUnsafeCurrentTask { task in task.flatMap { number(of: unsafeBitCast($0, to: UnownedJob.self)) } }
    }

    /// The runtime counts from 1: a task without a number belongs to whoever enqueues it.
    private static func number(of task: UnownedJob) -> UInt64? {
        let number = runtimeNumber(task)
        return number > 0 ? number : nil
    }
}

/// To whom the tasks of one process belong, for as long as it runs.
public final class TaskIdentity: Sendable {
    let token: UInt64

    /// Not weak: a weak reference would make each later count of the owner's references take the slow path.
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
        let (place, isByProcess) = (CodePlace.current(), SimulatedContext.owner != nil)
        nonisolated(unsafe) let process = owner
        owner.mainThread.simulation.deliverFromOutside {
            process.noteResumptionFromOutside(at: place, isByProcess: isByProcess)
            SimulatedContext.resuming(process, action)
        }
    }

    /// The process with this token; nil when it has ended.
    static func owner(_ token: UInt64) -> (any ThreadOwner)? {
        entries.withLock { $0[token]?.owner }
    }
}

/// Which process the tasks that were seen last belong to, for the whole program.
///
/// It serves one thing: a task of an app that something outside resumes is known for what it is. Nothing tells when a
/// task has ended, so the oldest is forgotten when a new one needs its place: a task that waited while as many as there
/// are places were made, and is then resumed from outside, escapes.
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

/// The tasks that drove a simulation last: they are none of an app's.
struct Drivers {
    private var tasks: [UInt64] = []

    func contain(_ task: UInt64) -> Bool { tasks.contains(task) }

    mutating func note(_ task: UInt64) {
        guard tasks.last != task else { return }
        tasks.removeAll { $0 == task }
        if tasks.count == 8 { tasks.removeFirst() }
        tasks.append(task)
    }
}

extension Simulation {
    /// Remembers the task that drives the simulation from now on.
    func noteDriver() {
        if let task = TaskNumber.current { drivers.note(task) }
    }

    func isDriven(by task: UInt64) -> Bool { drivers.contain(task) }
}
