import Foundation
import VigilScenarios

/// One run of the benchmarks: rounds that interleave all of them with the C++ program, then the counts.
struct Measurement {
    private let benchmarks: [Benchmark]
    private let rounds: Int
    private let counts: Bool

    init(_ benchmarks: [Benchmark], rounds: Int, counts: Bool) {
        self.benchmarks = benchmarks
        self.rounds = rounds
        self.counts = counts
    }

    /// The figure of each benchmark, in order. One that cannot run here is told on standard error and left out.
    func figures() throws -> [Figure] {
        let yardstick = benchmarks.contains { $0.yardstick != nil } ? try Yardstick() : nil
        defer { try? yardstick?.remove() }
        var mine = benchmarks.map { _ in [Double]() }
        var theirs = mine
        var failed = Set<Int>()
        for round in 1...rounds {
            for (index, benchmark) in benchmarks.enumerated() where !failed.contains(index) {
                progress("round \(round) of \(rounds): \(benchmark.title)")
                do {
                    mine[index].append(try benchmark.round())
                } catch {
                    complain("left out: \(benchmark.title): \(error)")
                    failed.insert(index)
                    continue
                }
                guard let yardstick, let name = benchmark.yardstick else { continue }
                theirs[index].append(try yardstick.measure(name, count: benchmark.yardstickCount ?? benchmark.count))
            }
        }
        let measured = benchmarks.indices.filter { !failed.contains($0) }
        return measured.map {
            counted(benchmarks[$0], Figure(benchmarks[$0], rounds: mine[$0], yardstick: theirs[$0]))
        }
    }

    private func counted(_ benchmark: Benchmark, _ figure: Figure) -> Figure {
        guard counts, benchmark.isCounted, let valgrind = Tool.find("valgrind").map(Tool.init) else {
            progress("")
            return figure
        }
        progress("counting under valgrind: \(benchmark.title)")
        defer { progress("") }
        var figure = figure
        let counter = OperationCounter(valgrind, benchmark)
        do {
            (figure.instructions, figure.allocations) = (try counter.instructions(), try counter.allocations())
        } catch {
            complain("not counted: \(benchmark.title): \(error)")
        }
        return figure
    }

    private func progress(_ text: String) {
        guard TextStyle.drawsProgress else { return }
        FileHandle.standardError.write(Data("\r\u{1B}[K\(text)".utf8))
    }

    private func complain(_ text: String) {
        progress("")
        FileHandle.standardError.write(Data((text + "\n").utf8))
    }
}
