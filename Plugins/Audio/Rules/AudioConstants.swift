import BackgroundRuntime

/// The figures of the audio mode.
public enum AudioConstants {
    /// All figures of the audio mode.
    public static let all: [Constant] = [grace, remoteControlWake]

    /// Seconds from the end of playback until the mode lets go.
    public static let grace = Constant(
        "k.audio.grace", .seconds, all: 0,
        """
        Time after background playback stops until the mode no longer keeps the app awake. No figure is documented; it \
        is bounded by k.suspend.grace.
        """,
        confidence: .choice, sources: "APG-BE")

    /// Seconds that a remote-control event gives a suspended former player.
    public static let remoteControlWake = Constant(
        "k.remote-control.wake", .seconds, all: 10,
        "Time a suspended former player gets for a remote-control event; a session says a little bit of time.",
        confidence: .documented, .choice, sources: "W10-109")
}
