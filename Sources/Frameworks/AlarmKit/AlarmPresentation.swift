import SimulatedFoundation

/// What an alarm shows. It is not drawn here: the title and the second button count. From iOS 26.
public struct AlarmPresentation: Codable, Sendable {
    /// What is shown as it rings.
    public var alert: Alert
    /// What is shown as it counts down; nil for nothing of the app's.
    public var countdown: Countdown?
    /// What is shown as it is paused; nil for nothing of the app's.
    public var paused: Paused?

    /// What an alarm shows in each state.
    public init(alert: Alert, countdown: Countdown? = nil, paused: Paused? = nil) {
        SimulatedApp.require(.alarmValues)
        (self.alert, self.countdown, self.paused) = (alert, countdown, paused)
    }

    /// What is shown as an alarm counts down.
    public struct Countdown: Codable, Sendable {
        /// What the user reads.
        public var title: LocalizedStringResource
        /// The button that pauses it; nil for none. Its user may pause the countdown all the same here.
        public var pauseButton: AlarmButton?

        /// A title, and perhaps a button.
        public init(title: LocalizedStringResource, pauseButton: AlarmButton? = nil) {
            SimulatedApp.require(.alarmValues)
            (self.title, self.pauseButton) = (title, pauseButton)
        }
    }

    /// What is shown as the countdown of an alarm waits.
    public struct Paused: Codable, Sendable {
        /// What the user reads.
        public var title: LocalizedStringResource
        /// The button that lets it go on.
        public var resumeButton: AlarmButton

        /// What the user reads, and what lets the countdown go on.
        public init(title: LocalizedStringResource, resumeButton: AlarmButton) {
            SimulatedApp.require(.alarmValues)
            (self.title, self.resumeButton) = (title, resumeButton)
        }
    }
}
