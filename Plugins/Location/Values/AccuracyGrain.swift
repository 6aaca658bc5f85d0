import BackgroundRuntime

/// How finely positions come to a location manager: what its desired accuracy and the user's choice come to.
public enum AccuracyGrain: Hashable, Sendable {
    /// By satellites: each movement, and each second while the phone stands still.
    case fine
    /// By Wi-Fi, within a hundred metres: each movement.
    case medium
    /// By cells: when the phone has moved by so many metres.
    case coarse(metres: Double)
    /// Approximate: not more often than so.
    case reduced(every: Duration)

    /// The grain of a desired accuracy in metres, as `CLLocationManager` has it; ten and less, the negative ones included,
    /// are fine.
    public init(desiredAccuracy metres: Double) {
        self = metres >= 1000 ? .coarse(metres: metres) : metres > 10 ? .medium : .fine
    }

    /// The least radius of uncertainty of such a position, in metres; nil where it is that of the phone.
    public var radius: Double? {
        switch self {
        case .fine, .medium: nil
        case .coarse(let metres): metres
        case .reduced: LocationFix.reducedRadius
        }
    }
}
