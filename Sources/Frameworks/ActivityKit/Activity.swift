import BackgroundRuntime
import SimulatedFoundation
import VigilLiveActivities

/// A Live Activity of the app. It outlives the process that started it. From iOS 16.1.
public class Activity<Attributes>: Identifiable, @unchecked Sendable where Attributes: ActivityAttributes {
    public typealias ContentState = Attributes.ContentState
    /// The system's name for it is a text.
    public typealias ID = String

    /// The system's name for it.
    public final let id: String
    /// What does not change.
    public final let attributes: Attributes

    final let record: LiveActivity
    final let hub: ActivityHub
    private var last: (content: LiveActivity.Content, state: ContentState)

    init(_ record: LiveActivity, _ attributes: Attributes, _ state: ContentState, _ hub: ActivityHub) {
        (id, self.record, self.attributes, self.hub) = (record.id, record, attributes, hub)
        last = (record.content, state)
    }

    /// Those of the app that are shown, with attributes of this type: also those that an earlier launch started.
    public static var activities: [Activity<Attributes>] {
        SimulatedApp.require(.activity)
        let hub = ActivityHub.current(for: "Activity.activities")
        return hub.center.activities.filter { $0.type == typeName }.compactMap { hub.object(for: $0, Attributes.self) }
    }

    static var typeName: String { String(describing: Attributes.self) }

    /// Where it is in its life.
    public var activityState: ActivityState { ActivityState(record.state) }

    /// What it shows. From iOS 16.2.
    public var content: ActivityContent<Activity<Attributes>.ContentState> {
        SimulatedApp.require(.activityContent)
        return currentContent
    }

    public var contentState: Activity<Attributes>.ContentState { currentContent.state }

    /// What the system could read of what it shows.
    final var currentContent: ActivityContent<ContentState> {
        if record.content != last.content {
            let state = hub.decode(ContentState.self, record.content.state, "content-state", of: record)
            last = (record.content, state ?? last.state)
        }
        return ActivityContent(
            checked: last.state, staleDate: last.content.staleDate, relevanceScore: last.content.relevance)
    }

    /// The token for pushes, in the app's hands from now on; nil until the system has made it.
    public var pushToken: Data? { hub.center.readToken(of: record).map { Data($0) } }

    /// The token by which a push starts one; nil where none can. From iOS 17.2.
    public static var pushToStartToken: Data? {
        SimulatedApp.require(.pushToStart)
        let hub = ActivityHub.current(for: "Activity.pushToStartToken")
        return hub.center.readStartToken(for: typeName).map { Data($0) }
    }
}

extension ActivityState {
    init(_ state: LiveActivity.State) {
        switch state {
        case .active: self = .active
        case .stale: self = .stale
        case .ended: self = .ended
        case .dismissed: self = .dismissed
        }
    }
}
