// Prewarming: a process that waits for its launch.

extension Device {
    /// The system makes a process of an app that does not run, and lets it wait right before `UIApplicationMain`: none of
    /// the app's code runs. The next launch uses it.
    ///
    /// - Throws: ``StimulusError`` where the system does not do that, in a sentence.
    public func prewarm(_ app: InstalledApp) throws(StimulusError) {
        guard LifecycleRules.launchPrewarm.systems.contains(system) else {
            throw StimulusError("iOS \(system) prewarms no apps: iOS 15 was the first to do so")
        }
        guard app.process == nil else { throw StimulusError("\(app.name) is \(app.state): it has a process") }
        app.history.prewarming.since = now
        app.record(
            .note, "prewarmed: a process waits before UIApplicationMain, and no code of the app ran",
            rule: LifecycleRules.launchPrewarm)
        settle()
    }
}

extension InstalledApp {
    /// A launch uses the process that waits for it.
    func noteUseOfPrewarmedProcess() {
        guard let since = history.prewarming.since else { return }
        history.prewarming.since = nil
        history.prewarming.launch = launchCount
        record(
            .note,
            "launched from the prewarmed process: its environment has ActivePrewarm=1, and it is older than the launch",
            rule: LifecycleRules.launchPrewarm, number: since.duration(to: device.now).wholeNanoseconds,
            unit: .nanoseconds)
    }

    /// A process that waited is gone: the phone was restarted, its memory was needed, or the user swiped the app away.
    func dropPrewarmedProcess() { history.prewarming.since = nil }
}

extension AppProcess {
    /// Whether the process was made before its launch, for which its environment has `ActivePrewarm`.
    public var wasPrewarmed: Bool { app.history.prewarming.launch == number }
}
