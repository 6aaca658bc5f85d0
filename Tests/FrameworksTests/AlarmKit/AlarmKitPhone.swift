import AlarmKit
import UIKit
import VigilAlarms
import VigilTestSupport

final class AlarmKitPhone: DelegatePhone {
    /// A phone whose user was not asked yet, with the app in front.
    static func unasked(text: String = "Wakes you.") throws -> AlarmKitPhone {
        let manifest = Manifest(
            texts: ["NSAlarmKitUsageDescription": text], values: ["NSSupportsLiveActivities": .boolean(true)])
        let phone = try AlarmKitPhone(WakeApp.self, on: .iOS(27), manifest: manifest)
        phone.app.launch()
        return phone
    }

    /// A phone whose user has said yes.
    static func waking() throws -> AlarmKitPhone {
        let phone = try unasked()
        try phone.happen("alarm.permit")
        return phone
    }

    /// What the app printed.
    var lines: [String] { app.trace.entries(of: .output).map(\.text) }
}

extension Alarm.Schedule {
    /// A minute from now, on the clock of the phone.
    static var soon: Alarm.Schedule { .fixed(Date(timeIntervalSinceNow: 60)) }
}
