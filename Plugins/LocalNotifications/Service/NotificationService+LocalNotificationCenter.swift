import BackgroundRuntime
import Foundation

// The notifications of `UIApplication`, as UIKit asks for them.

extension NotificationService: LocalNotificationCenter {
    @discardableResult
    public func schedule(_ request: NotificationRequest, in process: AppProcess) -> String {
        let named = name(request, in: process)
        if case .date(let date) = named.trigger {
            schedule(named, date, in: process)
        } else {
            add(named, in: process)
        }
        return named.identifier
    }

    private func schedule(_ named: NotificationRequest, _ date: FireDate, in process: AppProcess) {
        let record = record(of: process.app)
        let anchor = date.anchor(in: context.clocks.timeZone)
        guard let anchor, anchor > context.clocks.date(at: context.now) else {
            process.record(
                .note, "\(named.spoken) is delivered at once", rule: LocalNotificationRules.firePastOrNil)
            deliverLater(named, to: process.app)
            if date.interval != nil, anchor != nil { keepForNextTime(named, in: process, record) }
            return
        }
        keep(named, in: process, record)
    }

    /// A repeating one whose first date is over waits for the next.
    private func keepForNextTime(_ request: NotificationRequest, in process: AppProcess, _ record: AppNotifications) {
        keep(request, in: process, record)
        record.pending.markFired(request.identifier, at: context.clocks.date(at: context.now))
        reschedule(process.app, record)
    }

    /// Gives a notification without a name one, and takes from it what the system does not do.
    private func name(_ request: NotificationRequest, in process: AppProcess) -> NotificationRequest {
        let record = record(of: process.app)
        var trigger = request.trigger
        if case .date(var date) = trigger, let unit = date.interval, FireDate.step(of: unit) == nil {
            let least = context.constants.duration(LocalNotificationConstants.repeatMin) ?? .seconds(60)
            process.record(
                .finding, "\(request.spoken) does not repeat: the shortest interval is \(TimeText.duration(least))",
                rule: LocalNotificationRules.repeatCalendar)
            date.interval = nil
            trigger = .date(date)
        }
        defer { record.nextNumber += 1 }
        let identifier = request.identifier.isEmpty ? "\(record.nextNumber)" : request.identifier
        return NotificationRequest(identifier, request.content, trigger: trigger, isLegacy: request.isLegacy)
    }

    public func refuseRegionWithDate(in process: AppProcess) {
        guard LocalNotificationRules.regionExclusive.systems.contains(system) else {
            return process.record(.note, "the date of the notification counts, and not its region")
        }
        process.raise(
            "a local notification cannot have both a region and a fire date",
            rule: LocalNotificationRules.regionExclusive)
    }

    public func present(_ request: NotificationRequest, in process: AppProcess) {
        let named = name(request, in: process)
        process.record(.note, "\(named.spoken) is delivered at once", rule: LocalNotificationRules.presentNow)
        deliverLater(named, to: process.app)
    }

    public func cancel(_ request: NotificationRequest, in process: AppProcess) {
        let fits: (NotificationRequest) -> Bool = { known in
            request.identifier.isEmpty ? known.isLike(request) : known.identifier == request.identifier
        }
        let record = record(of: process.app)
        let wasShown = record.delivered.contains { fits($0.request) }
        clear(in: process.app, where: fits)
        let isGone = !forget(in: process.app, where: fits).isEmpty
        guard isGone || wasShown else {
            return process.record(.note, "\(request.spoken) was not cancelled: it does not wait")
        }
        process.record(
            .note, "\(request.spoken) is cancelled", detail: wasShown ? "its alert is taken away" : "",
            rule: LocalNotificationRules.cancel)
    }

    public func cancelAll(in process: AppProcess) {
        clear(in: process.app) { $0.isLegacy }
        let count = forget(in: process.app) { $0.isLegacy }.count
        process.record(
            .note, "all local notifications are cancelled", rule: LocalNotificationRules.cancel, number: Int64(count),
            unit: .count)
    }

    public func scheduled(by app: InstalledApp) -> [NotificationRequest] {
        record(of: app).pending.requests.filter(\.isLegacy)
    }

    public func request(_ identifier: String, of app: InstalledApp) -> NotificationRequest? {
        let record = record(of: app)
        let all = [record.told].compactMap(\.self) + record.delivered.map(\.request) + record.pending.requests
        return all.first { $0.identifier == identifier }
    }

    // The icon.

    public func badge(of app: InstalledApp) -> Int { record(of: app).badge }

    public func setBadge(_ number: Int, in process: AppProcess) {
        let record = record(of: process.app)
        if system >= .iOS(8), !record.permission.allowed.contains(.badge) {
            let rule =
                system < .iOS(10) ? LocalNotificationRules.scheduleRegistration : UserNotificationRules.authorization
            return process.record(.refusal, "the icon keeps its number: badges are not allowed", rule: rule)
        }
        let had = record.badge
        record.badge = max(number, 0)
        process.record(
            .note, number > 0 ? "the icon shows the number \(number)" : "the icon shows no number",
            rule: LocalNotificationRules.badgeAppManaged)
        if had > 0, record.badge == 0 { emptyList(of: process, record) }
    }

    /// The icon lost its number: with it go the notifications that are shown.
    private func emptyList(of process: AppProcess, _ record: AppNotifications) {
        let count = record.delivered.count
        guard count > 0 else { return }
        clear(in: process.app) { _ in true }
        process.record(
            .note, "the delivered notifications are taken away", rule: LocalNotificationRules.badgeZeroClears,
            number: Int64(count), unit: .count)
    }
}
