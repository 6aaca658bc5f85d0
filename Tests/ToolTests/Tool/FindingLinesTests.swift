import Testing
import VigilFacts
import VigilReports
import VigilResults
import VigilScenarios

@testable import VigilTool

struct FindingLinesTests: Facts {
    @Test("What a run passes over, on the terminal", arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    private static func results(_ count: Int) -> [ScenarioResult] {
        (0..<count).map { number in
            var result = ScenarioResult(ScenarioIdentity(file: "\(number).json5", name: "Case \(number)"), .passed)
            result.findings = [
                FindingResult(
                    instant: 0, app: "App", text: "was bad\u{1B}[2J", rule: "a.b", isExpected: false, fails: false)
            ]
            return result
        }
    }

    private static func lines(_ results: [ScenarioResult], showsAll: Bool = false) -> [String] {
        FindingLines(RunFindings(results), .plain, showsAll: showsAll).lines
    }

    let places = Fact("is each rule with how often it was found, then each place") {
        var results = Self.results(2)
        results[1].manifestProblems = ["Info.plist: warning: odd"]
        expect(
            Self.lines(results),
            is: [
                "", "Found, though nothing expects it", "  a.b: 2 findings in 2 scenarios",
                #"    0.json5 at 00:00:00.000 App: was bad\u{1B}[2J"#,
                #"    1.json5 at 00:00:00.000 App: was bad\u{1B}[2J"#, "", "Wrong with manifests",
                "  Info.plist: warning: odd: 1 scenario", "    1.json5",
            ])
        expect(Self.lines([]), is: [])
    }

    let limit = Fact("is fifty places of each rule, or all of them where they are asked for") {
        let results = Self.results(53)
        expect(
            Self.lines(results).count == 3 + 51
                && Self.lines(results).last == "    and 3 more, which --all-findings lists")
        expect(Self.lines(results, showsAll: true).count, is: 3 + 53)
        expect(Self.lines(Self.results(50)).count, is: 3 + 50)
    }
}
