import BackgroundRuntime

/// The figures of the audio mode.
public enum AudioConstants {
    /// All figures of the audio mode.
    public static let all: [Constant] = [grace, remoteControlWake, videoPolicyFault]

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

    /// Whether the phone has the fault of iOS 26.4 and 26.5: 1 switches it on.
    public static let videoPolicyFault = Constant(
        "k.audio.video-policy-fault", .count, all: 0, systems: .from(.iOS(26, 4), before: .iOS(26, 6)),
        "1 gives the phone the fault of audio.video-policy.26.4, on the systems that had it; 0 leaves it away.",
        confidence: .choice, sources: "LOG-PILL1477")
}
