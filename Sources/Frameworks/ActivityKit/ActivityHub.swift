import BackgroundRuntime
import SimulatedFoundation
import VigilLiveActivities

/// What the loops of a launch wait for, and the objects that it has of Live Activities.
final class ActivityHub: ActivityObserver {
    /// One loop that waits for changes. It is told as long as it is kept.
    final class Listener {
        let change: ActivityChange
        let isFor: (LiveActivity) -> Bool
        let take: (LiveActivity) -> Void

        init(
            _ change: ActivityChange, isFor: @escaping (LiveActivity) -> Bool, take: @escaping (LiveActivity) -> Void
        ) {
            (self.change, self.isFor, self.take) = (change, isFor, take)
        }
    }

    /// One loop that waits for the switches of the user.
    final class SwitchListener {
        let take: () -> Void

        init(take: @escaping () -> Void) { self.take = take }
    }

    private struct Weak<Object: AnyObject> { weak var object: Object? }

    let center: ActivityCenter
    private let process: AppProcess
    private var listeners: [Weak<Listener>] = []
    private var switchListeners: [Weak<SwitchListener>] = []
    private var objects: [String: AnyObject] = [:]

    private init(_ process: AppProcess) {
        self.process = process
        center = .of(process)
        center.observer = self
    }

    /// That of the running app.
    static func current(for name: String) -> ActivityHub {
        let process = SimulatedApp.process(for: name)
        return process.storage.object { ActivityHub(process) }
    }

    func add(_ listener: Listener) {
        listeners.removeAll { $0.object == nil }
        listeners.append(Weak(object: listener))
    }

    func add(_ listener: SwitchListener) {
        switchListeners.removeAll { $0.object == nil }
        switchListeners.append(Weak(object: listener))
    }

    /// The object of the app for a Live Activity: always the same one. Nil where its attributes do not fit the type.
    func object<Attributes>(for record: LiveActivity, _ type: Attributes.Type) -> Activity<Attributes>? {
        if let known = objects[record.id] { return known as? Activity<Attributes> }
        guard let attributes = decode(Attributes.self, record.attributes, "attributes", of: record),
            let state = decode(Attributes.ContentState.self, record.content.state, "content-state", of: record)
        else { return nil }
        let object = Activity(record, attributes, state, self)
        objects[record.id] = object
        return object
    }

    /// Decodes what a push brought, as the system does: what does not fit is a finding.
    func decode<Value: Decodable>(
        _ type: Value.Type, _ text: String, _ what: String, of record: LiveActivity
    ) -> Value? {
        do { return try JSONDecoder().decode(type, from: Data(text.utf8)) } catch {
            process.record(
                .finding, "the \(what) of a push does not fit \(type): it is ignored", detail: text)
            return nil
        }
    }

    func observes(_ change: ActivityChange, of activity: LiveActivity) -> Bool {
        listeners.contains { $0.object.map { $0.change == change && $0.isFor(activity) } == true }
    }

    func take(_ change: ActivityChange, of activity: LiveActivity) {
        for listener in listeners.compactMap(\.object) where listener.change == change && listener.isFor(activity) {
            listener.take(activity)
        }
    }

    func authorizationDidChange() {
        for listener in switchListeners.compactMap(\.object) { listener.take() }
    }
}
