import Foundation

/// How the cost of something grows with its number: `Benchmarks --growth`.
///
/// Each of four sizes, each twice the one before, is measured in a process of its own, several times; the least counts. The
/// slope is that of the straight line through the logarithms: 1 is linear, 2 quadratic.
enum Growth {
    /// One thing that may be many.
    struct Row: Sendable {
        /// What `--only` knows it by.
        let name: String
        /// The smallest number.
        let size: Int
        /// Performs it with `size`.
        ///
        /// - Returns: the processor time of all, in nanoseconds.
        let measure: @Sendable (_ size: Int) throws -> Double
    }

    /// The steepest slope that passes: n log n, and what memory costs that no longer fits into caches.
    static let limit = 1.2
    private static let sizes = 4

    /// Prints a line for each row.
    ///
    /// - Throws: ``BenchmarkError`` when one grows too fast, or could not be measured.
    static func run(_ rows: [Row], rounds: Int) throws {
        guard !rows.isEmpty, rounds > 0 else {
            throw BenchmarkError("nothing to measure: --only takes a part of a row's name, --rounds a number above 0")
        }
        print("ROW                 SLOPE   NS EACH, BY NUMBER")
        var (steep, unknown): ([String], [String]) = ([], [])
        for row in rows {
            do {
                if try measure(row, rounds: rounds) > limit { steep.append(row.name) }
            } catch {
                unknown.append(row.name)
                print("\(row.name) was not measured: \(error)")
            }
        }
        let complaints = [("grows faster than \(limit)", steep), ("was not measured", unknown)]
            .filter { !$0.1.isEmpty }.map { "\($0.0): \($0.1.joined(separator: ", "))" }
        if !complaints.isEmpty { throw BenchmarkError(complaints.joined(separator: "; ")) }
    }

    /// Prints the line of a row, and returns its slope.
    private static func measure(_ row: Row, rounds: Int) throws -> Double {
        let counts = (0..<sizes).map { row.size << $0 }
        let times = try counts.map { try least(of: rounds, row, $0) }
        let slope = slope(counts, times)
        print(line(row, counts, times, slope))
        return slope
    }

    /// One measurement, in this process.
    static func once(_ name: String, _ size: Int) throws -> Double? {
        try GrowthRows.all.first { $0.name == name }?.measure(size)
    }

    private static func least(of rounds: Int, _ row: Row, _ size: Int) throws -> Double {
        let times = try (0..<rounds).map { _ in
            let outcome = try Tool.itself.run(["--once", "\(row.name)=\(size)"])
            guard outcome.code == 0, let time = Double(outcome.output.trimmingCharacters(in: .whitespacesAndNewlines))
            else {
                throw BenchmarkError("\(row.name) with \(size): \(outcome.complaints)")
            }
            return time
        }
        guard let least = times.min(), least > 0 else {
            throw BenchmarkError("\(row.name) with \(size) took no time")
        }
        return least
    }

    private static func slope(_ counts: [Int], _ times: [Double]) -> Double {
        let points = zip(counts, times).map { (x: log(Double($0)), y: log($1)) }
        let (x, y) = (mean(points.map(\.x)), mean(points.map(\.y)))
        let (up, along) = (points.map { ($0.x - x) * ($0.y - y) }, points.map { ($0.x - x) * ($0.x - x) })
        return up.reduce(0, +) / along.reduce(0, +)
    }

    private static func mean(_ values: [Double]) -> Double { values.reduce(0, +) / Double(values.count) }

    private static func line(_ row: Row, _ counts: [Int], _ times: [Double], _ slope: Double) -> String {
        let each = zip(counts, times).map { "\(Int($1) / $0) (\($0))" }
        return [
            row.name.padding(toLength: 18, withPad: " ", startingAt: 0), String(format: "%6.2f", slope),
            slope > limit ? "!" : " ", each.joined(separator: "  "),
        ].joined(separator: " ")
    }
}
