import BackgroundRuntime

/// What apps do wrong with calls and with what keeps them reachable.
enum VoIPMistakes {
    static let all: [FieldMistake] = [
        FieldMistake(
            "keepalive-short", "Asks for a keep-alive of one minute.",
            outcome: "setKeepAliveTimeout returns false, and nobody wakes the app.",
            reason: "The least is ten minutes.",
            cure: "Ask for 600 seconds or more.",
            words: ["setKeepAliveTimeout returns false", "keep alive timeout minimum 600"],
            rules: ["voip.keepalive.minimum"],
            scenario: "\(folder)/keepalive-short.json5"),
        FieldMistake(
            "voip-chatter", "Is sent data on the tagged socket every few seconds.",
            outcome: "The app is killed with 0xbad22222.",
            reason: "Fifteen wakes in five minutes are the limit.",
            cure: "Send less, or use VoIP pushes.",
            words: ["0xbad22222", "app exceeded 15 wakes in 300 sec", "VoIP socket wakes too often", "3134333474"],
            code: "0xbad22222",
            rules: ["voip.wake-rate"],
            scenario: "\(folder)/voip-chatter.json5"),
        FieldMistake(
            "voip-push-no-call", "Uses VoIP pushes for messages.",
            outcome: """
                The app is killed at each push, and then none is delivered any more, until it is installed anew.
                """,
            reason: """
                From iOS 13 on every VoIP push is reported as a call before its method returns; the penalty \
                survives launches.
                """,
            cure: "Report each VoIP push as a call; other news go by other pushes.",
            words: [

                "Killing app because it never posted an incoming call to the system after receiving a PushKit VoIP push callback",
                "0xbaadca11", "VoIP pushes stop arriving",
                "will not be launched because it failed to report an incoming call too many times",
                "app killed state no VoIP notification received",
                "pushes of PushKit come again only after a new installation",
                "incoming call does not ring when the app is not running",
            ],
            code: "EXC_CRASH (SIGABRT)",
            rules: ["voip.push.must-report", "voip.push.block"],
            scenario: "\(folder)/voip-push-no-call.json5"),
        FieldMistake(
            "voip-push-cancelled", "Shows nothing for a VoIP push that tells of a missed or cancelled call.",
            outcome: "The app is killed, although there is nothing to show.",
            reason: "The obligation is one of each VoIP push, whatever it says.",
            cure: "Report a call and end it at once, or send such news by another push.",
            words: [
                "VoIP push for cancelled call", "missed call push crashes app",
                "reportNewIncomingCall for ended call", "iOS 13 VoIP push restriction",
            ],
            code: "EXC_CRASH (SIGABRT)",
            rules: ["voip.push.must-report"],
            scenario: "\(folder)/voip-push-cancelled.json5"),
        FieldMistake(
            "callkit-activates-itself", "Activates its session by itself in a call of CallKit.",
            outcome: "Activation fails with 561017449, '!pri', or the call has no sound.",
            reason: "The system activates the session of a call, with a priority that no app has.",
            cure: "Start the sound in provider(_:didActivate:), and leave the activation to the system.",
            words: [
                "561017449", "'!pri'", "AVAudioSession setActive NSOSStatusErrorDomain Code=561017449",
                "CallKit no audio didActivate not called", "insufficientPriority",
                "no sound in a call that was answered on the lock screen",
            ],
            rules: ["audio.activate.insufficient-priority"],
            scenario: "\(folder)/callkit-activates-itself.json5"),
    ]

    private static let folder = "Examples/FieldPain/VoIP/Scenarios"
}
