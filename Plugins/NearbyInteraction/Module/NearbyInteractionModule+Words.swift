import BackgroundRuntime

// What is near the phone, and what a scripted app can do with it.

extension NearbyInteractionModule {
    static let stimuli = [
        Stimulus(
            "nearby.update", "Something nearby is measured.",
            parameters: [
                anything,
                .optional(
                    "distance", .numberIn(.numbers(from: 0)), "how far away it is, in metres; unknown by default"),
            ]
        ) { device, _, with in
            try device.nearby.move(with.text("object"), to: NearbyPosition(distance: with.number("distance")))
        },
        Stimulus(
            "nearby.remove", "Something nearby is measured no more.",
            parameters: [
                anything,
                .optional("reason", .choice(NearbyRemoval.allCases.map(\.rawValue)), "why; a time-out by default"),
            ]
        ) { device, _, with in
            try device.nearby.remove(
                with.text("object"), with.text("reason").flatMap(NearbyRemoval.init(rawValue:)) ?? .timeout)
        },
        Stimulus(
            "nearby.fail", "The sessions with something nearby fail.",
            parameters: [
                anything,
                .optional("error", .choice(NearbyFailure.allCases.map(\.rawValue)), "why; a failure by default"),
            ]
        ) { device, _, with in
            try device.nearby.fail(
                with.text("object"), with.text("error").flatMap(NearbyFailure.init(rawValue:)) ?? .sessionFailed)
        },
        Stimulus(
            "nearby.permission",
            """
            Presses the button of the question about Nearby Interaction: of one that is in front, and of each that comes \
            later, as soon as it is in front.
            """,
            parameters: [.required("allowed", .flag, "whether the button is the one that allows")]
        ) { device, _, with in device.nearby.answerPrompts(allowed: with.flag("allowed") ?? true) },
    ]

    private static let anything = Parameter.optional("object", .text, "which one; all that are measured by default")
    private static let which = Parameter.required("object", .text, "its name")

    static let actions = [
        ScriptedAction(
            "nearby.run", "Runs a session, from the beginning or again.",
            parameters: [
                which,
                .optional("kind", .choice(["accessory", "device"]), "what it is with; an accessory by default"),
                .optional("bluetooth", .flag, "whether its Bluetooth identifier is given (iOS 16); false by default"),
            ], by: ScriptedNearby.self
        ) { script, with in
            let name = with.requiredText("object")
            let hasBluetooth = with.flag("bluetooth") ?? false
            script.run(
                with.text("kind") == "device" ? .device(name) : .accessory(name, hasBluetooth: hasBluetooth))
        },
        ScriptedAction("nearby.pause", "Stops to measure.", parameters: [which], by: ScriptedNearby.self) {
            script, with in
            try script.pause(with.requiredText("object"))
        },
        ScriptedAction("nearby.invalidate", "Ends a session.", parameters: [which], by: ScriptedNearby.self) {
            script, with in
            try script.invalidate(with.requiredText("object"))
        },
    ]
}
