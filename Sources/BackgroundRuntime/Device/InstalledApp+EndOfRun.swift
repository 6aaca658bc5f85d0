// What can be said of an app only when a run is over.

extension InstalledApp {
    /// Reports what is left at the end of a run: modes that were never used, and threads that wait for something that
    /// never came, such as a signal that nobody gives or a queue that waits for itself.
    public func reportLeftovers() {
        reportEmptyScreen()
        reportUnusedModes()
        reportUnansweredQuestions()
        guard let process, process.state.isRunning else { return }
        for thread in process.threads.all {
            guard let since = thread.waitsForOthersSince, !thread.isInReportedDeadlock else { continue }
            record(
                .finding, "thread \(thread.name) waits for something that never came",
                detail: "since \(TimeText.clock(since))", rule: SimulationRules.hangWait)
        }
    }

    /// Says which questions of the system were left: what waits for an answer was not told.
    private func reportUnansweredQuestions() {
        for entry in device.alerts.entries where entry.app === self {
            record(.note, "\(entry.alert.name) was not answered: `ui.tap` taps one of its buttons")
        }
    }
}
