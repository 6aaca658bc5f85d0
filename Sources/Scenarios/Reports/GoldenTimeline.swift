import BackgroundRuntime
import Foundation
import VigilDocuments
import VigilResults

/// The timeline of a scenario as it was recorded once, in a file beside it: `Upload.timeline`, and `Upload.iOS 7.timeline` for
/// a variant. Where there is one, each test run compares.
struct GoldenTimeline {
    private let path: String
    private let recorded: String?

    /// That of what is played; without contents where none was recorded.
    ///
    /// - Throws: ``UsageError`` where there is one that cannot be read.
    init(of request: TestRequest) throws(UsageError) {
        let name = FilePath.withoutExtension(request.file)
        let values = VariantValue.text(request.variant).replacing("/", with: "_")
        path = [name, values, "timeline"].filter { !$0.isEmpty }.joined(separator: ".")
        guard access(path, F_OK) == 0 else {
            recorded = nil
            return
        }
        if let problem = FileKind.problem(at: path) { throw UsageError("\(path): \(problem): no recorded timeline") }
        recorded = FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) }
    }

    /// Whether one was recorded.
    var isThere: Bool { recorded != nil }

    /// How the timeline of a run is another, in words; nil where it is the same, or none was recorded.
    func difference(from device: Device) -> String? {
        guard let recorded, recorded != GoldenTimeline.text(of: device) else { return nil }
        let difference = LineDifference(
            GoldenTimeline.lines(recorded), GoldenTimeline.lines(GoldenTimeline.text(of: device)))
        let count = "\(difference.count) line\(difference.count == 1 ? " differs" : "s differ")"
        let title = "the timeline is another than \(path.onOneLine) has it: \(count); --record takes it as it is now"
        return ([title] + difference.text().map { "    " + $0 }).joined(separator: "\n")
    }

    /// Writes the timeline of a run where it is new or another.
    ///
    /// - Throws: ``UsageError`` where it cannot be written.
    func record(_ device: Device) throws(UsageError) {
        let text = GoldenTimeline.text(of: device)
        guard text != recorded else { return }
        try TimelineScribe.write(text, to: path)
    }

    /// Writes the text of a timeline in the place of an earlier one, and of nothing else.
    ///
    /// - Throws: ``UsageError`` where it cannot be written.
    static func write(_ text: String, to path: String) throws(UsageError) {
        var status = stat()
        if lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFLNK {
            throw UsageError("--record: \(path) is a link, through which nothing is written; remove it first")
        }
        try WrittenFile.refuse(path, "--record", besides: .timeline)
        do { try text.write(toFile: path, atomically: true, encoding: .utf8) } catch {
            throw UsageError("--record: \(path) cannot be written: \(error.localizedDescription)")
        }
    }

    private static func text(of device: Device) -> String {
        let timeline = Timeline(trace: device.trace)
        return ([timeline.header] + timeline.lines).joined(separator: "\n") + "\n"
    }

    private static func lines(_ text: String) -> [String] {
        text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }
}

extension ScenarioResult {
    /// Takes in how a timeline compares to the one that was recorded.
    ///
    /// - Parameter difference: in words; nil where it is the same.
    mutating func compare(_ golden: GoldenTimeline, _ difference: String?) {
        guard golden.isThere else { return }
        let mismatches = difference.map { text in
            let found = text.split(separator: "\n").first.map(String.init) ?? text
            return [MismatchResult(key: "timeline", expected: "as it was recorded", found: found)]
        }
        expectations.append(
            ExpectationResult(
                step: ScenarioResult.recordedTimeline, line: nil, from: 0, to: phoneTime, mismatches: mismatches ?? []))
        guard let difference else { return }
        outcome = .failed
        failure = [failure, difference].compactMap(\.self).joined(separator: "\n")
    }

    /// Forgets how the timeline compares to the one that was recorded: it was played with something else.
    package mutating func forgetRecordedTimeline() {
        expectations.removeAll { $0.step == ScenarioResult.recordedTimeline }
    }

    /// What stands in place of a step where the timeline is compared.
    private static let recordedTimeline = "timeline"
}

extension WrittenFile.Kind {
    /// The timeline of a scenario that was recorded before.
    fileprivate static let timeline = WrittenFile.Kind("a recorded timeline", beginning: "TIME ")
}
