import BackgroundRuntime
import Foundation

// What is measured, and what the user decides.

extension HealthModule {
    static let stimuli = [measure, series, permission, access, entitlement]

    static let kind = Parameter.required(
        "type", .text, "the kind, by the name of its identifier: heartRate, stepCount, sleepAnalysis")

    private static let of: [Parameter] = [
        kind,
        .optional("unit", .text, "the unit, as HealthKit writes it; that in which the kind is usual by default"),
        .optional("source", .text, "whose it is, such as a watch or another app; a sensor by default"),
    ]

    /// What is measured: large enough for all that a body does, and small enough to be the number of a value too.
    static let number = Parameter.Kind.numberIn(.numbers(-1e12...1e12))

    private static let measure = Stimulus(
        "health.measure", "A sensor, a watch or another app measures something, and the phone keeps it.",
        parameters: of + [
            .required("value", number, "the number, or that of one of several values"),
            .optional("lasting", .duration, "how long it took, until now; no time by default"),
        ]
    ) { device, _, with in
        let service = device.requiredService(HealthService.self)
        service.measure(try sample(with, with.requiredNumber("value"), with.duration("lasting") ?? .zero, service))
        device.settle()
    }

    private static let series = Stimulus(
        "health.series", "Something is measured again and again, the first time after the first interval.",
        parameters: of + [
            .required("from", number, "the first number"),
            .optional("to", number, "the last number, which those between lead to; the first one by default"),
            .required("every", .interval, "the time between two"),
            .required("for", .interval, "how long it goes on"),
        ]
    ) { device, _, with in
        guard let every = with.duration("every"), let total = with.duration("for") else { return }
        let count = Int(total.inSeconds / every.inSeconds)
        guard (1...100_000).contains(count) else {
            throw StimulusError("a series has 1 to 100000 values: \"for\" is \(count) times \"every\"")
        }
        let service = device.requiredService(HealthService.self)
        _ = try sample(with, 0, .zero, service)
        let (first, last) = (with.requiredNumber("from"), with.number("to") ?? with.requiredNumber("from"))
        service.measureSeries(count, every: every) { number in
            let share = count > 1 ? Double(number) / Double(count - 1) : 0
            return try? sample(with, first + (last - first) * share, every, service)
        }
    }

    private static func sample(
        _ with: Arguments, _ value: Double, _ length: Duration, _ service: HealthService
    ) throws -> HealthSample {
        let kind = try HealthKind.named(with.requiredText("type"))
        guard kind != .workout else { throw StimulusError("workouts are saved by apps: nothing measures one") }
        let unit = with.text("unit") ?? kind.usualUnit
        let end = service.date
        return HealthSample(
            kind, unit.map { .quantity(value, unit: $0) } ?? .category(Int(value)),
            from: end.addingTimeInterval(-length.inSeconds), to: end, source: with.text("source") ?? "sensor")
    }

    private static let permission = Stimulus(
        "health.permission",
        """
        Presses the button of the question about health data: of one that is in front, and of each that comes later, as \
        soon as it is in front.
        """,
        parameters: [
            .required("allowed", .flag, "whether the button is the one that allows"),
            .optional("except", .texts, "the kinds that the user leaves off; none by default"),
        ]
    ) { device, _, with in
        let service = device.requiredService(HealthService.self)
        service.exceptions = Set(try with.texts("except").map(HealthKind.named))
        service.isPermitted = with.flag("allowed")
        device.answerKnownQuestions()
    }

    private static let access = Stimulus(
        "health.access", "The user changes in Settings what the app may do with a kind that it asked for.",
        parameters: [
            kind,
            .optional("read", .flag, "whether the app may read it; as before by default"),
            .optional("share", .flag, "whether the app may write it; as before by default"),
        ]
    ) { device, app, with in
        let kind = try HealthKind.named(with.requiredText("type"))
        try device.visitSettings {
            guard AppHealth.of(app).access.change(kind, read: with.flag("read"), share: with.flag("share")) else {
                throw StimulusError("\(app.name) never asked for \(kind.name)")
            }
            app.record(.stimulus, "the user changes what the app may do with \(kind.name)", detail: "in Settings")
        }
    }

    private static let entitlement = Stimulus(
        "health.entitlement", "Says whether apps have the entitlement of background delivery (from iOS 15).",
        parameters: [.required("granted", .flag, "whether they have; true until this is said")]
    ) { device, _, with in
        device.requiredService(HealthService.self).isEntitled = with.flag("granted") ?? true
    }.since(.iOS(15))
}

extension HealthService {
    /// Measures again and again; a run until nothing happens does not wait for it.
    func measureSeries(_ count: Int, every: Duration, number: Int = 0, _ make: @escaping (Int) -> HealthSample?) {
        guard number < count else { return }
        context.schedule(after: every, isHousekeeping: true) { [weak self] in
            guard let self else { return }
            if let sample = make(number) { measure(sample) }
            measureSeries(count, every: every, number: number + 1, make)
        }
    }
}
