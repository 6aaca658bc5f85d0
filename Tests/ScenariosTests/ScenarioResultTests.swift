import BackgroundRuntime
import Testing
import VigilResults

@testable import VigilScenarios

@Suite("The result of a scenario")
struct ScenarioResultTests {
    @Test("has each expectation with what was found, findings, ends, rules and what was taken for granted")
    func parts() throws {
        let report = try Play.steps(
            """
            { at: 0, device: "launch" }, { at: 1, app: "task.begin", with: { name: "save", handler: "forgets" } },
            { at: 2, device: "home" }, { at: 3, expect: { state: "background" } },
            { at: 4, app: "print", with: { text: "x" }, in: "Nobody" },
            """.replacing(", in: \"Nobody\"", with: "")
                + #"{ at: 5, expect: { state: "suspended", launches: 2 } }, { at: 120, expect: { state: "active" } }"#,
            more: #"tags: ["slow"], seed: 4,"#)
        let result = report.result(of: "f.json5", [VariantValue("seed", "4")])
        #expect(result.scenario.key == "f.json5\u{1F}seed=4" && result.scenario.tags == ["slow"])
        #expect(result.outcome == .failed && result.seed == 4 && result.system == "iOS 17")
        #expect(result.expectations.map(\.isMet) == [true, false, false] && result.expectationCount == 3)
        #expect(result.expectations[1].mismatches.map(\.key) == ["state", "launches"])
        #expect(result.expectations[1].from == 5_000_000_000 && result.phoneTime == 120_000_000_000)
        #expect(result.ends.map(\.reason) == ["task-leak"] && result.ends.allSatisfy { !$0.isExpected })
        #expect(result.rules.contains("task.leak.kill") && result.rules == result.rules.sorted())
        #expect(!result.assumptions.isEmpty && result.failure?.contains("steps[5] failed") == true)
    }

    @Test("has a step that could not be taken, which is no expectation")
    func mishaps() throws {
        let report = try Play.steps(#"{ at: 0, app: "print", with: { text: "x" } }"#)
        let result = report.result(of: "f.json5")
        #expect(result.outcome == .failed && result.expectationCount == 0)
        #expect(result.expectations.map(\.isExpectation) == [false])
        #expect(result.expectations.first?.mismatches.first?.found.contains("so it cannot do print") == true)
    }

    @Test("goes through the line of a message and back, whatever texts are in it")
    func messages() throws {
        var result = ScenarioResult(ScenarioIdentity(file: "a\n\u{1F}", name: "\"\\\u{202E}"), .broken)
        result.breakdown = "x"
        let message = TestMessage.ended(result, shown: "wide\nlines")
        let bytes = MessageLine.bytes(message)
        #expect(bytes.count { $0 == UInt8(ascii: "\n") } == 1)
        let back: TestMessage? = MessageLine.value(bytes.dropLast())
        #expect(back == message)
        let torn: TestMessage? = MessageLine.value(bytes.dropLast(5))
        #expect(torn == nil)
    }
}
