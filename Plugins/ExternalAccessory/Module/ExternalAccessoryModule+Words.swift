import BackgroundRuntime

// What accessories do, and what a scripted app can do with them.

extension ExternalAccessoryModule {
    static let stimuli = [
        connect,
        Stimulus("accessory.disconnect", "An accessory is taken away.", parameters: [which]) { device, _, with in
            try device.accessories.disconnect(with.requiredText("accessory"))
        },
        Stimulus(
            "accessory.data", "An accessory sends something to the apps that have a session with it.",
            parameters: [
                which, .required("data", .text, "what it sends, as text"),
                .optional("protocol", .text, "to sessions for which protocol; for any by default"),
            ]
        ) { device, _, with in
            try device.accessories.send(
                Array(with.requiredText("data").utf8), from: with.requiredText("accessory"), by: with.text("protocol"))
        },
    ]

    private static let which = Parameter.required("accessory", .text, "the name of the accessory")

    private static let connect = Stimulus(
        "accessory.connect", "An accessory is connected.",
        parameters: [
            .required("name", .text, "its name, by which the scenario calls it"),
            .required("protocols", .texts, "the protocols that it speaks, such as com.example.meter"),
            .optional("manufacturer", .text, "who makes it; unknown by default"),
            .optional("model", .text, "which model it is; unknown by default"),
        ]
    ) { device, _, with in
        try device.accessories.connect(
            AccessoryInfo(
                with.requiredText("name"), protocols: with.texts("protocols"),
                manufacturer: with.text("manufacturer") ?? "", model: with.text("model") ?? ""))
    }

    static let actions = [
        ScriptedAction(
            "accessory.register", "Calls registerForLocalNotifications().", by: ScriptedAccessories.self
        ) { script, _ in script.register(true) },
        ScriptedAction(
            "accessory.unregister", "Calls unregisterForLocalNotifications().", by: ScriptedAccessories.self
        ) { script, _ in script.register(false) },
        ScriptedAction(
            "accessory.open", "Opens a session with a connected accessory.",
            parameters: [
                which, .optional("protocol", .text, "the protocol; the only one of the accessory by default"),
            ],
            by: ScriptedAccessories.self
        ) { script, with in
            try script.open(with.requiredText("accessory"), with.text("protocol"))
        },
        ScriptedAction(
            "accessory.close", "Closes the sessions with an accessory.", parameters: [which],
            by: ScriptedAccessories.self
        ) { script, with in
            try script.close(with.requiredText("accessory"))
        },
        ScriptedAction(
            "accessory.send", "Sends something to an accessory, in each session that is open.",
            parameters: [which, .required("data", .text, "what is sent, as text")], by: ScriptedAccessories.self
        ) { script, with in
            try script.send(with.requiredText("data"), to: with.requiredText("accessory"))
        },
    ]

    static let observations = [
        AppObservation.texts("accessory.received", "What accessories sent to the app, as texts.") { app, since in
            AppAccessories.of(app).received.filter { $0.instant >= since }.map(\.text)
        },
        AppObservation.texts("accessory.sent", "What the app sent to accessories, as texts.") { app, since in
            AppAccessories.of(app).sent.filter { $0.instant >= since }.map(\.text)
        },
    ]
}
