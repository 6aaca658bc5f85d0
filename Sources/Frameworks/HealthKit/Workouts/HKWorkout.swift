import SimulatedFoundation
import VigilWorkout

/// What somebody does in a workout. Those that are not here have their raw values, and no names.
public struct HKWorkoutActivityType: RawRepresentable, Hashable, Sendable {
    /// The number, as HealthKit keeps it.
    public let rawValue: UInt

    /// What HealthKit keeps under a number.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// With an oval ball.
    public static let americanFootball = HKWorkoutActivityType(rawValue: 1)
    /// A match of badminton.
    public static let badminton = HKWorkoutActivityType(rawValue: 4)
    /// A game of baseball.
    public static let baseball = HKWorkoutActivityType(rawValue: 5)
    /// A game of basketball.
    public static let basketball = HKWorkoutActivityType(rawValue: 6)
    /// A bout, or training for it.
    public static let boxing = HKWorkoutActivityType(rawValue: 8)
    /// Up a wall or a mountain.
    public static let climbing = HKWorkoutActivityType(rawValue: 9)
    /// Several exercises in turn.
    public static let crossTraining = HKWorkoutActivityType(rawValue: 11)
    public static let cycling = HKWorkoutActivityType(rawValue: 13)
    /// On an elliptical machine.
    public static let elliptical = HKWorkoutActivityType(rawValue: 16)
    /// Strength by one's own weight.
    public static let functionalStrengthTraining = HKWorkoutActivityType(rawValue: 20)
    /// A round of golf.
    public static let golf = HKWorkoutActivityType(rawValue: 21)
    /// On a path outdoors.
    public static let hiking = HKWorkoutActivityType(rawValue: 24)
    public static let mindAndBody = HKWorkoutActivityType(rawValue: 29)
    /// In a canoe or a kayak.
    public static let paddleSports = HKWorkoutActivityType(rawValue: 31)
    /// In a boat or on a machine.
    public static let rowing = HKWorkoutActivityType(rawValue: 35)
    /// On foot, and fast.
    public static let running = HKWorkoutActivityType(rawValue: 37)
    /// A game of soccer.
    public static let soccer = HKWorkoutActivityType(rawValue: 41)
    public static let stairClimbing = HKWorkoutActivityType(rawValue: 44)
    public static let swimming = HKWorkoutActivityType(rawValue: 46)
    /// A match of tennis.
    public static let tennis = HKWorkoutActivityType(rawValue: 48)
    public static let traditionalStrengthTraining = HKWorkoutActivityType(rawValue: 50)
    public static let walking = HKWorkoutActivityType(rawValue: 52)
    /// A lesson of yoga.
    public static let yoga = HKWorkoutActivityType(rawValue: 57)
    /// For the middle of the body.
    public static let coreTraining = HKWorkoutActivityType(rawValue: 59)
    public static let flexibility = HKWorkoutActivityType(rawValue: 62)
    /// Short efforts and rests.
    public static let highIntensityIntervalTraining = HKWorkoutActivityType(rawValue: 63)
    /// Over what one swings.
    public static let jumpRope = HKWorkoutActivityType(rawValue: 64)
    /// A lesson of pilates.
    public static let pilates = HKWorkoutActivityType(rawValue: 66)
    /// A dance for the heart.
    public static let cardioDance = HKWorkoutActivityType(rawValue: 77)
    /// A game of pickleball.
    public static let pickleball = HKWorkoutActivityType(rawValue: 79)
    public static let cooldown = HKWorkoutActivityType(rawValue: 80)
    public static let other = HKWorkoutActivityType(rawValue: 3000)
}

/// Where a workout takes place.
public enum HKWorkoutSessionLocationType: Int, Sendable {
    case unknown = 1
    case indoor = 2
    case outdoor = 3
}

/// What a workout is about. From iOS 10.
open class HKWorkoutConfiguration: NSObject, @unchecked Sendable {
    open var activityType = HKWorkoutActivityType.other
    /// Where it takes place.
    open var locationType = HKWorkoutSessionLocationType.unknown
    /// How long a lane is; kept, and nothing more.
    open var lapLength: HKQuantity?

    public override init() {
        SimulatedApp.require(HKWorkoutConfiguration.self)
        super.init()
    }

    init(_ plan: WorkoutPlan) {
        activityType = HKWorkoutActivityType(rawValue: plan.activity)
        locationType = HKWorkoutSessionLocationType(rawValue: plan.location) ?? .unknown
        super.init()
    }

    var plan: WorkoutPlan { WorkoutPlan(activity: activityType.rawValue, location: locationType.rawValue) }
}

/// Something that happens in a workout.
public enum HKWorkoutEventType: Int, Sendable {
    /// The app paused it.
    case pause = 1
    /// The app went on with it.
    case resume = 2
    /// A lap is over.
    case lap = 3
    /// The app marked a moment.
    case marker = 4
    /// A segment is over.
    case segment = 7
}

/// Something that happened in a workout, and when.
open class HKWorkoutEvent: NSObject, @unchecked Sendable {
    public let type: HKWorkoutEventType
    /// When; of no length where it came from the session.
    public let dateInterval: DateInterval

    /// Something at a time. What is written beside it is not kept.
    public init(type: HKWorkoutEventType, dateInterval: DateInterval, metadata: [String: Any]?) {
        (self.type, self.dateInterval) = (type, dateInterval)
        super.init()
    }

    convenience init(_ event: WorkoutEvent) {
        guard let type = HKWorkoutEventType(rawValue: event.kind.rawValue) else {
            preconditionFailure("\(event.kind) is no event of HealthKit")
        }
        self.init(type: type, dateInterval: DateInterval(start: event.date, duration: 0), metadata: nil)
    }

    var event: WorkoutEvent? {
        WorkoutEvent.Kind(rawValue: type.rawValue).map { WorkoutEvent($0, at: dateInterval.start) }
    }
}

/// A workout that was saved.
open class HKWorkout: HKSample, @unchecked Sendable {
    private let workout: HealthWorkout

    init(_ workout: HealthWorkout, _ sample: HealthSample) {
        self.workout = workout
        super.init(HKObjectType.workoutType(), of: sample)
    }

    open var workoutActivityType: HKWorkoutActivityType { HKWorkoutActivityType(rawValue: workout.plan.activity) }
    /// How long it took without its pauses, in seconds.
    open var duration: TimeInterval { workout.duration }
    /// What happened; nil for nothing.
    open var workoutEvents: [HKWorkoutEvent]? {
        workout.events.isEmpty ? nil : workout.events.map(HKWorkoutEvent.init)
    }
    /// The energy that was burnt by moving; nil where nothing was measured.
    open var totalEnergyBurned: HKQuantity? { statistics(for: HKQuantityType(.activeEnergyBurned))?.sumQuantity() }
    /// How far it went on foot; nil where nothing was measured.
    open var totalDistance: HKQuantity? { statistics(for: HKQuantityType(.distanceWalkingRunning))?.sumQuantity() }

    /// What the numbers of a kind come to; nil where nothing was measured.
    open func statistics(for quantityType: HKQuantityType) -> HKStatistics? {
        HKStatistics(quantityType, of: workout.samples, from: startDate, to: endDate)
    }

    /// What the numbers of each kind come to.
    open var allStatistics: [HKQuantityType: HKStatistics] {
        HKStatistics.all(of: workout.samples, from: startDate, to: endDate)
    }
}

extension HKStatistics {
    convenience init?(_ type: HKQuantityType, of samples: [HealthSample], from start: Date, to end: Date) {
        let found = samples.filter { $0.kind == type.kind }.compactMap { HKSample.make($0) as? HKQuantitySample }
        guard !found.isEmpty else { return nil }
        self.init(type, found, from: start, to: end)
    }

    static func all(of samples: [HealthSample], from start: Date, to end: Date) -> [HKQuantityType: HKStatistics] {
        let types = Set(samples.map(\.kind.identifier)).map { HKQuantityType($0) }
        return types.reduce(into: [:]) { $0[$1] = HKStatistics($1, of: samples, from: start, to: end) }
    }
}
