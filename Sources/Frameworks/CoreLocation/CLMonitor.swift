import SimulatedFoundation
import VigilLocation

/// Watches conditions for an app, also while it does not run, and tells each change as an event. From iOS 17.
///
/// Only one monitor of a name can be open at a time. The next launch opens it again by its name, and iterates its events.
public actor CLMonitor {
    /// The changes of its conditions, for `for try await`. An event counts as handled when the next one is asked for.
    public let events: Events
    private nonisolated let box: MonitorBox

    /// Opens the monitor of this name of the running app, with the conditions that it has.
    public init(_ name: String) async {
        box = MonitorBox(MonitorSession(name, in: SimulatedApp.process(for: "CLMonitor")))
        events = Events(box)
    }

    deinit { box.session.invalidate() }

    /// The names of the conditions that it watches.
    public var identifiers: [String] { box.session.identifiers }

    /// Watches a condition whose state is not known yet: the state that is found is told.
    public func add(_ condition: any CLCondition, identifier: String) {
        box.session.add(condition.watched, identifier: identifier)
    }

    /// Watches a condition, of which the app takes a state for granted: only another one is told.
    public func add(_ condition: any CLCondition, identifier: String, assuming state: Event.State) {
        box.session.add(condition.watched, identifier: identifier, assuming: state.told)
    }

    /// Watches a condition no more, and forgets its record.
    public func remove(_ identifier: String) { box.session.remove(identifier) }

    /// A condition with the last event that the app has handled; nil when there is none of the name.
    public func record(for identifier: String) -> Record? {
        box.session.record(for: identifier).map { condition, last in
            Record(condition: CLMonitor.condition(condition), lastEvent: Event(last))
        }
    }

    /// A condition, and what the app has heard of it.
    public struct Record: Sendable {
        public let condition: any CLCondition
        /// The last event that the app has handled; at first the state that was assumed.
        public let lastEvent: Event
    }
}

/// Keeps the session of a monitor for the monitor and its loops. One turn of an app runs at a time.
final class MonitorBox: @unchecked Sendable {
    let session: MonitorSession
    /// Whoever iterates, kept as long as the loop keeps its feed.
    weak var feed: MonitorFeed?

    init(_ session: MonitorSession) { self.session = session }
}
