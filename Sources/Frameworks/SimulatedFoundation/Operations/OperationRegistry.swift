import BackgroundRuntime

/// The operation queues of one launch: the main one, those that have something to do, and whose operation runs where.
final class OperationRegistry: ClosureOwner {
    private var busy: [OperationQueue] = []
    /// The queues whose operations run on a thread, the innermost last.
    private var running: [ObjectIdentifier: [OperationQueue]] = [:]
    private let makeMain: () -> OperationQueue
    private(set) lazy var main = makeMain()

    private init() {
        makeMain = {
            let queue = OperationQueue(DispatchQueue.main)
            queue.name = "NSOperationQueue Main Queue"
            queue.maxConcurrentOperationCount = 1
            return queue
        }
    }

    static var ofRunningApp: OperationRegistry {
        SimulatedApp.process(for: "OperationQueue").storage.object { OperationRegistry() }
    }

    /// That of the launch to which a queue belongs: the system puts calls into queues while no code of the app runs.
    static func of(_ queue: DispatchQueue) -> OperationRegistry {
        queue.runtime?.process.storage.object { OperationRegistry() } ?? ofRunningApp
    }

    func add(_ queue: OperationQueue) {
        if !busy.contains(where: { $0 === queue }) { busy.append(queue) }
    }

    func remove(_ queue: OperationQueue) { busy.removeAll { $0 === queue } }

    /// Starts an operation on the calling thread, and remembers of which queue it is meanwhile.
    func run(_ operation: Operation, of queue: OperationQueue) {
        guard let thread = SimulatedThread.current else { return operation.start() }
        running[ObjectIdentifier(thread), default: []].append(queue)
        operation.start()
        let left = running[ObjectIdentifier(thread)]?.dropLast() ?? []
        running[ObjectIdentifier(thread)] = left.isEmpty ? nil : Array(left)
    }

    /// The queue whose operation runs on the calling thread.
    var current: OperationQueue? {
        SimulatedThread.current.flatMap { running[ObjectIdentifier($0)]?.last }
    }

    func releaseClosures() {
        for queue in busy { queue.forgetOperations() }
        (busy, running) = ([], [:])
    }
}

extension OperationQueue {
    /// The queue of the app's main thread.
    public static var main: OperationQueue { OperationRegistry.ofRunningApp.main }

    /// The queue whose operation the calling code belongs to; on the main thread else the main queue, and nil elsewhere.
    public static var current: OperationQueue? {
        guard AppProcess.current != nil else { return nil }
        return OperationRegistry.ofRunningApp.current ?? (SimulatedExecutors.isOnMainThread ? main : nil)
    }
}
