/// How far a workout session is; names as in `HKWorkoutSessionState`.
public enum WorkoutState: String, Hashable, Sendable, CaseIterable {
    /// It was made, and nothing more.
    case notStarted
    /// Its sensors are ready, and it measures nothing yet.
    case prepared
    case running
    /// It waits for the app to go on.
    case paused
    /// The activity is over; the app may still save what was collected.
    case stopped
    case ended

    /// What an app asks of a session.
    public enum Request: String, Hashable, Sendable, CaseIterable {
        /// To make the sensors ready.
        case prepare
        /// To measure from now on.
        case start
        case pause
        /// To go on after a wait.
        case resume
        /// That the activity is over, while the app may still save.
        case stop
        /// That all is over.
        case end
    }

    /// The state that a request leads to; nil for one that is refused.
    public func after(_ request: Request) -> WorkoutState? {
        switch (self, request) {
        case (.notStarted, .prepare): .prepared
        case (.notStarted, .start), (.prepared, .start), (.paused, .resume): .running
        case (.running, .pause): .paused
        case (.running, .stop), (.paused, .stop): .stopped
        case (.ended, _): nil
        case (_, .end): .ended
        default: nil
        }
    }

    /// Whether the phone has a workout under way.
    public var isUnderWay: Bool { self == .running || self == .paused || self == .stopped }
}
