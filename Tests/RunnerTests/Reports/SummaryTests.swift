import Testing
import VigilFacts
import VigilReports
import VigilResults

struct SummaryTests: Facts {
    @Test("Results for GitHub and for readers of Markdown", arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    let annotations = Fact("annotate the file and line of what failed, what broke first") {
        let lines = GitHubAnnotations([Samples.passed(), Samples.failed(), Samples.broken()]).lines
        expect(
            lines,
            is: [
                "::error file=Examples/Radio/Scenarios/Radio.json5,title=broken%3A It breaks::the program was ended by "
                    + "SIGILL at Radio.swift:3",
                "::error file=Examples/Player/Scenarios/Stays.json5,line=7,title=failed%3A It stays::at 00:00:29.000, "
                    + "state was expected to be background, and was suspended",
            ])
    }

    let currentFolder = Fact("annotate the file from the repository's folder on, where the run was that of `.`") {
        var result = Samples.failed()
        result.scenario.file = "./Scenarios/a.json5"
        expect(GitHubAnnotations([result]).lines[0].hasPrefix("::error file=Scenarios/a.json5,line=7,"))
    }

    let findings = Fact("warn of findings that nothing expects, once for all of a rule in a scenario") {
        var result = Samples.passed()
        func finding(_ rule: String, isExpected: Bool = false) -> FindingResult {
            FindingResult(
                instant: 0, app: "Player", text: "was bad", rule: rule, isExpected: isExpected, fails: false)
        }
        result.findings = [finding("a.b"), finding("a.b"), finding("c.d", isExpected: true), finding("e.f")]
        expect(
            GitHubAnnotations([result]).lines,
            is: [
                "::warning file=Examples/Player/Scenarios/Player.json5,title=a.b%3A It plays on::00:00:00.000 Player: "
                    + "was bad%0A00:00:00.000 Player: was bad",
                "::warning file=Examples/Player/Scenarios/Player.json5,title=e.f%3A It plays on::00:00:00.000 Player: "
                    + "was bad",
            ])
    }

    let limit = Fact("are ten annotations at most, the last of which counts the others") {
        let lines = GitHubAnnotations(Array(repeating: Samples.failed(), count: 25)).lines
        expect(lines.count == 10 && lines.last == "::error::and 16 more failures")
        expect(GitHubAnnotations(Array(repeating: Samples.failed(), count: 10)).lines.count, is: 10)
    }

    let forging = Fact("cannot be forged by what an app or a file says") {
        var result = Samples.failed(Samples.hostile)
        result.expectations[0].mismatches[0].found = Samples.hostile
        let lines = GitHubAnnotations([result]).lines
        expect(lines.count == 1 && !lines[0].contains("\n") && !lines[0].contains("\u{1B}"))
        expect(lines[0].contains("%250A%0A"))
    }

    let markdown = Fact("say in Markdown how many passed, and of each other one why") {
        expect(
            MarkdownSummary([Samples.passed(), Samples.failed()]).text,
            is: """
                ## Vigil: 1 of 2 did not pass

                2 scenarios: 1 passed, 1 failed. 90 s on phones.

                ### failed: It stays

                at 00:00:29.000, state was expected to be background, and was suspended

                <details><summary>Examples/Player/Scenarios/Stays.json5:7</summary>

                ```text
                Stays.json5:7: steps[2] failed
                    state: expected background, found suspended
                ```

                </details>

                """)
        expect(
            MarkdownSummary([Samples.passed()]).text,
            is: "## Vigil: All passed\n\n1 scenario: 1 passed. 60 s on phones.\n")
    }

    let matrix = Fact("are a table in Markdown where there are variants") {
        let old = Samples.failed(variant: [VariantValue("system", "iOS 7")])
        var new = Samples.failed(variant: [VariantValue("system", "iOS 17")])
        new.outcome = .passed
        let text = MarkdownSummary([old, new]).text
        let table = """

            | scenario | system iOS 7 | system iOS 17 |
            | --- | --- | --- |
            | It stays | **failed** | passed |

            """
        expect(text.contains(table), "\(text)")
    }

    let length = Fact("stay below the limit of a summary, and say what is left out") {
        let text = MarkdownSummary(Array(repeating: Samples.failed(), count: 100), limit: 4_000).text
        expect(text.utf8.count <= 4_000)
        expect(text.hasSuffix("more do not fit here._\n"))
    }

    let fences = Fact("keep what an app says from being Markdown") {
        var result = Samples.failed("a | b <b> [x](y) `c`")
        result.failure = "```\nfenced\n````"
        let text = MarkdownSummary([result]).text
        expect(text.contains("### failed: a \\| b \\<b\\> \\[x\\](y) \\`c\\`\n"))
        expect(text.contains("\n`````text\n```\nfenced\n````\n`````\n"))
    }

    let commands = Fact("write out what a terminal obeys, and what turns the direction of a text") {
        var result = Samples.failed("It \u{1B}[2J \u{202E}stays\u{7}")
        result.failure = "a\u{1B}[31mb\nc\u{2066}d\u{200F}"
        let text = MarkdownSummary([result]).text
        expect(text.contains(#"It \\u\{1B\}\[2J"#) && text.contains(#"a\u{1B}[31mb"# + "\n"), "\(text)")
        let seen = text.unicodeScalars.filter { $0.properties.isBidiControl || $0.value < 0x20 && $0 != "\n" }
        expect(seen.isEmpty)
        let annotation = GitHubAnnotations([result]).lines[0]
        expect(!annotation.unicodeScalars.contains { $0.properties.isBidiControl || $0.value < 0x20 })
    }
}
