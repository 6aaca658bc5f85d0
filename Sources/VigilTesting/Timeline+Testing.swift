extension InstalledApp {
    /// The last events of the app's phone as text: what to look at when an expectation failed.
    ///
    /// ```swift
    /// #expect(app.state == .suspended, "\(app.timeline())")
    /// ```
    public func timeline(last count: Int = 20) -> String {
        let timeline = Timeline(trace: device.trace)
        return ([timeline.header] + device.trace.records.suffix(count).map(timeline.line)).joined(separator: "\n")
    }

    /// Why the app is awake, suspended or not running now, in words.
    public func why() -> String { AwakeExplanation(self).answer(at: device.now) }

    /// Finite-length tasks that are open now, by name: at the end of a test there should be none.
    public var openTasks: [String] { process?.ledger.tasks.map(\.name) ?? [] }
}
