import Foundation
import ProgramRunner
import Testing
import VigilFacts
import VigilRuntimeProbes

@Suite("A test run", .long, .enabled(if: RuntimeInterface.problems.isEmpty))
struct TestRunLongTests: Facts {
    @Test(arguments: facts) func holds(_ fact: FactCase) async throws { try await fact() }

    private static let audio = "{ CFBundleIdentifier: 'com.example.App', UIBackgroundModes: ['audio'] }"

    /// Scenarios of a scripted app, those of some places with an expectation that fails.
    private static func folder(_ count: Int, failing: Set<Int> = [], more: String = "") throws -> TestFolder {
        let folder = try TestFolder()
        try folder.write(Self.audio, to: "App/Info.plist")
        try folder.write("", to: "Package.swift")
        for place in 0..<count {
            let state = failing.contains(place) ? "active" : "suspended"
            try folder.write(
                """
                { name: "s\(place)", tags: ["\(place % 2 == 0 ? "even" : "odd")"], \(more) steps: [
                  { at: 0, device: "launch" }, { at: 1, device: "home" }, { at: 60, expect: { state: "\(state)" } }] }
                """, to: "App/Scenarios/\(place).json5")
        }
        return folder
    }

    private static func vigil(_ words: [String], in folder: TestFolder, _ more: [String: String] = [:]) throws
        -> Program.Outcome
    {
        let environment = Program.environment.merging(more) { $1 }
        return try Program("vigil").run(["test", "."] + words, in: folder.url, environment: environment)
    }

    let jobs = Fact("gives the same listing and the same journal whatever the number of processes, crashes and all") {
        let package = try BreakerPackage("first", "trap", "second", "forge", "kill", "third", "leave", "fourth")
        let outcomes = try ["1", "3"].map { jobs in
            let outcome = try package.vigil("test", ".", "--jobs", jobs, "--journal", "j\(jobs).jsonl")
            let merged = try package.vigil("report", "j\(jobs).jsonl", "--merge", "--journal", "m.jsonl")
            expect(merged.output == outcome.output && merged.code == 1, "\(merged)")
            let path = package.folder.url.appendingPathComponent("m.jsonl")
            let journal = try String(contentsOf: path, encoding: .utf8).replacing(#/"wallTime":\d+/#, with: "")
            return (outcome.output, outcome.code, journal)
        }
        expect(outcomes[0] == outcomes[1] && outcomes[0].1 == 1, "\(outcomes)")
        let output = outcomes[0].0
        expect(output.contains("8 scenarios, 5 expectations, 5 passed, 3 failed"), "\(output)")
        for part in ["the timeline up to there:", "| asked for trap", "Breaker ended with code 0 before this was over"]
        {
            expect(output.contains(part), "\(output)")
        }
    }

    let resumes = Fact("goes on after it was killed: nothing is played again that is over, and nothing is left out") {
        let package = try BreakerPackage("first", "hang", "third")
        let words = ["test", ".", "--turn-limit", "1h", "--jobs", "1"]
        let running = try RunningProgram(Program("vigil"), words, in: package.folder.url)
        _ = running.end(by: SIGKILL, behind: "hangs")
        let journal = package.folder.url.appendingPathComponent(".build/vigil/test.jsonl")
        let before = try String(contentsOf: journal, encoding: .utf8)
        expect(before.components(separatedBy: #"{"finished""#).count, is: 2, "\(before)")
        // The end of a line that was being written.
        try (before + #"{"finished":{"finger"#).write(to: journal, atomically: false, encoding: .utf8)
        try package.folder.write(BreakerPackage.scenario("second"), to: "Breaker/Scenarios/1.json5")
        let outcome = try Program("vigil").run(words + ["--resume"], in: package.folder.url)
        expect(outcome.code == 0 && outcome.output.contains("3 scenarios, 3 expectations, 3 passed"), "\(outcome)")
        let after = try String(contentsOf: journal, encoding: .utf8)
        expect(after.hasPrefix(before) && after.components(separatedBy: #"{"finished""#).count == 4, "\(after)")
    }

    let timeout = Fact("ends what takes longer than --timeout") {
        let package = try BreakerPackage("hang")
        let outcome = try package.vigil("test", ".", "--turn-limit", "1h", "--timeout", "300ms")
        expect(outcome.code == 1 && outcome.output.contains("took longer than --timeout 300 ms"), "\(outcome)")
        expect(outcome.output.contains("1 scenarios, 0 expectations, 0 passed, 1 failed"), "\(outcome)")
    }

    let selection = Fact("plays what is asked for by name and tag, lists it, and says where nothing is") {
        let folder = try Self.folder(6)
        let listed = try Self.vigil(["--list", "--tag", "odd"], in: folder).output
        let names: [Substring] = listed.split(separator: "\n").map { line in line.suffix(2) }
        expect(names, is: ["s1", "s3", "s5"], "\(listed)")
        let filtered = try Self.vigil(["--filter", "S3", "--filter", "0.json5"], in: folder).output
        expect(filtered.hasPrefix("passed  s0\npassed  s3\n\n") && filtered.contains("\n\n2 scenarios"), "\(filtered)")
        let none = try Self.vigil(["--tag", "evn"], in: folder)
        expect(none.code == 2 && none.complaints.contains(#"none of 6 scenarios has the tag "evn""#), "\(none)")
    }

    let failures = Fact("plays again what failed, stops at the first failure, and names what took longest") {
        let folder = try Self.folder(4, failing: [1, 3])
        let first = try Self.vigil(["--slowest", "2"], in: folder)
        expect(first.code == 1 && first.output.contains("\n\nThe slowest\n  "), "\(first)")
        let again = try Self.vigil(["--rerun-failed"], in: folder)
        expect(again.output.contains("2 scenarios, 2 expectations, 0 passed, 2 failed"), "\(again)")
        let fast = try Self.vigil(["--fail-fast", "--jobs", "1"], in: folder)
        expect(fast.code == 1 && fast.complaints.contains("stopped by --fail-fast: 2 of 4"), "\(fast)")
    }

    let variants = Fact(
        "plays a scenario in all variants that the file and the command line ask for, and compares them"
    ) {
        let folder = try Self.folder(1, more: #"matrix: { system: ["iOS 7", "iOS 17"] },"#)
        let table = try Self.vigil([], in: folder)
        expect(table.output.contains("    iOS 7   iOS 17\ns0  passed  passed\n"), "\(table)")
        let systems = try Self.vigil(["--system", "iOS 9, iOS 12, iOS 15", "--repeat", "2"], in: folder)
        expect(systems.output.contains("passed  s0 [iOS 12, seed 1]"), "\(systems)")
        expect(systems.output.contains("6 scenarios, 6 expectations, 6 passed"), "\(systems)")
        try expect(Self.vigil(["--system", "iOS 9"], in: folder).output.contains("1 scenarios"))
    }

    let shards = Fact("is cut into parts whose journals make the whole again, and says who asked for the part") {
        let folder = try Self.folder(5)
        for part in 0..<3 {
            let variables = ["CIRCLE_NODE_INDEX": "\(part)", "CIRCLE_NODE_TOTAL": "3"]
            let outcome = try Self.vigil(["--journal", "part\(part)"], in: folder, variables)
            expect(outcome.complaints.contains("shard \(part + 1)/3 (CircleCI): "), "\(outcome)")
        }
        let merged = try Program("vigil").run(["report", "--merge", "part2", "part0", "part1"], in: folder.url)
        expect(merged.output == (try Self.vigil([], in: folder).output) && merged.code == 0, "\(merged)")
        let missing = try Program("vigil").run(["report", "--merge", "part2", "part0"], in: folder.url)
        expect(missing.code == 2 && missing.complaints.contains("a part is missing"), "\(missing)")
    }

    let watches = Fact("plays again what a changed file concerns, a new scenario too, until it is interrupted") {
        let folder = try Self.folder(3)
        let running = try RunningProgram(Program("vigil"), ["test", ".", "--watch"], in: folder.url)
        running.wait(for: "waiting for changes below .")
        try folder.write("{ name: 's1', steps: [{ at: 0, device: 'lunch' }] }", to: "App/Scenarios/1.json5")
        running.wait(for: "did you mean")
        try folder.write("{ name: 'new', steps: [{ at: 0, device: 'launch' }] }", to: "App/Scenarios/9.json5")
        running.wait(for: "9.json5 has changed: 1 of 4 scenarios")
        try folder.write("<gpx/>", to: "App/route.gpx")
        let outcome = running.end(by: SIGINT, behind: "route.gpx has changed")
        expect(outcome.complaints.contains("App/Scenarios/1.json5 has changed: 1 of 3 scenarios"), "\(outcome)")
        expect(outcome.complaints.contains("App/route.gpx has changed: 4 of 4 scenarios"), "\(outcome)")
        expect(outcome.code == nil && running.signal == SIGINT, "\(outcome)")
    }

    let bazel = Fact("does what Bazel asks for by its variables") {
        let folder = try Self.folder(3)
        let unfinished = folder.url.appendingPathComponent("unfinished").path
        let variables = ["TESTBRIDGE_TEST_ONLY": "s1", "TEST_PREMATURE_EXIT_FILE": unfinished]
        let outcome = try Self.vigil([], in: folder, variables)
        expect(outcome.output.hasPrefix("passed  s1\n\n") && outcome.output.contains("\n\n1 scenarios"), "\(outcome)")
        expect(outcome.code, is: 0, "\(outcome)")
        expect(!FileManager.default.fileExists(atPath: unfinished))
        try expect(Self.vigil(["--junit", "none/none.xml"], in: folder, variables).code, is: 2)
        expect(FileManager.default.fileExists(atPath: unfinished))
        try expect(Self.vigil(["--filter", "s"], in: folder, variables).output.contains("\n3 scenarios"))
    }
}
