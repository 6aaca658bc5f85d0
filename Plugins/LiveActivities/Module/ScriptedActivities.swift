import BackgroundRuntime
import Foundation

/// The Live Activities of a scripted app: it reads each token as it comes, from `liveactivity.observe` on.
final class ScriptedActivities: ScriptedClient, ActivityObserver {
    private let process: AppProcess
    private let center: ActivityCenter
    private var observed: Set<String> = []

    init(_ process: AppProcess) {
        self.process = process
        center = .of(process)
        center.observer = self
    }

    /// Everything may be said on any system; what there is not says so.
    private func check() throws {
        guard ActivityRules.foreground.systems.contains(process.device.system) else {
            throw StimulusError("Live Activities come with iOS 16.1")
        }
    }

    private func newest() throws -> LiveActivity {
        try check()
        if let activity = center.activities.last { return activity }
        throw StimulusError("the app has no Live Activity: start one with liveactivity.request")
    }

    private func content(_ state: String, _ stale: Duration?) -> LiveActivity.Content {
        let simulation = process.simulation
        let now = simulation.clocks.date(at: simulation.now)
        return LiveActivity.Content(state, staleDate: stale.map { now.addingTimeInterval($0.inSeconds) })
    }

    func observe(_ type: String) {
        observed.insert(type)
        _ = center.readStartToken(for: type)
        for activity in center.takeUnnotified(type) + center.activities where observed.contains(activity.type) {
            _ = center.readToken(of: activity)
        }
    }

    func request(_ type: String, _ state: String, stale: Duration?, takesPushes: Bool) throws {
        try check()
        let draft = ActivityDraft(type, attributes: "{}", content(state, stale), takesPushes: takesPushes)
        // A refusal is in the trace.
        _ = try? center.request(draft)
    }

    func update(_ state: String, stale: Duration?) throws { center.update(try newest(), content(state, stale)) }

    func end(_ state: String?, remove: Duration?) throws {
        let activity = try newest()
        let date = content("", remove).staleDate
        let dismissal: LiveActivity.Dismissal = date.map { remove == .zero ? .immediate : .after($0) } ?? .standard
        center.end(activity, state.map { content($0, nil) }, dismissal)
    }

    func observes(_ change: ActivityChange, of activity: LiveActivity) -> Bool { observed.contains(activity.type) }

    func take(_ change: ActivityChange, of activity: LiveActivity) {
        if change == .token { _ = center.readToken(of: activity) }
    }

    func authorizationDidChange() {}
}
