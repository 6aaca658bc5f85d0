import BackgroundRuntime

/// A kind of health data, by the identifier of its `HKObjectType`.
public struct HealthKind: Hashable, Sendable {
    /// The identifier, as `HKQuantityTypeIdentifierHeartRate`.
    public let identifier: String

    /// The kind that HealthKit calls so.
    public init(_ identifier: String) { self.identifier = identifier }

    public static let workout = HealthKind("HKWorkoutTypeIdentifier")

    /// The prefix of numbers with a unit.
    public static let quantityPrefix = "HKQuantityTypeIdentifier"
    /// The prefix of what has one of several values.
    public static let categoryPrefix = "HKCategoryTypeIdentifier"

    /// A number with a unit, by Swift's name of its identifier: `heartRate`.
    public static func quantity(_ name: String) -> HealthKind {
        HealthKind(quantityPrefix + name.prefix(1).uppercased() + name.dropFirst())
    }

    /// What has one of several values, by Swift's name of its identifier: `sleepAnalysis`.
    public static func category(_ name: String) -> HealthKind {
        HealthKind(categoryPrefix + name.prefix(1).uppercased() + name.dropFirst())
    }

    /// What scenarios and timelines call it: `heartRate`, `workout`.
    public var name: String {
        if self == .workout { return "workout" }
        for prefix in [Self.quantityPrefix, Self.categoryPrefix] where identifier.hasPrefix(prefix) {
            let name = identifier.dropFirst(prefix.count)
            return name.prefix(1).lowercased() + name.dropFirst()
        }
        return identifier
    }

    /// The kind that a scenario means.
    ///
    /// - Throws: ``/BackgroundRuntime/StimulusError`` for a name that is none.
    static func named(_ name: String) throws -> HealthKind {
        if name == "workout" { return .workout }
        if units[name] != nil { return quantity(name) }
        if categories.contains(name) { return category(name) }
        let all = ["workout"] + units.keys.sorted() + categories.sorted()
        throw StimulusError("\"\(name)\" is no kind of health data here: \(all.joined(separator: ", "))")
    }

    /// The unit in which scenarios give it without saying so; nil for what has none.
    var usualUnit: String? { identifier.hasPrefix(Self.quantityPrefix) ? Self.units[name] ?? "count" : nil }

    /// The kinds that the system tells an app in the background at most once an hour, whatever the app asks for.
    var isHourly: Bool { self == .quantity("stepCount") }

    private static let categories: Set = ["mindfulSession", "sleepAnalysis"]

    private static let units = [
        "activeEnergyBurned": "kcal", "appleExerciseTime": "min", "basalEnergyBurned": "kcal", "bloodGlucose": "mg/dL",
        "bodyFatPercentage": "%", "bodyMass": "kg", "bodyTemperature": "degC", "cyclingSpeed": "m/s",
        "dietaryWater": "L", "distanceCycling": "m", "distanceSwimming": "m", "distanceWalkingRunning": "m",
        "flightsClimbed": "count", "heartRate": "count/min", "heartRateVariabilitySDNN": "ms", "height": "m",
        "oxygenSaturation": "%", "respiratoryRate": "count/min", "restingHeartRate": "count/min",
        "runningSpeed": "m/s", "stepCount": "count",
    ]

    /// What a live data source collects by itself in a workout of an activity, by the raw value of that.
    public static func collected(in activity: UInt) -> Set<HealthKind> {
        let always: Set = [quantity("heartRate"), quantity("activeEnergyBurned"), quantity("basalEnergyBurned")]
        switch activity {
        case 13: return always.union([quantity("distanceCycling")])
        case 24, 37, 52: return always.union([quantity("distanceWalkingRunning"), quantity("stepCount")])
        case 46: return always.union([quantity("distanceSwimming")])
        default: return always
        }
    }
}
