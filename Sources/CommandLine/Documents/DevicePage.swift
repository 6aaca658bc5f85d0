import BackgroundRuntime
import VigilReports
import VigilScenarios

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
        let (result, recording) = record(titled: title, failure: failure)
        return TimelinePage(result, recording).html
    }
}
