import BackgroundRuntime

/// The rules of the audio mode.
///
/// Background playback in short: the mode, a category that may play in the background, an active session, and sound
/// really playing. Take any one away and the app is suspended like any other. A member is named after the end of its
/// rule's id: `audio.stop.suspends` is `stopSuspends`.
public enum AudioRules {
    /// All rules of the mode.
    public static let all: [Rule] =
        playing + session + interruptions + routes + players

    /// The rules of playing and recording in the background.
    package static let playing: [Rule] = [
        modeRequired, modeKeepsAwake, categoryAmbientStops, categoryDefault, lockContinues, stopSuspends,
        pauseTimersStop, silencePolicy, recordKeepsAwake, recordPermission, recordUsageKey, mixableOptions,
        mixableNoInterrupt, cpuLimit, airPlayPiP,
    ]

    package static let modeRequired = Rule(
        "audio.mode.required", .all,
        """
        Without audio in UIBackgroundModes playback stops when the app enters the background, and the app is \
        suspended.
        """,
        confidence: .documented, sources: "APG-BE", "AV-CAT")

    package static let modeKeepsAwake = Rule(
        "audio.mode.keeps-awake", .all,
        "With the mode, a playing session in a background-capable category keeps the app running without limit.",
        confidence: .documented, sources: "APG-BE")

    package static let categoryAmbientStops = Rule(
        "audio.category.ambient-stops", .all,
        "With ambient or soloAmbient the key does not help: sound stops at background entry and at lock.",
        confidence: .documented, sources: "AV-CAT", "ASPG")

    package static let categoryDefault = Rule(
        "audio.category.default", .all,
        "A session that sets nothing is soloAmbient.",
        confidence: .documented, sources: "AV-CAT")

    package static let lockContinues = Rule(
        "audio.lock.continues", .all,
        "Locking the screen does not stop playback in playback, record or playAndRecord with the mode.",
        confidence: .documented, sources: "AV-CAT")

    package static let stopSuspends = Rule(
        "audio.stop.suspends", .all,
        """
        When playback stops or is paused in the background and nothing else holds the app, it is suspended (after \
        k.audio.grace).
        """,
        confidence: .documented, .choice, sources: "APG-BE", "LOG-SPOTIFY")

    package static let pauseTimersStop = Rule(
        property: "audio.pause.timers-stop", .all,
        "After a pause in the background timers and network callbacks of the app stop until it is resumed.",
        confidence: .observed, sources: "LOG-SPOTIFY")

    package static let silencePolicy = Rule(
        "audio.silence.policy", .all,
        """
        Playing silence only to stay alive works technically but is against review rules; the simulator keeps the app \
        awake and warns.
        """,
        confidence: .documented, .choice, sources: "XC-MODES", "APG-BE")

    package static let recordKeepsAwake = Rule(
        "audio.record.keeps-awake", .all,
        """
        Recording in the background with the mode keeps the app running; on iOS 4 the status bar is double height and \
        red.
        """,
        confidence: .documented, sources: "W10-109", "APG-BE")

    package static let recordPermission = Rule(
        "audio.record.permission", .from(.iOS(7)),
        """
        Recording needs the permission of the user, which is asked for once: when the app asks, or at its first attempt to \
        record. Until the answer silence is recorded.
        """,
        confidence: .documented, sources: "AV-RECPERM", "ASPG")

    package static let recordUsageKey = Rule(
        "audio.record.usage-key", .from(.iOS(10)),
        "An app without NSMicrophoneUsageDescription is ended as it asks for the microphone or first records.",
        confidence: .observed, sources: "LOG-756291", advice: "Say in Info.plist what the app records.")

    package static let mixableOptions = Rule(
        "audio.mixable.options", .from(.iOS(6)),
        """
        An option is valid only for the categories that have it, and an error (-50) for others: mixWithOthers, duckOthers and \
        interruptSpokenAudioAndMixWithOthers, which imply it, for playback, playAndRecord and multiRoute; allowBluetoothHFP for \
        playAndRecord and record; defaultToSpeaker for playAndRecord alone; allowBluetoothA2DP and allowAirPlay not for record \
        and multiRoute; overrideMutedMicrophoneInterruption where there is input.
        """,
        confidence: .documented, .choice, sources: "AV-CAT", "AV-OPT")

    package static let mixableNoInterrupt = Rule(
        "audio.mixable.no-interrupt", .all,
        "A mixable session neither interrupts others nor is interrupted by their start.",
        confidence: .documented, sources: "AV-CAT", "ASPG")

    package static let cpuLimit = Rule(
        property: "audio.cpu-limit", .from(.iOS(7)),
        "Playing audio does not lift the background CPU limit (res.cpu.limit).",
        confidence: .observed, sources: "LOG-CPU")

    package static let airPlayPiP = Rule(
        "audio.airplay-pip", .from(.iOS(9)),
        """
        The same mode value also covers AirPlay and Picture in Picture, on a phone from iOS 14: without it a window is not \
        possible, and with it what plays there keeps the app awake.
        """,
        confidence: .documented, sources: "XC-MODES", "AVK-PIP", "QA1668")
}
