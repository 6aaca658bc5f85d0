import BackgroundRuntime

/// The figures of the audio mode.
public enum AudioConstants {
    /// All figures of the audio mode.
    public static let all: [Constant] = [
        grace, remoteControlWake, videoPolicyFault, stallGrace, playerAhead, playerLiveAhead, playerEnough,
        playerPatience, playerNetwork, soundRate, videoRate,
    ]

    /// Seconds from the end of playback until the mode lets go.
    public static let grace = Constant(
        "k.audio.grace", .seconds, all: 0,
        """
        Time after background playback stops until the mode no longer keeps the app awake. No figure is documented; it \
        is bounded by k.suspend.grace.
        """,
        confidence: .choice, sources: "APG-BE")

    /// Seconds that sound which waits for data keeps the app awake.
    public static let stallGrace = Constant(
        "k.audio.stall-grace", .seconds, all: 10,
        """
        Time that a player which has stalled, or waits for its first data, keeps the app awake in the background. No \
        figure is documented.
        """,
        confidence: .choice)

    /// Seconds that a player loads ahead.
    public static let playerAhead = Constant(
        "k.audio.player.ahead", .seconds, all: 50,
        """
        Seconds that a player loads ahead where the app asks for nothing by preferredForwardBufferDuration. The player \
        chooses, and no figure is documented.
        """,
        confidence: .choice, sources: "AVF-FORWARD")

    /// Seconds of a live stream that are there ahead of what is played.
    public static let playerLiveAhead = Constant(
        "k.audio.player.live-ahead", .seconds, all: 18,
        """
        Seconds of a live stream that are there to be loaded: a client begins three target durations before its end, for \
        which six seconds each are taken.
        """,
        confidence: .documented, .choice, sources: "RFC-8216")

    /// Seconds that have to be loaded where the network is slower than the medium.
    public static let playerEnough = Constant(
        "k.audio.player.enough", .seconds, all: 10,
        "Seconds that have to be loaded ahead for a player to start over a network that is slower than the medium.",
        confidence: .choice)

    /// Seconds without data until an item has failed.
    public static let playerPatience = Constant(
        "k.audio.player.patience", .seconds, all: 60,
        """
        Seconds that a player waits without getting anything until its item has failed: the timeout of a request, since \
        nothing is documented of players.
        """,
        confidence: .choice)

    /// Bytes that arrive in a second.
    public static let playerNetwork = Constant(
        "k.audio.player.network", .bytes, all: 1_250_000,
        """
        Bytes that arrive for a player in a second, on a phone whose network has no speed of its own: with the module \
        transfers it has one.
        """,
        confidence: .choice)

    /// Bytes of a second of sound.
    public static let soundRate = Constant(
        "k.audio.player.sound-rate", .bytes, all: 16_000,
        "Bytes of a second of sound, of a medium that does not tell them: 128 kbit.", confidence: .choice)

    /// Bytes of a second of video.
    public static let videoRate = Constant(
        "k.audio.player.video-rate", .bytes, all: 250_000,
        "Bytes of a second of video, of a medium that does not tell them: 2 Mbit.", confidence: .choice)

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
