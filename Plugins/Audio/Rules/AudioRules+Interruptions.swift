import BackgroundRuntime

/// Interruptions of a session: what causes them, what the app is told, who starts again.
extension AudioRules {
    /// The rules of interruptions.
    package static let interruptions: [Rule] = [
        interruptBegin, interruptMainThread, interruptEndOptions, interruptEndNotGuaranteed, interruptReactivate,
        interruptSuspends, interruptWasSuspended, interruptSources, interruptDeprecated,
    ]

    package static let interruptBegin = Rule(
        "audio.interrupt.begin", .all,
        "An interruption has already deactivated the session and stopped the sound when the app is told.",
        confidence: .documented, sources: "AV-INT", "ASPG")

    package static let interruptMainThread = Rule(
        "audio.interrupt.main-thread", .from(.iOS(7)),
        "The interruption notification is posted on the main thread.",
        confidence: .documented, sources: "AV-INT")

    package static let interruptEndOptions = Rule(
        "audio.interrupt.end-options", .all,
        """
        The end of an interruption carries an option; shouldResume is set only when the app may start again by itself.
        """,
        confidence: .documented, sources: "AV-INT")

    package static let interruptEndNotGuaranteed = Rule(
        "audio.interrupt.end-not-guaranteed", .all,
        """
        The end of an interruption may never come (for example, the user starts another player); nothing in the app \
        may wait for it.
        """,
        confidence: .documented, sources: "AV-INT", "ASPG")

    package static let interruptReactivate = Rule(
        "audio.interrupt.reactivate", .all,
        "After the end of an interruption the app itself has to reactivate its session and restart sound.",
        confidence: .documented, sources: "AV-INT", "ASPG")

    package static let interruptSuspends = Rule(
        "audio.interrupt.suspends", .all,
        """
        During an interruption in the background nothing plays, so the audio mode does not hold the app; it may be \
        suspended and get the end after its next resume.
        """,
        confidence: .documented, .choice, sources: "W10-109", "AV-INT")

    package static let interruptWasSuspended = Rule(
        "audio.interrupt.was-suspended", .from(.iOS(10), before: .iOS(16)),
        """
        On iOS 10 to 15 the session of a suspended app is deactivated; on resume it gets a late interruption-begin that \
        is marked as caused by suspension (the key WasSuspended from 10.3, the reason appWasSuspended from 14.5).
        """,
        confidence: .documented, sources: "AV-INT", "AV-REASON")

    package static let interruptDeprecated = Rule(
        property: "audio.interrupt.deprecated", .from(.iOS(27)),
        """
        The type and the options of the interruption notification are deprecated as of iOS 27; it is posted all the same, \
        and before the notifications of the session's state.
        """,
        confidence: .documented, .choice, sources: "AV-27", "AV-INT")

    package static let interruptSources = Rule(
        "audio.interrupt.sources", .all,
        """
        The sources of interruptions are a phone or VoIP call, an alarm or timer, Siri, and another non-mixable app; \
        an ordinary banner is none.
        """,
        confidence: .documented, .choice, sources: "ASPG", "AV-INT")
}
