import BackgroundRuntime

// Speaking and listening.

extension PushToTalkRules {
    static let ofTalk: [Rule] = [
        pushOrder, pushResult, pushHalfDuplex, participantBackground, transmitWhere, transmitMode, transmitStop, button,
        serviceUpdate,
    ]

    package static let pushOrder = Rule(
        "ptt.push.order", .from(.iOS(16)),
        "A push that launched the app is handed over before didJoinChannel tells of the channel.",
        confidence: .observed, sources: "LOG-PTTORDER")

    package static let pushResult = Rule(
        "ptt.push.result", .from(.iOS(16)),
        "Each push has a result: a participant, for whom the audio session is activated, or that the channel is left.",
        confidence: .documented, sources: "PTT-APP", "PTT-DELEGATE",
        advice:
            "Return leaveChannel only where the user is to leave the channel: it cannot be joined again without the app."
    )

    package static let pushHalfDuplex = Rule(
        "ptt.push.half-duplex", .from(.iOS(16)),
        """
        In half duplex a participant is an error while the user transmits. After stopTransmitting in the same callback it \
        is not, and the audio session stays active.
        """,
        confidence: .documented, sources: "PTT-APP", "PTT-ERRORS")

    package static let participantBackground = Rule(
        "ptt.participant.background", .from(.iOS(16)),
        """
        For a participant that an app in the background reports without a push the audio session is not activated, and \
        no error says so.
        """,
        confidence: .observed, sources: "LOG-PTTORDER", "LOG-PTTSESSION",
        advice: "Have the server send a push whenever somebody begins to speak.")

    package static let transmitWhere = Rule(
        "ptt.transmit.where", .from(.iOS(16)),
        """
        An app begins a transmission in the foreground, or within k.ptt.accessory of the value of a Bluetooth accessory; \
        otherwise PTChannelError.appNotForeground. From the screen of the system it begins anywhere.
        """,
        confidence: .documented, sources: "PTT-APP", "PTT-MANAGER", "PTT-ERRORS")

    package static let transmitMode = Rule(
        "ptt.transmit.mode", .from(.iOS(16)),
        """
        In half duplex nobody transmits while a participant speaks, in listenOnly never: transmissionNotAllowed. In full \
        duplex both go on in one activation of the audio session.
        """,
        confidence: .documented, .choice, sources: "PTT-APP", "PTT-ERRORS")

    package static let transmitStop = Rule(
        "ptt.transmit.stop", .from(.iOS(16)),
        "To stop a transmission that does not go on is an error: PTChannelError.transmissionNotFound.",
        confidence: .documented, sources: "PTT-ERRORS")

    package static let button = Rule(
        "ptt.button", .from(.iOS(16)),
        """
        The button of a wired headset or a car begins and ends a transmission; from iOS 17 an app can switch that off.
        """,
        confidence: .documented, sources: "PTT-APP", "PTT-MANAGER")

    package static let serviceUpdate = Rule(
        "ptt.service-update", .from(.iOS(17, 2)),
        "A service update push of high priority is handed over up to six times an hour.",
        confidence: .documented, sources: "PTT-DELEGATE")
}
