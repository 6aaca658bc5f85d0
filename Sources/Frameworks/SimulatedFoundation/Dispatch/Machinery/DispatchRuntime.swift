import BackgroundRuntime

/// What Dispatch keeps for one launch of an app: its threads, the system's queues, and which thread runs what.
final class DispatchRuntime: ClosureOwner, WorkQueues {
    unowned let process: AppProcess
    /// Whether the launch is over.
    private(set) var isOver = false
    private(set) lazy var threads = QueueThreads(of: self)
    private(set) lazy var main = MainDispatchQueue(of: self)
    private var globals: [DispatchQoS.QoSClass: DispatchQueue] = [:]
    /// What each thread runs: the innermost job.
    private var running: [ObjectIdentifier: DispatchJob] = [:]
    private var owners = WeakOwners()

    private init(of process: AppProcess) {
        self.process = process
        process.workQueues = self
    }

    /// The runtime of the app that is running.
    static func current(for name: String) -> DispatchRuntime { of(SimulatedApp.process(for: name)) }

    /// The runtime of `process`.
    static func of(_ process: AppProcess) -> DispatchRuntime {
        process.storage.object { DispatchRuntime(of: process) }
    }

    /// The system's concurrent queue of a class.
    func global(_ qos: DispatchQoS.QoSClass) -> DispatchQueue {
        let qos = qos == .unspecified ? .default : qos
        if let known = globals[qos] { return known }
        let queue = DispatchQueue(global: qos, of: self)
        globals[qos] = queue
        return queue
    }

    /// The job whose block runs on the calling thread; nil outside all queues.
    var currentJob: DispatchJob? { SimulatedThread.current.flatMap { running[ObjectIdentifier($0)] } }

    /// The queue that the calling thread serves: the main one on the main thread, whatever runs there.
    var currentQueue: DispatchQueue? {
        currentJob?.queue ?? (SimulatedThread.current === process.mainThread ? main : nil)
    }

    /// Runs a job to its end on the calling thread.
    func run(_ job: DispatchJob, on thread: SimulatedThread) {
        let key = ObjectIdentifier(thread)
        job.outer = running[key]
        running[key] = job
        job.thread = thread
        job.perform()
        running[key] = job.outer
        job.outer = nil
    }

    /// Remembers an object that holds closures of the app. It is not kept alive.
    func add(_ owner: any ClosureOwner) { owners.add(owner) }

    private var queues: [DispatchQueue] { owners.all.compactMap { $0 as? DispatchQueue } }

    var waitingWork: Int { queues.reduce(threads.pool.waitingCount) { $0 + $1.waitingCount } }

    func hasWork(behind thread: SimulatedThread) -> Bool {
        threads.pool.waitingCount > 0 || queues.contains { $0.waitingCount > 0 && $0.isHeld(by: thread) }
    }

    func releaseClosures() {
        isOver = true
        threads.pool.removeAll()
        for owner in owners.all { owner.releaseClosures() }
        running = [:]
    }
}

/// Objects that hold closures, in the order in which they were added, without keeping them alive.
private struct WeakOwners {
    private struct Box {
        weak var owner: (any ClosureOwner)?
    }

    private var boxes: [Box] = []
    private var limit = 64

    var all: [any ClosureOwner] { boxes.compactMap(\.owner) }

    mutating func add(_ owner: any ClosureOwner) {
        if boxes.count >= limit {
            boxes.removeAll { $0.owner == nil }
            limit = max(64, boxes.count * 2)
        }
        boxes.append(Box(owner: owner))
    }
}
