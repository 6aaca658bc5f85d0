import AlarmKit
import AppIntents

let usesOfAlarms: [String: Use] = [
    "AlarmManager": { _ = AlarmManager.shared },
    "AlarmPresentation": { _ = AlarmButton(text: "Stop", textColor: .white, systemImageName: "stop.circle") },
    "AlarmPresentation.Alert.init(title:secondaryButton:secondaryButtonBehavior:)": {
        _ = AlarmPresentation.Alert(title: "Wake up")
    },
    "AppIntent": { _ = IntentDescription("Stops an alarm") },
    "IntentModes": { _ = IntentModes(rawValue: 1) },
]
