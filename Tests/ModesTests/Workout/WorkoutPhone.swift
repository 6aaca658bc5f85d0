import VigilTestSupport
import VigilWorkout

final class WorkoutPhone: ModePhone {
    /// A phone with the module, and an app that says what it reads and writes for.
    ///
    /// - Parameter isAllowed: what the user answers the app; nil to wait for a tap.
    convenience init(
        _ system: SystemVersion = .iOS(26), modes: [String] = ["workout-processing"],
        texts: [String: String] = [
            "NSHealthShareUsageDescription": "Shows your heart rate.",
            "NSHealthUpdateUsageDescription": "Keeps your workouts.",
        ], isAllowed: Bool? = true
    ) throws {
        let manifest = Manifest(backgroundModes: modes, texts: texts)
        try self.init(on: system, modules: ModuleSet([HealthModule.descriptor]), manifest: manifest)
        if let isAllowed { try happen("health.permission", ["allowed": .flag(isAllowed)]) }
    }

    /// An app in front that may read heart rates and write workouts.
    static func allowed(_ system: SystemVersion = .iOS(26), modes: [String] = ["workout-processing"]) throws
        -> WorkoutPhone
    {
        let phone = try WorkoutPhone(system, modes: modes)
        phone.app.launch()
        try phone.request()
        return phone
    }

    /// An app in front with a workout.
    static func running(modes: [String] = ["workout-processing"]) throws -> WorkoutPhone {
        let phone = try WorkoutPhone.allowed(modes: modes)
        try phone.act("health.start")
        return phone
    }

    /// The app asks for what it needs.
    func request() throws {
        try act(
            "health.request", ["read": .texts(["heartRate", "stepCount"]), "share": .texts(["workout", "stepCount"])])
    }

    /// A sensor measures the heart.
    func beat(_ value: Double = 120) throws {
        try happen("health.measure", ["type": "heartRate", "value": .number(value)])
    }

    /// Steps are counted.
    func step(_ value: Double = 100) throws {
        try happen("health.measure", ["type": "stepCount", "value": .number(value), "source": "Watch"])
    }

    /// The calls into the app that begin so, each with its second.
    func calls(_ prefix: String) -> [String] {
        app.trace.entries(of: .call).filter { $0.text.hasPrefix(prefix) }
            .map { "\($0.instant.wholeSeconds) \($0.text)" }
    }

    /// The kinds that observer queries were told of.
    func told() throws -> AppObservation.Value { try observe("health.told") }
}
