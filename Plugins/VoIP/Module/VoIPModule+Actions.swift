import BackgroundRuntime

// What a scripted app can do: the calls that the code of an app would make on UIApplication, PushKit and CallKit.

extension VoIPModule {
    static let actions = [
        keepAlive,
        Action("voip.clearKeepAlive", "Calls clearKeepAliveTimeout().") { process, _ in
            service(of: process).clearKeepAlive(in: process)
        },
        openSocket,
        Action("voip.closeSockets", "Closes all sockets of the app.") { process, _ in
            script(process).closeSockets()
        },
        Action("voip.register", "Makes a push registry that wants VoIP pushes, and sets its delegate.") { process, _ in
            script(process).pushes.wantsVoIP = true
        },
        onPush, reportCall, startCall,
        Action("voip.endCall", "Asks the call controller to end the oldest call.") { process, _ in
            try script(process).endCall()
        },
        holdCall,
    ]

    private static let keepAlive = Action(
        "voip.keepAlive", "Calls setKeepAliveTimeout(_:handler:).",
        parameters: [
            .required("timeout", .duration, "the timeout; the least is 10 minutes"),
            .optional("handlerTakes", .duration, "how long the handler blocks the main thread; not at all by default"),
        ]
    ) { process, arguments in
        let takes = arguments.duration("handlerTakes") ?? .zero
        _ = service(of: process).setKeepAlive(arguments.duration("timeout") ?? .zero, in: process) {
            SimulatedThread.block { $0.wake(after: takes) }
        }
    }

    private static let openSocket = Action(
        "voip.openSocket", "Opens a socket to the app's server.",
        parameters: [
            .optional("tagged", .flag, "whether it gets the VoIP service type; false by default"),
            .optional(
                "transport", .choice(Socket.Transport.allCases.map(\.rawValue)),
                "how it carries data; tcp by default"),
        ]
    ) { process, arguments in
        let transport = arguments.text("transport").flatMap(Socket.Transport.init) ?? .tcp
        script(process).openSocket(transport, isTagged: arguments.flag("tagged") ?? false)
    }

    private static let onPush = Action(
        "voip.onPush", "Says what the app does with VoIP pushes from now on, until its process ends.",
        parameters: [
            .required(
                "behaviour", .choice(ScriptedVoIP.Behaviour.allCases.map(\.rawValue)),
                "reports a call, forgets to, or reports it later, after the method returned"),
            .optional("completes", .flag, "whether it calls the completion handler; true by default"),
        ]
    ) { process, arguments in
        let script = script(process)
        script.behaviour = arguments.text("behaviour").flatMap(ScriptedVoIP.Behaviour.init) ?? .reports
        script.completes = arguments.flag("completes") ?? true
    }

    private static let reportCall = Action(
        "voip.reportCall", "Reports an incoming call that the app learned of in another way.",
        parameters: [.optional("caller", .text, "who calls")]
    ) { process, arguments in
        script(process).report(arguments.text("caller") ?? "")
    }

    private static let startCall = Action(
        "voip.startCall", "Asks the call controller to start a call.",
        parameters: [.optional("to", .text, "who is called")]
    ) { process, arguments in
        script(process).startCall(to: arguments.text("to") ?? "")
    }

    private static let holdCall = Action(
        "voip.holdCall", "Asks the call controller to hold the oldest call, or to go on with it.",
        parameters: [.optional("on", .flag, "false to go on; true by default")]
    ) { process, arguments in
        try script(process).holdCall(arguments.flag("on") ?? true)
    }

    /// What the scripted app has of VoIP, made on first use.
    private static func script(_ process: AppProcess) -> ScriptedVoIP {
        process.storage.object { ScriptedVoIP(process) }
    }

    private static func service(of process: AppProcess) -> VoIPService {
        guard let service = process.device.service(VoIPService.self) else {
            preconditionFailure("the device was made without the VoIP module; give it that module")
        }
        return service
    }
}
