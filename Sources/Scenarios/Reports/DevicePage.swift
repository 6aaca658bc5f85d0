import BackgroundRuntime
import VigilReports
import VigilResults

extension Device {
    /// The phone so far as a page for a browser, in one file that needs no network: the states of its apps, what kept them
    /// awake, and every event with its rule.
    ///
    /// ```swift
    /// try device.timelinePage(titled: "upload").write(toFile: "upload.html", atomically: true, encoding: .utf8)
    /// ```
    ///
    /// - Parameters:
    ///   - title: what the page is about.
    ///   - failure: what went wrong, in words; nil where nothing did.
    public func timelinePage(titled title: String, failure: String? = nil) -> String {
        var result = ScenarioResult(ScenarioIdentity(file: "", name: title), failure == nil ? .passed : .failed)
        result.system = "\(system)"
        result.seed = simulation.seed
        result.failure = failure
        result.phoneTime = now.nanoseconds
        ScreenRecorder.begin(on: self)
        ScreenRecorder.of(self)?.look()
        return TimelinePage(result, RunRecorder.recording(of: self)).html
    }
}
