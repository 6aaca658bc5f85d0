import Foundation
import ProgramRunner
import Testing
import VigilFacts
import VigilRuntimeProbes

struct ComparingTests: Facts {
    @Test(
        "Runs that are compared, recorded and explained", .enabled(if: RuntimeInterface.problems.isEmpty),
        arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    private static let vigil = Program("vigil")

    /// A scripted app that plays sound for a while, with or without the mode.
    private static func folder(_ modes: String = "'audio', 'fetch'", matrix: String = "") throws -> TestFolder {
        let folder = try TestFolder()
        try folder.write("{ CFBundleIdentifier: 'com.example.S', UIBackgroundModes: [\(modes)] }", to: "S/Info.plist")
        try folder.write(
            """
            { name: "Plays", system: "iOS 17", \(matrix) until: "10min", steps: [
              { at: 0, device: "launch" }, { at: 1, app: "audio.play", with: { category: "playback" } },
              { at: 5, device: "home" }] }
            """, to: "S/Scenarios/S.json5")
        return folder
    }

    let whatIf = Fact("whatif says which modes a scenario needs, and what others would change") {
        let folder = try Self.folder()
        let outcome = try Self.vigil.run(["whatif", "S/Scenarios/S.json5"], in: folder.url)
        expect(outcome.code == 0 && outcome.complaints.isEmpty, "\(outcome)")
        expect(outcome.output.contains(/without audio: \d+ lines differ\n/) && outcome.output.contains("\n    ..."))
        expect(outcome.output.contains("without fetch: nothing changes; this scenario does not need it\n"))
        expect(outcome.output.contains("with voip: nothing changes\n"), "\(outcome.output)")
        let all = try Self.vigil.run(["whatif", "S", "--all"], in: folder.url)
        expect(all.output.count > outcome.output.count && all.output.contains("audio.mode.required"))
        let wrong = try Self.vigil.run(["whatif", "nowhere.json5"], in: folder.url)
        expect(wrong.code == 2 && wrong.complaints.contains("nowhere.json5: there is no such scenario file"))
    }

    /// A scenario of the folder's app, with its last step and whatever more.
    private static func write(_ step: String, first: String = "", system: String = "iOS 17", to folder: TestFolder)
        throws
    {
        try folder.write(
            """
            { name: "Plays", system: "\(system)", until: "10min", steps: [
              { at: 0, device: "launch" }, { at: 1, app: "audio.play", with: { category: "playback" } },
              \(first) { at: 5, device: "home" }, \(step)] }
            """, to: "S/Scenarios/S.json5")
    }

    let whatIfFails = Fact("whatif says why a scenario fails, as a test run says it") {
        let folder = try Self.folder("'audio'")
        try Self.write("{ at: 60, expect: { state: 'background' } }", to: folder)
        let reason = "at 00:01:00.000, state was expected to be background, and was suspended"
        let outcome = try Self.vigil.run(["whatif", "S"], in: folder.url)
        expect(outcome.code == 0 && outcome.complaints.isEmpty, "\(outcome)")
        expect(outcome.output.contains(/without audio: \d+ lines differ, and/), "\(outcome)")
        expect(outcome.output.contains("the scenario fails: \(reason)\n"), "\(outcome)")
        expect(!outcome.output.contains("as it is") && outcome.output.contains("\nwith fetch: nothing changes\n"))
    }

    let whatIfEnds = Fact(
        "whatif says how an app ends, also beside a recorded timeline, which is of the manifest as it is"
    ) {
        let folder = try Self.folder("'audio'")
        try Self.write("", first: "{ at: 2, app: 'task.begin', with: { handler: 'none' } },", to: folder)
        try expect(Self.vigil.run(["test", "S", "--record"], in: folder.url).code, is: 0)
        let outcome = try Self.vigil.run(["whatif", "S"], in: folder.url)
        let reason = "differ, and the scenario fails: S was ended, and nothing expects it: "
        expect(outcome.output.contains(reason), "\(outcome)")
    }

    let whatIfPasses = Fact(
        "whatif says of a scenario that fails as it is why it does, and with which mode it passes"
    ) {
        let folder = try Self.folder("'fetch'")
        try Self.write("{ at: 60, expect: { state: 'background' } }", to: folder)
        let outcome = try Self.vigil.run(["whatif", "S"], in: folder.url)
        let reason = "at 00:01:00.000, state was expected to be background, and was suspended"
        expect(outcome.output.hasPrefix("as it is, the scenario fails: \(reason)\n"), "\(outcome)")
        expect(outcome.output.contains(/with audio: \d+ lines differ, and the scenario passes\n/), "\(outcome)")
        expect(outcome.output.components(separatedBy: reason).count, is: 2, "\(outcome)")
    }

    let whatIfFailsOtherwise = Fact("whatif says where a scenario fails otherwise than before") {
        let folder = try Self.folder("'audio'")
        try Self.write(
            """
            { at: 60, expect: { state: 'background' } }, { at: 61, expect: { state: 'active' } }
            """, to: folder)
        let outcome = try Self.vigil.run(["whatif", "S"], in: folder.url)
        expect(outcome.output.hasPrefix("as it is, the scenario fails: at 00:01:01.000, "), "\(outcome)")
        expect(outcome.output.contains("differ, and the scenario fails otherwise: at 00:01:00.000, "), "\(outcome)")
    }

    let whatIfUnknown = Fact(
        "whatif does not try what the system does not know, and names it in one line",
        for: [7, 26]
    ) { (system: Int) in
        let folder = try Self.folder("'audio', 'newsstand-content'")
        try Self.write("{ at: 60, device: 'lock' }", system: "iOS \(system)", to: folder)
        let outcome = try Self.vigil.run(["whatif", "S"], in: folder.url)
        let lines = outcome.output.split(separator: "\n").filter { !$0.hasPrefix(" ") }
        let last = try require(lines.last, "\(outcome)")
        expect(last.hasPrefix("not known to iOS \(system), and so not tried: "), "\(outcome)")
        expect(last.contains(system == 7 ? "processing" : "newsstand-content"), "\(outcome)")
        expect(!last.contains(system == 7 ? "newsstand-content" : "workout-processing"), "\(outcome)")
        let isTried = lines.dropLast().contains { $0.hasPrefix("without newsstand-content:") }
        expect(isTried == (system == 7) && !outcome.output.contains("not linked"), "\(outcome)")
    }

    let diff = Fact("diff shows the lines in which two recorded runs differ, and ends with 1 for them") {
        let folder = try Self.folder()
        for (file, system) in [("a", "iOS 17"), ("b", "iOS 17"), ("c", "iOS 4")] {
            let words = ["run", "S", "--system", system, "--format", "jsonl", "--output", "\(file).jsonl"]
            try expect(Self.vigil.run(words, in: folder.url).code, is: 0)
        }
        let same = try Self.vigil.run(["diff", "a.jsonl", "b.jsonl"], in: folder.url)
        expect(same.code == 0 && same.output.contains(/^the same \d+ lines\n$/), "\(same)")
        let other = try Self.vigil.run(["diff", "a.jsonl", "c.jsonl"], in: folder.url)
        expect(other.code == 1 && other.output.contains(/\d+ lines? differs?\n$/), "\(other)")
        try folder.write("{\"app\":\"S\"}\n", to: "d.jsonl")
        let broken = try Self.vigil.run(["diff", "a.jsonl", "d.jsonl"], in: folder.url)
        expect(broken.code == 2 && broken.complaints.contains("d.jsonl:1: this line is no event of a run"))
        try expect(Self.vigil.run(["diff", "a.jsonl", "e.jsonl"], in: folder.url).code, is: 2)
    }

    let record = Fact(
        "test --record writes the timelines of variants, and later runs fail with the lines that differ"
    ) {
        let folder = try Self.folder(matrix: "matrix: { lifeCycle: ['app', 'scenes'] },")
        let first = try Self.vigil.run(["test", "S", "--record"], in: folder.url)
        expect(first.code, is: 0, "\(first)")
        let files = ["app", "scenes"].map {
            folder.url.appendingPathComponent("S/Scenarios/S.lifeCycle \($0).timeline")
        }
        let texts = try files.map { try String(contentsOf: $0, encoding: .utf8) }
        expect(texts[1].contains("sceneDidEnterBackground") && !texts[0].contains("sceneDidEnterBackground"))
        try expect(Self.vigil.run(["test", "S"], in: folder.url).code, is: 0)
        try texts[0].replacing("Home pressed", with: "Home hit").write(to: files[0], atomically: true, encoding: .utf8)
        let changed = try Self.vigil.run(["test", "S"], in: folder.url)
        expect(changed.code == 1 && changed.output.contains("Home hit") && changed.output.contains("Home pressed"))
        expect(changed.output.contains("passed  Plays [lifeCycle scenes]"), "\(changed)")
        // Nothing is written without being asked for.
        try expect(String(contentsOf: files[0], encoding: .utf8).contains("Home hit"))
    }

    let explain = Fact("explain says at an instant what would have kept an app awake: by the rules, and by trying") {
        let folder = try Self.folder("'location'")
        let outcome = try Self.vigil.run(["explain", "S", "--at", "12s"], in: folder.url)
        expect(outcome.code == 0 && outcome.complaints.isEmpty, "\(outcome)")
        for part in [
            "At 00:00:12.000, S was suspended.", "What would have kept it awake, by the rules:\n  a finite-length task",
            "location is declared, and was not in use [location.mode.keeps-awake]", "audio is not declared [audio.mode",
            "Tried at 00:00:12.000, with S as it is:\n  with audio declared: background, kept awake by audio\n",
        ] { expect(outcome.output.contains(part), "\(part) is missing in \(outcome.output)") }
        let tried = try require(outcome.output.range(of: "Tried at")).lowerBound
        let lines = outcome.output[tried...].split(separator: "\n")
        expect(lines.count > 3 && lines.allSatisfy { $0.count <= 100 }, "\(lines)")
        let starts = lines.indices.filter { !lines[$0].hasPrefix("    ") }.map { String(lines[$0]) }
        expect(starts.count == 4 && starts[1...].allSatisfy { $0.hasPrefix("  ") }, "\(lines)")
        let rest = lines[2...].map { $0.trimmingPrefix { $0 == " " } }.joined(separator: " ")
        let others = ", voip declared, each alone: nothing changes not known to iOS 17, and so not tried: "
        expect(rest.contains(" fetch, ") && rest.contains(others), "\(rest)")
        expect(rest.hasSuffix("newsstand-content, workout-processing"), "\(rest)")
        let wrong = try Self.vigil.run(["explain", "S", "--at", "noon"], in: folder.url)
        expect(wrong.code == 2 && wrong.complaints.contains("--at takes a time since the boot, not \"noon\""))
    }

    let explainRecorded = Fact(
        "explain tells of a recorded run what the run itself would have told, and what it cannot know"
    ) {
        let folder = try Self.folder("'location'")
        try expect(Self.vigil.run(["run", "S", "--format", "jsonl", "--output", "r"], in: folder.url).code, is: 0)
        let outcome = try Self.vigil.run(["explain", "r", "--at", "12s", "--at", "1h"], in: folder.url)
        let whole = try Self.vigil.run(["run", "S", "--format", "summary", "--why", "12s"], in: folder.url).output
        let answer = try require(whole.range(of: "At 00:00:12.000").map { String(whole[$0.lowerBound...]) })
        expect(outcome.code == 0 && outcome.output.contains(answer), "\(outcome)\n\(answer)")
        expect(
            outcome.output.contains("What the system held back from S\n")
                && outcome.output.contains("The run went on to"))
        expect(outcome.output.contains("The file does not have the manifest"))
        try folder.write(
            "{\"app\":\"S\",\"awake\":[],\"kind\":\"x\",\"state\":\"active\",\"t\":0,\"text\":\"\"}\n", to: "q")
        let other = try Self.vigil.run(["explain", "q"], in: folder.url)
        expect(other.code == 2 && other.complaints.contains("q:1: an event of this kind or state is not known here"))
    }
}
