/// What a benchmark came to.
struct Figure: Codable, Sendable {
    /// The benchmark's name.
    let name: String
    /// What was measured, in words.
    let title: String
    let unit: Benchmark.Unit
    /// The median over the rounds, and the least and the greatest.
    let median: Double
    let least: Double
    let greatest: Double
    /// The median of the C++ program's counterpart, where there is one and a compiler.
    var yardstick: Double?
    /// The target in words, and whether it is met; nil without a target, or without what it is measured against.
    var target: String?
    var isMet: Bool?
    /// Per operation, where they were counted.
    var instructions: Double?
    var allocations: Double?

    /// The figure of a benchmark over `rounds`, which must not be empty.
    init(_ benchmark: Benchmark, rounds: [Double], yardstick: [Double]) {
        let sorted = rounds.sorted()
        name = benchmark.name
        title = benchmark.title
        unit = benchmark.unit
        median = Figure.median(sorted)
        least = sorted[0]
        greatest = sorted[sorted.count - 1]
        self.yardstick = yardstick.isEmpty ? nil : Figure.median(yardstick.sorted())
        judge(benchmark.target)
    }

    /// The figure divided by the C++ program's.
    var ratio: Double? { yardstick.map { median / $0 } }

    private static func median(_ sorted: [Double]) -> Double {
        (sorted[sorted.count / 2] + sorted[(sorted.count - 1) / 2]) / 2
    }

    private mutating func judge(_ target: Benchmark.Target?) {
        switch target {
        case .ratio(let bound):
            self.target = "C++ x \(bound)"
            isMet = ratio.map { $0 <= bound }
        case .atMost(let bound):
            self.target = "<= \(Table.number(bound)) \(unit.rawValue)"
            isMet = median <= bound
        case .atLeast(let bound):
            self.target = ">= \(Table.number(bound)) \(unit.rawValue)"
            isMet = median >= bound
        case nil: break
        }
    }
}

/// The file that `--json` writes and `--compare` reads.
struct Results: Codable {
    /// The processor, and how many of them.
    let machine: String
    let rounds: Int
    let figures: [Figure]
}
