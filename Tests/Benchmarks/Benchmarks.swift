import Foundation
import VigilScenarios

/// Measures the kernel and the host: `VIGIL_PROGRAMS=1 swift run -c release Benchmarks`.
///
/// Each figure is the median of interleaved rounds, and the C++ program beside is run in the same rounds. The machine's
/// speed drifts, so compare figures of one run.
@main
enum Benchmarks {
    static let all =
        KernelBenchmarks.all + OtherSimulators.all + HostBenchmarks.all + AsyncBenchmarks.all + DeviceBenchmarks.all
        + ScenarioBenchmarks.all + ScreenBenchmarks.all
        + TraceBenchmarks.all
        + ProgramBenchmarks.all + RunnerBenchmarks.all

    private static let spec = CommandSpec(
        "Benchmarks", "Measures the kernel, the host and the tool: VIGIL_PROGRAMS=1 swift run -c release Benchmarks.",
        options: [
            OptionSpec(
                "--only", value: "NAME", "Only benchmarks whose name contains this; may be given several times."),
            OptionSpec("--rounds", value: "N", "Rounds per benchmark; 5 without it."),
            OptionSpec("--json", value: "FILE", "Writes the figures to a file."),
            OptionSpec("--compare", value: "FILE", "Compares with the figures of such a file."),
            OptionSpec("--no-counts", "Does not count instructions and allocations, which takes a minute."),
            OptionSpec("--smoke", "One short round of what runs in this process and of what grows, to see it work."),
            OptionSpec("--growth", "Measures how costs grow with numbers; fails where one grows faster than 1.2."),
            OptionSpec("--list", "Prints the names."),
            OptionSpec("--once", value: "NAME=N", "Performs N operations of one benchmark, for a profiler."),
        ],
        discussion: "Times are processor times per operation. Allocations are calls of malloc and its relatives.")

    static func main() {
        do {
            guard let parsed = try spec.parse(Array(CommandLine.arguments.dropFirst())) else {
                return print(spec.helpText)
            }
            try run(parsed)
        } catch {
            FileHandle.standardError.write(Data("\(error)\n".utf8))
            exit(2)
        }
    }

    private static func run(_ parsed: ParsedCommand) throws {
        if let once = parsed.value("--once") { return try perform(once) }
        let wanted = parsed.values("--only")
        if parsed.has("--growth") {
            let rows = GrowthRows.all.filter { row in wanted.isEmpty || wanted.contains(where: row.name.contains) }
            return try Growth.run(rows, rounds: Int(parsed.value("--rounds") ?? "3") ?? 3)
        }
        let chosen = all.filter { benchmark in wanted.isEmpty || wanted.contains(where: benchmark.name.contains) }
        guard !chosen.isEmpty else { throw BenchmarkError("no benchmark has such a name; see --list") }
        if parsed.has("--list") { return chosen.forEach { print($0.name) } }
        if parsed.has("--smoke") { return try smoke(chosen) }
        guard let rounds = Int(parsed.value("--rounds") ?? "5"), rounds > 0 else {
            throw BenchmarkError("--rounds takes a number above 0")
        }
        let old = try parsed.value("--compare").map(read)?.figures ?? []
        let figures = try Measurement(chosen, rounds: rounds, counts: !parsed.has("--no-counts")).figures()
        for line in Table(figures, comparedWith: old).lines { print(line) }
        if let file = parsed.value("--json") {
            try write(Results(machine: Machine.description, rounds: rounds, figures: figures), to: file)
        }
    }

    private static func perform(_ once: String) throws {
        let parts = once.split(separator: "=")
        if parts.count == 2, let size = Int(parts[1]), let time = try Growth.once(String(parts[0]), size) {
            return print(time)
        }
        guard parts.count == 2, let count = Int(parts[1]), let benchmark = all.first(where: { $0.name == parts[0] })
        else { throw BenchmarkError("--once takes NAME=N, with a name from --list") }
        print(try benchmark.measure(count))
    }

    /// A hundredth of each benchmark that needs no other program.
    private static func smoke(_ chosen: [Benchmark]) throws {
        for benchmark in chosen where benchmark.unit != .milliseconds {
            let figure = try benchmark.measure(max(1, benchmark.count / 100))
            guard figure.isFinite, figure >= 0 else { throw BenchmarkError("\(benchmark.name) came to \(figure)") }
        }
        for row in GrowthRows.all { _ = try row.measure(max(1, row.size / 100)) }
        print("\(chosen.count) benchmarks and \(GrowthRows.all.count) rows of growth work")
    }

    private static func read(_ file: String) throws -> Results {
        try JSONDecoder().decode(Results.self, from: Data(contentsOf: URL(fileURLWithPath: file)))
    }

    private static func write(_ results: Results, to file: String) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        try (encoder.encode(results) + Data("\n".utf8)).write(to: URL(fileURLWithPath: file))
    }
}

/// The machine in words.
enum Machine {
    static var description: String {
        let information = (try? String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8)) ?? ""
        let line = information.split(separator: "\n").first { $0.hasPrefix("model name") }
        let model =
            line?.split(separator: ":").last.map { $0.trimmingCharacters(in: .whitespaces) } ?? "unknown processor"
        return "\(model), \(ProcessInfo.processInfo.processorCount) processors"
    }
}
