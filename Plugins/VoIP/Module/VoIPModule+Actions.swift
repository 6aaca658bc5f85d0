import BackgroundRuntime

// What a scripted app can do: the calls that the code of an app would make on UIApplication, PushKit and CallKit.

extension VoIPModule {
    static let actions =
        [
            keepAlive,
            ScriptedAction("voip.clearKeepAlive", "Calls clearKeepAliveTimeout().") { process, _ in
                process.device.requiredService(VoIPService.self).clearKeepAlive(in: process)
            },
            openSocket,
            ScriptedAction("voip.closeSockets", "Closes all sockets of the app.", by: ScriptedVoIP.self) { script, _ in
                script.closeSockets()
            },
            ScriptedAction(
                "voip.register", "Makes a push registry that wants VoIP pushes, and sets its delegate.",
                by: ScriptedVoIP.self
            ) { script, _ in
                script.pushes.wantsVoIP = true
            }.since(.iOS(8)),
            onPush.since(.iOS(8)),
        ] + ofCalls.since(.iOS(10))

    private static let ofCalls = [
        configure, reportCall, startCall,
        ScriptedAction("voip.endCall", "Asks the call controller to end the oldest call.", by: ScriptedVoIP.self) {
            script, _ in
            try script.endCall()
        },
        holdCall,
    ]

    private static let keepAlive = ScriptedAction(
        "voip.keepAlive", "Calls setKeepAliveTimeout(_:handler:).",
        parameters: [
            .required("timeout", .duration, "the timeout; the least is 10 minutes"),
            .optional("handlerTakes", .duration, "how long the handler blocks the main thread; not at all by default"),
        ]
    ) { process, arguments in
        let takes = arguments.duration("handlerTakes") ?? .zero
        let service = process.device.requiredService(VoIPService.self)
        _ = service.setKeepAlive(arguments.duration("timeout") ?? .zero, in: process) {
            SimulatedThread.block { $0.wake(after: takes) }
        }
    }

    private static let openSocket = ScriptedAction(
        "voip.openSocket", "Opens a socket to the app's server.",
        parameters: [
            .optional("tagged", .flag, "whether it gets the VoIP service type; false by default"),
            .optional(
                "transport", .choice(Socket.Transport.allCases.map(\.rawValue)),
                "how it carries data; tcp by default"),
        ], by: ScriptedVoIP.self
    ) { script, arguments in
        let transport = arguments.text("transport").flatMap(Socket.Transport.init) ?? .tcp
        script.openSocket(transport, isTagged: arguments.flag("tagged") ?? false)
    }

    private static let onPush = ScriptedAction(
        "voip.onPush", "Says what the app does with VoIP pushes from now on, until its process ends.",
        parameters: [
            .required(
                "behaviour", .choice(ScriptedVoIP.Behaviour.allCases.map(\.rawValue)),
                "reports a call, forgets to, reports it later, after the method returned, or unless mustReport is false"
            ),
            .optional("completes", .flag, "whether it calls the completion handler; true by default"),
        ], by: ScriptedVoIP.self
    ) { script, arguments in
        script.behaviour = arguments.text("behaviour").flatMap(ScriptedVoIP.Behaviour.init) ?? .reports
        script.completes = arguments.flag("completes") ?? true
    }

    private static let configure = ScriptedAction(
        "voip.configure", "Says what the calls of the app can do from now on.",
        parameters: [
            .optional(
                "maximumCallGroups", .numberIn(.wholeNumbers(1...1_000)),
                "how many calls there may be at once; 2 by default"),
            .optional("supportsHolding", .flag, "whether incoming calls can be held; true by default"),
        ], by: ScriptedVoIP.self
    ) { script, arguments in
        script.configure(
            maximumCallGroups: arguments.whole("maximumCallGroups"), supportsHolding: arguments.flag("supportsHolding"))
    }

    private static let reportCall = ScriptedAction(
        "voip.reportCall", "Reports an incoming call that the app learned of in another way.",
        parameters: [.optional("caller", .text, "who calls")], by: ScriptedVoIP.self
    ) { script, arguments in
        script.report(arguments.text("caller") ?? "")
    }

    private static let startCall = ScriptedAction(
        "voip.startCall", "Asks the call controller to start a call.",
        parameters: [.optional("to", .text, "who is called")], by: ScriptedVoIP.self
    ) { script, arguments in
        script.startCall(to: arguments.text("to") ?? "")
    }

    private static let holdCall = ScriptedAction(
        "voip.holdCall", "Asks the call controller to hold the oldest call, or to go on with it.",
        parameters: [.optional("on", .flag, "false to go on; true by default")], by: ScriptedVoIP.self
    ) { script, arguments in
        try script.holdCall(arguments.flag("on") ?? true)
    }
}
