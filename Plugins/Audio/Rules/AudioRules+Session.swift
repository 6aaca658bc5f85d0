import BackgroundRuntime

/// Activating and deactivating a session, and the errors of both.
extension AudioRules {
    /// The rules of the session.
    package static let session: [Rule] = [
        activateNonmixableBackground, activateCannotStart, activateInsufficientPriority, activateCannotRecord,
        activateStartInForeground, deactivateBusy, deactivateNotifyOthers, activateSynchronous, errorOther, mediaReset,
        callCategory, stateNotifications, deactivateResult, videoBackground, videoPolicy,
    ]

    package static let stateNotifications = Rule(
        "audio.state.notifications", .from(.iOS(27)),
        """
        The session posts that it became active, that it became inactive (by the app or by the system, with what \
        interrupted it), and at the end of an interruption whether to resume.
        """,
        confidence: .documented, sources: "AV-27")

    package static let deactivateResult = Rule(
        "audio.deactivate.result", .from(.iOS(27)),
        """
        A call that deactivates can report that a system interruption came first; the options of deactivation are a type \
        of their own.
        """,
        confidence: .documented, sources: "AV-27")

    package static let videoBackground = Rule(
        "audio.video.background", .all,
        """
        A player whose picture is shown pauses when its app is in the background, unless the app has taken it from its \
        layer by then, its policy says that it continues (iOS 15), it is shown in a window of Picture in Picture, or it \
        goes out by AirPlay.
        """,
        confidence: .documented, sources: "QA1668", "AV-BGPOLICY",
        advice: "Take the player from its layer in didEnterBackground, or set audiovisualBackgroundPlaybackPolicy.")

    package static let videoPolicy = Rule(
        "audio.video-policy.26.4", .from(.iOS(26, 4), before: .iOS(26, 6)),
        """
        A video went on playing in the background although the policy of its player said that it pauses. Off, unless \
        k.audio.video-policy-fault is 1.
        """,
        confidence: .observed, sources: "LOG-PILL1477")

    package static let activateNonmixableBackground = Rule(
        "audio.activate.nonmixable-background", .from(.iOS(7)),
        """
        Activating a non-mixable session from the background fails with CannotInterruptOthers, '!int', 560557684. Where no \
        other app has the sound, the simulator cites audio.activate.start-in-foreground for it, and lets the app that \
        played last begin again.
        """,
        confidence: .documented, .choice, sources: "AV-ERR")

    package static let activateCannotStart = Rule(
        "audio.activate.cannot-start", .from(.iOS(7)),
        """
        Starting playback where the app may not play (for example in the background without the mode) fails with \
        CannotStartPlaying, '!pla', 561015905.
        """,
        confidence: .documented, sources: "AV-ERR")

    package static let activateInsufficientPriority = Rule(
        "audio.activate.insufficient-priority", .from(.iOS(7)),
        """
        Activation against a session of higher priority (phone call) fails with InsufficientPriority, '!pri', \
        561017449.
        """,
        confidence: .documented, sources: "AV-ERR")

    package static let activateCannotRecord = Rule(
        "audio.activate.cannot-record", .from(.iOS(7)),
        "Starting to record where not allowed fails with CannotStartRecording, 561145187.",
        confidence: .documented, sources: "AV-ERR")

    package static let activateStartInForeground = Rule(
        "audio.activate.start-in-foreground", .all,
        """
        Sessions are to be started in the foreground; a wake for another mode does not by itself give the right to \
        start non-mixable sound.
        """,
        confidence: .observed, sources: "LOG-SPOTIFY")

    package static let deactivateBusy = Rule(
        "audio.deactivate.busy", .from(.iOS(8)),
        """
        Deactivating with running players or recorders reports IsBusy, '!act', 560030580, and the session becomes \
        inactive all the same.
        """,
        confidence: .documented, sources: "AV-ACT", "AV-ERR")

    package static let deactivateNotifyOthers = Rule(
        "audio.deactivate.notify-others", .all,
        "Deactivating with notifyOthersOnDeactivation sends the interrupted app an interruption end with shouldResume.",
        confidence: .documented, sources: "AV-ACT")

    package static let activateSynchronous = Rule(
        "audio.activate.synchronous", .all,
        "Activation blocks the caller.",
        confidence: .documented, sources: "AV-ACT")

    package static let errorOther = Rule(
        "audio.error.other", .all,
        """
        Other error codes of a session are IncompatibleCategory 560161140, SiriIsRecording 1936290409, \
        MissingEntitlement 'ent?' 1701737535 and MediaServicesFailed 1836282486, by version.
        """,
        confidence: .documented, sources: "AV-ERR")

    package static let mediaReset = Rule(
        "audio.media-reset", .from(.iOS(6)),
        "After mediaServicesWereReset all audio objects are invalid and must be rebuilt.",
        confidence: .documented, sources: "AV-RESET")

    package static let callCategory = Rule(
        "audio.call.category", .all,
        "The sound of a call needs a category with input and output, playAndRecord: in any other one side is not heard.",
        confidence: .documented, sources: "AV-CAT",
        advice: "Set playAndRecord, with the mode voiceChat, before the answer or the start of the call is fulfilled.")
}
