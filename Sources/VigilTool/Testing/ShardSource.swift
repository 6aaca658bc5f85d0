import Foundation
import VigilResults
import VigilScenarios

/// Where a test run is told which part of the whole it plays.
struct ShardSource: Equatable {
    let shard: Shard
    /// Who says so: `--shard`, `Bazel`.
    let name: String

    /// The part that the command line asks for, else the environment of an engine that runs parts.
    ///
    /// - Parameters:
    ///   - option: the part, such as `2/8`.
    ///   - count: how many parts there are, where an engine does not say so.
    ///   - environment: the variables of the process.
    /// - Returns: nil where nobody asks for a part.
    /// - Throws: ``UsageError`` for what is no part, or half of one: parts that each played everything would all be green.
    static func find(
        option: String?, count: String?, environment: [String: String]
    ) throws(UsageError) -> ShardSource? {
        let total = try count.map(Self.total)
        if let option {
            guard let shard = Shard(option) else {
                throw UsageError("--shard takes a part such as 2/8, not \(option.quoted)")
            }
            guard total == nil || total == shard.count else {
                throw UsageError("--shard \(option) and --shards \(count ?? "") contradict each other")
            }
            return ShardSource(shard: shard, name: "--shard")
        }
        for engine in ShardEngine.all {
            guard let shard = try engine.shard(environment, total) else { continue }
            return ShardSource(shard: shard, name: engine.name)
        }
        guard total == nil else {
            throw UsageError("--shards says how many parts there are, and nothing says which to play; --shard does")
        }
        return nil
    }

    /// Says that the part is taken, where the engine wants to know: Bazel gives up where a program does not.
    func accept() {
        guard let file = ProcessInfo.processInfo.environment["TEST_SHARD_STATUS_FILE"] else { return }
        // What is in a file that is there stays.
        let descriptor = open(file, O_WRONLY | O_CREAT | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else { return }
        futimens(descriptor, nil)
        close(descriptor)
    }

    private static func total(_ text: String) throws(UsageError) -> Int {
        guard let total = Int(text), total >= 1 else { throw UsageError("--shards takes a number from 1 on") }
        return total
    }
}

/// An engine that runs a program several times, and says by variables which time it is.
private struct ShardEngine {
    let name: String
    /// The variable with the number of the part.
    let index: String
    /// The variable with the number of parts; nil where the engine does not say.
    let count: String?
    /// The number of the first part.
    var first = 0
    /// Whether a count of one stands there also where nothing is cut into parts.
    var countsAlone = false

    /// The inner ones come first: one runs inside the other.
    static let all = [
        ShardEngine(name: "Bazel", index: "TEST_SHARD_INDEX", count: "TEST_TOTAL_SHARDS"),
        ShardEngine(name: "Slurm", index: "SLURM_ARRAY_TASK_ID", count: "SLURM_ARRAY_TASK_COUNT"),
        ShardEngine(name: "Kubernetes", index: "JOB_COMPLETION_INDEX", count: nil),
        ShardEngine(name: "Buildkite", index: "BUILDKITE_PARALLEL_JOB", count: "BUILDKITE_PARALLEL_JOB_COUNT"),
        ShardEngine(name: "CircleCI", index: "CIRCLE_NODE_INDEX", count: "CIRCLE_NODE_TOTAL"),
        ShardEngine(name: "GitLab", index: "CI_NODE_INDEX", count: "CI_NODE_TOTAL", first: 1, countsAlone: true),
    ]

    /// The part that the variables name; nil where the engine is not there.
    ///
    /// - Parameter total: how many parts there are, in the words of the command line.
    func shard(_ environment: [String: String], _ total: Int?) throws(UsageError) -> Shard? {
        let given = count.flatMap { environment[$0] }
        guard let index = environment[index] else {
            if given == nil || countsAlone && given == "1" { return nil }
            throw half(self.index)
        }
        guard let count = given ?? total.map(String.init) else { throw half(count ?? "how many parts there are") }
        if let total, Int(count) != total, name != "Slurm" {
            throw UsageError("\(name) says that there are \(count) parts, and --shards says \(total)")
        }
        let place =
            name == "Slurm" ? try slurmPlace(index, count, environment, total) : number(index).map { $0 - first }
        guard let place, let all = Int(count), let shard = Shard(number: place + 1, of: all) else {
            throw UsageError("\(name): \(self.index)=\(index) of \(count) is no part; --shard 2/8 says it")
        }
        return shard
    }

    private func half(_ missing: String) -> UsageError {
        let isCount = missing == "how many parts there are"
        let what = isCount ? "nothing says \(missing): give --shards" : "\(missing) is missing"
        return UsageError("\(name) runs this as one of several parts, but \(what); --shard 2/8 says all")
    }

    /// A number that an engine gives: none has more than four thousand million parts.
    private func number(_ text: String) -> Int? { Int(text).flatMap { (0...Int(UInt32.max)).contains($0) ? $0 : nil } }

    /// The place of a task in its array, which begins anywhere and may leave numbers out.
    ///
    /// - Throws: ``UsageError`` where the array is not the whole: a task that was submitted again is alone in its array,
    ///   and would play everything.
    private func slurmPlace(
        _ index: String, _ count: String, _ environment: [String: String], _ total: Int?
    ) throws(UsageError) -> Int? {
        let (least, most) = (environment["SLURM_ARRAY_TASK_MIN"], environment["SLURM_ARRAY_TASK_MAX"])
        let step = environment["SLURM_ARRAY_TASK_STEP"].map { number($0) ?? 0 } ?? 1
        guard let id = number(index), let all = number(count), let least = least.flatMap(number),
            let most = most.flatMap(number), step > 0
        else { return nil }
        let isWhole = (most - least) / step + 1 == all && (id - least) % step == 0
        guard isWhole, all > 1 || total == 1, total == nil || total == all else {
            let array = "an array of \(all) from \(least) to \(most)"
            throw UsageError(
                "Slurm: task \(id) of \(array) may be one that was submitted again; --shard 2/8 says its part")
        }
        return (id - least) / step
    }
}
