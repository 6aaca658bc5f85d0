import BackgroundRuntime

/// What a step expects of the time after it.
final class AwaitedExpectation {
    let expectation: Expectation
    let app: InstalledApp
    let step: Scenario.Step
    /// When the step was taken.
    let begin: VirtualInstant
    /// When it is over.
    let deadline: VirtualInstant
    private let screens: ScreenLog?

    /// An expectation of the time from now to `deadline`.
    init(
        _ expectation: Expectation, of app: InstalledApp, _ step: Scenario.Step, deadline: VirtualInstant,
        screens: ScreenLog?
    ) {
        (self.expectation, self.app, self.step, self.deadline) = (expectation, app, step, deadline)
        self.screens = screens
        begin = app.device.now
    }

    /// What happened to the app from the step on.
    func history() -> AppHistory {
        let history = AppHistory(of: app, since: begin)
        history.screens = screens
        history.readOn()
        return history
    }
}

/// The histories of apps that a run asks for, each read once.
struct AppHistories {
    private struct Key: Hashable {
        let app: ObjectIdentifier
        let since: VirtualInstant?
    }

    private var known: [Key: AppHistory] = [:]

    /// The history of an app up to now.
    ///
    /// - Parameter since: from when on it counts: since the start, or where it is below zero, before now.
    /// - Throws: where the run has no such time. The reader refuses it, but at the end it does not know when that is.
    mutating func history(of app: InstalledApp, since: Duration?) throws(StimulusError) -> AppHistory {
        let now = app.device.now
        let begin = since.map { $0 < .zero ? now.advanced(by: $0) : .boot.advanced(by: $0) }
        if let begin, begin < .boot || begin > now {
            let length = TimeText.duration(VirtualInstant.boot.duration(to: now))
            throw StimulusError("\"since\" names a time outside of the run, which lasted \(length)")
        }
        let key = Key(app: ObjectIdentifier(app), since: begin)
        let history = known[key] ?? AppHistory(of: app, since: begin)
        known[key] = history
        history.readOn()
        return history
    }
}
