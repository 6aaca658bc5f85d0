import BackgroundRuntime
import Foundation

/// The lock screen of a phone, as far as it shows Live Activities.
public final class LiveActivityService: ModuleService, ShownActivities {
    let context: ServiceContext
    private var lastNumber = 0

    init(_ context: ServiceContext) { self.context = context }

    /// Whether the system knows Live Activities.
    var isKnown: Bool { ActivityRules.foreground.systems.contains(context.system) }

    func isEnabled(_ app: InstalledApp) -> Bool {
        app.manifest.bool(forKey: LiveActivityModule.key) == true && AppActivities.of(app).isAllowed
    }

    func isFrequentEnabled(_ app: InstalledApp) -> Bool {
        isEnabled(app) && app.manifest.bool(forKey: LiveActivityModule.frequentKey) == true
            && AppActivities.of(app).isFrequentAllowed
    }

    public func hasStartedActivity(_ app: InstalledApp) -> Bool {
        app.storage.existing(AppActivities.self)?.ongoing.contains { !$0.isStartedByPush } == true
    }

    // Starting.

    func request(
        _ draft: ActivityDraft, for process: AppProcess, inIntent: Bool
    ) throws(ActivityRefusal) -> LiveActivity {
        let isByIntent =
            inIntent && !process.isForegroundActive && ActivityRules.intent.systems.contains(context.system)
        if let refusal = refusal(of: draft, process.app) ?? (isByIntent ? nil : process.refusal) {
            process.record(
                .refusal, "no Live Activity: \(refusal.code.rawValue)", detail: draft.type, rule: refusal.rule)
            throw refusal
        }
        return start(
            draft, of: process.app, isStartedByPush: false,
            rule: isByIntent ? ActivityRules.intent : ActivityRules.foreground)
    }

    func refusal(of draft: ActivityDraft, _ app: InstalledApp) -> ActivityRefusal? {
        guard app.manifest.bool(forKey: LiveActivityModule.key) == true else { return .unsupportedTarget }
        let record = AppActivities.of(app)
        guard record.isAllowed else { return .denied }
        if let limit = context.constants.value(ActivityConstants.size), Double(draft.bytes) > limit {
            return .attributesTooLarge
        }
        guard let most = context.constants.value(ActivityConstants.count) else { return nil }
        return Double(record.ongoing.count) < most ? nil : .targetMaximumExceeded
    }

    func start(_ draft: ActivityDraft, of app: InstalledApp, isStartedByPush: Bool, rule: Rule) -> LiveActivity {
        lastNumber += 1
        let activity = LiveActivity(
            "\(app.name)-\(draft.type)-\(lastNumber)", draft, isStartedByPush: isStartedByPush)
        let record = AppActivities.of(app)
        record.shown.append(activity)
        app.record(.note, "a Live Activity is shown: \(draft.content.state)", detail: draft.type, rule: rule)
        record.contents.append((context.now, draft.content.state))
        record.states.append((context.now, activity.state.rawValue))
        app.activityCenter?.notify(
            .started, of: activity, "Activity.activityUpdates", detail: activity.type, rule: rule)
        let limit = context.constants.duration(ActivityConstants.maximum) ?? .seconds(28_800)
        activity.limit = schedule(activity, of: app, after: limit) { service, app in
            service.end(activity, nil, .standard, of: app, rule: ActivityRules.limit)
        }
        watchStaleDate(of: activity, app)
        if draft.takesPushes {
            context.schedule(after: .zero) { [weak self, weak app] in
                if let self, let app { makeToken(for: activity, of: app) }
            }
        }
        return activity
    }

    private func makeToken(for activity: LiveActivity, of app: InstalledApp) {
        activity.token = randomBytes()
        app.activityCenter?.notify(
            .token, of: activity, "Activity.pushTokenUpdates", detail: activity.type,
            rule: activity.isStartedByPush ? ActivityRules.pushStart : ActivityRules.pushUpdate)
    }

    func randomBytes() -> [UInt8] {
        context.random { chance in
            (0..<4).flatMap { _ in withUnsafeBytes(of: chance.next().bigEndian, Array.init) }
        }
    }

    // Being told.

    public func processDidEnd(_ process: AppProcess, reason: TerminationReason) {
        let left = process.app.storage.existing(AppActivities.self)?.ongoing ?? []
        guard !left.isEmpty else { return }
        let count = left.count == 1 ? "a Live Activity stays" : "\(left.count) Live Activities stay"
        process.app.record(.note, "\(count) on the lock screen", rule: ActivityRules.outlives)
    }

    public func process(_ process: AppProcess, didEnter state: AppState) {
        guard state == .suspended else { return }
        for activity in process.app.storage.existing(AppActivities.self)?.ongoing ?? []
        where activity.isStartedByPush && activity.takesPushes && !activity.isTokenRead && !activity.isReported {
            activity.isReported = true
            process.recordUndone(
                "woken for a Live Activity whose token it did not take",
                detail: "observe activityUpdates and pushTokenUpdates while launching", rule: ActivityRules.pushStart,
                ["activityUpdates", "pushTokenUpdates"])
        }
    }

    public func appWasDeleted(_ app: InstalledApp) {
        for activity in app.storage.existing(AppActivities.self)?.shown ?? [] { cancelAll(activity) }
    }
}

extension AppProcess {
    /// Whether a scene is foreground active; the app itself, where it has no scenes.
    fileprivate var isForegroundActive: Bool {
        scenes.isEmpty ? state == .active : scenes.contains { $0.state == .foregroundActive }
    }

    /// Why it starts no Live Activity by itself; nil where it may.
    fileprivate var refusal: ActivityRefusal? { isForegroundActive ? nil : .visibility }
}

extension InstalledApp {
    /// The Live Activities of the present launch; nil where it never asked for them.
    var activityCenter: ActivityCenter? { process?.storage.existing(ActivityCenter.self) }
}
