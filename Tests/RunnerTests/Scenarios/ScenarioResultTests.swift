import BackgroundRuntime
import Foundation
import Testing
import VigilFacts
import VigilResults

@testable import VigilScenarios

struct ScenarioResultTests: Facts {
    @Test("The result of a scenario", arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    let parts = Fact("has each expectation with what was found, findings, ends, rules and what was taken for granted") {
        let report = try Play.steps(
            """
            { at: 0, device: "launch" }, { at: 1, app: "task.begin", with: { name: "save", handler: "forgets" } },
            { at: 2, device: "home" }, { at: 3, expect: { state: "background" } },
            { at: 4, app: "print", with: { text: "x" }, in: "Nobody" },
            """.replacing(", in: \"Nobody\"", with: "")
                + #"{ at: 5, expect: { state: "suspended", launches: 2 } }, { at: 120, expect: { state: "active" } }"#,
            more: #"tags: ["slow"], seed: 4,"#)
        let result = report.result(of: "f.json5", [VariantValue("seed", "4")])
        expect(result.scenario.key == "f.json5\u{1F}seed=4" && result.scenario.tags == ["slow"])
        expect(result.outcome == .failed && result.seed == 4 && result.system == "iOS 17")
        expect(result.expectations.map(\.isMet) == [true, false, false] && result.expectationCount == 3)
        expect(result.expectations[1].mismatches.map(\.key), is: ["state", "launches"])
        expect(result.expectations[1].from == 5_000_000_000 && result.phoneTime == 120_000_000_000)
        expect(result.ends.map(\.reason) == ["task-leak"] && result.ends.allSatisfy { !$0.isExpected })
        expect(result.rules.contains("task.leak.kill") && result.rules == result.rules.sorted())
        expect(!result.assumptions.isEmpty && result.failure?.contains("steps[5] failed") == true)
    }

    let folders = Fact("says which folder an app is in, however the way to its manifest is written") {
        let folders = [
            "App/Info.plist", "./App//Scenarios/../Info.plist", "Info.plist", "../Info.plist", "/a/Info.plist",
        ]
        expect(folders.map(RunReport.folder), is: ["App", "App", ".", "..", "/a"])
    }

    let mishaps = Fact("has a step that could not be taken, which is no expectation") {
        let report = try Play.steps(#"{ at: 0, app: "print", with: { text: "x" } }"#)
        let result = report.result(of: "f.json5")
        expect(result.outcome == .failed && result.expectationCount == 0)
        expect(result.expectations.map(\.isExpectation), is: [false])
        expect(result.expectations.first?.mismatches.first?.found.contains("so it cannot do print"), is: true)
    }

    let messages = Fact("goes through the line of a message and back, whatever texts are in it") {
        var result = ScenarioResult(ScenarioIdentity(file: "a\n\u{1F}", name: "\"\\\u{202E}"), .broken)
        result.breakdown = "x"
        result.failure = "\u{7F}/\u{1}\u{2028}é"
        result.findings = [
            FindingResult(instant: -1, app: "a", text: "t", rule: nil, isExpected: true, fails: false)
        ]
        result.ends = [LaunchEnd(app: "a", reason: "r", code: "0x1", text: "t", rule: "x", isExpected: false)]
        result.expectations = [
            ExpectationResult(
                step: "steps[1]", line: 3, from: 1, to: 2,
                mismatches: [MismatchResult(key: "k", expected: "e", found: "f", why: "w")])
        ]
        (result.seed, result.assumptions) = (.max, ["a", "b"])
        (result.manifestProblems, result.refutedFacts, result.findings[0].fact) = (["p"], ["f", "g"], "h")
        for message in [
            TestMessage.began, .ended(TestEnd(result)), .ended(TestEnd(result, shown: "wide\n\u{1F}lines")),
            .ended(TestEnd(result, recording: Array(#"{"a":1}"#.utf8))),
            .ended(TestEnd(result, shown: "wide\n\u{1F}lines", recording: Array(#"{"a":1}"#.utf8))),
        ] {
            let line = message.line
            expect(line.count { $0 == UInt8(ascii: "\n") }, is: 1)
            expect(TestMessage(line.dropLast()), is: message)
            expect(TestMessage(line.dropLast(5)) == nil)
        }
        expect(TestEnd(result).result, is: result)
        (result.findings, result.manifestProblems) = ([], [])
        let refuting = TestEnd(result)
        guard case .ended(let read)? = TestMessage(TestMessage.ended(refuting).line.dropLast()) else {
            Issue.record("an end that shows facts to be otherwise is not read again")
            return
        }
        expect(refuting.need == read.need && refuting.need != .all && refuting.need != .nothing)
        result.refutedFacts = ["f"]
        expect(TestEnd(result).need != refuting.need)
        result.refutedFacts = []
        expect(TestEnd(result).need, is: .nothing)
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        try expect(result.json, is: Array(encoder.encode(result)))
        let finished = TestJournal.Finished(fingerprint: "f", result: result)
        let planned = TestJournal.Planned(index: 3, key: "k\u{1F}", fingerprint: "f")
        expect(TestJournal.Line(finished).bytes, is: TestJournal.finished(planned, resultAsJSON: result.json))
        expect(TestJournal.Line(TestJournal.Began(planned)).bytes, is: TestJournal.began(planned))
        expect(TestJournal.Line(planned).bytes, is: TestJournal.plan(planned))
    }

    let headers = Fact("is known by what a header skims, or by a whole reading, alike") {
        for (text, name, tags, seed) in [
            ("{ name: 'a', tags: ['x', \"y\"], seed: 3, steps: [{ at: 0, note: '}]' }] }", "a", ["x", "y"], 3),
            ("{ // name: 'b'\n steps: [/* ] */ 1, '\\''], \"name\": \"a\\u0062\", }", "ab", [], 0),
            ("{ steps: [{ name: 'inner' }], seed: 0x10 }", "f", [], 16),
            ("{ n\\u0061me: 'x', 'name': 'y' }", "f", [], 0), ("{ name: 'a', name: 'b' }", "f", [], 0),
            ("{ name: / }", "f", [], 0), ("[1]", "f", [], 0), ("{ name: 'open", "f", [], 0),
        ] as [(String, String, [String], UInt64)] {
            let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            defer { try? FileManager.default.removeItem(at: folder) }
            let file = folder.appendingPathComponent("f.json5")
            try text.write(to: file, atomically: true, encoding: .utf8)
            let header = ScenarioHeader(file.path)
            expect(header.name == name && header.tags == tags && header.seed == seed, "\(text)")
        }
    }
}
