import Foundation
import Testing
import VigilFacts

/// What the system asks in front of an app, and what of other apps an app shows in its own window: the first covers the app, which
/// becomes inactive, the second leaves it active. Each is in a table, with its source, or as ours.
@Suite("Each question of the system is known as an alert or as a sheet", .long)
struct SystemQuestionTests: Facts {
    @Test(arguments: facts) func holds(_ fact: FactCase) async throws { try await fact() }

    /// Questions by the file that asks, and where that they cover the app, or do not, is written.
    private static let questions: [String: (isSheet: Bool, source: String)] = [
        "Plugins/Alarms/Service/AlarmService+Requests.swift": (false, "ours: as the other alerts of permissions"),
        "Plugins/Audio/Session/AudioSession+Microphone.swift": (false, "Apple: an alert interrupts, life.interrupt"),
        "Plugins/Bluetooth/Service/Central.swift": (false, "Apple: an alert interrupts, life.interrupt"),
        "Plugins/LocalNotifications/Service/NotificationService+Permission.swift": (
            false, "Apple: an alert interrupts, life.interrupt"
        ),
        "Plugins/Location/Service/AccuracyManager.swift": (false, "ours: as the question about places"),
        "Plugins/Location/Service/LocationService+Authorization.swift": (
            false, "Apple: an alert interrupts, life.interrupt"
        ),
        "Plugins/NearbyInteraction/Service/NearbyService+Permission.swift": (
            false, "ours: as the other alerts of permissions"
        ),
        "Plugins/Tracking/Service/TrackingService.swift": (false, "Apple: an alert interrupts, life.interrupt"),
        "Plugins/Workout/Service/HealthService+Access.swift": (
            true, "observed: a controller in the app's own window, health.access.ask"
        ),
    ]

    let alerts = Fact("there is none but these, and each is what the table says") {
        let files = try Repository.swiftFiles(in: "Plugins")
        let asking = files.filter { file in
            file.code.contains { $0.contains("UserPermission(of:") || $0.contains("device.show(") }
        }
        expect(asking.map(\.path).sorted(), is: Self.questions.keys.sorted())
        let sheets = files.filter { file in file.code.contains { $0.contains("isSheet: true") } }.map(\.path)
        expect(sheets.sorted(), is: Self.questions.filter(\.value.isSheet).keys.sorted())
        let sources = Self.questions.values.map(\.source)
        expect(sources.allSatisfy { $0.contains("ours: ") || $0.contains("Apple: ") || $0.contains("observed: ") })
    }

    /// Controllers of other apps that an app presents itself: Apple's reference of each has the app present it.
    private static let presented: Set = [
        "AVPlayerViewController", "INUIAddVoiceShortcutViewController", "MFMailComposeViewController",
        "MFMessageComposeViewController", "MPMediaPickerController", "PHPickerViewController", "SFSafariViewController",
        "SKStoreProductViewController",
    ]

    let controllers = Fact("a controller of another framework is presented in the app's own window") {
        let files = try Repository.swiftFiles(in: "Sources/Frameworks")
        let others = files.filter { !$0.path.contains("/UIKit/") && !$0.path.contains("/SwiftUI/") }
        let pattern = #/^open class (\w+): UI(?:Navigation|View)Controller\b/#
        let found = others.flatMap { file in
            file.code.compactMap { $0.firstMatch(of: pattern).map { String($0.1) } }
        }
        expect(found.sorted(), is: Self.presented.sorted(), "say of each whether the app stays active below it")
        let covering = others.filter { file in file.code.contains { $0.contains("showOverlay(") } }
        expect(covering.map(\.path), is: [])
    }
}
