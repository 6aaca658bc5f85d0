import BackgroundRuntime

// What a scripted app can do.

extension HealthModule {
    static let actions: [ScriptedAction] = [request, save, read, observe, enable, disable] + workouts.since(.iOS(26))

    private static let request = ScriptedAction(
        "health.request", "Asks the user for kinds to read and to write.",
        parameters: [
            .optional("read", .texts, "the kinds to read; none by default"),
            .optional("share", .texts, "the kinds to write; none by default"),
        ]
    ) { process, with in
        process.device.requiredService(HealthService.self).requestAccess(
            share: Set(try with.texts("share").map(HealthKind.named)),
            read: Set(try with.texts("read").map(HealthKind.named)), by: process
        ) { [weak process] failure in
            process?.callback(
                "requestAuthorization(toShare:read:completion:)", detail: failure?.text ?? "", rule: failure?.rule
            ) {}
        }
    }

    private static let save = ScriptedAction(
        "health.save", "Writes a sample.",
        parameters: [kind, .required("value", number, "the number, in the usual unit of the kind")]
    ) { process, with in
        let service = process.device.requiredService(HealthService.self)
        let (kind, value) = (try HealthKind.named(with.requiredText("type")), with.requiredNumber("value"))
        guard kind != .workout else { throw StimulusError("a workout is saved by health.end") }
        let content = kind.usualUnit.map { HealthSample.Content.quantity(value, unit: $0) } ?? .category(Int(value))
        let sample = HealthSample(
            kind, content, from: service.date, to: service.date, source: process.app.healthSource)
        do throws(HealthFailure) { _ = try service.save([sample], by: process) } catch {
            process.print("not saved: \(error.text)")
        }
    }

    private static let read = ScriptedAction(
        "health.read", "Reads a kind, and prints how many samples there are.", parameters: [kind]
    ) {
        process, with in
        let service = process.device.requiredService(HealthService.self)
        let kind = try HealthKind.named(with.requiredText("type"))
        do throws(HealthFailure) {
            process.print("\(kind.name): \(try service.samples(kind, for: process).count)")
        } catch { process.print("\(kind.name): \(error.text)") }
    }

    private static let observe = ScriptedAction(
        "health.observe", "Executes an observer query.",
        parameters: [
            kind, .optional("completes", .flag, "whether it calls the completion handler; true by default"),
        ], by: ScriptedHealth.self
    ) { script, with in
        try script.observe(HealthKind.named(with.requiredText("type")), completes: with.flag("completes") ?? true)
    }

    private static let enable = ScriptedAction(
        "health.enableDelivery", "Calls enableBackgroundDelivery(for:frequency:withCompletion:).",
        parameters: [
            kind,
            .optional(
                "frequency", .choice(DeliveryFrequency.allCases.map(\.name)),
                "how often the app is told at most; immediate by default"),
        ]
    ) { process, with in
        let frequency = DeliveryFrequency.allCases.first { $0.name == with.text("frequency") } ?? .immediate
        let kind = try HealthKind.named(with.requiredText("type"))
        do throws(HealthFailure) {
            try process.device.requiredService(HealthService.self).enableDelivery(of: kind, frequency, to: process)
        } catch { process.print("no delivery: \(error.text)") }
    }

    private static let disable = ScriptedAction(
        "health.disableDelivery", "Calls disableAllBackgroundDelivery(completion:), or that of one kind.",
        parameters: [.optional("type", .text, "the kind; all by default")]
    ) { process, with in
        process.device.requiredService(HealthService.self).disableDelivery(
            of: try with.text("type").map(HealthKind.named), to: process)
    }

    private static let workouts: [ScriptedAction] = [
        ScriptedAction(
            "health.start", "Starts a workout session with a live builder.",
            parameters: [.optional("activity", .choice(ScriptedHealth.activities.map(\.name)), "running by default")],
            by: ScriptedHealth.self
        ) { script, with in script.start(with.text("activity") ?? "running") },
        ScriptedAction("health.pause", "Pauses the workout.", by: ScriptedHealth.self) { script, _ in
            try script.ask(.pause)
        },
        ScriptedAction("health.resume", "Goes on with the workout.", by: ScriptedHealth.self) { script, _ in
            try script.ask(.resume)
        },
        ScriptedAction(
            "health.end", "Stops the workout, saves it, and ends the session.", by: ScriptedHealth.self
        ) { script, _ in try script.end() },
        ScriptedAction(
            "health.recover", "Calls recoverActiveWorkoutSession(completion:), and goes on with that.",
            by: ScriptedHealth.self
        ) { script, _ in script.recover() },
    ]
}
