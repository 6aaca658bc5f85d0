import Testing
import VigilFacts
import VigilReports
import VigilResults

struct SettledResultsTests: Facts {
    @Test("What is judged over all scenarios of an app", arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

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

    let refuted = Fact(
        "mode.declared-unused: is no finding of a run where one scenario uses the mode, before or after the others"
    ) {
        let user = Self.result("b", finds: [], refutes: ["audio"])
        let others = [Self.result("a", finds: ["audio"]), Self.result("c", finds: ["audio"])]
        for results in [[others[0], user, others[1]], [user] + others, others + [user]] {
            expect(RunFindings(results).isEmpty)
            expect(!JUnitReport(results).text.contains("not used") && GitHubAnnotations(results).lines == [])
            expect(
                !IndexPage(results).html.contains("not used") && !MarkdownSummary(results).text.contains("not used"))
        }
    }

    let once = Fact(
        "mode.declared-unused: is one finding of a run where no scenario uses the mode, of the first that says so"
    ) {
        let results = [
            Self.result("a", finds: [], refutes: ["voip"]), Self.result("b", finds: ["audio", "voip"]),
            Self.result("c", finds: ["audio"], refutes: nil),
        ]
        let found = RunFindings(results)
        expect(
            found.rules.flatMap(\.lines),
            is: [
                "App/Scenarios/b.json5 at 00:00:00.000 App: audio was not used; no scenario of the run shows otherwise"
            ])
        expect(JUnitReport(results).text.components(separatedBy: "audio was not used").count, is: 2)
        expect(GitHubAnnotations(results).lines.count, is: 1)
    }

    let others = Fact("leaves what a scenario expects and what fails it, and settles nothing twice") {
        var result = Self.result("a", finds: ["audio", "audio"])
        (result.findings[0].isExpected, result.findings[1].fails) = (true, true)
        let results = [result, Self.result("b", finds: ["audio"]), Self.result("c", finds: ["audio"])]
        expect(results.settled.map(\.findings.count), is: [2, 1, 0])
        expect(results.settled.settled, is: results.settled)
        expect([result, Self.result("b", finds: [], refutes: ["audio"])].settled[0], is: result)
    }

    let strictly = Fact(
        "mode.declared-unused: fails a strict run once for each folder of scenarios, behind the scenarios"
    ) {
        let user = Self.result("b", finds: [], refutes: ["audio"])
        let judged = [Self.result("a", finds: ["audio", "voip", "fetch"]), user].judgedStrictly
        expect(judged.map(\.outcome) == [.passed, .passed, .failed] && judged[0].findings == [])
        expect(
            judged.last?.scenario, is: ScenarioIdentity(file: "App/Scenarios", name: "All scenarios of App together"))
        expect(judged.last?.findings.map(\.fact), is: ["voip", "fetch"])
        expect(judged.last?.failure?.contains("App: voip was not used [mode.declared-unused]\nApp: fetch"), is: true)
        expect(RunFindings(judged).isEmpty && [user].judgedStrictly == [user])
    }
}
