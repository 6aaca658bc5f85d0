/// One launch of an app: its state, its threads, and what keeps it awake.
///
/// The life cycle is decided by ``LifecycleMachine`` and performed here, step by step: each call into the app is a turn
/// on its main thread, which may block.
public final class AppProcess: @unchecked Sendable {
    /// The installed app.
    public unowned let app: App
    /// The device's kernel.
    public let simulation: Simulation
    /// Which launch of the app this is, from 1.
    public let number: Int
    /// The app's main thread.
    public let mainThread: SimulatedThread
    /// The state of the app.
    @exclusivity(unchecked) public internal(set) var state = AppState.notRunning
    /// What keeps the process from being suspended.
    public internal(set) var assertions = AssertionTable()
    /// The finite-length tasks.
    public internal(set) var tasks: TaskLedger
    /// What skins keep for this launch, by the type of the object.
    public let storage = ObjectStorage()
    /// Transfers of the app's own that are in flight, such as a request of a default session: they stop with it.
    public var transfersInFlight: [String] = []
    /// What keeps work of the app that has not got to a thread yet.
    public weak var workQueues: (any WorkQueues)?
    /// What the process uses of the memory, in megabytes.
    public var memory = 50
    /// Paths in shared containers that the app holds a file or SQLite lock on: fatal at suspension.
    public var lockedFiles: [String] = []
    /// System databases that the app is using, such as the address book: fatal at suspension.
    public var sharedDatabasesInUse: [String] = []

    let trace: Trace
    private let index: UInt16
    var machine: LifecycleMachine
    var script: [ScriptStep] = []
    var isPerformingScript = false
    var afterScript: [() -> Void] = []
    var instance: (any AppInstance)?
    var modes: [LoadedMode] = []
    /// Its threads, the main one first; each knows its number.
    var threadTable = NumberedTable<SimulatedThread>()
    @exclusivity(unchecked) var timers = TimerList()
    var watch: RunningWatch?
    var verdict: EventID?
    var assertionEnds: [AssertionID: EventID] = [:]
    var suspensionCause: Rule?
    /// What the process still gets although nothing keeps it awake.
    var grace = Grace.due
    var enteredBackground: VirtualInstant?
    var queuedNotifications: [SystemNotification] = []
    /// Whether the system has still to take a picture for the event that woke the process.
    var owesSnapshot = false
    /// Calls of the system that were put before a thread and are not over.
    var pendingCallbacks = 0
    var taskBook = TaskBook()
    @exclusivity(unchecked) var isFrozen = false
    @exclusivity(unchecked) var identityOfTasks: TaskIdentity?
    lazy var pool = ThreadPool(cooperativeThreadsOf: self)
    var hasNotedMachineClock = false
    var pendingEnd: TerminationReason?
    /// Whether the end was written into the trace: nothing holds or wakes the process any more.
    var hasEnded = false
    /// The call, alarm or Siri that made the process inactive, until its next transition.
    var coveredBy: ScreenInterruption?
    /// What waits for the end of this process, such as a new launch.
    var afterEnd: [() -> Void] = []

    init(_ app: App, number: Int) {
        self.app = app
        self.number = number
        simulation = app.device.simulation
        trace = app.device.trace
        index = app.index
        machine = LifecycleMachine(
            isSceneBased: app.manifest.isSceneBased(on: app.device.system),
            callsWillFinishLaunching: app.device.system >= .iOS(6),
            wakesCallDidEnterBackground: app.device.options.wakeCalls == .documented)
        mainThread = SimulatedThread("main", in: simulation)
        tasks = TaskLedger(limits: app.device.taskLimits)
        add(mainThread)
    }

    /// The process whose turn is running on the calling thread; nil outside app code.
    public static var current: AppProcess? { SimulatedContext.owner as? AppProcess }

    /// The device the process runs on.
    public var device: Device { app.device }

    /// The instance of a mode; nil when the manifest does not declare it.
    public func mode<Mode: ModeInstance>(_ type: Mode.Type) -> Mode? {
        for mode in modes { if let found = mode.instance as? Mode { return found } }
        return nil
    }

    /// Whether the calling code is a turn of this process.
    public var isCurrent: Bool { AppProcess.current === self }

    /// Writes a line about the app into the trace.
    public func record(
        _ kind: TraceRecord.Kind, _ text: String, detail: String = "", rule: Rule? = nil, number: Int64 = 0,
        unit: TraceRecord.Unit = .none
    ) {
        simulation.checkpoint()
        trace.add(
            kind, text, detail: detail, to: index, in: state, at: simulation.now, rule: rule, number: number,
            unit: unit)
    }
}

/// A step of the life cycle that waits to be performed, and the rule behind it.
struct ScriptStep {
    let step: LifecycleMachine.Step
    let rule: Rule
}
