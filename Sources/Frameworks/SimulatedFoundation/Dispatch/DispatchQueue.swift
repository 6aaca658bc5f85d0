import BackgroundRuntime

/// A queue of the simulated app: its blocks are turns, in virtual time.
///
/// A serial queue is one simulated thread. A concurrent queue takes an idle thread for each block and makes up to
/// ``threadLimit`` of them, as Dispatch does; blocks beyond wait. The queue `main` is the app's main thread.
public class DispatchQueue: @unchecked Sendable {
    /// Attributes of a queue.
    public struct Attributes: OptionSet, Sendable {
        public let rawValue: Int

        public init(rawValue: Int) { self.rawValue = rawValue }

        /// Blocks of the queue may run beside one another.
        public static let concurrent = Attributes(rawValue: 1)
    }

    /// How many blocks of one concurrent queue can be blocked at once before further ones wait: Dispatch's soft limit.
    public static let threadLimit = 64

    /// The name of the queue.
    public let label: String
    private let isConcurrent: Bool
    private unowned let process: AppProcess
    private var threads: [SimulatedThread]
    private var waiting: [() -> Void] = []

    /// A queue of the app that is running.
    public convenience init(label: String, qos: DispatchQoS = .unspecified, attributes: Attributes = []) {
        let process = SimulatedApp.process(for: "DispatchQueue")
        let isConcurrent = attributes.contains(.concurrent)
        self.init(
            label, isConcurrent: isConcurrent, of: process, threads: isConcurrent ? [] : [process.makeThread(label)])
    }

    init(_ label: String, isConcurrent: Bool, of process: AppProcess, threads: [SimulatedThread]) {
        self.label = label
        self.isConcurrent = isConcurrent
        self.process = process
        self.threads = threads
    }

    /// The queue of the app's main thread.
    public static var main: MainDispatchQueue {
        let process = SimulatedApp.process(for: "DispatchQueue.main")
        return process.storage.object { MainDispatchQueue(of: process) }
    }

    /// A concurrent queue of the system, one for each quality of service.
    public static func global(qos: DispatchQoS.QoSClass = .default) -> DispatchQueue {
        let process = SimulatedApp.process(for: "DispatchQueue.global()")
        return process.storage.object { GlobalQueues() }.queue(qos, of: process)
    }

    /// Runs a block as soon as the queue gets to it.
    @_disfavoredOverload
    public func async(
        qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
        execute work: @escaping @Sendable @convention(block) () -> Void
    ) {
        submit(work)
    }

    /// Runs a block at `deadline`, or later when the app is suspended then.
    @_disfavoredOverload
    public func asyncAfter(
        deadline: DispatchTime, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
        execute work: @escaping @Sendable @convention(block) () -> Void
    ) {
        submit(work, at: deadline)
    }

    /// Runs a block on this queue and waits for it.
    ///
    /// A synchronous call from a serial queue to itself waits for ever, as it does on a phone.
    @_disfavoredOverload
    public func sync<Result, Failure: Error>(execute work: () throws(Failure) -> Result) throws(Failure) -> Result {
        var outcome: Swift.Result<Result, Failure>?
        withoutActuallyEscaping(work) { work in
            SimulatedThread.block(on: self) { waiter in
                submit {
                    outcome = Swift.Result(catching: work)
                    waiter.wake()
                }
            }
        }
        guard let outcome else { preconditionFailure("a synchronous block was over before it ran") }
        return try outcome.get()
    }

    /// Runs a block as soon as the queue gets to it, for calls of the system.
    package func submit(_ work: @escaping () -> Void) {
        guard isConcurrent else { return threads[0].enqueue(work) }
        waiting.append(work)
        serveWaiting()
    }

    func submit(_ work: @escaping () -> Void, at deadline: DispatchTime) {
        guard deadline.instant < .distantFuture else { return }
        let delay = process.simulation.now.duration(to: deadline.instant)
        process.startTimer(after: delay, submit: { [self] in submit($0) }, fire: { _ in work() })
    }

    private func serveWaiting() {
        while !waiting.isEmpty, let thread = idleThread() {
            let work = waiting.removeFirst()
            thread.enqueue { [self] in
                work()
                serveWaiting()
            }
        }
    }

    private func idleThread() -> SimulatedThread? {
        if let idle = threads.first(where: { !$0.isBusy && $0.waitingTurns == 0 }) { return idle }
        guard threads.count < DispatchQueue.threadLimit else { return nil }
        let thread = process.makeThread("\(label) \(threads.count + 1)")
        threads.append(thread)
        return thread
    }
}

extension DispatchQueue: WaitTarget {
    public var waitDescription: String { "DispatchQueue \"\(label)\"" }
    public var holder: SimulatedThread? { isConcurrent ? nil : threads[0] }
}

/// The system's queues of one process.
private final class GlobalQueues {
    private var queues: [(qos: DispatchQoS.QoSClass, queue: DispatchQueue)] = []

    func queue(_ qos: DispatchQoS.QoSClass, of process: AppProcess) -> DispatchQueue {
        if let known = queues.first(where: { $0.qos == qos }) { return known.queue }
        let queue = DispatchQueue("com.apple.root.\(qos)-qos", isConcurrent: true, of: process, threads: [])
        queues.append((qos, queue))
        return queue
    }
}
