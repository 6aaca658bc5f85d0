import Foundation
import Observation
import UserNotifications

struct Tea: Identifiable, Hashable {
    let id = UUID()
    var name: String
    var minutes: Int
}

/// One pot at a time. The notification tells when it is done, wherever the app is then.
@Observable
final class Kettle {
    var teas = [Tea(name: "Green", minutes: 2), Tea(name: "Black", minutes: 4), Tea(name: "Herbs", minutes: 8)]
    var chosen = "Green"
    var strength = 0.0
    private(set) var readyAt: Date?

    var minutes: Int { (teas.first { $0.name == chosen }?.minutes ?? 3) + Int(strength) }

    func start() async {
        let center = UNUserNotificationCenter.current()
        let isGranted = (try? await center.requestAuthorization(options: [.alert, .sound])) ?? false
        readyAt = Date(timeIntervalSinceNow: TimeInterval(minutes * 60))
        guard isGranted else { return }
        let content = UNMutableNotificationContent()
        content.title = "\(chosen) tea is ready"
        let trigger = UNTimeIntervalNotificationTrigger(timeInterval: TimeInterval(minutes * 60), repeats: false)
        try? await center.add(UNNotificationRequest(identifier: "tea", content: content, trigger: trigger))
    }

    func stop() {
        readyAt = nil
        UNUserNotificationCenter.current().removePendingNotificationRequests(withIdentifiers: ["tea"])
    }
}
