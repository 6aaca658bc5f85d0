import AppIntents
import BackgroundRuntime
import SimulatedFoundation
import VigilLiveActivities

// The start of Live Activities, their updates and their ends.

extension Activity {
    /// Starts one, from an app in front, or one that runs a `LiveActivityIntent`.
    ///
    /// - Throws: ``ActivityAuthorizationError``.
    public static func request(
        attributes: Attributes, contentState: Activity<Attributes>.ContentState, pushType: PushType? = nil
    ) throws -> Activity<Attributes> {
        SimulatedApp.require(.activity)
        let content = ActivityContent(checked: contentState, staleDate: nil, relevanceScore: 0)
        return try start(attributes, content, pushType)
    }

    /// Starts one, from an app in front, or one that runs a `LiveActivityIntent`. From iOS 16.2.
    ///
    /// - Throws: ``ActivityAuthorizationError``.
    public static func request(
        attributes: Attributes, content: ActivityContent<Activity<Attributes>.ContentState>, pushType: PushType? = nil
    ) throws -> Activity<Attributes> {
        SimulatedApp.require(.activityContent)
        return try start(attributes, content, pushType)
    }

    /// Starts one with a style. From iOS 18; a transient one goes on here until somebody ends it.
    ///
    /// - Throws: ``ActivityAuthorizationError``.
    public static func request(
        attributes: Attributes, content: ActivityContent<Activity<Attributes>.ContentState>, pushType: PushType? = nil,
        style: ActivityStyle
    ) throws -> Activity<Attributes> {
        SimulatedApp.require(.symbol("Activity.request(attributes:content:pushType:style:)", .iOS(18)))
        if style == .transient {
            SimulatedApp.notSimulated("ActivityStyle.transient", "the Live Activity goes on until somebody ends it")
        }
        return try start(attributes, content, pushType)
    }

    private static func start(
        _ attributes: Attributes, _ content: ActivityContent<ContentState>, _ pushType: PushType?
    ) throws -> Activity<Attributes> {
        let hub = ActivityHub.current(for: "Activity.request")
        let draft = ActivityDraft(
            typeName, attributes: try text(of: attributes), try record(of: content),
            takesPushes: pushType != nil && pushType?.channelID == nil)
        do throws(ActivityRefusal) {
            let started = try hub.center.request(draft, inIntent: RunningIntents.isAny)
            if let object = hub.object(for: started, Attributes.self) { return object }
        } catch { throw ActivityAuthorizationError(error) }
        // What the app encodes and cannot decode again.
        throw ActivityAuthorizationError.persistenceFailure
    }

    private static func text(of value: some Encodable) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return String(decoding: try encoder.encode(value), as: UTF8.self)
    }

    private static func record(of content: ActivityContent<ContentState>) throws -> LiveActivity.Content {
        LiveActivity.Content(
            try text(of: content.state), staleDate: content.staleDate, relevance: content.relevanceScore)
    }

    // Updates.

    /// Shows other content, while the app runs.
    public func update(using contentState: Activity<Attributes>.ContentState) async {
        show(ActivityContent(checked: contentState, staleDate: nil, relevanceScore: 0))
    }

    /// Shows other content, while the app runs. From iOS 16.2.
    public func update(_ content: ActivityContent<Activity<Attributes>.ContentState>) async { show(content) }

    /// Shows other content, while the app runs. The alert is not shown here.
    public func update(
        using contentState: Activity<Attributes>.ContentState, alertConfiguration: AlertConfiguration? = nil
    ) async {
        show(ActivityContent(checked: contentState, staleDate: nil, relevanceScore: 0))
    }

    /// Shows other content, while the app runs. From iOS 16.2. The alert is not shown here.
    public func update(
        _ content: ActivityContent<Activity<Attributes>.ContentState>, alertConfiguration: AlertConfiguration? = nil
    ) async { show(content) }

    /// Shows other content, while the app runs. From iOS 17.2. The timestamp is not compared with others here.
    public func update(
        _ content: ActivityContent<Activity<Attributes>.ContentState>, alertConfiguration: AlertConfiguration? = nil,
        timestamp: Date
    ) async {
        SimulatedApp.require(.timestamps)
        SimulatedApp.notSimulated("the timestamp of Activity.update", "each update counts")
        show(content)
    }

    private func show(_ content: ActivityContent<ContentState>) {
        // A state that cannot be encoded is none that the system could show.
        guard let content = try? Self.record(of: content) else { return }
        hub.center.update(record, content)
    }

    // Ends.

    /// Ends it; a last content stays on the lock screen for a while.
    public func end(
        using contentState: Activity<Attributes>.ContentState? = nil,
        dismissalPolicy: ActivityUIDismissalPolicy = .default
    ) async {
        finish(
            contentState.map { ActivityContent(checked: $0, staleDate: nil, relevanceScore: 0) }, dismissalPolicy)
    }

    /// Ends it; a last content stays on the lock screen for a while. From iOS 16.2.
    public func end(
        _ content: ActivityContent<Activity<Attributes>.ContentState>?,
        dismissalPolicy: ActivityUIDismissalPolicy = .default
    ) async { finish(content, dismissalPolicy) }

    /// Ends it. From iOS 17.2. The timestamp is not compared with others here.
    public func end(
        _ content: ActivityContent<Activity<Attributes>.ContentState>?,
        dismissalPolicy: ActivityUIDismissalPolicy = .default, timestamp: Date
    ) async {
        SimulatedApp.require(.timestamps)
        SimulatedApp.notSimulated("the timestamp of Activity.end", "each end counts")
        finish(content, dismissalPolicy)
    }

    private func finish(_ content: ActivityContent<ContentState>?, _ policy: ActivityUIDismissalPolicy) {
        let dismissal: LiveActivity.Dismissal =
            switch policy.when {
            case .standard: .standard
            case .immediate: .immediate
            case .after(let date): .after(date)
            }
        hub.center.end(record, content.flatMap { try? Self.record(of: $0) }, dismissal)
    }
}
