import Foundation

/// A proof that a run is repeatable: the same run in other processes, each of which orders sets and dictionaries by a hash
/// seed of its own.
package struct Proof {
    /// The options that another run of a proof is not given.
    package static let options: Set = ["--prove", "--format", "--output", "--pace", "--in-process", "--why"]

    /// Where two runs are not the same.
    struct Difference {
        let title: String
        /// The first lines that differ.
        let lines: [String]
    }

    /// The options that it is given instead.
    static let words = ["--format", "jsonl", "--output", "/proc/self/fd/\(ChildProgram.channel)", "--in-process"]

    private let lines: [String]
    /// One other process may order a small set as the first did, by chance; three seldom do.
    private static let others = 3

    /// A proof for a run with these lines of trace.
    init(of lines: [String]) {
        self.lines = lines
    }

    /// What is said of a run that is repeatable.
    var success: String {
        "proved: \(Proof.others + 1) processes with hash seeds of their own gave the same \(lines.count) lines of trace"
    }

    /// Plays again; returns where the first other run is not the same.
    ///
    /// - Parameter words: the command line that makes this program play the same.
    func difference(_ words: [String]) throws(UsageError) -> Difference? {
        for _ in 1...Proof.others {
            if let difference = try comparison(words) { return difference }
        }
        return nil
    }

    private func comparison(_ words: [String]) throws(UsageError) -> Difference? {
        let program = try ChildProgram(
            Proof.executable,
            words, environment: HashSeed.ofChance, output: .nowhere, errors: .nowhere)
        var others: [String] = []
        let end = try program.run { others.append($0) }
        guard lines != others else { return nil }
        let index = zip(lines, others).enumerated().first { $1.0 != $1.1 }?.offset ?? min(lines.count, others.count)
        return Difference(
            title: "not repeatable: in another process the trace differs from line \(index + 1) on",
            lines: [text(lines, index, "the run is over"), text(others, index, "the other process \(end)")])
    }

    private func text(_ lines: [String], _ index: Int, _ otherwise: String) -> String {
        index < lines.count ? lines[index] : otherwise
    }

    private static var executable: String {
        get throws(UsageError) {
            do { return try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe") } catch {
                throw UsageError("--prove: this program is not found: \(error.localizedDescription)")
            }
        }
    }
}
