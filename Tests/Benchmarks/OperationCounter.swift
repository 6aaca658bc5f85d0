import Foundation

/// Counts instructions and allocations per operation: valgrind runs this program with few operations and with many, and
/// the difference is theirs alone.
struct OperationCounter {
    private let valgrind: Tool
    private let benchmark: Benchmark
    private static let (few, many) = (2_000, 12_000)

    init(_ valgrind: Tool, _ benchmark: Benchmark) {
        self.valgrind = valgrind
        self.benchmark = benchmark
    }

    /// Instructions per operation, as callgrind counts them.
    func instructions() throws -> Double {
        // Never a device: callgrind gives what is there another name.
        let profile = FileManager.default.temporaryDirectory.appendingPathComponent("vigil-callgrind-\(getpid())")
        defer { try? FileManager.default.removeItem(at: profile) }
        return try difference(["--tool=callgrind", "--callgrind-out-file=\(profile.path)"], after: "Collected :")
    }

    /// Allocations per operation, as memcheck counts them.
    func allocations() throws -> Double {
        try difference(["--tool=memcheck", "--leak-check=no", "--undef-value-errors=no"], after: "total heap usage:")
    }

    private func difference(_ options: [String], after label: String) throws -> Double {
        let (few, many) = (OperationCounter.few, OperationCounter.many)
        let total = try total(options, after: label, count: many) - total(options, after: label, count: few)
        return total / Double(many - few)
    }

    /// This program without what debuggers read, at which valgrind stumbles in a program of this size.
    private static let program: URL = {
        let plain = FileManager.default.temporaryDirectory.appendingPathComponent("vigil-benchmarks-\(getpid())")
        guard let strip = Tool.find("strip").map(Tool.init),
            let run = try? strip.run(["--strip-debug", "-o", plain.path, Tool.itself.executable.path]), run.code == 0
        else { return Tool.itself.executable }
        atexit { try? FileManager.default.removeItem(at: OperationCounter.program) }
        return plain
    }()

    private func total(_ options: [String], after label: String, count: Int) throws -> Double {
        let program = OperationCounter.program.path
        let run = try valgrind.run(options + [program, "--once", "\(benchmark.name)=\(count)"])
        guard run.code == 0, let label = run.complaints.range(of: label) else {
            throw BenchmarkError("valgrind did not count \(benchmark.name):\n\(run.complaints.suffix(500))")
        }
        let digits = run.complaints[label.upperBound...].drop { $0 == " " }.prefix { $0.isNumber || $0 == "," }
        return Double(digits.filter(\.isNumber)) ?? .nan
    }
}
