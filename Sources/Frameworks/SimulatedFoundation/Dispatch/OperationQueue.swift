import BackgroundRuntime

/// A queue of operations of the simulated app, for blocks. Each block is a turn, in virtual time.
public final class OperationQueue: @unchecked Sendable {
    /// The number of blocks at once that stands for "as many as the system thinks best".
    public static let defaultMaxConcurrentOperationCount = -1

    /// The name of the queue.
    public var name: String?
    /// The urgency of the work. Kept, and without effect.
    public var qualityOfService = QualityOfService.default
    /// How many blocks may run beside one another, where they block.
    public var maxConcurrentOperationCount = OperationQueue.defaultMaxConcurrentOperationCount {
        didSet { serve() }
    }
    /// Whether waiting blocks are kept from starting.
    public var isSuspended = false {
        didSet { serve() }
    }

    private let queue: DispatchQueue
    private var waiting: [@Sendable () -> Void] = []
    private var running = 0
    private let idleWaiters = WaiterList()

    /// A queue of the app that is running.
    public convenience init() {
        self.init(DispatchQueue(label: "NSOperationQueue", attributes: .concurrent))
    }

    private init(_ queue: DispatchQueue) { self.queue = queue }

    /// The queue of the app's main thread.
    public static var main: OperationQueue {
        let storage = SimulatedApp.process(for: "OperationQueue.main").storage
        return storage.object { MainOperationQueue(OperationQueue(DispatchQueue.main)) }.queue
    }

    /// Whether this is the main queue and the calling code runs on the main thread.
    var isOfCurrentThread: Bool { queue is MainDispatchQueue && Thread.isMainThread }

    /// Blocks that have not ended.
    public var operationCount: Int { waiting.count + running }

    /// Adds a block at the end.
    public func addOperation(_ block: @escaping @Sendable () -> Void) {
        waiting.append(block)
        serve()
    }

    /// Operation objects are not simulated.
    @available(*, unavailable, message: "Vigil simulates operations given as blocks only: addOperation { ... }")
    public func addOperation(_ operation: Operation) {}

    /// Drops the blocks that have not begun.
    public func cancelAllOperations() {
        waiting = []
        wakeWhenIdle()
    }

    /// Blocks the calling thread until all blocks have ended.
    public func waitUntilAllOperationsAreFinished() {
        if operationCount > 0 { idleWaiters.wait(on: self) }
    }

    private func serve() {
        let limit = maxConcurrentOperationCount
        while !isSuspended, !waiting.isEmpty, limit < 0 || running < limit {
            let block = waiting.removeFirst()
            running += 1
            queue.submit { [self] in
                block()
                running -= 1
                serve()
                wakeWhenIdle()
            }
        }
    }

    private func wakeWhenIdle() {
        if operationCount == 0 { idleWaiters.serveAll() }
    }
}

/// Keeps the main queue of a process under a type of its own.
private final class MainOperationQueue {
    let queue: OperationQueue

    init(_ queue: OperationQueue) { self.queue = queue }
}

extension OperationQueue: WaitTarget {
    public var waitDescription: String { "the operations of an OperationQueue" }
    public var holder: SimulatedThread? { nil }
}
