import BackgroundRuntime

// What can happen to the calls of the phone itself.

extension VoIPModule {
    static let phoneRings = Stimulus(
        "voip.phoneRings", "The phone itself is called, over the network of the operator (from iOS 10).",
        parameters: [.optional("caller", .text, "who calls")]
    ) { device, _, arguments in
        try device.voip.ringPhone(from: arguments.text("caller") ?? "")
    }

    static let answerPhone = Stimulus(
        "voip.answerPhone", "The user answers a call of the phone itself.", parameters: [button]
    ) { device, _, arguments in
        try device.voip.answerPhone(by: choice(arguments))
    }

    static let declinePhone = Stimulus("voip.declinePhone", "The user declines a call of the phone itself.") {
        device, _, _ in
        try device.voip.declinePhone()
    }

    static let endPhone = Stimulus(
        "voip.endPhone", "A call of the phone itself is ended by one of its sides.",
        parameters: [
            .optional("by", .choice(VoIPControl.Side.allCases.map(\.rawValue)), "who hangs up; the user by default")
        ]
    ) { device, _, arguments in
        try device.voip.endPhone(by: arguments.text("by").flatMap(VoIPControl.Side.init) ?? .user)
    }

    static let holdPhone = Stimulus(
        "voip.holdPhone", "The user holds a call of the phone itself, or goes on with it.",
        parameters: [.optional("on", .flag, "false to go on; true by default")]
    ) { device, _, arguments in
        try device.voip.holdPhone(arguments.flag("on") ?? true)
    }

    /// The buttons with which a call is taken while another goes on.
    static let button = Parameter.optional(
        "others", .choice(CallWaiting.Choice.allCases.map(\.rawValue)),
        "what becomes of calls that go on: hold, end, or endHeld (the one that waits ends, the one that speaks waits); "
            + "by default they are held where they can be, and ended otherwise")

    static func choice(_ arguments: Arguments) -> CallWaiting.Choice? {
        arguments.text("others").flatMap(CallWaiting.Choice.init)
    }
}
