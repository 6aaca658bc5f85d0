import BackgroundRuntime

/// A piece of work of the simulated app with a life of its own: it waits for others, runs once, and is over.
///
/// A subclass overrides `main()`. One that is asynchronous overrides `start()`, `isExecuting` and `isFinished`, and tells
/// of their changes with `willChangeValue(forKey:)` and `didChangeValue(forKey:)`, as on a phone.
open class Operation: NSObject, @unchecked Sendable {
    /// How urgent an operation is among those of its queue that could begin.
    public enum QueuePriority: Int, Sendable {
        /// Begins after all others that are ready.
        case veryLow = -8
        /// Begins after those of normal priority.
        case low = -4
        /// Neither before nor after others, the default.
        case normal = 0
        /// Begins before those of normal priority.
        case high = 4
        /// Begins before all others that are ready.
        case veryHigh = 8
    }

    private enum State {
        case waiting
        case executing
        case finished
    }

    /// The name, for reports.
    @SystemAPI.Since(.method("name", of: "NSOperation", .iOS(8))) open var name: String? = nil
    /// The urgency of the work. Kept, and without effect.
    @SystemAPI.Since(.method("qualityOfService", of: "NSOperation", .iOS(8))) open var qualityOfService =
        QualityOfService.default
    /// Called on a thread of the system when the operation is over, also when it was cancelled.
    open var completionBlock: (@Sendable () -> Void)?
    /// Its place among the operations of its queue that could begin.
    open var queuePriority = QueuePriority.normal {
        didSet { queue?.note(self) }
    }
    /// What has to be over before this one begins.
    open private(set) var dependencies: [Operation] = []
    /// How many of them have not told yet that they are over.
    private var unfinished = 0
    /// Whether it was cancelled. Code that runs has to look.
    open private(set) var isCancelled = false

    /// The queue that it was added to; nil again when it is over.
    weak var queue: OperationQueue?
    private var state = State.waiting
    private var thread: SimulatedThread?
    /// Those that wait for this one to be over.
    private var dependents: [Operation] = []
    private var hasNotified = false
    private let waiters = WaitingThreads()

    /// An operation that does nothing.
    public override init() {}

    /// Releases one dependency after another: as a chain, a long one would take a stack of its length.
    deinit {
        var rest = dependencies
        dependencies = []
        while var next = rest.popLast() {
            guard isKnownUniquelyReferenced(&next) else { continue }
            rest += next.dependencies
            next.dependencies = []
        }
    }

    /// Whether its code runs.
    open var isExecuting: Bool { state == .executing }

    /// Whether it is over.
    open var isFinished: Bool { state == .finished }

    /// Whether it goes on after `start()` has returned; the old name.
    open var isConcurrent: Bool { false }

    /// Whether it goes on after `start()` has returned. A subclass says so.
    open var isAsynchronous: Bool {
        SimulatedApp.require(.method("isAsynchronous", of: "NSOperation", .iOS(7)))
        return isConcurrent
    }

    /// Whether it could begin: all it depends on is over, or it was cancelled.
    open var isReady: Bool { isCancelled || unfinished == 0 }

    /// What it does; a subclass overrides this.
    open func main() {}

    /// Runs `main()` on the calling thread, unless it was cancelled. Starting twice, or too early, is an exception.
    open func start() {
        guard state != .finished else { return }
        guard state == .waiting else { SimulatedApp.raise("\(waitDescription) was started twice") }
        if !isCancelled { run() }
        state = .finished
        notifyObservers()
        notifyWhenFinished()
    }

    private func run() {
        guard isReady else { SimulatedApp.raise("\(waitDescription) was started before it was ready") }
        state = .executing
        thread = SimulatedThread.current
        notifyObservers()
        main()
        thread = nil
    }

    /// Asks it not to run, or to stop. One that has not begun is over as soon as its queue gets to it.
    open func cancel() {
        guard !isFinished, !isCancelled else { return }
        isCancelled = true
        notifyObservers()
        queue?.note(self)
    }

    /// Makes it begin after `operation` is over, whatever its queue.
    open func addDependency(_ operation: Operation) {
        dependencies.append(operation)
        guard !operation.isFinished else { return }
        operation.dependents.append(self)
        unfinished += 1
        notifyObservers()
    }

    /// Takes a dependency away.
    open func removeDependency(_ operation: Operation) {
        dependencies.removeAll { $0 === operation }
        let count = operation.dependents.count
        operation.dependents.removeAll { $0 === self }
        unfinished -= count - operation.dependents.count
        queue?.note(self)
    }

    /// Blocks the calling thread, in virtual time, until it is over.
    open func waitUntilFinished() {
        if !isFinished { waiters.wait(on: self) }
    }

    /// A subclass is about to change the value of a key.
    open func willChangeValue(forKey key: String) { KeyValueObserving.willChange(self, key) }

    /// A subclass has changed the value of a key, such as `isFinished`.
    open func didChangeValue(forKey key: String) {
        notifyObservers(key)
        notifyWhenFinished()
        queue?.note(self)
    }

    /// Tells everybody who waits, once.
    private func notifyWhenFinished() {
        guard isFinished, !hasNotified else { return }
        hasNotified = true
        let (following, completion) = (dependents, completionBlock)
        (dependents, completionBlock) = ([], nil)
        waiters.serveAll()
        if let completion { SystemThreads.run(completion) }
        // First, so that the most urgent of its queue comes next, whatever it waited for.
        for dependent in following {
            dependent.unfinished -= 1
            dependent.notifyObservers()
            dependent.queue?.note(dependent)
        }
        let own = queue
        queue = nil
        own?.operationDidFinish(self)
    }

    /// Lets go of the app's closures: its launch is over.
    func forgetClosures() {
        (completionBlock, dependents, dependencies, unfinished) = (nil, [], [], 0)
    }
}

extension Operation: WaitTarget {
    public var waitDescription: String {
        let kind = String(describing: type(of: self))
        return _name.value.map { "\(kind) \"\($0)\"" } ?? kind
    }

    /// The thread that runs it, or on which alone it will; nil where any can, or where it goes on without a thread.
    public var holder: SimulatedThread? {
        if thread != nil || isExecuting || isFinished { return thread }
        return isReady ? queue?.servingThread : nil
    }
}

extension Operation {
    /// Tells those who observe the operation of a key, or of all that is another value than before.
    fileprivate func notifyObservers(_ key: String = "") {
        if key.isEmpty { KeyValueObserving.mayHaveChanged(self) } else { KeyValueObserving.didChange(self, key) }
    }
}

extension Operation: KeyValueCoded {
    package func keyedValue(_ key: String) -> Any?? {
        switch key {
        case "isFinished", "finished": isFinished
        case "isExecuting", "executing": isExecuting
        case "isCancelled", "cancelled": isCancelled
        case "isReady", "ready": isReady
        case "isAsynchronous", "asynchronous": isConcurrent
        default: nil
        }
    }

    package func setKeyedValue(_ value: Any?, _ key: String) -> Bool { false }
}
