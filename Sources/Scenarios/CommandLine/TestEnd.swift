import BackgroundRuntime
import Foundation
import VigilFingerprint
import VigilResults

/// What came of one scenario, as a test run handles thousands of: what is counted at hand, the rest as the JSON that goes into
/// the journal.
package struct TestEnd: Hashable, Sendable {
    package let outcome: Outcome
    /// How many expectations it has.
    package let expectations: Int
    /// What the end of the run needs of the result.
    package let need: Need
    /// How long it took, in nanoseconds of real time.
    package let wallTime: Int64
    /// The result as JSON.
    package let json: [UInt8]
    /// What failed, in the columns of the terminal; nil where it is shown as it is.
    package let shown: String?
    /// The whole run as the JSON of a ``/VigilResults/RunRecording``; nil where nobody asked for it, or none is left.
    package private(set) var recording: [UInt8]?

    /// The end of a scenario with a result.
    package init(_ result: ScenarioResult, shown: String? = nil, recording: [UInt8]? = nil) {
        self.recording = recording
        outcome = result.outcome
        expectations = result.expectationCount
        need = result.toleratesSomething ? .all : Need(refuting: result.refutedFacts ?? [])
        wallTime = result.wallTime
        json = result.json
        self.shown = shown
    }

    /// The result in full; nil where the JSON is none of a result.
    package var result: ScenarioResult? { MessageLine.value(json) }

    /// The same without the whole run, for whoever keeps many.
    package var withoutRecording: TestEnd {
        var end = self
        end.recording = nil
        return end
    }

    /// The same as it is written between processes: four words, the JSON, what is shown, and the whole run. No JSON holds a
    /// control character. Behind the whole run stands a sign that all of it is there.
    fileprivate var bytes: [UInt8] {
        var bytes = Array("\(outcome.rawValue) \(expectations) \(need.word) \(wallTime) ".utf8) + json
        guard shown != nil || recording != nil else { return bytes }
        bytes.append(TestEnd.separator)
        if let shown { JSONText.append(shown, to: &bytes) }
        if let recording { bytes += [TestEnd.separator] + recording + [TestEnd.separator] }
        return bytes
    }

    private static let separator: UInt8 = 0x1F

    fileprivate init?(_ line: ArraySlice<UInt8>) {
        let words = line.split(separator: .space, maxSplits: 4, omittingEmptySubsequences: false)
        guard words.count == 5, let outcome = Outcome(rawValue: String(decoding: words[0], as: UTF8.self)),
            let expectations = Int(String(decoding: words[1], as: UTF8.self)),
            let need = Need(word: String(decoding: words[2], as: UTF8.self)),
            let wallTime = Int64(String(decoding: words[3], as: UTF8.self))
        else { return nil }
        let parts = words[4].split(separator: TestEnd.separator, maxSplits: 3, omittingEmptySubsequences: false)
        (self.outcome, self.expectations, self.wallTime, json) = (outcome, expectations, wallTime, Array(parts[0]))
        self.need = need
        guard parts.count != 3 else { return nil }
        recording = parts.count > 3 ? Array(parts[2]) : nil
        if parts.count > 1, !parts[1].isEmpty {
            guard let shown: [String] = MessageLine.value("[".utf8 + Array(parts[1]) + "]".utf8) else { return nil }
            self.shown = shown.first
        } else {
            shown = nil
        }
        // What failed is told from the result: it has to be one.
        if outcome != .passed, result == nil { return nil }
    }
}

extension TestMessage {
    private static let begin = UInt8(ascii: "B")
    private static let end = UInt8(ascii: "E")

    /// The message as a line, with the end of the line.
    package var line: [UInt8] {
        switch self {
        case .began: [TestMessage.begin, .lineFeed]
        case .ended(let end): [TestMessage.end] + end.bytes + [.lineFeed]
        }
    }

    /// The message of a line without its end; nil where it is none.
    package init?(_ line: ArraySlice<UInt8>) {
        switch line.first {
        case TestMessage.begin where line.count == 1: self = .began
        case TestMessage.end:
            guard let end = TestEnd(line.dropFirst()) else { return nil }
            self = .ended(end)
        default: return nil
        }
    }
}

extension TestEnd {
    /// What the end of a run needs of the result of a scenario, beside what is counted at once.
    package enum Need: Hashable, Sendable {
        case nothing
        /// That it shows some facts to be otherwise: of all results with this number, one is enough.
        case facts(UInt64)
        /// The whole result: something is wrong that fails nothing.
        case all

        fileprivate init(refuting facts: [String]) {
            var print = Fingerprint()
            for fact in facts { print.add(fact) }
            self = facts.isEmpty ? .nothing : .facts(print.state)
        }

        fileprivate init?(word: String) {
            switch word {
            case "-": self = .nothing
            case "*": self = .all
            default:
                guard let number = UInt64(word) else { return nil }
                self = .facts(number)
            }
        }

        fileprivate var word: String {
            switch self {
            case .nothing: "-"
            case .facts(let number): "\(number)"
            case .all: "*"
            }
        }
    }
}
