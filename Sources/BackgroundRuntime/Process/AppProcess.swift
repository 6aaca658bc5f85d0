/// One launch of an app.
///
/// A process decides nothing itself. Its parts do, each of which owns its state: the life cycle, the threads with their
/// timers, Swift concurrency, the time that the system grants, the modes of the manifest.
///
/// Unchecked: it is its simulation's, which one thread at a time leads.
public final class AppProcess: @unchecked Sendable {
    /// What was launched, with all that survives this launch.
    public unowned let app: InstalledApp
    package let simulation: Simulation
    /// What skins keep for this launch, by the type of the object.
    public let storage = ObjectStorage()
    /// Where what happens is written.
    @exclusivity(unchecked) var log: ProcessLog
    let life: LifeCycle
    let threads: ProcessThreads
    @exclusivity(unchecked) var jobs = ProcessJobs()
    let grants: ProcessGrants
    let use: ResourceUse
    var modes: [LoadedMode] = []

    init(_ app: InstalledApp, number: Int) {
        self.app = app
        simulation = app.device.simulation
        log = ProcessLog(trace: app.trace.trace, app: app.trace.app)
        life = LifeCycle(of: app)
        threads = ProcessThreads(in: app.device.simulation)
        grants = ProcessGrants(of: app, launch: number)
        use = ResourceUse(app.device.constants)
        for part in [life, life.suspension, life.watch, life.animation, life.scenes, threads, grants, use] {
            part.join(self)
        }
        threads.add(mainThread)
        life.reference.begin(self)
    }

    deinit { life.reference.end() }

    /// The process whose turn is running on the calling thread; nil outside app code.
    public static var current: AppProcess? { SimulatedContext.owner as? AppProcess }

    /// Which launch of the app this is, from 1.
    public var number: Int { grants.ledger.launch }

    /// The device the process runs on.
    public var device: Device { app.device }

    /// Whether the calling code is a turn of this process.
    public var isCurrent: Bool { AppProcess.current === self }

    /// The instance of a mode; nil when the manifest does not declare it.
    public func mode<Mode: ModeInstance>(_ type: Mode.Type) -> Mode? {
        for mode in modes { if let found = mode.instance as? Mode { return found } }
        return nil
    }

    /// Writes a line about the app into the trace.
    public func record(
        _ kind: TraceRecord.Kind, _ text: String, detail: String = "", rule: Rule? = nil, number: Int64 = 0,
        unit: TraceRecord.Unit = .none
    ) {
        simulation.checkpoint()
        log.trace.add(
            kind, text, detail: app.doubted(kind, text, detail, rule), to: log.app, in: state, at: simulation.now,
            rule: rule,
            number: number, unit: unit)
    }
}

/// What a process writes: records of its app in the trace, and the line that it has begun.
struct ProcessLog {
    let trace: Trace
    let app: UInt16
    var begun: BegunLine?
}

/// A part of a process, which owns what it decides about.
///
/// It is used by its process alone, and lives exactly as long. What it schedules keeps the process, not the part.
class ProcessPart {
    @exclusivity(unchecked) private unowned(unsafe) var whole: AppProcess?

    /// The process that it is a part of.
    final var process: AppProcess {
        guard let whole else { preconditionFailure("a part of a process was used before the process was whole") }
        return whole
    }

    final func join(_ process: AppProcess) { whole = process }
}
