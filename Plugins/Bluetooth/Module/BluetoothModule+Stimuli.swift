import BackgroundRuntime

// What can happen around the phone.

extension BluetoothModule {
    static let stimuli = [
        appears, advertise,
        Stimulus("bluetooth.leave", "A peripheral goes out of range.", parameters: [which]) { device, _, arguments in
            try device.bluetooth.leave(arguments.requiredText("peripheral"))
        },
        Stimulus("bluetooth.disconnect", "A peripheral ends its connections.", parameters: [which]) {
            device, _, arguments in
            try device.bluetooth.disconnect(arguments.requiredText("peripheral"))
        },
        value, permission,
    ]

    private static let which = Parameter.required("peripheral", .text, "the name of the peripheral")

    private static let appears = Stimulus(
        "bluetooth.peripheral", "A peripheral comes into range.",
        parameters: [
            .required("name", .text, "its name, by which the scenario calls it"),
            .optional("services", .texts, "the services that it advertises, such as 180D"),
            .optional(
                "characteristics", .texts,
                "what its services have, and what that can do: \"180D/2A37 notify\"; read and notify by default"),
            .optional("connectable", .flag, "whether it can be connected to; true by default"),
            .optional("rssi", strength, "how strongly it is heard, in decibels; -60 by default"),
        ]
    ) { device, _, arguments in
        let profile = AccessoryProfile(
            services: try arguments.texts("services").map { try BluetoothUUID(scenario: $0) },
            characteristics: try arguments.texts("characteristics").map { try ProfileCharacteristic(scenario: $0) })
        device.bluetooth.appear(
            arguments.requiredText("name"), profile, isConnectable: arguments.flag("connectable") ?? true,
            rssi: arguments.whole("rssi") ?? -60)
    }

    private static let advertise = Stimulus(
        "bluetooth.advertise", "A peripheral in range is heard once more.",
        parameters: [which, .optional("rssi", strength, "how strongly, in decibels; as before by default")]
    ) { device, _, arguments in
        try device.bluetooth.advertise(arguments.requiredText("peripheral"), rssi: arguments.whole("rssi"))
    }

    private static let value = Stimulus(
        "bluetooth.value", "A characteristic of a peripheral has a new value.",
        parameters: [
            which, .required("characteristic", .text, "which one, as 180D/2A37"),
            .required("data", .text, "the bytes, as \"00 48\""),
        ]
    ) { device, _, arguments in
        try device.bluetooth.setValue(
            HexText.bytes(arguments.requiredText("data")),
            of: CharacteristicPath(scenario: arguments.requiredText("characteristic")),
            in: arguments.requiredText("peripheral"))
    }

    private static let permission = Stimulus(
        "bluetooth.permission",
        """
        Presses the button of the question about Bluetooth (from iOS 13): of one that is in front, and of each that comes \
        later, as soon as it is in front.
        """,
        parameters: [.required("allowed", .flag, "whether the button is the one that allows")]
    ) { device, _, arguments in
        device.requiredService(BluetoothService.self).isPermitted = arguments.flag("allowed")
        device.answerKnownQuestions()
    }

    /// What a radio measures, in whole decibels.
    private static let strength = Parameter.Kind.numberIn(.wholeNumbers(-127...20))
}
