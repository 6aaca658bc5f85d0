import BackgroundRuntime

/// A thread of the simulated app: its code waits in virtual time only. Outside an app it is a thread of the machine.
open class Thread: NSObject, @unchecked Sendable {
    /// The thread's name; shown in traces when it is set before the start.
    open var name: String?
    /// The urgency of the thread. Kept, and without effect.
    @SystemAPI.Since(.method("qualityOfService", of: "NSThread", .iOS(8))) open var qualityOfService = QualityOfService
        .default
    /// The urgency of the thread from 0 to 1. Kept, and without effect.
    open var threadPriority = 0.5
    /// The bytes of the thread's stack. Kept, and without effect: every thread has the megabyte of a main thread.
    open var stackSize = 524_288
    /// What code keeps for this thread.
    public let threadDictionary = NSMutableDictionary()
    /// Whether the thread was asked to stop. Its code has to look.
    open private(set) var isCancelled = false
    /// Whether its code has returned.
    open private(set) var isFinished = false

    private var block: (@Sendable () -> Void)?
    private var hasStarted = false
    private var simulated: SimulatedThread?
    /// Whether it stands for the main thread of the test or program outside any app.
    private var isMachineMain = false

    /// A thread that will run `main()` once it is started.
    public override init() {}

    /// A thread that will run `block` once it is started.
    @preconcurrency
    public convenience init(block: @escaping @Sendable () -> Void) {
        SimulatedApp.require(.method("initWithBlock:", of: "NSThread", .iOS(10)))
        self.init(running: block)
    }

    /// The same for the framework itself, on each system.
    convenience init(running block: @escaping @Sendable () -> Void) {
        self.init()
        self.block = block
    }

    /// A thread that runs already.
    init(adopting thread: SimulatedThread) {
        name = thread.name
        simulated = thread
        hasStarted = true
    }

    /// The calling thread of the machine.
    fileprivate init(adoptingMachineThread isMain: Bool) { (hasStarted, isMachineMain) = (true, isMain) }

    /// What the thread does; a subclass overrides this.
    open func main() { block?() }

    /// Starts the thread. A second time is an exception.
    open func start() {
        guard !hasStarted else { SimulatedApp.raise("Thread.start was called on a thread that had started") }
        hasStarted = true
        guard let process = AppProcess.current else { return Foundation.Thread.detachNewThread { [self] in run() } }
        let thread = process.makeThread(name ?? "thread")
        simulated = thread
        ThreadTable.of(process).add(self, of: thread)
        thread.enqueue { [self] in
            run()
            finish(thread, of: process)
        }
    }

    private func run() {
        main()
        (isFinished, block) = (true, nil)
    }

    fileprivate func finish(_ thread: SimulatedThread, of process: AppProcess) {
        isFinished = true
        block = nil
        NotificationCenter.default.post(name: .NSThreadWillExit, object: self)
        ThreadTable.of(process).remove(thread)
        process.removeThread(thread)
    }

    /// Lets go of the app's code: its launch is over.
    func forgetBlock() { block = nil }

    /// Asks the thread to stop.
    open func cancel() { isCancelled = true }

    /// Whether its code runs, or waits in the middle.
    open var isExecuting: Bool { hasStarted && !isFinished }

    /// Whether this is the app's main thread.
    open var isMainThread: Bool {
        guard let simulated else { return isMachineMain }
        return (simulated.owner as? AppProcess)?.mainThread === simulated
    }
}

// The calling thread.

extension Thread {
    /// Whether the calling code runs on the app's main thread; outside an app, on the program's.
    public static var isMainThread: Bool { SimulatedExecutors.isOnMainThread }

    /// The thread of the calling code.
    public static var current: Thread {
        guard let process = AppProcess.current, let thread = SimulatedThread.current else { return ofMachine }
        return ThreadTable.of(process).thread(of: thread)
    }

    /// The app's main thread.
    public static var main: Thread {
        let process = SimulatedApp.process(for: "Thread.main")
        return ThreadTable.of(process).thread(of: process.mainThread)
    }

    /// The object of a thread of the machine lives as long as it does.
    private static var ofMachine: Thread {
        let own = Foundation.Thread.current.threadDictionary
        if let known = own["Vigil.Thread"] as? Thread { return known }
        let made = Thread(adoptingMachineThread: Foundation.Thread.isMainThread)
        own["Vigil.Thread"] = made
        return made
    }

    /// Whether the app has used threads beside the main one: always true.
    public static func isMultiThreaded() -> Bool { true }

    /// Runs `block` on a new thread.
    @preconcurrency
    public static func detachNewThread(_ block: @escaping @Sendable () -> Void) {
        SimulatedApp.require(.classMethod("detachNewThreadWithBlock:", of: "NSThread", .iOS(10)))
        Thread(running: block).start()
    }

    /// Ends the calling thread where it stands.
    public static func exit() {
        guard let process = AppProcess.current, let thread = SimulatedThread.current else {
            return Foundation.Thread.exit()
        }
        ThreadTable.of(process).thread(of: thread).finish(thread, of: process)
        SimulatedThread.endCurrentTurn()
    }
}
