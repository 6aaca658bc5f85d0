import Foundation

/// A proof that a run is repeatable: the same run in other processes, whose sets and dictionaries are ordered by hash seeds of
/// their own, and whose objects lie at other addresses.
package struct Proof {
    /// The options that another run of a proof is not given.
    package static let options: Set = ["--prove", "--format", "--output", "--pace", "--in-process", "--why"]

    /// Where two runs are not the same.
    struct Difference {
        let title: String
        /// The first lines that differ.
        let lines: [String]
    }

    /// A run in another process.
    private struct Other {
        let variation: Variation
        let lines: [String]
        let end: ProcessEnd
    }

    /// What is another in the other process than in this one.
    private enum Variation {
        /// The addresses of objects.
        case layout
        case seed
        case both

        var environment: [String: String?] {
            switch self {
            case .layout: HashSeed.fixed.merging(MemoryLayoutChoice.ofChance) { $1 }
            case .seed: HashSeed.ofChance.merging(MemoryLayoutChoice.fixed) { $1 }
            case .both: HashSeed.ofChance.merging(MemoryLayoutChoice.ofChance) { $1 }
            }
        }

        var isOfChance: Bool { self != .seed }

        var reason: String {
            switch self {
            case .layout:
                "where objects lie at other addresses: something goes by these, as the order of a Set of objects does, "
                    + "or that of a dictionary by ObjectIdentifier"
            case .seed: "with another hash seed: something goes by the order of a set or a dictionary"
            case .both: "with another hash seed and objects at other addresses"
            }
        }
    }

    /// The options that it is given instead.
    static let words = ["--format", "jsonl", "--output", "/proc/self/fd/\(ChildProgram.channel)", "--in-process"]

    private let others: [Other]
    /// Another process may order a small set as the first did, by chance; several seldom do. What is named first is the
    /// narrowest cause.
    private static let variations: [Variation] = [.layout, .seed, .seed, .both]

    /// The runs in other processes.
    ///
    /// - Parameter words: the command line that makes this program play the same.
    /// - Throws: ``UsageError`` where no more processes start.
    init(_ words: [String]) throws(UsageError) {
        var others: [Other] = []
        for variation in Proof.variations { others.append(try Proof.play(words, variation)) }
        self.others = others
    }

    private static func play(_ words: [String], _ variation: Variation) throws(UsageError) -> Other {
        let program = try ChildProgram(
            Proof.executable, words, environment: variation.environment,
            hasLayoutOfChance: variation.isOfChance, output: .nowhere, errors: .nowhere)
        var lines: [String] = []
        let end = try program.run { lines.append($0) }
        return Other(variation: variation, lines: lines, end: end)
    }

    /// What is said of a run with these lines that is repeatable.
    func success(_ lines: [String]) -> String {
        "proved: \(others.count + 1) processes with hash seeds of their own, and objects at addresses of their own, gave "
            + "the same \(lines.count) lines of trace"
    }

    /// Where the first run that is another than one with these lines differs from it.
    func difference(from lines: [String]) -> Difference? {
        guard let other = others.first(where: { $0.lines != lines }) else { return nil }
        let index =
            zip(lines, other.lines).enumerated().first { $1.0 != $1.1 }?.offset ?? min(lines.count, other.lines.count)
        return Difference(
            title: "not repeatable: in another process the trace differs from line \(index + 1) on, "
                + other.variation.reason,
            lines: [text(lines, index, "the run is over"), text(other.lines, index, "the other process \(other.end)")])
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
