import BackgroundRuntime
import UIKit

/// What keeps the state of views and scenes from one evaluation to the next, and lets happen what they ask for.
@MainActor
final class Graph {
    let process: AppProcess
    var environment = EnvironmentValues()
    /// What is evaluated. A hosting controller may put another in its place.
    var root: (VisitContext) -> Void
    /// Called after each evaluation.
    var onUpdate: (() -> Void)?
    /// The controller that shows the views; none where there are only scenes.
    weak var host: UIViewController?
    /// What scenes were found.
    var windowGroups: [WindowGroupContent] = []
    var sessionTasks: [SessionTask] = []
    /// What is on the screen, found by the evaluation and made into elements when somebody asks.
    var parts: [ScreenPart] = []
    /// What lies in front of that, the last in front of all.
    var covers: [ScreenCover] = []
    /// All pages, in the order in which they were found.
    var pages: [ScreenPage] = []
    /// The field that gets the keys that are pressed.
    var focus: FocusTarget?
    /// The titles and buttons of views that are on no stack.
    private(set) var bar = BarContents()
    private var words: [(text: String, page: ScreenPage)] = []
    private var memory: [String: Memory] = [:]
    /// Which values have changed since the evaluation before, by what they are kept under; nil where anything may have.
    private(set) var changed: [String]?
    /// The views of stacks in which they lie, where those below are not looked at again.
    private var changedLevels: [String] = []
    private var turn = 0
    private var rememberedInTurn = 0
    private var typeNames: [ObjectIdentifier: String] = [:]
    private var ownTypes: [ObjectIdentifier: Bool] = [:]
    private var effects = PlacedEffects()
    private var registered: Set<String> = []
    private var isStarted = false
    private let pending = PendingUpdate()

    /// Something that is kept from one evaluation to the next, and the last one that asked for it.
    private final class Memory {
        let object: AnyObject
        var turn: Int

        init(_ object: AnyObject, _ turn: Int) { (self.object, self.turn) = (object, turn) }
    }

    init(of process: AppProcess, root: @escaping (VisitContext) -> Void) {
        (self.process, self.root) = (process, root)
        pending.graph = self
    }

    /// The texts on the screen, from back to front.
    var texts: [String] { words.lazy.filter { $0.page.isOnScreen }.map(\.text) }

    /// Evaluates everything anew, and lets happen what follows from what has changed.
    ///
    /// - Parameters:
    ///   - isFirst: whether this is how things begin, so that nothing counts as changed.
    ///   - changed: which values have changed, by what they are kept under; nil where anything may have.
    func update(isFirst: Bool = false, changed: [String]? = nil) {
        (self.changed, changedLevels) = (isFirst ? nil : changed, [])
        (windowGroups, sessionTasks, words, parts, covers, pages) = ([], [], [], [], [], [])
        bar = BarContents()
        turn += 1
        rememberedInTurn = 0
        let page = ScreenPage("", in: nil, bar)
        pages.append(page)
        let surroundings = Surroundings(Surroundings.Values(screen: page, bar: bar))
        let context = VisitContext(
            graph: self, path: "", environment: environment, surroundings: surroundings, isWholePage: true)
        let (pending, old) = (pending, effects)
        effects = PlacedEffects()
        withObservationTracking {
            root(context.withOwnEditMode)
        } onChange: {
            pending.schedule()
        }
        forget()
        onUpdate?()
        effects.follow(old, isStarted: isStarted, isFirst: isFirst)
        if host != nil { process.screenMayHaveChanged() }
    }

    /// What no view asked for any more is gone: one that comes back begins anew.
    private func forget() {
        guard rememberedInTurn < memory.count else { return }
        memory = memory.filter { key, value in
            value.turn == turn || key.hasPrefix(Self.lasting)
                // What was not looked at is as it was.
                || (!changedLevels.isEmpty && !changedLevels.contains(where: key.hasPrefix))
        }
    }

    /// The views of a stack are as they were, below one in which something has changed.
    ///
    /// - Parameters:
    ///   - levels: those that are as they were.
    ///   - changed: where the one above them is.
    func reuse(_ levels: some Sequence<StackLevel>, below changed: String) {
        changedLevels.append(changed + "/")
        for level in levels { effects.add(level.effects) }
    }

    /// How many effects were found, and those after so many.
    var effectCount: Int { effects.count }
    func effects(after count: Int) -> [PlacedEffects.Placed] { effects.placed(after: count) }

    func start() {
        guard !isStarted else { return }
        isStarted = true
        effects.start()
    }

    func stop() {
        guard isStarted else { return }
        isStarted = false
        effects.stop()
    }

    func open(_ url: URL) { for effect in effects.all { (effect as? OpenEffect)?.action(url) } }

    /// How the names begin of what is kept as long as the launch lives.
    static let lasting = "scene:"

    /// What was kept under a name; made on first use.
    func remembered<T: AnyObject>(_ key: String, _ make: () -> T) -> T {
        if let known = memory[key], let object = known.object as? T {
            if known.turn != turn { (known.turn, rememberedInTurn) = (turn, rememberedInTurn + 1) }
            return object
        }
        let made = make()
        memory[key] = Memory(made, turn)
        rememberedInTurn += 1
        return made
    }

    func add(_ effect: ViewEffect, at key: String, on page: ScreenPage) { effects.add(effect, at: key, on: page) }

    /// The name of a type as paths have it.
    func name(of type: Any.Type) -> String {
        let identifier = ObjectIdentifier(type)
        if let known = typeNames[identifier] { return known }
        let name = "\(type)"
        typeNames[identifier] = name
        return name
    }

    /// Whether a type is the app's own.
    func isOfApp(_ type: Any.Type) -> Bool {
        let identifier = ObjectIdentifier(type)
        if let known = ownTypes[identifier] { return known }
        let isOfApp = FrontScreen.isOfApp(type)
        ownTypes[identifier] = isOfApp
        return isOfApp
    }

    /// Words are on the screen.
    func show(_ text: String, on page: ScreenPage) {
        words.append((text, page))
        parts.append(.text(text))
    }

    /// What an evaluation puts on the screen, taken out of the rest. Its texts stay where they are.
    func collect(_ evaluate: () -> Void) -> [ScreenPart] {
        let before = parts
        parts = []
        evaluate()
        defer { parts = before }
        return parts
    }

    /// Evaluates what nobody sees.
    func conceal(_ evaluate: () -> Void) {
        let seen = (words.count, parts.count)
        evaluate()
        words.removeSubrange(seen.0...)
        parts.removeSubrange(seen.1...)
    }

    /// Something that was read has changed: everything is evaluated in a later turn of the main queue.
    nonisolated var invalidation: PendingUpdate { pending }

    /// Registers for an app refresh, once in each launch.
    func register(_ identifier: String, _ work: @escaping @Sendable () async -> Void) {
        guard registered.insert(identifier).inserted else { return }
        process.require(.symbol("SwiftUI.Scene.backgroundTask(_:action:)", .iOS(16)))
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
    private var changed: [String]? = []

    init() {}

    /// Asks for one.
    ///
    /// - Parameter key: what the value is kept under that has changed, where nothing else has.
    func schedule(_ key: String? = nil) {
        if let key { changed?.append(key) } else { changed = nil }
        guard !isScheduled, AppProcess.current != nil else { return }
        isScheduled = true
        DispatchQueue.main.async { [self] in
            let all = changed
            (isScheduled, changed) = (false, [])
            graph?.update(changed: all)
        }
    }
}
