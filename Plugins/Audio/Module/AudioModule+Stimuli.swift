import BackgroundRuntime

extension AudioModule {
    /// What can happen to the audio of a phone.
    static let stimuli = [
        Stimulus(
            "audio.interrupt",
            "A call, an alarm, Siri or another app takes the audio; a call, an alarm or Siri shows on the screen, too.",
            parameters: [
                .optional("by", .choice(AudioInterruption.Source.allCases.map(\.rawValue)), "who; phoneCall by default")
            ]
        ) { device, _, arguments in
            device.audio.interrupt(try chosen(arguments.text("by") ?? "phoneCall"))
        },
        Stimulus(
            "audio.endInterruption", "What took the audio is over.",
            parameters: [
                .optional("shouldResume", .flag, "whether apps may start again by themselves; true by default")
            ]
        ) { device, _, arguments in
            guard device.audio.end(shouldResume: arguments.flag("shouldResume") ?? true) else {
                throw StimulusError("nothing interrupts the audio")
            }
        },
        Stimulus("audio.plugHeadphones", "Headphones are plugged in.") { device, _, _ in
            try act(on: device, "headphones are plugged in already") { $0.plugHeadphones() }
        },
        Stimulus("audio.unplugHeadphones", "The headphones are pulled out.") { device, _, _ in
            try act(on: device, "no headphones are plugged in") { $0.unplugHeadphones() }
        },
        Stimulus(
            "audio.connect", "A device is connected and takes the sound.", parameters: [device]
        ) { device, _, arguments in
            let route: AudioRoute = try chosen(arguments.requiredText("device"))
            try act(on: device, "\(route) has the sound already") { $0.connect(route) }
        },
        Stimulus(
            "audio.disconnect", "A device goes: the sound goes to what was connected before it, or to the speaker.",
            parameters: [device]
        ) { device, _, arguments in
            let route: AudioRoute = try chosen(arguments.requiredText("device"))
            try act(on: device, "\(route) is not connected") { $0.disconnect(route) }
        },
        Stimulus("audio.closePictureInPicture", "The user closes the window of Picture in Picture: its player pauses.")
        {
            device, _, _ in
            try act(on: device, "no window of Picture in Picture is open") { $0.closeWindow() }
        },
        Stimulus(
            "audio.remote", "A button of the headphones, the lock screen or a car is pressed.",
            parameters: [
                .required("command", .choice(RemoteCommand.allCases.map(\.rawValue)), "which button"),
                .optional(
                    "from", .choice(RemotePanel.allCases.map(\.rawValue)),
                    "where the button is; by default somewhere where there is one"),
                .optional("number", .number, "the seconds, the speed or the rating, for a command that is about one"),
                .optional("text", .text, "off, one, all, items or collections, or the tag of a language"),
                .optional("end", .flag, "true to end what a press before began, such as seeking; false by default"),
            ]
        ) { device, _, arguments in
            let press = RemotePress(
                try chosen(arguments.requiredText("command")), number: arguments.number("number"),
                text: arguments.text("text"), isEnd: arguments.flag("end") ?? false)
            let panel = arguments.text("from").flatMap(RemotePanel.init)
            if let lack = device.audio.press(press, on: panel) { throw StimulusError(lack) }
        },
        Stimulus("audio.resetMediaServices", "The media services end and start anew (from iOS 6).") { device, _, _ in
            try act(on: device, "this iOS does not tell apps of a reset of the media services") {
                $0.resetMediaServices()
            }
        },
        Stimulus("audio.loseMediaServices", "The media services end; a reset brings them back.") { device, _, _ in
            device.audio.loseMediaServices()
        },
        Stimulus(
            "audio.microphone",
            """
            Presses the button of the question about the microphone: of one that is in front, and of each that comes later, \
            as soon as it is in front.
            """,
            parameters: [.required("allowed", .flag, "whether the button is the one that allows")]
        ) { device, _, arguments in
            device.audio.answerMicrophonePrompts(granted: arguments.flag("allowed") ?? true)
        },
        media,
    ]

    private static let media = Stimulus(
        "audio.media",
        "Media are so from now on: how long they last, whether they are broadcast, how much data they are, how they fail.",
        parameters: [
            .optional(
                "at", .text, "how their addresses begin, or the name of their file; all of them by default"),
            .optional("lasts", .interval, "how long each of them lasts"),
            .optional("live", .flag, "whether it is a live stream, which does not end; false by default"),
            .optional("bitRate", .numberIn(.numbers(from: 1)), "the bits of a second"),
            .optional(
                "fails", .numberIn(.wholeNumbers(400...599)),
                "the status with which the server refuses them, such as 404"),
        ]
    ) { device, _, with in
        var medium = ScriptedMedium(at: with.text("at") ?? "")
        medium.length = with.duration("lasts")?.inSeconds
        if with.flag("live") == true {
            guard medium.length == nil else { throw StimulusError("a live stream has no length") }
            medium.length = .infinity
        }
        medium.bitRate = with.number("bitRate")
        medium.status = with.whole("fails")
        device.audio.say(medium)
    }

    private static let device = Parameter.required(
        "device", .choice(AudioRoute.devices.map(\.rawValue)), "headphones, Bluetooth, AirPlay or a car")

    private static func act(on device: Device, _ complaint: String, _ act: (AudioService) -> Bool) throws {
        guard act(device.requiredService(AudioService.self)) else { throw StimulusError(complaint) }
        device.settle()
    }

    /// The case that a text names.
    static func chosen<Choice: RawRepresentable & CaseIterable>(
        _ text: String
    ) throws -> Choice where Choice.RawValue == String {
        if let choice = Choice(rawValue: text) { return choice }
        let all = Choice.allCases.map(\.rawValue).joined(separator: ", ")
        throw StimulusError("\"\(text)\" is none of \(all)")
    }
}
