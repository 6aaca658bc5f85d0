import BackgroundRuntime

/// A thread of the simulated app. Sleeping on it takes virtual time only.
public final class Thread: @unchecked Sendable {
    /// The thread's name; shown in traces.
    public var name: String?
    /// Whether the thread was asked to stop. Its code has to look.
    public private(set) var isCancelled = false
    /// Whether its block has returned.
    public private(set) var isFinished = false
    private let block: (@Sendable () -> Void)?
    private var simulated: SimulatedThread?

    /// A thread that will run `block` once it is started.
    public init(block: @escaping @Sendable () -> Void) {
        self.block = block
    }

    private init(_ thread: SimulatedThread) {
        block = nil
        name = thread.name
        simulated = thread
    }

    /// Starts the thread.
    public func start() {
        guard simulated == nil, let block else { return }
        let process = SimulatedApp.process(for: "Thread")
        let thread = process.makeThread(name ?? "thread")
        simulated = thread
        thread.enqueue { [self] in
            block()
            isFinished = true
            process.removeThread(thread)
        }
    }

    /// Asks the thread to stop.
    public func cancel() { isCancelled = true }

    /// Whether this is the app's main thread.
    public var isMainThread: Bool {
        guard let simulated else { return false }
        return (simulated.owner as? AppProcess)?.mainThread === simulated
    }

    /// Whether the calling code runs on the app's main thread.
    public static var isMainThread: Bool { SimulatedExecutors.isOnMainThread }

    /// The thread of the calling code.
    public static var current: Thread {
        guard let thread = SimulatedThread.current else {
            preconditionFailure("Thread.current was used outside any simulated app")
        }
        return Thread(thread)
    }

    /// The app's main thread.
    public static var main: Thread { Thread(SimulatedApp.process(for: "Thread.main").mainThread) }

    /// Blocks the calling thread for `interval` seconds of virtual time.
    public static func sleep(forTimeInterval interval: TimeInterval) {
        SimulatedThread.sleep(for: Duration(inSeconds: interval))
    }

    /// Blocks the calling thread until the wall clock shows `date`.
    public static func sleep(until date: Date) {
        sleep(forTimeInterval: date.timeIntervalSince(Date()))
    }

    /// Runs `block` on a new thread.
    public static func detachNewThread(_ block: @escaping @Sendable () -> Void) {
        Thread(block: block).start()
    }
}

/// Blocks the calling thread for `seconds` of virtual time; always returns 0.
@discardableResult
public func sleep(_ seconds: UInt32) -> UInt32 {
    SimulatedThread.sleep(for: .seconds(Int64(seconds)))
    return 0
}

/// Blocks the calling thread for `microseconds` of virtual time; always returns 0.
@discardableResult
public func usleep(_ microseconds: UInt32) -> Int32 {
    SimulatedThread.sleep(for: .microseconds(Int64(microseconds)))
    return 0
}
