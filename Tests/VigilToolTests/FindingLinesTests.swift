import Testing
import VigilReports
import VigilResults
import VigilScenarios

@testable import VigilTool

@Suite("What a run passes over, on the terminal")
struct FindingLinesTests {
    private func results(_ count: Int) -> [ScenarioResult] {
        (0..<count).map { number in
            var result = ScenarioResult(ScenarioIdentity(file: "\(number).json5", name: "Case \(number)"), .passed)
            result.findings = [
                FindingResult(
                    instant: 0, app: "App", text: "was bad\u{1B}[2J", rule: "a.b", isExpected: false, fails: false)
            ]
            return result
        }
    }

    private func lines(_ results: [ScenarioResult], showsAll: Bool = false) -> [String] {
        FindingLines(RunFindings(results), .plain, showsAll: showsAll).lines
    }

    @Test("is each rule with how often it was found, then each place")
    func places() {
        var results = results(2)
        results[1].manifestProblems = ["Info.plist: warning: odd"]
        #expect(
            lines(results) == [
                "", "Found, though nothing expects it", "  a.b: 2 findings in 2 scenarios",
                #"    0.json5 at 00:00:00.000 App: was bad\u{1B}[2J"#,
                #"    1.json5 at 00:00:00.000 App: was bad\u{1B}[2J"#, "", "Wrong with manifests",
                "  Info.plist: warning: odd: 1 scenario", "    1.json5",
            ])
        #expect(lines([]) == [])
    }

    @Test("is fifty places of each rule, or all of them where they are asked for")
    func limit() {
        let results = results(53)
        #expect(lines(results).count == 3 + 51 && lines(results).last == "    and 3 more, which --all-findings lists")
        #expect(lines(results, showsAll: true).count == 3 + 53)
        #expect(lines(self.results(50)).count == 3 + 50)
    }
}
