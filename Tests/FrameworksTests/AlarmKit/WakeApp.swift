import ActivityKit
import AlarmKit
import AppIntents
import SwiftUI
import UIKit

struct WakeData: AlarmMetadata {
    var method = "pour over"
}

/// Schedules alarms as the code of an alarm clock would, and prints what it hears.
enum WakeAlarms {
    static func attributes(
        _ title: LocalizedStringResource, _ behavior: AlarmPresentation.Alert.SecondaryButtonBehavior? = nil
    ) -> AlarmAttributes<WakeData> {
        let button = AlarmButton(text: "Snooze", textColor: .white, systemImageName: "zzz")
        let alert = AlarmPresentation.Alert(
            title: title, secondaryButton: behavior == nil ? nil : button, secondaryButtonBehavior: behavior)
        let presentation = AlarmPresentation(
            alert: alert, countdown: AlarmPresentation.Countdown(title: title, pauseButton: button),
            paused: AlarmPresentation.Paused(title: "Paused", resumeButton: button))
        return AlarmAttributes(presentation: presentation, metadata: WakeData(), tintColor: .orange)
    }

    /// Schedules one, and prints what comes of it.
    static func schedule(
        _ id: UUID, _ configuration: @autoclosure @escaping () -> AlarmManager.AlarmConfiguration<WakeData>
    ) {
        let configuration = configuration()
        Task { @MainActor in
            do {
                let alarm = try await AlarmManager.shared.schedule(id: id, configuration: configuration)
                print("scheduled", alarm.state, alarm.id == id)
            } catch AlarmManager.AlarmError.maximumLimitReached {
                print("too many")
            } catch {
                let error = error as NSError
                print(error.domain, error.code)
            }
        }
    }
}

final class WakeApp: UIResponder, UIApplicationDelegate {
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        Task { for await alarms in AlarmManager.shared.alarmUpdates { print("alarms", alarms.map(\.state)) } }
        Task { for await state in AlarmManager.shared.authorizationUpdates { print("may", state) } }
        return true
    }
}

/// What the stop button runs: it goes on for a while, and knows its alarm by a parameter.
struct StopIntent: LiveActivityIntent {
    static let title: LocalizedStringResource = "Stop"
    static let description = IntentDescription("Notes that an alarm was stopped", categoryName: "Alarms")

    @Parameter(title: "alarmID", description: "which") var alarmID: String
    @Parameter(title: "Note") var note: String?
    @Parameter(title: "Times", default: 2) var times: Int
    var lost = "made anew"

    init() { alarmID = "" }

    init(alarmID: UUID) {
        self.alarmID = alarmID.uuidString
        lost = "kept"
    }

    func perform() async throws -> some IntentResult {
        try await Task.sleep(for: .seconds(5))
        print("stopped", alarmID.count, note ?? "-", times, lost, $times.title.key)
        return .result()
    }
}

/// What the second button runs: it opens the app.
struct OpenIntent: LiveActivityIntent {
    static let title: LocalizedStringResource = "Open"
    static let supportedModes: IntentModes = [.background, .foreground(.immediate)]

    @MainActor
    func perform() throws -> some IntentResult {
        print("opened", UIApplication.shared.applicationState == .background)
        return .result()
    }
}

/// What opens the app when it is done, which is not simulated.
struct LaterIntent: LiveActivityIntent {
    static let title: LocalizedStringResource = "Later"
    static let supportedModes: IntentModes = [.background, .foreground(.deferred)]

    func perform() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog {
        print("later")
        return .result(value: 1, dialog: "Later")
    }
}

/// What shows the next alarm on the lock screen, and tries it again when it may not any more.
struct ShowIntent: LiveActivityIntent {
    struct Attributes: ActivityAttributes {
        struct ContentState: Codable, Hashable { var next = "07:30" }
    }

    static let title: LocalizedStringResource = "Show"

    @MainActor
    func perform() throws -> some IntentResult {
        let content = ActivityContent(state: Attributes.ContentState(), staleDate: nil)
        _ = try Activity.request(attributes: Attributes(), content: content)
        print("shown,", UIApplication.shared.applicationState == .background ? "background" : "in front")
        let task = UIApplication.shared.beginBackgroundTask()
        Task {
            try await Task.sleep(for: .seconds(1))
            do {
                _ = try Activity.request(attributes: Attributes(), content: content)
            } catch { print("not shown:", error as? ActivityAuthorizationError == .visibility ? "visibility" : "?") }
            UIApplication.shared.endBackgroundTask(task)
        }
        return .result()
    }
}

/// What fails: its button has stopped the alarm already.
struct StopAgainIntent: LiveActivityIntent {
    static let title: LocalizedStringResource = "Stop again"
    static let openAppWhenRun = true

    @Parameter(title: "Nobody sets it") var alarmID: String

    func perform() throws -> some IntentResult {
        try AlarmManager.shared.stop(id: UUID())
        return .result()
    }
}
