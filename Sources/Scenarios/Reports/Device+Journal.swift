import BackgroundRuntime
import Foundation
import VigilResults

extension Device {
    /// The phone so far as a journal of one scenario: the states of its apps, what kept them awake, and every event with its rule.
    /// `vigil report FILE --html PAGE.html` makes a page for a browser of it.
    ///
    /// ```swift
    /// try device.journal(titled: "upload").write(toFile: "upload.jsonl", atomically: true, encoding: .utf8)
    /// ```
    ///
    /// - Parameters:
    ///   - title: what it is about.
    ///   - failure: what went wrong, in words; nil where nothing did.
    public func journal(titled title: String, failure: String? = nil) -> String {
        let (result, recording) = record(titled: title, failure: failure)
        let planned = TestJournal.Planned(index: 0, key: result.scenario.key, fingerprint: "")
        let head = TestJournal.Head(options: [], total: 1, whole: "", shard: nil, planned: 1)
        let bytes = try? JSONEncoder().encode(recording)
        let lines =
            TestJournal.Line(head).bytes + TestJournal.plan(planned) + TestJournal.began(planned)
            + TestJournal.finished(planned, resultAsJSON: TestEnd(result).json, recordingAsJSON: bytes.map(Array.init))
        return String(decoding: lines, as: UTF8.self)
    }

    /// What came of it and the whole of it, as pages are made of.
    package func record(
        titled title: String, failure: String?
    ) -> (result: ScenarioResult, recording: RunRecording) {
        var result = ScenarioResult(ScenarioIdentity(file: title, name: title), failure == nil ? .passed : .failed)
        result.system = "\(system)"
        result.seed = simulation.seed
        result.failure = failure
        result.phoneTime = now.nanoseconds
        ScreenRecorder.begin(on: self)
        ScreenRecorder.of(self)?.look()
        return (result, RunRecorder.recording(of: self))
    }
}
