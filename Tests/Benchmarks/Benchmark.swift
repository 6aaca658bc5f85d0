import Foundation

/// One thing that is measured.
struct Benchmark: Sendable {
    /// What the figure is.
    enum Unit: String, Sendable, Codable {
        /// Processor time per operation, all threads of the process together.
        case nanoseconds = "ns"
        /// Processor time of a whole program.
        case milliseconds = "ms"
        /// Memory.
        case bytes = "B"
        /// How many times as fast.
        case times = "x"
    }

    /// What the figure has to be.
    enum Target: Sendable {
        /// At most this many times the figure of the C++ program in the same run.
        case ratio(Double)
        /// At most this, in the unit of the benchmark.
        case atMost(Double)
        /// At least this, in the unit of the benchmark.
        case atLeast(Double)
    }

    /// What `--only` and `--compare` know it by.
    let name: String
    /// What is measured, in words.
    let title: String
    /// Operations of one round; fewer in a smoke run.
    let count: Int
    var unit = Unit.nanoseconds
    /// What the C++ program calls its counterpart.
    var yardstick: String?
    /// Operations of a round of the counterpart; as many as here without it.
    var yardstickCount: Int?
    var target: Target?
    /// Whether instructions and allocations per operation are counted, where valgrind is installed.
    var isCounted = false
    /// Whether each round is a process of its own, since what ran before would show in the figure.
    var isAlone = false
    /// Performs that many operations and returns the figure.
    let measure: @Sendable (_ count: Int) throws -> Double
}

extension Benchmark {
    /// One round.
    func round() throws -> Double {
        guard isAlone else { return try measure(count) }
        let run = try Tool.itself.run(["--once", "\(name)=\(count)"])
        guard run.code == 0, let figure = Double(run.output.trimmingCharacters(in: .whitespacesAndNewlines)) else {
            throw BenchmarkError("the process of its own failed: \(run.complaints)")
        }
        return figure
    }

    /// A benchmark of processor time per operation: `prepare` gets ready for `count` operations and returns what
    /// performs them.
    static func timed(
        _ name: String, _ title: String, count: Int, yardstick: String? = nil, target: Target? = nil,
        isCounted: Bool = false, prepare: @escaping @Sendable (_ count: Int) throws -> () throws -> Void
    ) -> Benchmark {
        Benchmark(
            name: name, title: title, count: count, yardstick: yardstick, target: target, isCounted: isCounted
        ) { count in
            let run = try prepare(count)
            let start = ProcessorTime.used
            try run()
            return (ProcessorTime.used - start) / Double(count)
        }
    }
}

/// Processor time, which another busy process on the machine does not lengthen as it does real time.
enum ProcessorTime {
    /// What all threads of this process have used, in nanoseconds.
    static var used: Double { read(CLOCK_PROCESS_CPUTIME_ID) }

    /// Real time, for what has to be measured over several processors.
    static var real: Double { read(CLOCK_MONOTONIC) }

    private static func read(_ clock: clockid_t) -> Double {
        var time = timespec()
        clock_gettime(clock, &time)
        return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
    }
}

/// The memory of this process.
enum ProcessMemory {
    /// The memory that it really has.
    static func residentBytes() throws -> Int {
        let pages = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8).split(separator: " ")
        guard pages.count > 1, let resident = Int(pages[1]) else {
            throw BenchmarkError("/proc/self/statm has no figures")
        }
        return resident * sysconf(Int32(_SC_PAGESIZE))
    }
}
