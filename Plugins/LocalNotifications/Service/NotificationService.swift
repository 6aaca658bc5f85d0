import BackgroundRuntime
import Foundation

/// The notifications of a phone: what waits, what was delivered, and what the user lets apps do.
///
/// None of it is the process's: it goes on while the app is suspended or gone, and never wakes it.
public final class NotificationService: ModuleService {
    let context: ServiceContext

    init(_ context: ServiceContext) { self.context = context }

    var system: SystemVersion { context.system }

    func record(of app: InstalledApp) -> AppNotifications { .of(app) }

    /// The notification centre of an app that runs, if it has a delegate.
    func center(of app: InstalledApp) -> NotificationSession? {
        guard let center = app.process?.storage.existing(ProcessNotifications.self)?.center, center.client != nil else {
            return nil
        }
        return center
    }

    // Being told of processes and of the phone.

    public func processDidStart(_ process: AppProcess) { noteSurvivors(of: process.app, "the last launch") }

    public func processDidEnd(_ process: AppProcess, reason: TerminationReason) {
        guard let record = process.app.storage.existing(AppNotifications.self) else { return }
        record.permission.withdraw()
        if let question = record.question { process.device.takeAway(question, isAnswered: false) }
        record.question = nil
    }

    public func deviceDidBoot() {
        for app in context.apps { noteSurvivors(of: app, "the restart") }
    }

    private func noteSurvivors(of app: InstalledApp, _ what: String) {
        guard let record = app.storage.existing(AppNotifications.self), !record.pending.waiting.isEmpty else { return }
        app.record(
            .note, "notifications that wait have outlived \(what)", rule: LocalNotificationRules.survives,
            number: Int64(record.pending.waiting.count), unit: .count)
    }

    public func clockDidChange() {
        for app in context.apps {
            guard let record = app.storage.existing(AppNotifications.self) else { continue }
            noteClock(app, record)
            reschedule(app, record)
        }
    }

    /// Says what a date of an old notification means as the zone may be another one.
    private func noteClock(_ app: InstalledApp, _ record: AppNotifications) {
        for request in record.pending.requests {
            guard case .date(let date) = request.trigger else { continue }
            if date.timeZone == nil {
                app.record(
                    .note, "\(request.spoken) keeps its date", rule: LocalNotificationRules.timezoneNil)
            } else {
                app.record(
                    .note, "\(request.spoken) goes by the wall clock", rule: LocalNotificationRules.timezoneSet)
            }
        }
    }
}

extension NotificationRequest {
    /// The notification in a few words, for the trace.
    var spoken: String { "notification \"\(content.hasAlert ? content.summary : identifier)\"" }
}

extension NotificationService {
    /// Looks anew when the next notification of an app fires.
    func reschedule(_ app: InstalledApp, _ record: AppNotifications) {
        if let event = record.event { context.cancel(event) }
        record.event = nil
        guard let next = record.pending.next(context.clocks, now: context.now) else { return }
        let wait = max(.zero, context.now.duration(to: next))
        record.event = context.schedule(after: wait) { [weak self, weak app, weak record] in
            guard let self, let app, let record else { return }
            record.event = nil
            fireDue(app, record)
        }
    }

    private func fireDue(_ app: InstalledApp, _ record: AppNotifications) {
        for request in record.pending.takeDue(context.clocks, now: context.now) {
            noteFire(request, app)
            deliver(request, to: app)
        }
        reschedule(app, record)
    }

    private func noteFire(_ request: NotificationRequest, _ app: InstalledApp) {
        guard case .date(let date) = request.trigger else { return }
        guard date.interval != nil else {
            return app.record(.note, "\(request.spoken) fires once", rule: LocalNotificationRules.repeatZero)
        }
        app.record(.note, "\(request.spoken) fires, and will again", rule: LocalNotificationRules.repeatCalendar)
    }
}
