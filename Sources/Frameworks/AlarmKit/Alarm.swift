import SimulatedFoundation

/// An alarm of the app that is not over. From iOS 26.
public struct Alarm: Identifiable, Codable, Hashable, Sendable {
    /// The app's own name for it.
    public typealias ID = UUID

    /// What an alarm does.
    public enum State: Codable, Hashable, Sendable {
        /// It waits for its date.
        case scheduled
        /// It counts down, before it rings or after a snooze.
        case countdown
        case paused
        case alerting
    }

    /// How long an alarm counts down.
    public struct CountdownDuration: Codable, Hashable, Sendable {
        /// Before it rings, in seconds; nil for not at all.
        public var preAlert: TimeInterval?
        /// After a snooze, in seconds; nil for as long as before.
        public var postAlert: TimeInterval?

        /// The durations, in seconds.
        public init(preAlert: TimeInterval?, postAlert: TimeInterval?) {
            (self.preAlert, self.postAlert) = (preAlert, postAlert)
        }
    }

    /// The app's own name for it.
    public var id: Alarm.ID
    /// When it rings; nil for when its countdown is over.
    public var schedule: Alarm.Schedule?
    /// How long it counts down; nil for not at all.
    public var countdownDuration: Alarm.CountdownDuration?
    public var state: Alarm.State
}
