/// What can happen to the resources of any phone.
enum ResourceStimuli {
    static let all: [Stimulus] = [
        Stimulus(
            "cpu", "The app's code uses the processor, beside all that it does: code itself takes no time here.",
            parameters: [
                .required("load", .numberIn(.numbers(above: 0, upTo: 64)), "how much; 1 is one whole core"),
                .required("for", .duration, "how long"),
            ]
        ) { _, app, with in
            try running(app).useProcessor(with.requiredNumber("load"), for: with.duration("for") ?? .zero)
            app.device.settle()
        },
        Stimulus(
            "memory.use", "The app uses more memory, or less.",
            parameters: [.required("megabytes", .memory, "how much it uses from now on")]
        ) { _, app, with in
            try running(app).inUse.memory = Int(with.requiredNumber("megabytes").rounded())
            app.device.settle()
        },
        Stimulus(
            "heat", "The phone becomes warmer or cooler.",
            parameters: [
                .required("is", .choice(DeviceConditions.ThermalState.allCases.map(\.rawValue)), "how warm it is"),
                .optional("ends", .flag, "whether the system ends the app for it; no by default"),
            ]
        ) { device, app, with in
            let state = DeviceConditions.ThermalState(rawValue: with.requiredText("is"))
            device.change { $0.thermalState = state ?? $0.thermalState }
            if with.flag("ends") == true {
                _ = try running(app)
                device.endForHeat(app)
            }
        },
        Stimulus("storage", "Storage is short: suspended apps end, and caches are removed.") { device, _, _ in
            try device.freeStorage()
        },
    ]

    private static func running(_ app: InstalledApp) throws -> AppProcess {
        guard let process = app.process else { throw StimulusError("\(app.name) is not running") }
        return process
    }
}

extension Parameter.Kind {
    /// An amount of memory in megabytes, up to what no phone has.
    static let memory = Parameter.Kind.numberIn(.numbers(0...1_000_000))
}
