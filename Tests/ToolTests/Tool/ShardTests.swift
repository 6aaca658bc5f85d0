import Testing
import VigilFacts
import VigilResults

@testable import VigilTool

struct ShardTests: Facts {
    @Test("The parts of a run", arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    private static func parts(_ count: Int, _ durations: [Int64?]) throws -> [[Int]] {
        try (1...count).map { try require(Shard(number: $0, of: count)).places(of: durations) }
    }

    let complete = Fact(
        "leave nothing out, have nothing in common, and are the same each time",
        for: 1...8
    ) { (count: Int) in
        for size in 0...20 {
            let unknown: [Int64?] = Array(repeating: nil, count: size)
            let squares: [Int64?] = (0..<size).map { number in Int64(number * number % 7) }
            let some: [Int64?] = (0..<size).map { number in
                number.isMultiple(of: 3) ? nil : Int64(number) * 1_000_000_000
            }
            let kinds = [unknown, squares, some]
            for durations in kinds {
                let all = try Self.parts(count, durations)
                expect(all.flatMap(\.self).sorted(), is: Array(0..<size))
                try expect(all, is: Self.parts(count, durations))
                expect(all.allSatisfy { $0 == $0.sorted() })
            }
        }
    }

    let balanced = Fact("differ by one scenario at most where no times are known, and by one time where they are") {
        let sizes = try Self.parts(8, Array(repeating: nil, count: 50)).map(\.count)
        expect(sizes.reduce(0, +) == 50 && (sizes.max() ?? 0) - (sizes.min() ?? 0) <= 1)
        let durations: [Int64?] = [90, 10, 10, 10, 10, 10, 10, 10, 10, 10]
        let sums = try Self.parts(2, durations).map { $0.reduce(Int64(0)) { $0 + (durations[$1] ?? 0) } }
        expect(sums, is: [90, 90])
    }

    let text = Fact(
        "are written as number and count",
        for: ["0/8", "9/8", "1/0", "-1/2", "1", "a/b", "1/2/3", "", "/"]
    ) { (text: String) in
        expect(Shard(text) == nil)
        expect(Shard("2/8")?.description, is: "2/8")
    }
}

struct ShardSourceTests: Facts {
    @Test("Who says which part of a run is played", arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    private static func slurm(_ id: Int, _ least: Int, _ most: Int, _ step: Int = 1) -> [String: String] {
        [
            "SLURM_ARRAY_TASK_ID": "\(id)", "SLURM_ARRAY_TASK_COUNT": "\((most - least) / step + 1)",
            "SLURM_ARRAY_TASK_MIN": "\(least)", "SLURM_ARRAY_TASK_MAX": "\(most)", "SLURM_ARRAY_TASK_STEP": "\(step)",
        ]
    }

    let engines = Fact(
        "is what the engine's variables say",
        for: [
            (["TEST_SHARD_INDEX": "0", "TEST_TOTAL_SHARDS": "8"], "Bazel", "1/8"),
            (["BUILDKITE_PARALLEL_JOB": "7", "BUILDKITE_PARALLEL_JOB_COUNT": "8"], "Buildkite", "8/8"),
            (["CIRCLE_NODE_INDEX": "1", "CIRCLE_NODE_TOTAL": "4"], "CircleCI", "2/4"),
            (["CI_NODE_INDEX": "1", "CI_NODE_TOTAL": "3"], "GitLab", "1/3"),
            (Self.slurm(0, 0, 7), "Slurm", "1/8"), (Self.slurm(5, 5, 8), "Slurm", "1/4"),
            (Self.slurm(6, 2, 8, 2), "Slurm", "3/4"),
            (["CI_NODE_TOTAL": "1", "CIRCLE_NODE_INDEX": "0", "CIRCLE_NODE_TOTAL": "1"], "CircleCI", "1/1"),
        ]
    ) { (environment: [String: String], name: String, shard: String) in
        let source = try ShardSource.find(option: nil, count: nil, environment: environment)
        expect(source?.name == name && source?.shard.description == shard)
    }

    let nobody = Fact("is nobody where nothing is cut into parts") {
        for environment in [[:], ["CI_NODE_TOTAL": "1"], ["CI": "true"]] {
            try expect(ShardSource.find(option: nil, count: nil, environment: environment) == nil)
        }
    }

    let inner = Fact("is the inner of two engines, and the command line before all") {
        let both = ["TEST_SHARD_INDEX": "1", "TEST_TOTAL_SHARDS": "2", "CI_NODE_INDEX": "3", "CI_NODE_TOTAL": "4"]
        try expect(ShardSource.find(option: nil, count: nil, environment: both)?.name, is: "Bazel")
        let option = try ShardSource.find(option: "3/5", count: nil, environment: both)
        expect(option?.name == "--shard" && option?.shard.description == "3/5")
    }

    let kubernetes = Fact("needs --shards where the engine does not say how many there are") {
        let job = ["JOB_COMPLETION_INDEX": "2"]
        let source = try ShardSource.find(option: nil, count: "8", environment: job)
        expect(source?.name == "Kubernetes" && source?.shard.description == "3/8")
        expect(throws: (any Error).self) { try ShardSource.find(option: nil, count: nil, environment: job) }
    }

    let refused = Fact(
        "is refused where half of it is missing, or it is no part, or may be a part of another whole",
        for: [
            ["TEST_TOTAL_SHARDS": "8"], ["TEST_SHARD_INDEX": "1"], ["CI_NODE_TOTAL": "2"], ["CI_NODE_INDEX": "1"],
            ["CI_NODE_INDEX": "0", "CI_NODE_TOTAL": "2"], ["CIRCLE_NODE_INDEX": "4", "CIRCLE_NODE_TOTAL": "4"],
            ["BUILDKITE_PARALLEL_JOB": "x", "BUILDKITE_PARALLEL_JOB_COUNT": "4"], Self.slurm(3, 3, 3),
            Self.slurm(3, 0, 7).merging(["SLURM_ARRAY_TASK_COUNT": "5"]) { $1 }, ["SLURM_ARRAY_TASK_ID": "1"],
        ]
    ) { (environment: [String: String]) in
        expect(throws: (any Error).self) {
            try ShardSource.find(option: nil, count: nil, environment: environment)
        }
    }

    let contradiction = Fact("contradicts nobody: two numbers of parts are an error") {
        for (option, count, environment) in [
            ("2/8", "7", [:]), (nil, "3", ["CI_NODE_INDEX": "1", "CI_NODE_TOTAL": "2"]), (nil, "2", [:]),
            (nil, "0", [:]), ("8", nil, [:]),
        ] as [(String?, String?, [String: String])] {
            expect(throws: (any Error).self) {
                try ShardSource.find(option: option, count: count, environment: environment)
            }
        }
    }
}
