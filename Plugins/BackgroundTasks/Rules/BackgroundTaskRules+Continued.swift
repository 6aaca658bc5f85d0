import BackgroundRuntime

// Tasks that the user starts, and that go on when the app is left.

extension BackgroundTaskRules {
    static let continued: [Rule] = [
        continuedForegroundOnly, continuedIdentifier, continuedRegisterLate, continuedProgress, continuedStrategy,
        continuedUserCancel, continuedGPU, continuedEarliestIgnored, continuedNetworkCPU, continuedLiveActivity,
        continuedAbrupt, continuedProgressRate, continuedSilentNoStart,
    ]

    package static let continuedForegroundOnly = Rule(
        "bgtask.continued.foreground-only", .from(.iOS(26)),
        """
        A continued processing request must be submitted in the foreground, following a user action. No error is \
        documented for another: the simulator throws notPermitted (3).
        """,
        confidence: .documented, .choice, sources: "W25-227", "BGT-CONT")

    package static let continuedIdentifier = Rule(
        "bgtask.continued.identifier", .from(.iOS(26)),
        """
        The identifier of a continued task starts with the bundle id; the permitted list may hold a wildcard \
        (prefix.*).
        """,
        confidence: .documented, sources: "W25-227", "BGT-CONT")

    package static let continuedRegisterLate = Rule(
        "bgtask.continued.register-late", .from(.iOS(26)),
        """
        The handler of a continued task may be registered after launch. The simulator takes any identifier that begins \
        with that of the app for one.
        """,
        confidence: .documented, .choice, sources: "W25-227")

    package static let continuedProgress = Rule(
        "bgtask.continued.progress", .from(.iOS(26)),
        "A continued task must report progress; without visible progress the system asks the user or expires it.",
        confidence: .documented, sources: "W25-227", "BGT-CONT")

    package static let continuedStrategy = Rule(
        "bgtask.continued.strategy", .from(.iOS(26)),
        """
        A continued request with strategy queue waits; with strategy fail it throws immediateRunIneligible (4) if \
        it cannot start at once.
        """,
        confidence: .documented, sources: "W25-227", "BGT-CONT")

    package static let continuedUserCancel = Rule(
        "bgtask.continued.user-cancel", .from(.iOS(26)),
        """
        The user can cancel a continued task from the system UI: the expiration handler is called; removing the \
        app in the switcher ends it without notice.
        """,
        confidence: .documented, sources: "W25-227", "BGT-CONT")

    package static let continuedGPU = Rule(
        "bgtask.continued.gpu", .from(.iOS(26)),
        """
        GPU work in a continued task needs the resource request, a supporting device and an entitlement. No error is \
        documented for another device: the simulator throws notPermitted (3).
        """,
        confidence: .documented, .choice, sources: "W25-227", "BGT-CONT")

    package static let continuedEarliestIgnored = Rule(
        "bgtask.continued.earliest-ignored", .from(.iOS(26)),
        "earliestBeginDate has no effect on a continued task.",
        confidence: .documented, sources: "BGT-CONT")

    package static let continuedNetworkCPU = Rule(
        "bgtask.continued.network-cpu-gpu", .from(.iOS(26)),
        """
        In the background a continued task may use the network and heavy CPU, and the GPU where supported; no figure \
        limits its time.
        """,
        confidence: .documented, .choice, sources: "BGT-CONT")

    package static let continuedLiveActivity = Rule(
        "bgtask.continued.live-activity", .from(.iOS(26)),
        "The progress of a continued task is shown as a Live Activity, where the user can cancel it.",
        confidence: .documented, sources: "BGT-CONTASK")

    package static let continuedAbrupt = Rule(
        "bgtask.continued.abrupt", .from(.iOS(26)),
        """
        The system may end a continued task without more ado when resources are short; tasks with little or no \
        progress go first.
        """,
        confidence: .documented, sources: "BGT-CONTASK")

    package static let continuedProgressRate = Rule(
        "bgtask.continued.progress-rate", .from(.iOS(26)),
        """
        A continued task in the background that makes no progress for k.bgtask.progress-limit is expired: progress \
        once in 20 to 30 s was seen to be too rare. Its handler is given no reason.
        """,
        confidence: .observed, .choice, sources: "DTS-805554", "LOG-BGC809182",
        advice: "Report small steps often, one for each second of work or less.")

    package static let continuedSilentNoStart = Rule(
        "bgtask.continued.silent-no-start", .from(.iOS(26), before: .iOS(26, 2)),
        """
        On some devices a continued task is registered and submitted, and its handler is never called. In the simulator \
        this is a fault that a test asks for.
        """,
        confidence: .observed, sources: "DTS-805088", "LOG-TAGBGT")
}
