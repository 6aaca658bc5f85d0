import Foundation
import ProgramRunner
import Testing
import VigilFacts
import VigilRuntimeProbes
import VirtualTime

/// A folder for one test, removed with it.
final class TestFolder {
    let url: URL

    init() throws {
        url = FileManager.default.temporaryDirectory.appendingPathComponent(
            "vigil-tests-\(ProcessInfo.processInfo.globallyUniqueString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit {
        // What cannot be removed is the temporary directory's to clean.
        try? FileManager.default.removeItem(at: url)
    }

    /// Writes a file, with the folders above it.
    func write(_ text: String, to path: String) throws {
        let file = url.appendingPathComponent(path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: file, atomically: true, encoding: .utf8)
    }
}

struct VigilCommandTests: Facts {
    @Test("The command line", .enabled(if: RuntimeInterface.problems.isEmpty), arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    private static let vigil = Program("vigil")

    private static let manifest = """
        { CFBundleIdentifier: "com.example.app", CFBundleName: "Sample", MinimumOSVersion: "4.0" }
        """

    private static func folder(_ steps: String) throws -> TestFolder {
        let folder = try TestFolder()
        try folder.write(Self.manifest, to: "Sample/Info.plist")
        try folder.write("{ system: \"iOS 17\", steps: [\(steps)] }", to: "Sample/Scenarios/Sample.json5")
        return folder
    }

    let explainRun = Fact(
        "explain plays a scenario or a bundle, and says what was held back, and why the app was awake at a time"
    ) {
        let folder = try Self.folder(
            "{ at: 0, device: 'launch' }, { at: 5, device: 'home' }, { at: 9, expect: { state: 'suspended' } }")
        let path = folder.url.appendingPathComponent("Sample").path
        let outcome = try Self.vigil.run(["explain", path, "--at", "7s"])
        expect(outcome.code == 0 && outcome.complaints.isEmpty, "\(outcome.complaints)")
        expect(outcome.output.contains("What the system held back from Sample\n  nothing\n"))
        expect(outcome.output.contains("At 00:00:07.000, Sample was suspended."))
        expect(!outcome.output.contains("Summary of"))
    }

    let everyCommandHasHelp = Fact(
        "every command has help that names its options",
        for: [
            "run", "test", "validate", "modes", "rules", "explain", "schema",
        ]
    ) { (command: String) in
        let outcome = try Self.vigil.run([command, "--help"])
        expect(outcome.code, is: 0)
        expect(outcome.output.contains("Usage: vigil \(command)") && outcome.output.contains("--help"))
    }

    let suggests = Fact(
        "an unknown command or option ends with 2 and a suggestion",
        for: [
            (["rnu"], "unknown command rnu; did you mean run?"),
            (["run", "x", "--sytem", "iOS 7"], "unknown option --sytem; did you mean --system?"),
            (["run", "x", "--system", "iOS 21"], "unknown system \"iOS 21\""),
            (["run", "x", "--set", "k.x"], "--set takes ID=NUMBER, not \"k.x\""),
            (["run", "x", "--set", "k.x=many"], "--set takes ID=NUMBER, not \"k.x=many\""),
            (["run", "x", "--define", "=x"], "--define takes NAME=TEXT, not \"=x\""),
            (["run", "x", "--pace", "0"], "--pace takes a number above 0, not \"0\""),
            (["run"], "BUNDLE|SCENARIO is missing"),
            (["run", "nowhere"], "nowhere: there is no such file or folder"),
            (["explain", "task.leak.kil"], "did you mean task.leak.kill?"),
            (["rules", "--section", "tsk"], "unknown section tsk"),
        ]
    ) { (words: [String], complaint: String) in
        let outcome = try Self.vigil.run(words)
        expect(outcome.code, is: 2)
        expect(outcome.complaints.contains(complaint), "\(outcome.complaints)")
    }

    let runsScriptedApp = Fact("a scripted app is run, and the timeline says what and why, without colour in a pipe") {
        let folder = try Self.folder(
            """
            { at: "0s", device: "launch" },
            { at: "1s", app: "task.begin", with: { name: "upload", handler: "forgets" } },
            { at: "2s", device: "home" },
            { at: "40s", expect: { terminated: "0x8badf00d", because: "task.leak.kill" } },
            """)
        let outcome = try Self.vigil.run(["run", "Sample", "--why", "10s"], in: folder.url)
        expect(outcome.code, is: 0, "\(outcome.output)\(outcome.complaints)")
        for part in [
            "TIME", "kept awake by task \"upload\"", "0x8badf00d", "task.leak.kill",
            "At 00:00:10.000, Sample was awake",
        ] {
            expect(outcome.output.contains(part), "\(part) is missing in\n\(outcome.output)")
        }
        expect(!outcome.output.contains("\u{1B}[") && outcome.complaints.isEmpty, "\(outcome.complaints)")
    }

    let unexpectedKill = Fact("a kill that no expectation names ends with 1, in a run as in a test") {
        let folder = try Self.folder(
            """
            { at: 0, device: "launch" }, { at: 1, app: "task.begin", with: { handler: "forgets" } },
            { at: 2, device: "home" }, { at: "2min", device: "lock" },
            """)
        for command in ["run", "test"] {
            let outcome = try Self.vigil.run([command, "Sample"], in: folder.url)
            expect(outcome.code, is: 1, "\(outcome)")
            expect(outcome.output.contains("Sample was killed, and the scenario does not expect it"))
        }
    }

    let expectsNothing = Fact("a scenario that expects nothing passes with a remark that says so, and no other") {
        for (step, isRemarked) in [("{ at: 1, device: 'lock' }", true), ("{ at: 1, expect: { launches: 1 } }", false)] {
            let folder = try Self.folder("{ at: 0, device: 'launch' }, \(step)")
            let outcome = try Self.vigil.run(["test", "."], in: folder.url)
            expect(outcome.code == 0 && outcome.output.contains("(expects nothing: ") == isRemarked, "\(outcome)")
        }
    }

    let failedExpectation = Fact("a failed expectation ends with 1 and shows expected, found, why and the timeline") {
        let folder = try Self.folder(
            """
            { at: "0s", device: "launch" }, { at: "1s", device: "home" },
            { at: "5s", expect: { state: "background", awakeBecause: ["upload"] } },
            """)
        let outcome = try Self.vigil.run(["test", "."], in: folder.url)
        expect(outcome.code, is: 1)
        for part in [
            "state: expected background, found suspended", "life.background.awake-reasons",
            "awakeBecause: expected upload",
            "the timeline before:", "1 failed",
        ] {
            expect(outcome.output.contains(part), "\(part) is missing in\n\(outcome.output)")
        }
    }

    let unreadableScenario = Fact(
        "a scenario that cannot be read ends with 2 and line, column, key path and what was meant"
    ) {
        let folder = try Self.folder("{ at: \"0s\", device: \"lunch\" }")
        let outcome = try Self.vigil.run(["test", "Sample"], in: folder.url)
        expect(outcome.code, is: 2)
        expect(outcome.output.contains("Sample.json5:1:"))
        expect(outcome.output.contains("steps[0].device: unknown stimulus \"lunch\"; did you mean \"launch\"?"))
    }

    let validates = Fact("validate says everything that is wrong and ends with 2") {
        let folder = try TestFolder()
        try folder.write(
            "{ CFBundleIdentifier: \"com.example.app\", UIBackgroundModes: [\"loction\", \"\"] }", to: "Info.plist")
        let outcome = try Self.vigil.run(["validate", "Info.plist"], in: folder.url)
        expect(outcome.code, is: 2)
        expect(outcome.output.contains("UIBackgroundModes[0]: unknown mode \"loction\"; did you mean \"location\"?"))
        expect(outcome.output.contains("UIBackgroundModes[1]"))
    }

    let lists = Fact("modes, rules and schema print what they promise") {
        try expect(Self.vigil.run(["modes"]).output.contains("location"))
        try expect(Self.vigil.run(["modes", "--markdown"]).output.contains("### `location` (from iOS 4)\n\nStandard"))
        try expect(Self.vigil.run(["rules", "--section", "task"]).output.contains("task.leak.kill"))
        let schema = try Self.vigil.run(["schema"]).output
        let object = try JSONSerialization.jsonObject(with: Data(schema.utf8)) as? [String: Any]
        expect(object?["title"] as? String, is: "Vigil scenario")
    }

    let jsonLines = Fact("JSON Lines are one object per event, and two runs give the same bytes") {
        let folder = try Self.folder("{ at: \"0s\", device: \"launch\" }, { at: \"1s\", device: \"home\" }")
        let first = try Self.vigil.run(["run", "Sample", "--format", "jsonl"], in: folder.url)
        let second = try Self.vigil.run(["run", "Sample", "--format", "jsonl"], in: folder.url)
        expect(first, is: second)
        for line in first.output.split(separator: "\n") {
            try expect(JSONSerialization.jsonObject(with: Data(line.utf8)) is [String: Any])
        }
        try expect(Self.vigil.run(["run", "Sample", "--prove"], in: folder.url).output.contains("proved"))
    }

    let outputFile = Fact("writes a long run to a file as it goes on, the same lines as to standard output") {
        let folder = try Self.folder(
            "{ at: 0, device: \"launch\" }, { at: 0, app: \"timer\", with: { every: \"100ms\" } }")
        let scenario = folder.url.appendingPathComponent("Sample/Scenarios/Sample.json5")
        let text = try String(contentsOf: scenario, encoding: .utf8).replacingOccurrences(
            of: "{ system", with: "{ until: \"10min\", phone: { autoLock: \"never\" }, system")
        try text.write(to: scenario, atomically: true, encoding: .utf8)
        let file = folder.url.appendingPathComponent("trace.jsonl").path
        let printed = try Self.vigil.run(["run", scenario.path, "--format", "jsonl"])
        let written = try Self.vigil.run(["run", scenario.path, "--format", "jsonl", "--output", file])
        expect(printed.code == 0 && printed.output.split(separator: "\n").count > 5_000)
        expect(written.code == 0 && written.output.isEmpty)
        try expect(String(contentsOfFile: file, encoding: .utf8), is: printed.output)
    }

    /// A long run with a finding long before its end.
    private static let long = """
        { at: 0, device: "launch" }, { at: 0, app: "task.begin", with: { handler: "none" } },
        { at: 0, app: "timer", with: { every: "100ms" } }, { at: 1, device: "home" }, { at: 28, app: "task.end" },
        { at: 60, device: "launch" }, { at: "10min", device: "lock" },
        """
    private static let toFile = ["run", "Sample", "--format", "jsonl", "--output", "trace"]

    let longRun = Fact("forgets nothing of a long run that something asks for at its end") {
        let folder = try Self.folder(Self.long)
        try expect(Self.vigil.run(Self.toFile, in: folder.url).code, is: 0)
        let strict = try Self.vigil.run(Self.toFile + ["--strict"], in: folder.url)
        expect(strict.code == 1 && strict.complaints.contains("[task.handler.nil]"), "\(strict)")
        let proved = try Self.vigil.run(Self.toFile + ["--prove"], in: folder.url)
        expect(proved.code == 0 && proved.complaints.contains("proved: "), "\(proved)")
    }

    let longRunWithExpectation = Fact("forgets nothing of a long run that an expectation asks for") {
        let folder = try Self.folder(Self.long + "{ at: '10min', expect: { calls: ['didFinishLaunching'] } }")
        let outcome = try Self.vigil.run(Self.toFile, in: folder.url)
        expect(outcome.code, is: 0, "\(outcome)")
    }

    let outputThatCannotBeWritten = Fact("a file that cannot be written ends with 2 and its name") {
        let folder = try Self.folder("{ at: 0, device: \"launch\" }")
        let outcome = try Self.vigil.run([
            "run", folder.url.path + "/Sample", "--output", folder.url.path + "/no/such.jsonl",
        ])
        expect(outcome.code == 2 && outcome.complaints.contains("/no/such.jsonl cannot be written"))
    }
}
