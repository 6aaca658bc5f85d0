import Foundation

/// What whole programs cost: a day of each example, and the first line of `vigil run`.
enum ProgramBenchmarks {
    static let all = examples.map(day) + [start()]

    private static let examples = [
        "BackgroundSafeTask", "FiniteLengthTask", "LongRunningTask", "PodcastPlayer", "SoftPhone", "TrailTracker",
    ]

    /// The example's own scenario, gone on with until 24 hours are over, as a process of its own.
    private static func day(_ example: String) -> Benchmark {
        Benchmark(
            name: "day-\(example)", title: "24 hours of \(example)", count: 1, unit: .milliseconds,
            target: .atMost(50)
        ) { _ in
            let program = try product(example)
            let folder = Tool.package.appendingPathComponent("Examples/\(example)")
            let file = FileManager.default.temporaryDirectory.appendingPathComponent(
                "vigil-\(example)-\(getpid()).json5")
            defer { try? FileManager.default.removeItem(at: file) }
            let own = try String(
                contentsOf: folder.appendingPathComponent("Scenarios/\(example).json5"), encoding: .utf8)
            guard let brace = own.firstIndex(of: "{") else { throw BenchmarkError("\(example) has no scenario") }
            let head = #"{ until: "24h", manifest: "\#(folder.path)/Info.plist","#
            try (head + own[own.index(after: brace)...]).write(to: file, atomically: true, encoding: .utf8)
            let run = try program.run(["--scenario", file.path])
            guard run.code == 0 else {
                throw BenchmarkError("\(example) failed:\n\(run.complaints)\(run.output.suffix(500))")
            }
            return run.processorTime / 1e6
        }
    }

    /// Real time from the start of `vigil run` to its first line.
    private static func start() -> Benchmark {
        Benchmark(
            name: "start", title: "vigil run --skip-build to its first line", count: 1, unit: .milliseconds,
            target: .atMost(60)
        ) { _ in
            _ = try product("PodcastPlayer")
            let run = try product("vigil").run(["run", "Examples/PodcastPlayer", "--skip-build"])
            guard run.code == 0 else { throw BenchmarkError("vigil run failed:\n\(run.complaints)") }
            return run.timeToFirstOutput / 1e6
        }
    }

    /// A program of this package, from the folder of the benchmarks' own.
    static func product(_ name: String) throws -> Tool {
        if let problem = buildProblem { throw BenchmarkError(problem) }
        return Tool(Tool.itself.executable.deletingLastPathComponent().appendingPathComponent(name))
    }

    /// Builds the programs, once; nil when that went well.
    private static let buildProblem: String? = {
        guard let swift = Tool.find("swift").map(Tool.init) else {
            return "there is no swift to build the programs with"
        }
        do {
            for name in examples + ["vigil"] {
                let build = try swift.run(["build", "-c", "release", "--product", name])
                guard build.code == 0 else { return "\(name) could not be built:\n\(build.output.suffix(500))" }
            }
            return nil
        } catch {
            return "\(error)"
        }
    }()
}
