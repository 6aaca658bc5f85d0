import Testing
import VigilReports
import VigilResults

@Suite("What is judged over all scenarios of an app")
struct SettledResultsTests {
    private static func result(_ name: String, finds facts: [String], refutes: [String]? = []) -> ScenarioResult {
        var result = Samples.passed(name, file: "App/Scenarios/\(name).json5")
        result.refutedFacts = refutes
        result.findings = facts.map { fact in
            FindingResult(
                instant: 0, app: "App", text: "\(fact) was not used", rule: "mode.declared-unused", fact: fact,
                isExpected: false, fails: false)
        }
        return result
    }

    @Test("mode.declared-unused: is no finding of a run where one scenario uses the mode, before or after the others")
    func refuted() {
        let user = Self.result("b", finds: [], refutes: ["audio"])
        let others = [Self.result("a", finds: ["audio"]), Self.result("c", finds: ["audio"])]
        for results in [[others[0], user, others[1]], [user] + others, others + [user]] {
            #expect(RunFindings(results).isEmpty)
            #expect(!JUnitReport(results).text.contains("not used") && GitHubAnnotations(results).lines == [])
            #expect(
                !IndexPage(results).html.contains("not used") && !MarkdownSummary(results).text.contains("not used"))
        }
    }

    @Test("mode.declared-unused: is one finding of a run where no scenario uses the mode, of the first that says so")
    func once() {
        let results = [
            Self.result("a", finds: [], refutes: ["voip"]), Self.result("b", finds: ["audio", "voip"]),
            Self.result("c", finds: ["audio"], refutes: nil),
        ]
        let found = RunFindings(results)
        #expect(
            found.rules.flatMap(\.lines) == [
                "App/Scenarios/b.json5 at 00:00:00.000 App: audio was not used; no scenario of the run shows otherwise"
            ])
        #expect(JUnitReport(results).text.components(separatedBy: "audio was not used").count == 2)
        #expect(GitHubAnnotations(results).lines.count == 1)
    }

    @Test("leaves what a scenario expects and what fails it, and settles nothing twice")
    func others() {
        var result = Self.result("a", finds: ["audio", "audio"])
        (result.findings[0].isExpected, result.findings[1].fails) = (true, true)
        let results = [result, Self.result("b", finds: ["audio"]), Self.result("c", finds: ["audio"])]
        #expect(results.settled.map(\.findings.count) == [2, 1, 0])
        #expect(results.settled.settled == results.settled)
        #expect([result, Self.result("b", finds: [], refutes: ["audio"])].settled[0] == result)
    }

    @Test("mode.declared-unused: fails a strict run once for each folder of scenarios, behind the scenarios")
    func strictly() {
        let user = Self.result("b", finds: [], refutes: ["audio"])
        let judged = [Self.result("a", finds: ["audio", "voip", "fetch"]), user].judgedStrictly
        #expect(judged.map(\.outcome) == [.passed, .passed, .failed] && judged[0].findings == [])
        #expect(judged.last?.scenario == ScenarioIdentity(file: "App/Scenarios", name: "All scenarios of App together"))
        #expect(judged.last?.findings.map(\.fact) == ["voip", "fetch"])
        #expect(judged.last?.failure?.contains("App: voip was not used [mode.declared-unused]\nApp: fetch") == true)
        #expect(RunFindings(judged).isEmpty && [user].judgedStrictly == [user])
    }
}
