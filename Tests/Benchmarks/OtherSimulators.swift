import Foundation

/// How many times as fast as other simulators the kernel is, where they are installed.
enum OtherSimulators {
    static let all = [
        simPy(pending: 1_000, name: "simpy-1e3"), simPy(pending: 100_000, name: "simpy-1e5"),
        simPy(pending: 1_000_000, name: "simpy-1e6"),
    ]

    private static func simPy(pending: Int, name: String) -> Benchmark {
        Benchmark(
            name: name, title: "as fast as SimPy, hold model, \(pending) pending", count: 200_000, unit: .times,
            target: .atLeast(20)
        ) { count in
            guard let python = Tool.find("python3").map(Tool.init) else { throw BenchmarkError("there is no python3") }
            let script = Tool.package.appendingPathComponent("Tests/Benchmarks/Yardstick/simpy_hold.py")
            let run = try python.run([script.path, String(pending), String(count)])
            guard run.code == 0, let theirs = Double(run.output.trimmingCharacters(in: .whitespacesAndNewlines)) else {
                throw BenchmarkError("SimPy is not installed")
            }
            return theirs / (try KernelBenchmarks.hold(pending: pending, name: name).measure(1_000_000))
        }
    }
}
