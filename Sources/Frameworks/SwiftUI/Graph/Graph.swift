import BackgroundRuntime
import UIKit

/// What keeps the state of views and scenes from one evaluation to the next, and lets happen what they ask for.
@MainActor
final class Graph {
    let process: AppProcess
    var environment = EnvironmentValues()
    /// What is evaluated. A hosting controller may put another in its place.
    var root: (Evaluation) -> Void
    /// Called after each evaluation.
    var onUpdate: (() -> Void)?
    /// What scenes were found.
    var windowGroups: [WindowGroupContent] = []
    var sessionTasks: [SessionTask] = []
    /// The texts that were found, from back to front.
    var texts: [String] = []
    private var memory: [String: AnyObject] = [:]
    private var effects: [(key: String, effect: Effect)] = []
    private var found: [(key: String, effect: Effect)] = []
    private var registered: Set<String> = []
    private var isStarted = false
    private let pending = PendingUpdate()

    init(of process: AppProcess, root: @escaping (Evaluation) -> Void) {
        (self.process, self.root) = (process, root)
        pending.graph = self
    }

    /// Evaluates everything anew, and lets happen what follows from what has changed.
    ///
    /// - Parameter isFirst: whether this is how things begin, so that nothing counts as changed.
    func update(isFirst: Bool = false) {
        (windowGroups, sessionTasks, texts, found) = ([], [], [], [])
        let evaluation = Evaluation(graph: self, path: "", environment: environment)
        let pending = pending
        withObservationTracking {
            root(evaluation)
        } onChange: {
            pending.schedule()
        }
        let old = effects
        effects = found
        onUpdate?()
        let (before, now) = (Dictionary(old) { first, _ in first }, Dictionary(effects) { first, _ in first })
        for (key, effect) in old where now[key] == nil { if isStarted { effect.end() } }
        for (key, effect) in effects {
            guard let was = before[key] else {
                if isStarted { effect.begin() }
                continue
            }
            if !isFirst { effect.follow(was, isStarted: isStarted) }
        }
    }

    /// The views appear.
    func start() {
        guard !isStarted else { return }
        isStarted = true
        for (_, effect) in effects { effect.begin() }
    }

    /// The views disappear.
    func stop() {
        guard isStarted else { return }
        isStarted = false
        for (_, effect) in effects { effect.end() }
    }

    func open(_ url: URL) { for (_, effect) in effects { (effect as? OpenEffect)?.action(url) } }

    /// What was kept under a name; made on first use.
    func remembered<T: AnyObject>(_ key: String, _ make: () -> T) -> T {
        if let known = memory[key] as? T { return known }
        let made = make()
        memory[key] = made
        return made
    }

    func add(_ effect: Effect, at key: String) { found.append((key, effect)) }

    /// Something that was read has changed: everything is evaluated in a later turn of the main queue.
    nonisolated var invalidation: PendingUpdate { pending }

    /// Registers for an app refresh, once in each launch.
    func register(_ identifier: String, _ work: @escaping @Sendable () async -> Void) {
        guard registered.insert(identifier).inserted else { return }
        process.require(.backgroundTask)
        guard let handlers = process.device.service(providing: (any TaskLaunchHandlers).self) else {
            return process.record(
                .finding,
                "backgroundTask(.appRefresh(\"\(identifier)\")) never runs: no module starts background tasks",
                detail: "let the app depend on BackgroundTasks")
        }
        _ = handlers.register(identifier, in: process) { TaskRun($0, work).start() }
    }
}

/// One run of a background task: cancelled when its time is over, done when its action returns.
private final class TaskRun: @unchecked Sendable {
    private let task: any StartedTask
    private let work: @Sendable () async -> Void

    init(_ task: any StartedTask, _ work: @escaping @Sendable () async -> Void) {
        (self.task, self.work) = (task, work)
    }

    func start() {
        let run = Task {
            await work()
            task.complete(success: !Task.isCancelled)
        }
        task.expirationHandler = { run.cancel() }
    }
}

/// An evaluation that was asked for and has not come yet.
final class PendingUpdate: @unchecked Sendable {
    weak var graph: Graph?
    private var isScheduled = false

    init() {}

    func schedule() {
        guard !isScheduled, AppProcess.current != nil else { return }
        isScheduled = true
        DispatchQueue.main.async { [self] in
            isScheduled = false
            graph?.update()
        }
    }
}
