import BackgroundRuntime

// What can happen to the phone.

extension PushToTalkModule {
    static let stimuli = [push, press, release, leave]

    private static let push = Stimulus(
        "ptt.push", "The app's server sends a PTT push for its channel.",
        parameters: [
            .optional("speaker", .text, "who speaks; also the payload's \"activeSpeaker\" where none is given"),
            .optional("payload", .text, "the payload, as the text of a JSON object"),
        ]
    ) { device, app, arguments in
        try device.pushToTalk.push(
            to: app, speaker: arguments.text("speaker") ?? "", payload: arguments.text("payload"))
    }

    private static let button = Parameter.optional(
        "on", .choice(PushToTalkControl.Button.allCases.map(\.rawValue)),
        "where the button is: on the screen of the system, or on a wired headset or in a car; screen by default")

    private static func button(_ arguments: Arguments) -> PushToTalkControl.Button {
        arguments.text("on").flatMap(PushToTalkControl.Button.init) ?? .screen
    }

    private static let press = Stimulus(
        "ptt.press", "The user presses the button for talking.", parameters: [button]
    ) { device, _, arguments in
        try device.pushToTalk.press(button(arguments))
    }

    private static let release = Stimulus(
        "ptt.release", "The user lets go of the button for talking.", parameters: [button]
    ) { device, _, arguments in
        try device.pushToTalk.release(button(arguments))
    }

    private static let leave = Stimulus(
        "ptt.leave", "The user leaves the channel on the screen of the system.",
        parameters: [
            .optional("byPolicy", .flag, "whether a new restriction of the phone does it instead; false by default")
        ]
    ) { device, _, arguments in
        try device.pushToTalk.leave(byPolicy: arguments.flag("byPolicy") ?? false)
    }
}
