import Foundation

/// What `vigil test` costs: scenarios by the thousand, on one core and two.
enum RunnerBenchmarks {
    static let all = [throughput(), speedup(), memory(), start(), ofApp()]

    private static let count = 2_000

    /// 2,000 scripted scenarios with two processes, in real time: a thousandth of it is a scenario's.
    private static func throughput() -> Benchmark {
        Benchmark(
            name: "runner", title: "vigil test of 2,000 scripted scenarios, two jobs, real time", count: 1,
            unit: .milliseconds, target: .atMost(1_000)
        ) { _ in try realTime(jobs: 2) }
    }

    /// How many times as fast two processes are as one.
    private static func speedup() -> Benchmark {
        Benchmark(
            name: "runner-speedup", title: "the same, as fast as one job", count: 1, unit: .times,
            target: .atLeast(1.8)
        ) { _ in
            let two = try realTime(jobs: 2)
            return try realTime(jobs: 1) / two
        }
    }

    /// What ten times as many scenarios add to the tool's memory, for each.
    private static func memory() -> Benchmark {
        Benchmark(
            name: "runner-memory", title: "the same, memory of a further scenario", count: 1, unit: .bytes,
            target: .atMost(2_048)
        ) { _ in
            _ = try run(jobs: 2)
            func peak(_ times: Int) throws -> Int {
                let words = ["test", folder.path, "--jobs", "2", "--repeat", String(times)] + journal
                return try ProgramBenchmarks.product("vigil").peakMemory(words)
            }
            let before = try peak(1)
            return Double(try peak(10) - before) / Double(9 * count)
        }
    }

    private static func start() -> Benchmark {
        Benchmark(
            name: "runner-start", title: "vigil test --skip-build to its first line", count: 1,
            unit: .milliseconds, target: .atMost(100)
        ) { _ in
            _ = try ProgramBenchmarks.product("PodcastPlayer")
            let run = try ProgramBenchmarks.product("vigil").run(
                ["test", "Examples/PodcastPlayer", "--skip-build"] + journal)
            guard run.code == 0 else { throw BenchmarkError("vigil test failed:\n\(run.complaints)") }
            return run.timeToFirstOutput / 1e6
        }
    }

    /// One scenario of an app with code, beside the process that plays it: the difference between one and 101 of them.
    private static func ofApp() -> Benchmark {
        Benchmark(
            name: "runner-app", title: "one more scenario of an app with code", count: 100, unit: .milliseconds,
            target: .atMost(1)
        ) { count in
            _ = try ProgramBenchmarks.product("FiniteLengthTask")
            func time(_ count: Int) throws -> Double {
                let file = "Examples/FiniteLengthTask/Scenarios/FiniteLengthTask.json5"
                let words = ["test", file, "--jobs", "1", "--repeat", String(count)] + journal
                let run = try ProgramBenchmarks.product("vigil").run(words)
                guard run.code == 0 else { throw BenchmarkError("vigil test failed:\n\(run.complaints)") }
                return run.processorTime / 1e6
            }
            return try (time(count + 1) - time(1)) / Double(count)
        }
    }

    private static let journal = ["--journal", folder.appendingPathComponent("journal.jsonl").path]

    private static func realTime(jobs: Int) throws -> Double {
        let start = ProcessorTime.real
        _ = try run(jobs: jobs)
        return (ProcessorTime.real - start) / 1e6
    }

    private static func run(jobs: Int, _ more: [String] = []) throws -> Tool.Outcome {
        if let problem = folderProblem { throw BenchmarkError(problem) }
        let words = ["test", folder.path, "--jobs", String(jobs)] + journal + more
        let run = try ProgramBenchmarks.product("vigil").run(words)
        guard run.code == 0 else {
            throw BenchmarkError("vigil test failed:\n\(run.complaints)\(run.output.suffix(500))")
        }
        return run
    }

    private static let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("vigil-scenarios-\(getpid())")

    /// Writes the scenarios, once; nil when that went well.
    private static let folderProblem: String? = {
        let scenarios = folder.appendingPathComponent("Scenarios")
        do {
            try FileManager.default.createDirectory(at: scenarios, withIntermediateDirectories: true)
            try manifest.write(to: folder.appendingPathComponent("Info.plist"), atomically: false, encoding: .utf8)
            for number in 1...count {
                let text = scenario.replacingOccurrences(of: "NUMBER", with: "\(number)")
                let file = scenarios.appendingPathComponent("\(number).json5")
                try text.write(to: file, atomically: false, encoding: .utf8)
            }
            atexit { try? FileManager.default.removeItem(at: RunnerBenchmarks.folder) }
            return nil
        } catch {
            return "\(error)"
        }
    }()

    private static let manifest = #"{ CFBundleIdentifier: "com.example.App", UIBackgroundModes: ["audio"] }"#

    private static let scenario = """
        { name: "podcast NUMBER", until: "24h", steps: [
          { at: 0, device: "launch" }, { at: 1, app: "audio.play", with: { category: "playback" } },
          { at: 5, device: "home" }, { at: "10min", expect: { state: "background", awakeBecause: ["audio"] } },
          { at: "1h", device: "audio.interrupt", with: { by: "phoneCall" } },
          { at: "2h", expect: { state: "suspended" } } ] }
        """
}
