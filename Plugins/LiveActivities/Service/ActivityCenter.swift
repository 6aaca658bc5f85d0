import BackgroundRuntime

/// What a launch of an app is told of its Live Activities. A change that nobody observes is no call.
public enum ActivityChange: Hashable, Sendable {
    /// There is a new one.
    case started
    /// It is in another state.
    case state
    /// It shows something else.
    case content
    /// It has a token for pushes.
    case token
}

/// Whoever observes Live Activities for an app, in turns on the main thread.
public protocol ActivityObserver: AnyObject {
    /// Whether anything in the app waits for such a change.
    func observes(_ change: ActivityChange, of activity: LiveActivity) -> Bool
    /// Receives a change that it observes.
    func take(_ change: ActivityChange, of activity: LiveActivity)
    /// Whether the app may have Live Activities, or frequent pushes, is another answer than before.
    func authorizationDidChange()
}

/// The Live Activities of a launch.
public final class ActivityCenter {
    public weak var observer: (any ActivityObserver)?
    private weak var process: AppProcess?
    private let service: LiveActivityService

    private init(_ process: AppProcess) {
        self.process = process
        service = process.device.requiredService(LiveActivityService.self)
    }

    /// That of a launch, made on first use.
    public static func of(_ process: AppProcess) -> ActivityCenter {
        process.storage.object { ActivityCenter(process) }
    }

    private var record: AppActivities? { (process?.app).map(AppActivities.of) }

    /// Those that are shown, the oldest first.
    public var activities: [LiveActivity] { record?.shown ?? [] }

    /// Those of a type that no launch was told of yet, as an observer begins.
    public func takeUnnotified(_ type: String) -> [LiveActivity] {
        let unnotified = activities.filter { $0.type == type && !$0.isNotified }
        for activity in unnotified { activity.isNotified = true }
        return unnotified
    }

    /// Whether the app may start any.
    public var isEnabled: Bool { process.map { service.isEnabled($0.app) } ?? false }

    /// Whether pushes may come often.
    public var isFrequentEnabled: Bool { process.map { service.isFrequentEnabled($0.app) } ?? false }

    /// Starts one.
    ///
    /// - Parameters:
    ///   - draft: what it is about, and what it shows.
    ///   - inIntent: whether the app runs a `LiveActivityIntent`, which may start one in the background from iOS 17 on.
    /// - Throws: ``ActivityRefusal``, and the trace says why.
    public func request(_ draft: ActivityDraft, inIntent: Bool = false) throws(ActivityRefusal) -> LiveActivity {
        guard let process else { throw .visibility }
        return try service.request(draft, for: process, inIntent: inIntent)
    }

    /// Updates one; one that has ended stays as it is.
    public func update(_ activity: LiveActivity, _ content: LiveActivity.Content) {
        if let app = process?.app { service.update(activity, content, of: app, rule: ActivityRules.update) }
    }

    /// Ends one, with a last content or without.
    public func end(_ activity: LiveActivity, _ content: LiveActivity.Content?, _ dismissal: LiveActivity.Dismissal) {
        if let app = process?.app { service.end(activity, content, dismissal, of: app, rule: ActivityRules.update) }
    }

    /// The token for pushes, which the app reads now; nil until there is one.
    public func readToken(of activity: LiveActivity) -> [UInt8]? {
        if activity.token != nil, !activity.isTokenRead, let record {
            activity.isTokenRead = true
            record.tokens.append(service.context.now)
        }
        return activity.token
    }

    /// The token by which a push starts one with attributes of this type, which the app reads now; nil where the app may
    /// have none.
    public func readStartToken(for type: String) -> [UInt8]? { process.flatMap { service.startToken($0.app, type) } }

    /// Tells the app of a change, where it observes it.
    func notify(_ change: ActivityChange, of activity: LiveActivity, _ name: String, detail: String = "", rule: Rule) {
        process?.deliver(at: .main) { [weak self] in
            guard let observer = self?.observer, observer.observes(change, of: activity) else { return }
            if change == .started {
                guard !activity.isNotified else { return }
                activity.isNotified = true
            }
            self?.process?.record(.call, name, detail: detail, rule: rule)
            observer.take(change, of: activity)
        }
    }

    func notifyAuthorization() {
        process?.deliver(at: .main) { [weak self] in self?.observer?.authorizationDidChange() }
    }
}
