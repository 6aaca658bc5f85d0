import BackgroundRuntime
import Foundation

// What an app adds to the list of what waits, and takes from it.

extension NotificationService {
    /// Adds a notification: it waits for its trigger, or is delivered at once where it has none.
    func add(_ request: NotificationRequest, in process: AppProcess) {
        let (app, record) = (process.app, record(of: process.app))
        noteReplacement(of: request, in: process, record)
        switch request.trigger {
        case .none, .push:
            process.record(.note, "\(request.spoken) is delivered at once", rule: UserNotificationRules.triggerNil)
            deliverLater(request, to: app)
        case .region(let region, _): watch(region, for: request, in: process, record)
        case .date, .interval, .calendar: keep(request, in: process, record)
        }
    }

    /// Adds it to what waits; too many are not kept.
    func keep(_ request: NotificationRequest, in process: AppProcess, _ record: AppNotifications) {
        let outcome = record.pending.add(request, context.clocks, now: context.now)
        process.record(.note, "\(request.spoken) is scheduled", detail: nextFire(of: request, record))
        let rule = request.isLegacy ? LocalNotificationRules.limit : UserNotificationRules.limit
        for discarded in outcome.discarded {
            process.record(
                .finding, "\(discarded.spoken) is discarded: only \(record.pending.limit) are kept", rule: rule)
        }
        reschedule(process.app, record)
    }

    private func nextFire(of request: NotificationRequest, _ record: AppNotifications) -> String {
        let pending = record.pending.waiting.first { $0.request == request }
        guard let next = pending?.next(context.clocks, now: context.now) else { return "no date makes it fire" }
        return "fires in \(TimeText.duration(max(.zero, context.now.duration(to: next))))"
    }

    /// A turn of its own: the call that adds it returns first.
    func deliverLater(_ request: NotificationRequest, to app: InstalledApp) {
        context.schedule(after: .zero) { [weak self, weak app] in
            if let self, let app { deliver(request, to: app) }
        }
    }

    private func noteReplacement(of request: NotificationRequest, in process: AppProcess, _ record: AppNotifications) {
        guard !request.isLegacy else { return }
        let rule = UserNotificationRules.identifierReplaces
        if !forget(in: process.app, where: { $0.identifier == request.identifier }).isEmpty {
            process.record(.note, "it takes the place of the one called \"\(request.identifier)\"", rule: rule)
        } else if record.delivered.contains(where: { $0.request.identifier == request.identifier }) {
            process.record(
                .note, "the one called \"\(request.identifier)\" that is shown will alert anew", rule: rule)
        }
    }

    /// Removes from what waits, with the regions behind it.
    @discardableResult
    func forget(in app: InstalledApp, where fits: (NotificationRequest) -> Bool) -> [NotificationRequest] {
        let record = record(of: app)
        let removed = record.pending.remove(where: fits)
        for request in removed {
            if case .region(let region, _) = request.trigger {
                context.service(providing: (any RegionWatching).self)?.unwatch(region.identifier, for: app)
            }
        }
        reschedule(app, record)
        return removed
    }

    /// Takes away what is shown.
    func clear(in app: InstalledApp, where fits: (NotificationRequest) -> Bool) {
        record(of: app).delivered.removeAll { fits($0.request) }
    }
}

// Areas.

extension NotificationService {
    private func watch(
        _ region: WatchedRegion, for request: NotificationRequest, in process: AppProcess, _ record: AppNotifications
    ) {
        let rule = request.isLegacy ? LocalNotificationRules.regionCounts : UserNotificationRules.triggerRegion
        guard let watching = context.service(providing: (any RegionWatching).self) else {
            return process.record(
                .refusal, "\(request.spoken) never fires: no module of this phone watches regions", rule: rule)
        }
        let name = request.identifier
        let refusal = watching.watch(region, for: process.app) { [weak self, weak app = process.app] in
            if let self, let app { cross(name, app, rule) }
        }
        guard let refusal else {
            process.record(.note, "the region \"\(region.identifier)\" counts among those of the app", rule: rule)
            return keep(request, in: process, record)
        }
        process.record(.refusal, "\(request.spoken) never fires", detail: refusal.sentence, rule: rule)
    }

    private func cross(_ identifier: String, _ app: InstalledApp, _ rule: Rule) {
        let record = record(of: app)
        guard let request = record.pending.takeCrossed(identifier, context.clocks, now: context.now) else { return }
        app.record(.note, "\(request.spoken) fires at its boundary", rule: rule)
        if !request.trigger.repeats, case .region(let region, _) = request.trigger {
            context.service(providing: (any RegionWatching).self)?.unwatch(region.identifier, for: app)
            if request.isLegacy {
                app.record(.note, "\(request.spoken) is removed", rule: LocalNotificationRules.regionOnce)
            }
        }
        deliver(request, to: app)
    }
}
