import BackgroundRuntime
import Testing
import VigilFacts
import VigilResults
import VigilScenarios

struct RunRecordingTests: Facts {
    @Test("A run in full", arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    private static let second: Int64 = 1_000_000_000

    let records = Fact("has each record once, with the texts and rules that it cites") {
        let report = try Play.steps("{ at: 0, device: \"launch\" }, { at: 1, device: \"home\" }")
        let (recording, entries) = (report.recording, report.device.trace.entries)
        let records = recording.records
        expect(entries.count > 10 && records.count == entries.count)
        expect(records.text.map { recording.strings[$0] }, is: entries.map(\.text))
        expect(records.state.map { recording.states[$0] }, is: entries.map(\.state.description))
        expect(records.kind.map { recording.kinds[$0] }, is: entries.map { "\($0.kind)" })
        expect(records.rule.map { $0 < 0 ? nil : recording.rules[$0].id }, is: entries.map(\.rule?.id))
        expect(records.app.map { recording.apps[$0] }, is: entries.map(\.app))
        expect(Set(recording.strings).count == recording.strings.count && recording.strings[0].isEmpty)
        expect(recording.end, is: Self.second)
    }

    let rules = Fact("has the sources of a rule with their addresses") {
        let report = try Play.steps("{ at: 0, device: \"launch\" }, { at: 1, device: \"home\" }")
        let rule = try require(report.recording.rules.first { $0.id == "life.tx.home" })
        expect(!rule.text.isEmpty && !rule.confidence.isEmpty && !rule.sources.isEmpty)
        expect(rule.sources.allSatisfy { $0.url?.hasPrefix("https://") != false })
    }

    let errands = Fact("has what the phone does for an app from its beginning to its end, also where the app is gone") {
        let report = try Play.steps("{ at: 0, device: \"launch\" }, { at: 9, device: \"home\" }")
        let activity = report.app.beginSystemActivity("transfer", "GET a")
        _ = report.app.beginSystemActivity("call", "call 1")
        report.device.advance(by: .seconds(1))
        activity.finish()
        report.device.advance(by: .seconds(5))
        activity.finish()
        report.device.delete(report.app)
        let recording = report.recording
        expect(recording.errands.map { recording.strings[$0.name] }, is: ["GET a", "call 1"])
        expect(recording.errands.map { recording.strings[$0.kind] }, is: ["transfer", "call"])
        expect(recording.errands.map(\.from), is: [9 * Self.second, 9 * Self.second])
        expect(recording.errands.map(\.to), is: [10 * Self.second, 15 * Self.second])
        expect(recording.errands.allSatisfy { recording.apps[$0.app] == report.app.name })
    }

    let spans = Fact("has a span for each task, also where two have one name, with the deadline that it had last") {
        let recording = try Play.steps(
            """
            { at: 0, device: "launch" }, { at: "1s", app: "task.begin", with: { name: "save" } },
            { at: "2s", app: "task.begin", with: { name: "save", handler: "none" } }, { at: "3s", device: "home" },
            { at: "10s", app: "task.end", with: { name: "save" } }, { at: "12s", device: "lock" },
            """
        ).recording
        let spans = recording.spans.filter { recording.strings[$0.name] == "task \"save\"" }
        expect(spans.map(\.from), is: [Self.second, 2 * Self.second])
        expect(Set(spans.map(\.number)).count == 2 && spans.allSatisfy { $0.grant != nil })
        expect(spans.compactMap(\.to), is: [10 * Self.second])
        expect(spans.allSatisfy { $0.deadline.map { $0 > 25 * Self.second } == true }, "\(spans)")
        for span in spans {
            expect(recording.kinds[recording.records.kind[span.first]], is: "acquire")
            if let last = span.last { expect(recording.records.instant[last], is: span.to) }
        }
    }

    let noDeadline = Fact("has no deadline for what would not end, such as a task in front") {
        let steps = "{ at: 0, device: \"launch\" }, { at: 1, app: \"task.begin\" }, { at: 2, device: \"lock\" }"
        let behind = try Play.steps(steps).recording
        expect(behind.spans.map { $0.deadline != nil }, is: [true])
        let front = try Play.steps(steps.replacing("lock", with: "launch")).recording
        expect(front.spans.map(\.deadline) == [nil] && front.spans.map(\.to) == [nil])
    }

    let deaths = Fact("ends all spans with the process") {
        let recording = try Play.steps(
            "{ at: 0, device: \"launch\" }, { at: 1, app: \"task.begin\" }, { at: 2, device: \"crash\" }"
        ).recording
        expect(recording.spans.map(\.to), is: [2 * Self.second])
    }

    let conditions = Fact("has the conditions of the phone from the boot on, and each change") {
        let recording = try Play.steps(
            "{ at: 0, device: \"launch\" }, { at: 5, device: \"network\", with: { is: \"none\" } }, "
                + "{ at: 6, device: \"lock\" }"
        ).recording
        func changes(_ name: String) -> [String] {
            recording.conditions.filter { $0.name == name }.map { "\($0.instant / Self.second) \($0.value)" }
        }
        expect(changes("network"), is: ["0 wifi", "5 none"])
        expect(changes("screen"), is: ["0 unlocked", "6 locked"])
        expect(changes("power"), is: ["0 battery"])
    }

    let clock = Fact("has what the clock of the phone shows, again where it is set or the zone is another") {
        let report = try Play.steps("{ at: 0, device: \"launch\" }, { at: 5, device: \"lock\" }")
        report.device.setClock(by: .seconds(60))
        let clock = report.recording.clock
        expect(clock.map(\.instant), is: [0, 5 * Self.second])
        expect(clock.map(\.date) == [1_767_603_600_000, 1_767_603_665_000] && clock.map(\.zone) == ["GMT", "GMT"])
    }
}
