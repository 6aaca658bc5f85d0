import Foundation
import ProgramRunner
import Testing
import VigilFacts
import VigilRuntimeProbes
import VirtualTime

struct HostileTextTests: Facts {
    @Test(
        "Text of files and apps that a terminal would obey", .enabled(if: RuntimeInterface.problems.isEmpty),
        arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    /// An escape, its form of eight bits, a bell, and the reversal of the direction of writing.
    private static let obeyed: [Unicode.Scalar] = ["\u{1B}", "\u{9B}", "\u{07}", "\u{202E}", "\u{2066}", "\r"]
    private static let escape = #"\u001B[31m\u009B0m\u0007\u202E\u2066"#

    private static func check(_ outcome: Program.Outcome, _ expected: String, code: Int32) {
        let text = outcome.output + outcome.complaints
        expect(text.unicodeScalars.filter(Self.obeyed.contains).isEmpty, "\(outcome)")
        expect(outcome.code == code && text.contains(expected), "\(outcome)")
    }

    let playing = Fact("is written out in timelines, summaries, failures and answers") {
        let folder = try TestFolder()
        let name = "Sam\(Self.escape)ple"
        try folder.write(
            "{ CFBundleIdentifier: \"com.example.app\", CFBundleName: \"\(name)\", UIBackgroundModes: [\"\(name)\"] }",
            to: "Sample/Info.plist")
        try folder.write(
            """
            { name: "\(name)", apps: { "\(name)2": "../Info.plist" }, steps: [
              { at: 0, device: "launch" }, { at: 1, app: "print", with: { text: "\(name)" } },
              { at: 1, app: "task.begin", with: { name: "\(name)", handler: "forgets" } }, { at: 2, device: "home" },
              { at: 3, expect: { awakeBecause: ["other \(name)"], output: ["\(name)"], calls: ["\(name)"] } },
              { at: 60, expect: { awake: { "\(name)": "1ms" } } },
            ] }
            """, to: "Sample/Scenarios/Sample.json5")
        let vigil = Program("vigil")
        Self.check(try vigil.run(["run", "Sample", "--why", "3s"], in: folder.url), #"\u{1B}[31m"#, code: 1)
        let lines = try vigil.run(["run", "Sample", "--format", "jsonl"], in: folder.url)
        Self.check(lines, #"\u001b[31m\u009b0m\u0007\u202e\u2066"#, code: 1)
        for line in lines.output.split(separator: "\n") {
            let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
            expect(object?["text"] is String)
        }
        Self.check(try vigil.run(["test", "."], in: folder.url), #"failed  Sam\u{1B}[31m"#, code: 1)
        Self.check(try vigil.run(["validate", "Sample"], in: folder.url), #"\u{1B}[31m"#, code: 2)
    }

    let complaints = Fact("is written out in what is said of bad input: keys, words, names of files") {
        let folder = try TestFolder()
        let file = "a\u{1B}[31m\u{202E}b"
        try folder.write("{ CFBundleIdentifier: \"a b\u{1B}\" }", to: "\(file)/Info.plist")
        try folder.write(
            "{ '\(Self.escape)': 1, steps: [{ at: '\(Self.escape)', device: '\(Self.escape)' }] }",
            to: "\(file)/Scenarios/\(file).json5")
        let vigil = Program("vigil")
        Self.check(try vigil.run(["test", "."], in: folder.url), #"unknown key "\u{1B}[31m"#, code: 2)
        Self.check(try vigil.run(["validate", file], in: folder.url), #"a\u{1B}[31m\u{202E}b/Info.plist"#, code: 2)
        Self.check(try vigil.run(["run", "no\u{1B}"], in: folder.url), #"no\u{1B}: there is no such file"#, code: 2)
        Self.check(try vigil.run(["run", "--\u{1B}"], in: folder.url), #"unknown option --\u{1B}"#, code: 2)
        Self.check(try vigil.run(["\u{202E}"], in: folder.url), #"unknown command \u{202E}"#, code: 2)
    }
}
