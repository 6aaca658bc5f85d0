import BackgroundRuntime

// What a scripted app can do: the calls that the code of an app would make on a channel manager.

extension PushToTalkModule {
    static let actions = [
        ScriptedAction("ptt.manager", "Asks for the channel manager.", by: ScriptedTalk.self) { script, _ in
            script.make()
        },
        join,
        ScriptedAction("ptt.leave", "Leaves the channel.", by: ScriptedTalk.self) { script, _ in
            script.onChannel { $0.leave($1) }
        },
        ScriptedAction("ptt.transmit", "Asks for a transmission.", by: ScriptedTalk.self) { script, _ in
            script.onChannel { $0.begin($1) }
        },
        ScriptedAction("ptt.stop", "Stops the transmission.", by: ScriptedTalk.self) { script, _ in
            script.onChannel { $0.stop($1) }
        },
        participant, configure, onPush,
    ]

    private static let join = ScriptedAction(
        "ptt.join", "Joins a channel.", parameters: [.optional("name", .text, "its name; Channel by default")],
        by: ScriptedTalk.self
    ) { script, arguments in
        script.join(arguments.text("name") ?? "Channel")
    }

    private static let participant = ScriptedAction(
        "ptt.participant", "Reports who of the others speaks.",
        parameters: [.optional("name", .text, "who; nobody any more by default")], by: ScriptedTalk.self
    ) { script, arguments in
        let name = arguments.text("name")
        script.onChannel { _ = $0.setParticipant(name, $1) }
    }

    private static let configure = ScriptedAction(
        "ptt.configure", "Says more about the channel.",
        parameters: [
            .optional("mode", .choice(Channel.Mode.allCases.map(\.rawValue)), "who may speak while somebody else does"),
            .optional("status", .choice(Channel.Status.allCases.map(\.rawValue)), "what the user reads of the service"),
            .optional("name", .text, "what it is called"),
            .optional("buttons", .flag, "whether buttons of headsets and cars begin a transmission (iOS 17)"),
        ], by: ScriptedTalk.self
    ) { script, arguments in
        let mode = arguments.text("mode").flatMap(Channel.Mode.init)
        let status = arguments.text("status").flatMap(Channel.Status.init)
        let (name, buttons) = (arguments.text("name"), arguments.flag("buttons"))
        script.onChannel { session, id in
            if let mode { _ = session.setMode(mode, id) }
            if let status { _ = session.setStatus(status, id) }
            if let name { _ = session.setName(name, id) }
            if let buttons { _ = session.setButtons(buttons, id) }
        }
    }

    private static let onPush = ScriptedAction(
        "ptt.onPush", "Says what the app does with PTT pushes from now on, until its process ends.",
        parameters: [
            .required(
                "behaviour", .choice(ScriptedTalk.Behaviour.allCases.map(\.rawValue)),
                "reports the speaker, or leaves where there is none; leaves; or stops its transmission and reports")
        ], by: ScriptedTalk.self
    ) { script, arguments in
        script.behaviour = arguments.text("behaviour").flatMap(ScriptedTalk.Behaviour.init) ?? .reports
    }
}
