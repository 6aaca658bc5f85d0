import SimulatedFoundation

/// What the widget of an app is told of an alarm. No widget runs here: an app can make one, and gets none.
public struct AlarmPresentationState: Codable, Hashable, Sendable {
    /// The one that it is about.
    public var alarmID: Alarm.ID
    public var mode: Mode

    /// What the system would tell a widget.
    public init(alarmID: Alarm.ID, mode: Mode) {
        SimulatedApp.require(.alarmValues)
        (self.alarmID, self.mode) = (alarmID, mode)
    }

    /// What an alarm does, as its widget shows it.
    public enum Mode: Codable, Hashable, Sendable {
        case alert(Alert)
        case countdown(Countdown)
        case paused(Paused)

        /// An alarm that rings.
        public struct Alert: Codable, Hashable, Sendable {
            /// The time for which it was scheduled.
            public var time: Alarm.Schedule.Relative.Time

            /// One that was scheduled for a time of the day.
            public init(time: Alarm.Schedule.Relative.Time) { self.time = time }
        }

        /// A countdown that goes on.
        public struct Countdown: Codable, Hashable, Sendable {
            /// How long it lasts, in seconds.
            public var totalCountdownDuration: TimeInterval
            /// What was over of it when it went on last, in seconds.
            public var previouslyElapsedDuration: TimeInterval
            /// When it went on last.
            public var startDate: Date
            /// When it is over.
            public var fireDate: Date

            /// A countdown from its parts.
            public init(
                totalCountdownDuration: TimeInterval, previouslyElapsedDuration: TimeInterval, startDate: Date,
                fireDate: Date
            ) {
                (self.totalCountdownDuration, self.previouslyElapsedDuration, self.startDate, self.fireDate) =
                    (totalCountdownDuration, previouslyElapsedDuration, startDate, fireDate)
            }
        }

        /// A countdown that waits.
        public struct Paused: Codable, Hashable, Sendable {
            /// How long it lasts, in seconds.
            public var totalCountdownDuration: TimeInterval
            /// What is over of it, in seconds.
            public var previouslyElapsedDuration: TimeInterval

            /// A countdown from its parts.
            public init(totalCountdownDuration: TimeInterval, previouslyElapsedDuration: TimeInterval) {
                (self.totalCountdownDuration, self.previouslyElapsedDuration) =
                    (totalCountdownDuration, previouslyElapsedDuration)
            }
        }
    }
}
