import AlarmKit
import AppIntents
import SwiftUI
import Testing
import VigilFacts

struct ValueTests: Facts {
    @Test("The values of AlarmKit and App Intents", arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    private static func copy<Value: Codable>(_ value: Value) throws -> Value {
        try JSONDecoder().decode(Value.self, from: JSONEncoder().encode(value))
    }

    let presentation = Fact("what an alarm shows is written and read again, with its colours") {
        let stop = AlarmButton(text: "Off", textColor: .white, systemImageName: "stop.circle")
        let alert = AlarmPresentation.Alert(
            title: "Wake up", stopButton: stop, secondaryButton: stop, secondaryButtonBehavior: .custom)
        let attributes = AlarmAttributes(
            presentation: AlarmPresentation(alert: alert), metadata: WakeData(method: "press"), tintColor: .orange)
        let copy = try Self.copy(attributes)
        expect(copy.tintColor == .orange && copy.metadata == WakeData(method: "press"))
        expect(copy.presentation.alert.title == "Wake up" && copy.presentation.countdown == nil)
        expect(copy.presentation.alert.stopButton.textColor == .white && copy.presentation.paused == nil)
        expect(copy.presentation.alert.stopButton.systemImageName, is: "stop.circle")
        expect(copy.presentation.alert.secondaryButton?.text, is: "Off")
        expect(copy.presentation.alert.secondaryButtonBehavior, is: .custom)
    }

    let states = Fact("the states of a widget, which no alarm comes to here, can be made and written") {
        let (id, date) = (UUID(), Date(timeIntervalSince1970: 0))
        let modes: [AlarmPresentationState.Mode] = [
            .alert(.init(time: .init(hour: 7, minute: 30))),
            .countdown(
                .init(
                    totalCountdownDuration: 60, previouslyElapsedDuration: 10, startDate: date,
                    fireDate: date.addingTimeInterval(50))),
            .paused(.init(totalCountdownDuration: 60, previouslyElapsedDuration: 20)),
        ]
        let states = modes.map { AlarmPresentationState(alarmID: id, mode: $0) }
        try expect(Self.copy(states) == states && Set(states).count == 3 && states.allSatisfy { $0.alarmID == id })
    }

    let modes = Fact("an intent says where it runs, in the words of iOS 16 or of iOS 26") {
        expect(StopAgainIntent.supportedModes == .foreground && StopIntent.supportedModes == .background)
        expect(OpenIntent.supportedModes.contains(.foreground) && !OpenIntent.openAppWhenRun)
        let later: IntentModes = [.foreground(.dynamic), .foreground(.deferred)]
        expect(!later.contains(.foreground) && !later.contains(.background) && later.contains(.foreground(.dynamic)))
        expect(OpenIntent.description == nil && StopIntent.isDiscoverable)
        expect(StopIntent.description.descriptionText, is: "Notes that an alarm was stopped")
        let words: IntentDescription = "Stops"
        expect(words.descriptionText == "Stops" && words.categoryName == nil)
    }
}
