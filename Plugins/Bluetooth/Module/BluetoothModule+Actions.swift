import BackgroundRuntime

// What a scripted app can do: the calls that the code of an app would make on Core Bluetooth.

extension BluetoothModule {
    static let actions = [
        manager, onDiscovery, scan,
        ScriptedAction("bluetooth.stopScan", "Ends the scan.", by: ScriptedCentral.self) { script, _ in
            try script.stopScan()
        },
        connect,
        ScriptedAction(
            "bluetooth.cancel", "Gives up a connection, or one that is waited for.", parameters: [which],
            by: ScriptedCentral.self
        ) { script, arguments in
            try script.cancel(arguments.requiredText("peripheral"))
        },
        listen, write,
    ]

    private static let which = Parameter.required("peripheral", .text, "the name of the peripheral")
    private static let place = Parameter.required("characteristic", .text, "which one, as 180D/2A37")

    private static let manager = ScriptedAction(
        "bluetooth.manager", "Makes a central manager. Other actions make one without a restore identifier.",
        parameters: [.optional("restoreIdentifier", .text, "the restore identifier; none by default")],
        by: ScriptedCentral.self
    ) { script, arguments in
        try script.make(arguments.text("restoreIdentifier"))
    }

    private static let onDiscovery = ScriptedAction(
        "bluetooth.onDiscovery", "Says what the app does with peripherals that it discovers, until its process ends.",
        parameters: [
            .optional("connects", .flag, "whether it connects to them, again after each loss; false by default"),
            .optional("listensTo", .texts, "the characteristics that it listens to once it is connected: 180D/2A37"),
        ], by: ScriptedCentral.self
    ) { script, arguments in
        script.configure(
            connects: arguments.flag("connects") ?? false,
            listensTo: try arguments.texts("listensTo").map { try CharacteristicPath(scenario: $0) })
    }

    private static let scan = ScriptedAction(
        "bluetooth.scan", "Scans for peripherals.",
        parameters: [
            .optional("services", .texts, "the services that are looked for; any by default"),
            .optional("allowDuplicates", .flag, "whether each advertisement is told; false by default"),
        ], by: ScriptedCentral.self
    ) { script, arguments in
        let services = try arguments.texts("services").map { try BluetoothUUID(scenario: $0) }
        try script.scan(
            for: services.isEmpty ? nil : services, allowsDuplicates: arguments.flag("allowDuplicates") ?? false)
    }

    private static let connect = ScriptedAction(
        "bluetooth.connect", "Asks for a connection, which has no time-out.",
        parameters: [
            which,
            .optional(
                "alerts", .texts,
                "for what the system is to show an alert where the app cannot be woken: connection, disconnection, "
                    + "notification"),
        ], by: ScriptedCentral.self
    ) { script, arguments in
        let alerts = try arguments.texts("alerts").map { text in
            guard let alert = LinkAlert(rawValue: text) else {
                throw StimulusError(
                    "there is no alert for \"\(text)\": write connection, disconnection or notification")
            }
            guard script.system >= alert.first else {
                throw StimulusError("the alert \(text) came with \(alert.first); the phone has \(script.system)")
            }
            return alert
        }
        try script.connect(arguments.requiredText("peripheral"), alerts: Set(alerts))
    }

    private static let listen = ScriptedAction(
        "bluetooth.listen", "Listens to a characteristic of a connected peripheral.",
        parameters: [which, place, .optional("on", .flag, "false to stop; true by default")], by: ScriptedCentral.self
    ) { script, arguments in
        try script.listen(
            CharacteristicPath(scenario: arguments.requiredText("characteristic")),
            of: arguments.requiredText("peripheral"), isOn: arguments.flag("on") ?? true)
    }

    private static let write = ScriptedAction(
        "bluetooth.write", "Writes a value, and wants an answer.",
        parameters: [which, place, .required("data", .text, "the bytes, as \"00 48\"")], by: ScriptedCentral.self
    ) { script, arguments in
        try script.write(
            HexText.bytes(arguments.requiredText("data")),
            CharacteristicPath(scenario: arguments.requiredText("characteristic")),
            of: arguments.requiredText("peripheral"))
    }
}
