import BackgroundRuntime

// Managers, and joining and leaving a channel.

extension PushToTalkRules {
    static let ofManagers: [Rule] = [needsMode, managerShared, managerAtLaunch, restore, forceQuit]

    package static let needsMode = Rule(
        "ptt.needs-mode", .from(.iOS(16)),
        "Without push-to-talk an app gets no channel manager: PTInstantiationError.missingBackgroundMode.",
        confidence: .documented, sources: "PTT-ERRORS")

    package static let managerShared = Rule(
        "ptt.manager.shared", .from(.iOS(16)),
        """
        A process has one channel manager: who asks again gets the same one, and while it is being made the error \
        instantiationAlreadyInProgress.
        """,
        confidence: .documented, sources: "PTT-APP", "PTT-ERRORS")

    package static let managerAtLaunch = Rule(
        "ptt.manager.launch", .from(.iOS(16)),
        "An app that makes no channel manager at its launch loses its channel, and the pushes with it.",
        confidence: .documented, .choice, sources: "PTT-MANAGER",
        advice: "Make the channel manager while launching, also in the background.")

    package static let restore = Rule(
        "ptt.restore", .from(.iOS(16)),
        """
        After a crash, an end by the system or a start of the phone the channel goes on: as the app makes its manager \
        the restoration delegate is asked for the descriptor, and didJoinChannel has the reason channelRestoration.
        """,
        confidence: .documented, sources: "PTT-APP", "PTT-MANAGER")

    package static let forceQuit = Rule(
        "ptt.force-quit", .from(.iOS(16)),
        "A force quit ends the channel; its pushes are lost, though some reports tell of pushes that still came.",
        confidence: .observed, .choice, sources: "LOG-PTTQUIT", "LOG-PTTQUIT2")

    static let ofChannels: [Rule] = [joinForeground, joinOne, leave, token, channelUnknown]

    package static let joinForeground = Rule(
        "ptt.join.foreground", .from(.iOS(16)),
        "A channel can be joined in the foreground only: PTChannelError.appNotForeground.",
        confidence: .documented, sources: "PTT-MANAGER", "PTT-ERRORS")

    package static let joinOne = Rule(
        "ptt.join.one", .from(.iOS(16)),
        "One channel is active at a time, for the whole phone: PTChannelError.channelLimitReached.",
        confidence: .documented, sources: "PTT-MANAGER", "PTT-ERRORS")

    package static let leave = Rule(
        "ptt.leave", .from(.iOS(16)),
        "The user can leave the channel on the screen of the system; an app that runs is told, and woken for it.",
        confidence: .documented, .choice, sources: "PTT-DELEGATE")

    package static let token = Rule(
        "ptt.token", .from(.iOS(16)),
        "A new token for pushes comes with each join; it counts as long as the channel is joined.",
        confidence: .documented, sources: "PTT-APP", "PTT-DELEGATE")

    package static let channelUnknown = Rule(
        "ptt.channel.unknown", .from(.iOS(16)),
        "What is asked of a channel that is not joined fails: PTChannelError.channelNotFound.",
        confidence: .documented, sources: "PTT-ERRORS")
}
