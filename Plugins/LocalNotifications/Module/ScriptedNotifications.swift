import BackgroundRuntime
import Foundation

/// The notification side of a scripted app: its notification center and the delegate of it.
final class ScriptedNotifications: ScriptedClient, NotificationClient {
    private unowned let process: AppProcess
    private let session: NotificationSession
    /// What the delegate does with a notification in the foreground: `banner`, `nothing` or `no answer`.
    var presentation = "banner"
    /// Whether the completion handler of a response is called.
    var completes = true

    init(_ process: AppProcess) {
        self.process = process
        session = NotificationSession(process)
    }

    private var service: NotificationService { process.device.requiredService(NotificationService.self) }

    /// The notification center, which old systems do not have.
    private func center() throws -> NotificationSession {
        guard process.device.system >= .iOS(10) else {
            throw StimulusError("there is no notification center before iOS 10")
        }
        return session
    }

    func setDelegate() throws { try center().client = self }

    func authorize(quietly: Bool) throws {
        try center().requestAuthorization([.alert, .sound, .badge], quietly: quietly) { [weak process] isGranted in
            process?.deliver(at: .main) { [weak process] in
                process?.print("notifications \(isGranted ? "allowed" : "not allowed")")
            }
        }
    }

    func register(_ with: Arguments) throws {
        let button = NotificationAction(
            with.text("button") ?? "button", opensApp: with.flag("opens") ?? false,
            takesText: with.flag("takesText") ?? false)
        try center().categories = [
            NotificationCategory("category", actions: [button], reportsDismissal: with.flag("dismissal") ?? false)
        ]
    }

    func remove(_ identifiers: [String]?) throws {
        let center = try center()
        center.removePending(identifiers)
        center.removeDelivered(identifiers)
    }

    func add(_ with: Arguments) throws {
        let center = try center()
        let repeats = with.flag("repeats") ?? false
        var trigger = NotificationTrigger.none
        if let interval = with.duration("in") { trigger = .interval(interval.inSeconds, repeats: repeats) }
        if let time = with.text("at") { trigger = .calendar(try components(time), repeats: repeats) }
        center.add(NotificationRequest(with.text("id") ?? "note", try content(with), trigger: trigger))
    }

    private func components(_ time: String) throws -> DateComponents {
        let parts = time.split(separator: ":").map { Int($0) }
        guard parts.count == 2, let hour = parts[0], let minute = parts[1], (0..<24).contains(hour),
            (0..<60).contains(minute)
        else { throw StimulusError("\"\(time)\" is no time of the day: write it as \"07:30\"") }
        return DateComponents(hour: hour, minute: minute)
    }

    func schedule(_ with: Arguments) throws {
        let units: [String: Calendar.Component] = [
            "second": .second, "minute": .minute, "hour": .hour, "day": .day, "weekOfYear": .weekOfYear,
            "month": .month,
            "year": .year,
        ]
        let date = with.duration("in").map { process.device.date.addingTimeInterval($0.inSeconds) }
        let zone = try with.text("zone").map { name in
            guard let zone = TimeZone(identifier: name) else { throw StimulusError("\(name) is no time zone") }
            return zone
        }
        let fire = FireDate(date, timeZone: zone, interval: with.text("every").flatMap { units[$0] })
        service.schedule(
            NotificationRequest("", try content(with), trigger: .date(fire), isLegacy: true), in: process)
    }

    private func content(_ with: Arguments) throws -> NotificationContent {
        var content = NotificationContent()
        content.body = with.text("text") ?? "hello"
        content.sound = with.text("sound").map { $0 == "default" ? .standard : .named($0) }
        content.category = with.text("category") ?? ""
        content.badge = with.whole("badge") ?? content.badge
        return content
    }

    // The delegate.

    func willPresent(_ notification: DeliveredNotification, answer: @escaping (NotificationPresentation) -> Void) {
        switch presentation {
        case "nothing": answer([])
        case "no answer": break
        default: answer([.banner, .list, .sound, .badge])
        }
    }

    func didReceive(_ response: NotificationResponse, done: @escaping () -> Void) {
        process.print("response: \(response.spoken)")
        if completes { done() }
    }
}

extension NotificationResponse {
    fileprivate var spoken: String {
        guard case .action(let name, let text?) = kind else { return kind.name }
        return "\(name), \(text)"
    }
}
