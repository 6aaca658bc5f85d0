import Foundation

/// What is known of a test run from its journal: JSON Lines, written as the run goes on.
///
/// A line says one thing. The first is the head; then come the scenarios that are to be played, and one line when each begins
/// and one when it is over. A run that goes on with a journal writes a head and a plan of its own behind what is there.
public struct TestJournal: Sendable {
    /// The head of what is asked for last.
    public internal(set) var head: Head
    /// What is to be played, in the order of the whole run.
    public private(set) var planned: [Planned] = []
    /// What has begun, by its key, with its fingerprint.
    private var begun: [String: String] = [:]
    /// What is over, by its key.
    private var finished: [String: Finished] = [:]
    /// The lines of what is over and has its whole run in them, by its key: each is read when its run is asked for.
    private var recordedLines: [String: Data] = [:]

    /// Reads a journal. A last line without its end is dropped: the run was ended while it was written.
    ///
    /// - Parameters:
    ///   - data: what is in the file.
    ///   - name: the path of the file, for messages.
    /// - Throws: ``JournalProblem`` for what is no journal, or one of another version.
    public init(_ data: Data, name: String) throws(JournalProblem) {
        let lines = data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).dropLast()
        guard let first = lines.first, let head = Line(first)?.head, head.journal == Head.kind else {
            throw JournalProblem("\(name): this is no journal of a test run")
        }
        self.head = head
        for (index, bytes) in lines.enumerated() {
            guard let line = Line(bytes) else {
                throw JournalProblem("\(name):\(index + 1): this line of the journal cannot be read")
            }
            try take(line, "\(name):\(index + 1)")
            guard let key = line.finished?.result.scenario.key else { continue }
            recordedLines[key] = line.finished?.hasRecording == true ? bytes : nil
        }
    }

    private mutating func take(_ line: Line, _ place: String) throws(JournalProblem) {
        if let head = line.head {
            guard head.version == Head.version else {
                throw JournalProblem(
                    "\(place): the journal has version \(head.version), and this tool reads version \(Head.version)")
            }
            (self.head, planned) = (head, [])
        }
        if let planned = line.planned { self.planned.append(planned) }
        if let begun = line.began { self.begun[begun.key] = begun.fingerprint }
        if let finished = line.finished { self.finished[finished.result.scenario.key] = finished }
    }

    /// What came of something planned; nil where it is not over, or was played as it is no more.
    public func result(of planned: Planned) -> ScenarioResult? {
        finished[planned.key].flatMap { $0.fingerprint == planned.fingerprint ? $0.result : nil }
    }

    /// The whole run of something planned; nil where the journal does not hold it. It has those of scenarios that did not pass,
    /// as long as nobody asked for others.
    public func recording(of planned: Planned) -> RunRecording? {
        guard let line = recordedLine(of: planned) else { return nil }
        return (try? JSONDecoder().decode(RecordedLine.self, from: line))?.finished.recording
    }

    /// The line with the whole run of something planned.
    func recordedLine(of planned: Planned) -> Data? {
        finished[planned.key]?.fingerprint == planned.fingerprint ? recordedLines[planned.key] : nil
    }

    /// What a line has beside what each reader needs.
    private struct RecordedLine: Decodable {
        struct Finished: Decodable {
            let recording: RunRecording
        }

        let finished: Finished
    }

    /// What came of the scenario with a key, as it was played last.
    public func lastResult(ofKey key: String) -> ScenarioResult? { finished[key]?.result }

    /// The results of what is planned, in the order of the run.
    public var results: [ScenarioResult] { planned.compactMap(result) }

    /// What is planned and not over, in the order of the run.
    public var outstanding: [Planned] { planned.filter { result(of: $0) == nil } }

    /// How many scenarios of the plan are not in it, which was cut off.
    public var missingPlan: Int { max((head.planned ?? (planned.isEmpty ? head.total : 0)) - planned.count, 0) }

    /// Takes another part of the same run in.
    mutating func add(_ part: TestJournal) {
        planned += part.planned
        begun.merge(part.begun) { $1 }
        finished.merge(part.finished) { $1 }
        for key in part.finished.keys { recordedLines[key] = part.recordedLines[key] }
    }

    /// Puts the plan into the order of the run.
    mutating func sortPlan() { planned.sort { $0.index < $1.index } }

    /// Whether something had begun.
    public func hasBegun(_ planned: Planned) -> Bool { begun[planned.key] == planned.fingerprint }
}

extension TestJournal {
    /// What a journal is of.
    public struct Head: Codable, Hashable, Sendable {
        /// What each journal calls itself.
        public static let kind = "vigil test"
        /// The version of the format; a tool reads one only.
        public static let version = 1

        /// What the file calls itself, for whoever opens another.
        public var journal = Head.kind
        /// Which version of the format the lines are written in.
        public var version = Head.version
        /// The options that matter to results.
        public var options: [String]
        /// How many scenarios the whole run has, all shards together.
        public var total: Int
        /// The fingerprint of their keys.
        public var whole: String
        /// Which part of them is played here, such as `2/8`; nil for all.
        public var shard: String?
        /// How many lines of plan follow; nil in journals that do not say.
        public var planned: Int?

        /// The head of a run.
        public init(options: [String], total: Int, whole: String, shard: String?, planned: Int? = nil) {
            self.planned = planned
            self.options = options
            self.total = total
            self.whole = whole
            self.shard = shard
        }
    }

    /// A scenario that is to be played.
    public struct Planned: Codable, Hashable, Sendable {
        /// Its place in the whole run, from 0.
        public var index: Int
        /// What tells it from the others; see ``ScenarioIdentity/key``.
        public var key: String
        /// What it was like: its files, its program and its options.
        public var fingerprint: String

        /// A scenario of a plan.
        public init(index: Int, key: String, fingerprint: String) {
            self.index = index
            self.key = key
            self.fingerprint = fingerprint
        }
    }

    /// A scenario that has begun.
    public struct Began: Codable, Hashable, Sendable {
        /// What tells the scenario from the others of the run.
        public var key: String
        /// What it was like.
        public var fingerprint: String

        /// The beginning of something planned.
        public init(_ planned: Planned) { (key, fingerprint) = (planned.key, planned.fingerprint) }
    }

    /// A scenario that is over.
    public struct Finished: Codable, Hashable, Sendable {
        /// What it was like.
        public var fingerprint: String
        /// What came of it.
        public var result: ScenarioResult
        /// Whether the line has the whole run too, which is not read with it.
        var hasRecording = false

        private enum CodingKeys: CodingKey {
            case fingerprint, result
        }

        private enum OtherKeys: CodingKey {
            case recording
        }

        /// The end of something planned.
        public init(fingerprint: String, result: ScenarioResult) {
            self.fingerprint = fingerprint
            self.result = result
        }

        public init(from decoder: any Decoder) throws {
            let values = try decoder.container(keyedBy: CodingKeys.self)
            fingerprint = try values.decode(String.self, forKey: .fingerprint)
            result = try values.decode(ScenarioResult.self, forKey: .result)
            hasRecording = try decoder.container(keyedBy: OtherKeys.self).contains(.recording)
        }
    }

    /// A line: one of these.
    public struct Line: Codable, Hashable, Sendable {
        /// What the journal is of.
        public var head: Head?
        /// What is to be played.
        public var planned: Planned?
        public var began: Began?
        public var finished: Finished?

        /// A line about the run.
        public init(_ head: Head) { self.head = head }
        /// A line about a plan.
        public init(_ planned: Planned) { self.planned = planned }
        /// A line about a beginning.
        public init(_ began: Began) { self.began = began }
        /// A line about an end.
        public init(_ finished: Finished) { self.finished = finished }

        /// The line in some bytes; nil where they are none.
        init?(_ bytes: some Sequence<UInt8>) {
            guard let line = try? JSONDecoder().decode(Line.self, from: Data(bytes)) else { return nil }
            self = line
        }

        /// The bytes, with the end of the line.
        public var bytes: [UInt8] {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
            do { return Array(try encoder.encode(self)) + [UInt8(ascii: "\n")] } catch {
                preconditionFailure("a line of plain texts was not encoded: \(error)")
            }
        }
    }
}

/// A journal that cannot be used.
public struct JournalProblem: Error, Hashable, Sendable, CustomStringConvertible {
    /// What is wrong, with the file.
    public let description: String

    /// A problem in a sentence.
    public init(_ description: String) { self.description = description }
}
