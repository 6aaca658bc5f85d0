import BackgroundRuntime
import Foundation
import Testing
import VigilFacts
import VigilResults
import VigilScenarios

struct ScreenRecordingTests: Facts {
    @Test("What a person saw of a run", arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    private static let second: Int64 = 1_000_000_000
    private static let steps = """
        { at: 0, device: 'launch' }, { at: 1, 'ui.tap': 'Start' }, { at: 5, 'ui.tap': 'Ask' }, { at: 6, device: 'lock' },
        { at: 8, device: 'unlock' }, { at: 9, device: 'home' },
        """

    private static func play(
        _ steps: String = steps, keepsSights: Bool = true, program: (any AppProgram)? = PlayerProgram()
    ) throws -> RunReport {
        var options = RunOptions()
        options.keepsSights = keepsSights
        return try Play.steps(steps, more: "until: '10s',", program: program, options: options)
    }

    private static func names(_ screens: ScreenRecording, _ picture: Int?) -> [String] {
        guard let picture else { return [] }
        return screens.pictures[picture].elements.map { screens.elements[$0] }.map(\.label)
    }

    let sights = Fact("is a picture from each instant on at which the screen changed, and none while nobody sees it") {
        let screens = try Self.play().recording.screens
        let seen = screens.sights.filter { $0.touched == nil }
        // The boot, the launch, Start, its end two seconds later, the question, the lock, the unlock, Home.
        expect(seen.map { $0.instant / Self.second }, is: [0, 0, 1, 3, 5, 6, 8, 9])
        expect(
            seen.map { Self.names(screens, $0.picture).first },
            is: [
                nil, "Start", "Stop", "Start", "Really?", nil, "Really?", nil,
            ])
        expect(seen.map(\.app), is: [0, 1, 1, 1, 1, 1, 1, 0])
    }

    let once = Fact("has each picture and each thing once") {
        let screens = try Self.play().recording.screens
        expect(screens.pictures.count == 3 && Set(screens.pictures).count == 3)
        expect(Set(screens.elements).count, is: screens.elements.count)
    }

    let touched = Fact("has what a finger met, at the record of its touch") {
        let recording = try Self.play().recording
        let touches = recording.screens.sights.filter { $0.touched != nil }
        expect(
            touches.map { recording.strings[recording.records.text[$0.record]] },
            is: [
                "tap on button \"Start\"", "tap on button \"Ask\"",
            ])
        expect(touches.map(\.touched), is: [0, 1])
        expect(touches.map { Self.names(recording.screens, $0.picture).first }, is: ["Start", "Start"])
    }

    let marks = Fact("says what is so about each thing") {
        let screens = try Self.play("{ at: 0, device: 'launch' }, { at: 1, 'ui.tap': 'Type' },").recording.screens
        let field = try require(screens.elements.last { $0.role == "textField" })
        expect(field.marks == .focused && field.placeholder == "Name" && field.depth == 0)
        expect(screens.elements.first { $0.label == "Start" }?.marks, is: .touchable)
        expect(screens.elements.first { $0.label == "Volume" }?.value, is: "0.5")
        expect(screens.elements.first { $0.label == "Two" }?.depth, is: 1)
    }

    let covers = Fact("has a question of the system in front of the app, and what else covers it") {
        let steps = """
            { at: 0, device: 'launch' }, { at: 1, device: 'notificationCenter' }, { at: 2, device: 'dismissOverlay' },
            """
        let sights = try Self.play(steps).recording.screens.sights
        expect(sights.map(\.cover), is: ["", "", "Notification Center", ""])
        expect(sights.map { $0.picture != nil }, is: [false, true, true, true])
    }

    let bounded = Fact("is of 300 things at most, and says how many more there are") {
        let screens = try Self.play("{ at: 0, device: 'launch' },", program: LongProgram()).recording.screens
        expect(screens.pictures.map(\.elements.count) == [300] && screens.pictures.map(\.rest) == [101])
    }

    let cost = Fact("is not there where nobody asked for it, and changes nothing of the run") {
        let (with, without) = (try Self.play(), try Self.play(keepsSights: false))
        expect(without.recording.screens, is: ScreenRecording())
        expect(with.device.trace.entries.map(\.description), is: without.device.trace.entries.map(\.description))
    }

    let journal = Fact("is the last there is for the journal of a phone that nobody watched") {
        let report = try Self.play(keepsSights: false)
        let journal = try TestJournal(Data(report.device.journal(titled: "late").utf8), name: "late.jsonl")
        expect(journal.recording(of: try require(journal.planned.first))?.screens.sights.map(\.app), is: [0])
        expect(report.recording.screens.sights.map(\.app), is: [0])
    }
}

/// An app with a list of four hundred cells.
private struct LongProgram: AppProgram {
    var code: Any.Type? { nil }

    func launch(in process: AppProcess) -> any AppInstance { Long() }

    private final class Long: AppInstance {
        func receive(_ event: SystemEvent, on channel: SystemEvent.Channel) {}

        var screenElements: [ScreenElement] {
            [ScreenElement(.table, children: (0..<400).map { ScreenElement(.cell, label: "\($0)") })]
        }
    }
}
