import SimulatedFoundation

/// What knows how somebody is. It is not there, as on an iPad before iOS 17.
open class HKHealthStore: NSObject, @unchecked Sendable {
    /// What knows it. From iOS 8.
    public override init() {
        SimulatedApp.require(.hkHealthStore)
        super.init()
    }

    /// Whether it is there: no.
    open class func isHealthDataAvailable() -> Bool {
        SimulatedApp.require(.hkHealthStoreIsHealthDataAvailable)
        SimulatedApp.notSimulated("HealthKit", "nothing is known of anybody: it answers that there is no such data")
        return false
    }

    /// Asks somebody: it fails.
    open func requestAuthorization(
        toShare typesToShare: Set<HKSampleType>?, read typesToRead: Set<HKObjectType>?,
        completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) { DispatchQueue.global(qos: .default).async { completion(false, HKError(.errorHealthDataUnavailable)) } }
    /// Asks somebody: it fails.
    open func requestAuthorization(toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>)
        async throws
    {
        throw HKError(.errorHealthDataUnavailable)
    }
    /// Whether the app may write: nobody was asked.
    open func authorizationStatus(for type: HKObjectType) -> HKAuthorizationStatus { .notDetermined }
    /// Looks for something: nothing is found, and nobody is told.
    open func execute(_ query: HKQuery) {}
    /// Looks no longer.
    open func stop(_ query: HKQuery) {}
    /// Keeps something: it fails.
    open func save(_ object: HKObject, withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        DispatchQueue.global(qos: .default).async { completion(false, HKError(.errorHealthDataUnavailable)) }
    }
    /// Has the app woken for something: it fails.
    open func enableBackgroundDelivery(
        for type: HKObjectType, frequency: HKUpdateFrequency,
        withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) { DispatchQueue.global(qos: .default).async { completion(false, HKError(.errorHealthDataUnavailable)) } }
}

/// How often the app is woken.
public enum HKUpdateFrequency: Int, Sendable {
    /// At once, or at most once in an hour, a day or a week.
    case immediate = 1, hourly, daily, weekly
}

/// Whether the app may write.
public enum HKAuthorizationStatus: Int, Sendable {
    /// Nobody was asked, it may not, or it may.
    case notDetermined = 0, sharingDenied, sharingAuthorized
}

/// Why nothing is known.
public struct HKError: Error, Sendable {
    /// What happened.
    public enum Code: Int, Sendable {
        /// Nothing, or it is not there, or somebody forbids it.
        case noError = 0, errorHealthDataUnavailable, errorHealthDataRestricted
        /// What was asked makes no sense, or the app may not.
        case errorInvalidArgument, errorAuthorizationDenied, errorAuthorizationNotDetermined
        /// The phone is locked.
        case errorDatabaseInaccessible
    }

    /// What happened.
    public let code: Code
    /// An error of a kind.
    public init(_ code: Code) { self.code = code }
}

/// What can be known.
open class HKObjectType: NSObject, @unchecked Sendable {
    /// Tells it from others.
    public let identifier: String
    init(_ identifier: String) { self.identifier = identifier }

    /// A number that can be known.
    open class func quantityType(forIdentifier identifier: HKQuantityTypeIdentifier) -> HKQuantityType? {
        HKQuantityType(identifier.rawValue)
    }
    /// Exercise that can be known.
    open class func workoutType() -> HKWorkoutType { HKWorkoutType("HKWorkoutTypeIdentifier") }
}

/// What can be known at a time.
open class HKSampleType: HKObjectType, @unchecked Sendable {}
/// A number that can be known.
open class HKQuantityType: HKSampleType, @unchecked Sendable {
    /// A number that can be known.
    public convenience init(_ identifier: HKQuantityTypeIdentifier) { self.init(identifier.rawValue) }
}
/// Exercise that can be known.
open class HKWorkoutType: HKSampleType, @unchecked Sendable {}

/// Names a number that can be known.
public struct HKQuantityTypeIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// How often the heart beats.
    public static let heartRate = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierHeartRate")
    /// How many steps.
    public static let stepCount = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierStepCount")
    /// How far.
    public static let distanceWalkingRunning = HKQuantityTypeIdentifier(
        rawValue: "HKQuantityTypeIdentifierDistanceWalkingRunning")
    /// How much was burnt.
    public static let activeEnergyBurned = HKQuantityTypeIdentifier(
        rawValue: "HKQuantityTypeIdentifierActiveEnergyBurned")
    /// How heavy.
    public static let bodyMass = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierBodyMass")
}

/// Something that is known.
open class HKObject: NSObject, @unchecked Sendable {}
/// Something that is known at a time.
open class HKSample: HKObject, @unchecked Sendable {
    /// Since when.
    public let startDate: Date
    /// Until when.
    public let endDate: Date
    init(_ start: Date, _ end: Date) { (startDate, endDate) = (start, end) }
}
/// A number that is known at a time.
open class HKQuantitySample: HKSample, @unchecked Sendable {
    /// The number.
    public let quantity: HKQuantity
    /// A number at a time.
    public init(type quantityType: HKQuantityType, quantity: HKQuantity, start startDate: Date, end endDate: Date) {
        self.quantity = quantity
        super.init(startDate, endDate)
    }
}

/// A number and its unit.
open class HKQuantity: NSObject, @unchecked Sendable {
    private let value: Double
    private let unit: HKUnit
    /// A number of a unit.
    public init(unit: HKUnit, doubleValue value: Double) { (self.unit, self.value) = (unit, value) }
    /// The number in the unit that it was made of. Ends the app for another: units are not converted here.
    open func doubleValue(for unit: HKUnit) -> Double {
        guard unit.unitString == self.unit.unitString else {
            SimulatedApp.raise("units are not converted here: \(self.unit.unitString) to \(unit.unitString)")
        }
        return value
    }
}

/// A unit.
open class HKUnit: NSObject, @unchecked Sendable {
    /// How it is written.
    public let unitString: String
    /// A unit as it is written.
    public init(from string: String) { unitString = string }
    /// One.
    open class func count() -> HKUnit { HKUnit(from: "count") }
    /// A minute.
    open class func minute() -> HKUnit { HKUnit(from: "min") }
    /// A metre.
    open class func meter() -> HKUnit { HKUnit(from: "m") }
    /// A thousand calories.
    open class func kilocalorie() -> HKUnit { HKUnit(from: "kcal") }
    /// The one, shared by the other.
    open func unitDivided(by unit: HKUnit) -> HKUnit { HKUnit(from: "\(unitString)/\(unit.unitString)") }
}

/// What is looked for. Nothing is found.
open class HKQuery: NSObject, @unchecked Sendable {}
/// What is looked for. Nothing is found, and the closure is not called.
open class HKSampleQuery: HKQuery, @unchecked Sendable {
    /// What is looked for.
    public init(
        sampleType: HKSampleType, predicate: NSPredicate?, limit: Int, sortDescriptors: [NSSortDescriptor]?,
        resultsHandler: @escaping @Sendable (HKSampleQuery, [HKSample]?, (any Error)?) -> Void
    ) {}
}
/// What is waited for. Nothing comes, and the closure is not called.
open class HKObserverQuery: HKQuery, @unchecked Sendable {
    /// What is waited for.
    public init(
        sampleType: HKSampleType, predicate: NSPredicate?,
        updateHandler: @escaping @Sendable (HKObserverQuery, @escaping () -> Void, (any Error)?) -> Void
    ) {}
}
