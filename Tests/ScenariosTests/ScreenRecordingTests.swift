import BackgroundRuntime
import Foundation
import Testing
import VigilResults
import VigilScenarios

@Suite("What a person saw of a run")
struct ScreenRecordingTests {
    private static let second: Int64 = 1_000_000_000
    private static let steps = """
        { at: 0, device: 'launch' }, { at: 1, 'ui.tap': 'Start' }, { at: 5, 'ui.tap': 'Ask' }, { at: 6, device: 'lock' },
        { at: 8, device: 'unlock' }, { at: 9, device: 'home' },
        """

    private func play(
        _ steps: String = steps, keepsSights: Bool = true, program: (any AppProgram)? = PlayerProgram()
    ) throws -> RunReport {
        var options = RunOptions()
        options.keepsSights = keepsSights
        return try Play.steps(steps, more: "until: '10s',", program: program, options: options)
    }

    private func names(_ screens: ScreenRecording, _ picture: Int?) -> [String] {
        guard let picture else { return [] }
        return screens.pictures[picture].elements.map { screens.elements[$0] }.map(\.label)
    }

    @Test("is a picture from each instant on at which the screen changed, and none while nobody sees it")
    func sights() throws {
        let screens = try play().recording.screens
        let seen = screens.sights.filter { $0.touched == nil }
        // The boot, the launch, Start, its end two seconds later, the question, the lock, the unlock, Home.
        #expect(seen.map { $0.instant / Self.second } == [0, 0, 1, 3, 5, 6, 8, 9])
        #expect(
            seen.map { names(screens, $0.picture).first } == [
                nil, "Start", "Stop", "Start", "Really?", nil, "Really?", nil,
            ])
        #expect(seen.map(\.app) == [0, 1, 1, 1, 1, 1, 1, 0])
    }

    @Test("has each picture and each thing once")
    func once() throws {
        let screens = try play().recording.screens
        #expect(screens.pictures.count == 3 && Set(screens.pictures).count == 3)
        #expect(Set(screens.elements).count == screens.elements.count)
    }

    @Test("has what a finger met, at the record of its touch")
    func touched() throws {
        let recording = try play().recording
        let touches = recording.screens.sights.filter { $0.touched != nil }
        #expect(
            touches.map { recording.strings[recording.records.text[$0.record]] } == [
                "tap on button \"Start\"", "tap on button \"Ask\"",
            ])
        #expect(touches.map(\.touched) == [0, 1])
        #expect(touches.map { names(recording.screens, $0.picture).first } == ["Start", "Start"])
    }

    @Test("says what is so about each thing")
    func marks() throws {
        let screens = try play("{ at: 0, device: 'launch' }, { at: 1, 'ui.tap': 'Type' },").recording.screens
        let field = try #require(screens.elements.last { $0.role == "textField" })
        #expect(field.marks == .focused && field.placeholder == "Name" && field.depth == 0)
        #expect(screens.elements.first { $0.label == "Start" }?.marks == .touchable)
        #expect(screens.elements.first { $0.label == "Volume" }?.value == "0.5")
        #expect(screens.elements.first { $0.label == "Two" }?.depth == 1)
    }

    @Test("has a question of the system in front of the app, and what else covers it")
    func covers() throws {
        let steps = """
            { at: 0, device: 'launch' }, { at: 1, device: 'notificationCenter' }, { at: 2, device: 'dismissOverlay' },
            """
        let sights = try play(steps).recording.screens.sights
        #expect(sights.map(\.cover) == ["", "", "Notification Center", ""])
        #expect(sights.map { $0.picture != nil } == [false, true, true, true])
    }

    @Test("is of 300 things at most, and says how many more there are")
    func bounded() throws {
        let screens = try play("{ at: 0, device: 'launch' },", program: LongProgram()).recording.screens
        #expect(screens.pictures.map(\.elements.count) == [300] && screens.pictures.map(\.rest) == [101])
    }

    @Test("is not there where nobody asked for it, and changes nothing of the run")
    func cost() throws {
        let (with, without) = (try play(), try play(keepsSights: false))
        #expect(without.recording.screens == ScreenRecording())
        #expect(with.device.trace.entries.map(\.description) == without.device.trace.entries.map(\.description))
    }

    @Test("is the last there is for the journal of a phone that nobody watched")
    func journal() throws {
        let report = try play(keepsSights: false)
        let journal = try TestJournal(Data(report.device.journal(titled: "late").utf8), name: "late.jsonl")
        #expect(journal.recording(of: try #require(journal.planned.first))?.screens.sights.map(\.app) == [0])
        #expect(report.recording.screens.sights.map(\.app) == [0])
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
