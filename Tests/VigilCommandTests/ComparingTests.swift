import Foundation
import ProgramRunner
import Testing
import VigilRuntimeProbes

@Suite("Runs that are compared, recorded and explained", .enabled(if: RuntimeInterface.problems.isEmpty))
struct ComparingTests {
    private let vigil = Program("vigil")

    /// A scripted app that plays sound for a while, with or without the mode.
    private func folder(_ modes: String = "'audio', 'fetch'", matrix: String = "") throws -> TestFolder {
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

    @Test("whatif says which modes a scenario needs, and what others would change")
    func whatIf() throws {
        let folder = try folder()
        let outcome = try vigil.run(["whatif", "S/Scenarios/S.json5"], in: folder.url)
        #expect(outcome.code == 0 && outcome.complaints.isEmpty, "\(outcome)")
        #expect(outcome.output.contains(/without audio: \d+ lines differ\n/) && outcome.output.contains("\n    ..."))
        #expect(outcome.output.contains("without fetch: nothing changes; this scenario does not need it\n"))
        #expect(outcome.output.contains("with voip: nothing changes\n"), "\(outcome.output)")
        let all = try vigil.run(["whatif", "S", "--all"], in: folder.url)
        #expect(all.output.count > outcome.output.count && all.output.contains("audio.mode.required"))
        let wrong = try vigil.run(["whatif", "nowhere.json5"], in: folder.url)
        #expect(wrong.code == 2 && wrong.complaints.contains("nowhere.json5: there is no such scenario file"))
    }

    @Test("diff shows the lines in which two recorded runs differ, and ends with 1 for them")
    func diff() throws {
        let folder = try folder()
        for (file, system) in [("a", "iOS 17"), ("b", "iOS 17"), ("c", "iOS 4")] {
            let words = ["run", "S", "--system", system, "--format", "jsonl", "--output", "\(file).jsonl"]
            #expect(try vigil.run(words, in: folder.url).code == 0)
        }
        let same = try vigil.run(["diff", "a.jsonl", "b.jsonl"], in: folder.url)
        #expect(same.code == 0 && same.output.contains(/^the same \d+ lines\n$/), "\(same)")
        let other = try vigil.run(["diff", "a.jsonl", "c.jsonl"], in: folder.url)
        #expect(other.code == 1 && other.output.contains(/\d+ lines? differs?\n$/), "\(other)")
        try folder.write("{\"app\":\"S\"}\n", to: "d.jsonl")
        let broken = try vigil.run(["diff", "a.jsonl", "d.jsonl"], in: folder.url)
        #expect(broken.code == 2 && broken.complaints.contains("d.jsonl:1: this line is no event of a run"))
        #expect(try vigil.run(["diff", "a.jsonl", "e.jsonl"], in: folder.url).code == 2)
    }

    @Test("test --record writes the timelines of variants, and later runs fail with the lines that differ")
    func record() throws {
        let folder = try folder(matrix: "matrix: { lifeCycle: ['app', 'scenes'] },")
        let first = try vigil.run(["test", "S", "--record"], in: folder.url)
        #expect(first.code == 0, "\(first)")
        let files = ["app", "scenes"].map {
            folder.url.appendingPathComponent("S/Scenarios/S.lifeCycle \($0).timeline")
        }
        let texts = try files.map { try String(contentsOf: $0, encoding: .utf8) }
        #expect(texts[1].contains("sceneDidEnterBackground") && !texts[0].contains("sceneDidEnterBackground"))
        #expect(try vigil.run(["test", "S"], in: folder.url).code == 0)
        try texts[0].replacing("Home pressed", with: "Home hit").write(to: files[0], atomically: true, encoding: .utf8)
        let changed = try vigil.run(["test", "S"], in: folder.url)
        #expect(changed.code == 1 && changed.output.contains("Home hit") && changed.output.contains("Home pressed"))
        #expect(changed.output.contains("passed  Plays [lifeCycle scenes]"), "\(changed)")
        // Nothing is written without being asked for.
        #expect(try String(contentsOf: files[0], encoding: .utf8).contains("Home hit"))
    }

    @Test("explain says at an instant what would have kept an app awake: by the rules, and by trying")
    func explain() throws {
        let folder = try folder("'location'")
        let outcome = try vigil.run(["explain", "S", "--at", "12s"], in: folder.url)
        #expect(outcome.code == 0 && outcome.complaints.isEmpty, "\(outcome)")
        for part in [
            "At 00:00:12.000, S was suspended.", "What would have kept it awake, by the rules:\n  a finite-length task",
            "location is declared, and was not in use [location.mode.keeps-awake]", "audio is not declared [audio.mode",
            "Tried at 00:00:12.000, with S as it is:\n  with audio declared: background, kept awake by audio\n",
        ] { #expect(outcome.output.contains(part), "\(part) is missing in \(outcome.output)") }
        let tried = try #require(outcome.output.range(of: "Tried at")).lowerBound
        let lines = outcome.output[tried...].split(separator: "\n")
        #expect(lines.count > 3 && lines.allSatisfy { $0.count <= 100 }, "\(lines)")
        #expect(lines[2].hasPrefix("  with ") && lines[3...].allSatisfy { $0.hasPrefix("    ") }, "\(lines)")
        let rest = lines[2...].map { $0.trimmingPrefix { $0 == " " } }.joined(separator: " ")
        let others = ", voip, workout-processing declared, each alone: nothing changes"
        #expect(rest.contains(" fetch, ") && rest.hasSuffix(others), "\(rest)")
        let wrong = try vigil.run(["explain", "S", "--at", "noon"], in: folder.url)
        #expect(wrong.code == 2 && wrong.complaints.contains("--at takes a time since the boot, not \"noon\""))
    }

    @Test("explain tells of a recorded run what the run itself would have told, and what it cannot know")
    func explainRecorded() throws {
        let folder = try folder("'location'")
        #expect(try vigil.run(["run", "S", "--format", "jsonl", "--output", "r"], in: folder.url).code == 0)
        let outcome = try vigil.run(["explain", "r", "--at", "12s", "--at", "1h"], in: folder.url)
        let whole = try vigil.run(["run", "S", "--format", "summary", "--why", "12s"], in: folder.url).output
        let answer = try #require(whole.range(of: "At 00:00:12.000").map { String(whole[$0.lowerBound...]) })
        #expect(outcome.code == 0 && outcome.output.contains(answer), "\(outcome)\n\(answer)")
        #expect(
            outcome.output.contains("What the system held back from S\n")
                && outcome.output.contains("The run went on to"))
        #expect(outcome.output.contains("The file does not have the manifest"))
        try folder.write(
            "{\"app\":\"S\",\"awake\":[],\"kind\":\"x\",\"state\":\"active\",\"t\":0,\"text\":\"\"}\n", to: "q")
        let other = try vigil.run(["explain", "q"], in: folder.url)
        #expect(other.code == 2 && other.complaints.contains("q:1: an event of this kind or state is not known here"))
    }
}
