import BackgroundRuntime

// What centrals near the phone can do.

extension BluetoothModule {
    static let centralStimuli = [centralScans, centralReads, centralWrites, centralSubscribes]

    private static let who = Parameter.required("central", .text, "the name of the central")
    private static let place = Parameter.required("characteristic", .text, "which one, as 180D/2A37")

    private static let centralScans = Stimulus(
        "bluetooth.centralScans", "A central near the phone scans: the trace tells what it hears of the app.",
        parameters: [who, .optional("services", .texts, "the services that it looks for; any by default")]
    ) { device, app, arguments in
        device.bluetooth.scan(
            by: arguments.requiredText("central"),
            for: try arguments.texts("services").map { try BluetoothUUID(scenario: $0) }, of: app)
    }

    private static let centralReads = Stimulus(
        "bluetooth.centralReads", "A central reads a value that the app offers.", parameters: [who, place]
    ) { device, app, arguments in
        device.bluetooth.ask(.read(try path(arguments)), by: arguments.requiredText("central"), of: app)
    }

    private static let centralWrites = Stimulus(
        "bluetooth.centralWrites", "A central writes a value that the app offers.",
        parameters: [who, place, .required("data", .text, "the bytes, as \"00 48\"")]
    ) { device, app, arguments in
        let bytes = try HexText.bytes(arguments.requiredText("data"))
        device.bluetooth.ask(.write(try path(arguments), bytes), by: arguments.requiredText("central"), of: app)
    }

    private static let centralSubscribes = Stimulus(
        "bluetooth.centralSubscribes", "A central wants to be told the new values of a characteristic, or no more.",
        parameters: [who, place, .optional("on", .flag, "false to be told no more; true by default")]
    ) { device, app, arguments in
        let path = try path(arguments)
        device.bluetooth.ask(
            arguments.flag("on") ?? true ? .subscribe(path) : .unsubscribe(path),
            by: arguments.requiredText("central"), of: app)
    }

    private static func path(_ arguments: Arguments) throws -> CharacteristicPath {
        try CharacteristicPath(scenario: arguments.requiredText("characteristic"))
    }
}
