import BackgroundRuntime
import Foundation

// What happens to a Live Activity that was started.

extension LiveActivityService {
    /// New content, by the app or by a push.
    func update(_ activity: LiveActivity, _ content: LiveActivity.Content, of app: InstalledApp, rule: Rule) {
        guard fits(content, activity) else {
            return app.record(.refusal, "the update is ignored: it is too large", rule: ActivityRules.size)
        }
        let before = activity.state
        guard activity.life.update() else {
            return app.record(
                .refusal, "the update is ignored: the Live Activity is over", detail: activity.state.rawValue,
                rule: ActivityRules.update)
        }
        show(content, activity, app, rule: rule)
        if activity.state != before { note(activity, of: app, rule: rule) }
        watchStaleDate(of: activity, app)
    }

    private func fits(_ content: LiveActivity.Content, _ activity: LiveActivity) -> Bool {
        guard let limit = context.constants.value(ActivityConstants.size) else { return true }
        return Double(activity.attributes.utf8.count + content.state.utf8.count) <= limit
    }

    private func show(_ content: LiveActivity.Content, _ activity: LiveActivity, _ app: InstalledApp, rule: Rule) {
        activity.content = content
        AppActivities.of(app).contents.append((context.now, content.state))
        app.record(.note, "the Live Activity shows \(content.state)", detail: activity.type, rule: rule)
        app.activityCenter?.notify(
            .content, of: activity, "Activity.contentUpdates", detail: content.state, rule: rule)
    }

    /// It ends, and stays on the screen for a while.
    func end(
        _ activity: LiveActivity, _ content: LiveActivity.Content?, _ dismissal: LiveActivity.Dismissal,
        of app: InstalledApp, rule: Rule
    ) {
        guard activity.life.end() else {
            // One that has ended can still be removed by another end.
            if activity.state == .ended { return plan(dismissal, of: activity, app) }
            return app.record(
                .refusal, "the end is ignored: the Live Activity is over", detail: activity.state.rawValue,
                rule: ActivityRules.update)
        }
        cancelAll(activity)
        if let content, fits(content, activity) { show(content, activity, app, rule: rule) }
        app.record(.note, "the Live Activity ends", detail: activity.type, rule: rule)
        note(activity, of: app, rule: rule)
        plan(dismissal, of: activity, app)
    }

    private func plan(_ dismissal: LiveActivity.Dismissal, of activity: LiveActivity, _ app: InstalledApp) {
        if let old = activity.removal { context.cancel(old) }
        let most = context.constants.duration(ActivityConstants.removal) ?? .seconds(14_400)
        let delay: Duration =
            switch dismissal {
            case .immediate: .zero
            case .standard: most
            case .after(let date): min(most, max(.zero, time(until: date)))
            }
        guard delay > .zero else { return remove(activity, of: app, rule: ActivityRules.dismissal) }
        activity.removal = schedule(activity, of: app, after: delay) { service, app in
            service.remove(activity, of: app, rule: ActivityRules.dismissal)
        }
    }

    /// It is not shown any more.
    func remove(_ activity: LiveActivity, of app: InstalledApp, rule: Rule) {
        guard activity.life.remove() else { return }
        cancelAll(activity)
        AppActivities.of(app).shown.removeAll { $0 === activity }
        app.record(.note, "the Live Activity is removed", detail: activity.type, rule: rule)
        note(activity, of: app, rule: rule)
    }

    /// The present state goes into the record of the phone, and to the app.
    func note(_ activity: LiveActivity, of app: InstalledApp, rule: Rule) {
        AppActivities.of(app).states.append((context.now, activity.state.rawValue))
        app.activityCenter?.notify(
            .state, of: activity, "Activity.activityStateUpdates", detail: activity.state.rawValue, rule: rule)
    }

    func watchStaleDate(of activity: LiveActivity, _ app: InstalledApp) {
        if let old = activity.staling { context.cancel(old) }
        activity.staling = nil
        guard let date = activity.content.staleDate, ActivityRules.stale.systems.contains(context.system) else {
            return
        }
        activity.staling = schedule(activity, of: app, after: max(.zero, time(until: date))) { service, app in
            guard activity.life.goStale() else { return }
            app.record(.note, "the Live Activity is out of date", detail: activity.type, rule: ActivityRules.stale)
            service.note(activity, of: app, rule: ActivityRules.stale)
        }
    }

    private func time(until date: Date) -> Duration { context.now.duration(to: context.clocks.instant(of: date)) }

    func schedule(
        _ activity: LiveActivity, of app: InstalledApp, after delay: Duration,
        _ action: @escaping (LiveActivityService, InstalledApp) -> Void
    ) -> EventID {
        context.schedule(after: delay) { [weak self, weak app] in
            if let self, let app { action(self, app) }
        }
    }

    func cancelAll(_ activity: LiveActivity) {
        for event in [activity.limit, activity.staling, activity.removal].compactMap(\.self) { context.cancel(event) }
        (activity.limit, activity.staling, activity.removal) = (nil, nil, nil)
    }
}
