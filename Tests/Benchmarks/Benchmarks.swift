import Foundation

/// Measures the kernel and the host: `swift run -c release Benchmarks`.
///
/// Each figure is the median of interleaved rounds. The machine's speed drifts, so compare figures of one run.
@main
enum Benchmarks {
    /// One thing that is measured: it performs `count` operations.
    struct Benchmark: Sendable {
        let name: String
        let count: Int
        /// Prepares a round and returns what is timed.
        let prepare: @Sendable () throws -> () throws -> Void
    }

    static let rounds = 5

    static func main() throws {
        let all = KernelBenchmarks.all + HostBenchmarks.all
        var figures: [[Double]] = Array(repeating: [], count: all.count)
        for _ in 0..<rounds {
            for (index, benchmark) in all.enumerated() { figures[index].append(try nanoseconds(benchmark)) }
        }
        print("nanoseconds per operation, median of \(rounds) rounds (least, greatest)")
        for (benchmark, figures) in zip(all, figures) { print(row(benchmark, figures.sorted())) }
    }

    private static func nanoseconds(_ benchmark: Benchmark) throws -> Double {
        let run = try benchmark.prepare()
        let clock = ContinuousClock()
        let elapsed = try clock.measure { try run() }
        return elapsed / .nanoseconds(1) / Double(benchmark.count)
    }

    private static func row(_ benchmark: Benchmark, _ sorted: [Double]) -> String {
        let figures = [sorted[sorted.count / 2], sorted[0], sorted[sorted.count - 1]].map { String(Int($0.rounded())) }
        let name = benchmark.name.padding(toLength: 46, withPad: " ", startingAt: 0)
        return "\(name) \(figures[0])  (\(figures[1]), \(figures[2]))"
    }
}
