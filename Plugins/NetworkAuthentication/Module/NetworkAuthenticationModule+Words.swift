import BackgroundRuntime

// What happens to the Wi-Fi of the phone, and what a scripted helper can do.

extension NetworkAuthenticationModule {
    static let stimuli = [
        Stimulus(
            "hotspot.join", "The phone joins a Wi-Fi network, in place of another one.",
            parameters: [
                .required("ssid", .text, "its name"),
                .optional("secure", .flag, "whether it needs a password; false by default"),
            ]
        ) { device, _, with in
            device.hotspots.join(HotspotNetwork(with.requiredText("ssid"), isSecure: with.flag("secure") ?? false))
        },
        Stimulus("hotspot.leave", "The phone leaves its Wi-Fi network.") { device, _, _ in
            try device.hotspots.leave()
        },
        Stimulus("hotspot.maintain", "The system has the network looked after, as it does from time to time.") {
            device, _, _ in
            try device.hotspots.maintain()
        },
        Stimulus(
            "hotspot.scan", "The list of Wi-Fi networks is shown to the user.",
            parameters: [.required("networks", .texts, "the names of the networks")]
        ) { device, _, with in
            device.hotspots.show(with.texts("networks").map { HotspotNetwork($0) })
        },
        Stimulus(
            "hotspot.entitlement", "Says whether apps have the entitlement of hotspot helpers.",
            parameters: [.required("granted", .flag, "whether they have; true until this is said")]
        ) { device, _, with in device.hotspots.isEntitled = with.flag("granted") ?? true },
    ]

    private static let results = Parameter.Kind.choice(HotspotResult.allCases.map(\.rawValue))
    private static let confidences: [(name: String, value: HotspotConfidence)] = [
        ("high", .high), ("low", .low), ("none", .none),
    ]

    static let actions = [
        ScriptedAction(
            "hotspot.register", "Registers as a hotspot helper, and says how commands are answered in this launch.",
            parameters: [
                .optional("confidence", .choice(confidences.map(\.name)), "that of evaluations; high by default"),
                .optional("authenticate", results, "what comes of it; success by default"),
                .optional("maintain", results, "what comes of it; success by default"),
                .optional("silent", .flag, "whether nothing is answered; false by default"),
            ], by: ScriptedHelper.self
        ) { script, with in
            let confidence = confidences.first { $0.name == with.text("confidence") }?.value ?? .high
            var results: [HotspotCommandKind: HotspotResult] = [:]
            for kind in [HotspotCommandKind.authenticate, .maintain] {
                results[kind] = with.text(kind.rawValue).flatMap(HotspotResult.init(rawValue:))
            }
            script.register(confidence, results, isSilent: with.flag("silent") ?? false)
        },
        ScriptedAction(
            "hotspot.answer", "Answers the oldest command that waits: one for the user, or any of a silent helper.",
            parameters: [.optional("result", results, "what came of it; success by default")],
            by: ScriptedHelper.self
        ) { script, with in
            try script.answer(with.text("result").flatMap(HotspotResult.init(rawValue:)) ?? .success)
        },
        ScriptedAction("hotspot.logoff", "Ends the use of the network.", by: ScriptedHelper.self) { script, _ in
            try script.logoff()
        },
    ]

    static let observations = [
        AppObservation.texts("hotspot.commands", "What the app was asked to do: evaluate, authenticate, ...") {
            app, since in
            AppHotspot.of(app).commands.filter { $0.instant >= since }.map(\.name)
        }
    ]
}
