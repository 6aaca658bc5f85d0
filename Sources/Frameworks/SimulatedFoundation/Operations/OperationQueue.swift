import BackgroundRuntime

/// A queue of operations of the simulated app: each begins when it is ready and there is room, in virtual time.
open class OperationQueue: NSObject, @unchecked Sendable {
    /// The number of operations at once that stands for "as many as the system thinks best".
    public static let defaultMaxConcurrentOperationCount = -1

    /// What its threads are called in traces and reports.
    open var name: String?
    /// The urgency of the work. Kept, and without effect.
    @SystemAPI.Since(.method("qualityOfService", of: "NSOperationQueue", .iOS(8))) open var qualityOfService =
        QualityOfService.default
    /// How many operations may be under way at once.
    open var maxConcurrentOperationCount = OperationQueue.defaultMaxConcurrentOperationCount {
        didSet { serve() }
    }
    /// Whether operations are kept from beginning.
    open var isSuspended = false {
        didSet { serve() }
    }
    /// The queue on whose threads the operations run; nil for threads of their own. Set it while the queue is empty.
    /// From iOS 8.
    open var underlyingQueue: DispatchQueue? {
        get {
            SimulatedApp.require(.underlyingQueue)
            return isOwnQueue ? nil : queue
        }
        set {
            SimulatedApp.require(.underlyingQueue)
            guard let newValue else { return }
            (queue, isOwnQueue) = (newValue, false)
        }
    }
    private lazy var ownProgress = Progress(totalUnitCount: 0)

    private var queue: DispatchQueue
    private var isOwnQueue = true
    private var backlog = OperationBacklog()
    private let idleWaiters = WaitingThreads()

    /// A queue of the app that is running.
    public override init() { queue = DispatchQueue(label: "NSOperationQueue", attributes: .concurrent) }

    init(_ queue: DispatchQueue) { self.queue = queue }

    /// How many of the expected operations are over. It counts once its `totalUnitCount` was set. From iOS 13.
    public var progress: Progress {
        SimulatedApp.require(.method("progress", of: "NSOperationQueue", .iOS(13)))
        return ownProgress
    }

    /// The operations that are not over, in the order in which they were added.
    open var operations: [Operation] { backlog.all }

    /// How many operations are not over.
    open var operationCount: Int { backlog.count }

    @preconcurrency
    open func addOperation(_ block: @escaping @Sendable () -> Void) { addOperation(BlockOperation(block: block)) }

    /// Adds an operation. One that is in a queue, has begun or is over is an exception.
    open func addOperation(_ operation: Operation) {
        enqueue(operation, isBarrier: false)
        serve()
    }

    /// Adds operations, and waits until they are over if `wait` says so. None begins before all are there, so that the most
    /// urgent comes first.
    open func addOperations(_ operations: [Operation], waitUntilFinished wait: Bool) {
        for operation in operations { enqueue(operation, isBarrier: false) }
        serve()
        if wait { operations.forEach { $0.waitUntilFinished() } }
    }

    /// Adds a block that begins when all before it are over, and that all after it wait for. From iOS 13.
    @preconcurrency
    open func addBarrierBlock(_ barrier: @escaping @Sendable () -> Void) {
        SimulatedApp.require(.method("addBarrierBlock:", of: "NSOperationQueue", .iOS(13)))
        enqueue(BlockOperation(block: barrier), isBarrier: true)
        serve()
    }

    /// Cancels all operations. Those that have begun have to look.
    open func cancelAllOperations() {
        for operation in operations { operation.cancel() }
    }

    /// Blocks the calling thread, in virtual time, until no operation is left.
    open func waitUntilAllOperationsAreFinished() {
        if operationCount > 0 { idleWaiters.wait(on: self) }
    }

    private func enqueue(_ operation: Operation, isBarrier: Bool) {
        let refusal: String? =
            if operation.queue != nil { "is in a queue already" } else if operation.isExecuting {
                "is executing"
            } else if operation.isFinished { "is over" } else { nil }
        if let refusal { SimulatedApp.raise("\(operation.waitDescription) \(refusal) and cannot be enqueued") }
        operation.queue = self
        backlog.add(operation, isBarrier: isBarrier)
        OperationRegistry.of(queue).add(self)
        KeyValueObserving.mayHaveChanged(self)
    }

    /// An operation may be ready, or more urgent than it was.
    func note(_ operation: Operation) {
        backlog.note(operation)
        serve()
    }

    /// Starts what may begin.
    func serve() {
        while !isSuspended, let next = backlog.takeNext(limit: maxConcurrentOperationCount) {
            queue.submit { [self] in OperationRegistry.of(queue).run(next, of: self) }
        }
    }

    /// The one thread on which its operations run; nil for a queue with many.
    var servingThread: SimulatedThread? { (queue as any WaitTarget).holder }

    func operationDidFinish(_ operation: Operation) {
        backlog.remove(operation)
        KeyValueObserving.mayHaveChanged(self)
        if ownProgress.totalUnitCount > 0 { ownProgress.completedUnitCount += 1 }
        serve()
        guard operationCount == 0 else { return }
        OperationRegistry.of(queue).remove(self)
        idleWaiters.serveAll()
    }

    /// The launch is over: lets go of the app's closures.
    func forgetOperations() {
        for operation in operations { operation.forgetClosures() }
        backlog = OperationBacklog()
    }
}

extension OperationQueue: WaitTarget {
    public var waitDescription: String { "the operations of OperationQueue \"\(name ?? queue.label)\"" }
    public var holder: SimulatedThread? { operationCount == 1 ? operations[0].holder : nil }
}

extension OperationQueue: KeyValueCoded {
    package func keyedValue(_ key: String) -> Any?? {
        switch key {
        case "operations": operations
        case "operationCount": operationCount
        case "isSuspended", "suspended": isSuspended
        case "maxConcurrentOperationCount": maxConcurrentOperationCount
        case "name": .some(name)
        default: nil
        }
    }

    package func setKeyedValue(_ value: Any?, _ key: String) -> Bool { false }
}
