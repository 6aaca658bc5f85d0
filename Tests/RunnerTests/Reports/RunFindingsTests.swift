import FoundationXML
import Testing
import VigilFacts
import VigilReports
import VigilResults

struct RunFindingsTests: Facts {
    @Test("What a run has found and passes over", arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    /// Forty findings by four rules in twenty scenarios that have passed, two in each, and one manifest that is wrong.
    private static let results = (0..<20).map { number in
        var result = Samples.passed("Case \(number)", file: "App/Scenarios/\(number).json5")
        result.findings = (0..<2).map { part in
            RunFindingsTests.finding("was bad \(number)-\(part)", rule: "rule.\(2 * (number % 2) + part)")
        }
        result.manifestProblems = number < 3 ? ["App/Info.plist:3: warning: odd"] : []
        return result
    }

    private static func finding(
        _ text: String, rule: String? = nil, isExpected: Bool = false, fails: Bool = false
    ) -> FindingResult {
        FindingResult(
            instant: 5 * Samples.second, app: "App", text: text, rule: rule, isExpected: isExpected, fails: fails)
    }

    /// Which of the forty are not in a text, each with its scenario.
    private static func missing(in text: String) -> [String] {
        Self.results.flatMap { result in
            result.findings.filter { !text.contains("00:00:05.000 App: \($0.text)") }.map(\.text)
                + (text.contains(result.scenario.file) ? [] : [result.scenario.file])
        }
    }

    let groups = Fact("is grouped by rule in the order of the run, with every scenario") {
        let found = RunFindings(Self.results)
        expect(found.count == 40 && found.rules.map(\.name) == ["rule.0", "rule.1", "rule.2", "rule.3"])
        expect(found.rules.map(\.count) == [10, 10, 10, 10] && found.rules[3].places.count == 10)
        expect(found.rules[0].heading, is: "rule.0: 10 findings in 10 scenarios")
        expect(found.rules[0].lines.first, is: "App/Scenarios/0.json5 at 00:00:05.000 App: was bad 0-0")
        expect(found.manifests.map(\.heading), is: ["App/Info.plist:3: warning: odd: 3 scenarios"])
        expect(found.manifests[0].lines, is: (0..<3).map { "App/Scenarios/\($0).json5" })
    }

    let others = Fact("is nothing that a scenario expects, and nothing that fails one") {
        var result = Samples.passed()
        result.findings = [Self.finding("a", isExpected: true), Self.finding("b", fails: true)]
        expect(RunFindings([result]).isEmpty && !result.toleratesSomething)
        result.findings += [Self.finding("c"), Self.finding("c")]
        result.scenario.variant = [VariantValue("system", "iOS 7")]
        let found = RunFindings([result, Samples.failed()])
        expect(found.rules.map(\.heading) == ["c: 2 findings in 1 scenario"] && result.toleratesSomething)
        expect(found.rules[0].lines.last?.hasPrefix("Examples/Player/Scenarios/Player.json5 [iOS 7] at "), is: true)
        result.findings = []
        result.manifestProblems = ["odd"]
        expect(result.toleratesSomething)
    }

    let page = Fact("is in the page, all of it, and nothing else is counted there") {
        let html = IndexPage(Self.results).html
        expect(Self.missing(in: html) == [] && html.contains(" 40 findings that nothing expects, "))
        expect(html.contains("<summary>App/Info.plist:3: warning: odd: 3 scenarios</summary>"))
        var expected = Samples.passed()
        expected.findings = [Self.finding("a", isExpected: true)]
        let other = IndexPage([expected]).html
        expect(other.contains(" 0 findings that nothing expects, ") && !other.contains("class=\"found\""))
    }

    let markdown = Fact("is in Markdown, all of it, or it is said how much does not fit") {
        let text = MarkdownSummary(Self.results).text
        expect(Self.missing(in: text) == [] && text.contains("<summary>rule.3: 10 findings in 10 scenarios</summary>"))
        expect(text.contains("<summary>App/Info.plist:3: warning: odd: 3 scenarios</summary>"))
        let short = MarkdownSummary(Self.results, limit: 2_000).text
        expect(
            short.utf8.count <= 2_000 && short.hasSuffix("\n_3 more groups of findings do not fit here._\n"), "\(short)"
        )
        let shortest = MarkdownSummary([Samples.failed()] + Self.results, limit: 300).text
        expect(shortest.utf8.count <= 300 && shortest.contains("_1 more do not fit here._"), "\(shortest)")
        expect(shortest.hasSuffix("\n_5 more groups of findings do not fit here._\n"))
    }

    let junit = Fact("is in JUnit, each case with its own, and in the strict form with the suite") {
        let text = JUnitReport(Self.results).text
        expect(Self.missing(in: text) == [] && text.components(separatedBy: "[rule.1]").count == 11)
        for form in [text, JUnitReport(Self.results, isStrict: true).text] {
            expect(form.contains("<property name=\"findings: rule.2\" value=\"10\"/>"))
            expect(form.contains("<property name=\"manifest: App/Info.plist:3: warning: odd\" value=\"3\"/>"))
            expect(XMLParser(data: .init(form.utf8)).parse())
            for finding in Self.results.flatMap(\.findings) { expect(form.contains("App: \(finding.text) [")) }
        }
        let strict = JUnitReport(Self.results, isStrict: true).text
        expect(strict.components(separatedBy: "<system-out>").count, is: 2)
        expect(strict.contains("Case 2: wrong with a manifest: App/Info.plist:3: warning: odd\n"))
    }

    let annotations = Fact("is in the annotations, of which the last says what the others would") {
        let lines = GitHubAnnotations(Self.results).lines
        expect(lines.count == 10 && Self.missing(in: lines.joined(separator: "\n")) == [])
        expect(lines.last?.hasPrefix("::warning title=32 more::"), is: true, "\(lines.last ?? "")")
        expect(
            lines.first?.hasPrefix("::warning title=manifest::App/Info.plist:3: warning: odd: 3 scenarios%0A"), is: true
        )
        var twice = Samples.passed()
        twice.findings = [Self.finding("one", rule: "r"), Self.finding("two", rule: "r")]
        expect(GitHubAnnotations([twice]).lines.map { $0.hasSuffix("App: one%0A00:00:05.000 App: two") }, is: [true])
    }

    let journal = Fact("is in the journal, and one that does not say what is wrong with manifests is read") {
        let head = TestJournal.Head(options: [], total: 20, whole: "", shard: nil)
        let planned = Self.results.enumerated().map { index, result in
            TestJournal.Planned(index: index, key: result.scenario.key, fingerprint: "f")
        }
        var bytes = TestJournal.Line(head).bytes + planned.flatMap(TestJournal.plan)
        for (planned, result) in zip(planned, Self.results) {
            bytes += TestJournal.finished(planned, resultAsJSON: result.json)
        }
        let read = try TestJournal(.init(bytes), name: "j").results
        expect(read == Self.results && RunFindings(read).count == 40 && RunFindings(read).manifests.count == 1)
        let old = String(decoding: bytes, as: UTF8.self).replacing(/"manifestProblems":\[[^\]]*\],/, with: "")
        let older = try TestJournal(.init(old.utf8), name: "j").results
        expect(older.count == 20 && older.allSatisfy { $0.manifestProblems == nil })
    }

    let hostile = Fact("is no markup and no command, whatever an app says") {
        var result = Samples.passed(Samples.hostile, file: Samples.hostile)
        result.findings = [Self.finding(Samples.hostile, rule: nil)]
        result.manifestProblems = [Samples.hostile]
        expect(IndexPage([result]).html.components(separatedBy: "<script").count, is: 2)
        for isStrict in [true, false] {
            expect(XMLParser(data: .init(JUnitReport([result], isStrict: isStrict).text.utf8)).parse())
        }
        for line in GitHubAnnotations([result]).lines {
            expect(!line.unicodeScalars.contains { $0.properties.isBidiControl || $0.value < 0x20 })
        }
        let text = MarkdownSummary([result]).text
        expect(!text.unicodeScalars.contains { $0.properties.isBidiControl || $0.value < 0x20 && $0 != "\n" })
        expect(text.components(separatedBy: "\n```\n").count, is: 3)
    }
}
