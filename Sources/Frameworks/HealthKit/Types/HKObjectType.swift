import SimulatedFoundation
import VigilWorkout

/// A kind of health data.
open class HKObjectType: NSObject, @unchecked Sendable {
    /// Tells it from others.
    public let identifier: String

    init(_ identifier: String) {
        self.identifier = identifier
        super.init()
    }

    var kind: HealthKind { HealthKind(identifier) }

    open override func isEqual(_ object: Any?) -> Bool { (object as? HKObjectType)?.identifier == identifier }

    open override var hash: Int { identifier.hashValue }

    open override var description: String { identifier }

    /// A number with a unit.
    open class func quantityType(forIdentifier identifier: HKQuantityTypeIdentifier) -> HKQuantityType? {
        HKQuantityType(identifier)
    }

    /// What has one of several values.
    open class func categoryType(forIdentifier identifier: HKCategoryTypeIdentifier) -> HKCategoryType? {
        HKCategoryType(identifier)
    }

    /// What hardly changes, such as a date of birth.
    open class func characteristicType(forIdentifier identifier: HKCharacteristicTypeIdentifier)
        -> HKCharacteristicType?
    {
        HKCharacteristicType(identifier)
    }

    open class func workoutType() -> HKWorkoutType { HKWorkoutType("HKWorkoutTypeIdentifier") }

    /// The rings of a day. They can be asked for, and there are none.
    open class func activitySummaryType() -> HKActivitySummaryType {
        HKActivitySummaryType("HKActivitySummaryTypeIdentifier")
    }
}

/// A kind of data that is kept at a time.
open class HKSampleType: HKObjectType, @unchecked Sendable {}

/// Numbers with a unit.
open class HKQuantityType: HKSampleType, @unchecked Sendable {
    /// Those that HealthKit calls so.
    public convenience init(_ identifier: HKQuantityTypeIdentifier) { self.init(identifier.rawValue) }

    /// How statistics put several together.
    open var aggregationStyle: HKQuantityAggregationStyle {
        HKQuantityTypeIdentifier.cumulative.contains(identifier) ? .cumulative : .discreteArithmetic
    }
}

/// What has one of several values.
open class HKCategoryType: HKSampleType, @unchecked Sendable {
    /// The kind that HealthKit calls so.
    public convenience init(_ identifier: HKCategoryTypeIdentifier) { self.init(identifier.rawValue) }
}

open class HKWorkoutType: HKSampleType, @unchecked Sendable {}

/// What hardly changes, such as a date of birth. Nothing is known of it here.
open class HKCharacteristicType: HKObjectType, @unchecked Sendable {
    /// What HealthKit calls so.
    public convenience init(_ identifier: HKCharacteristicTypeIdentifier) { self.init(identifier.rawValue) }
}

/// The rings of a day. There are none here.
open class HKActivitySummaryType: HKObjectType, @unchecked Sendable {}

/// How statistics put several numbers together.
public enum HKQuantityAggregationStyle: Int, Sendable {
    /// They are added up.
    case cumulative = 0
    case discreteArithmetic = 1
    /// They are averaged by the time that they took. Not used here.
    case discreteTemporallyWeighted = 2
    /// They are averaged as sound levels are. Not used here.
    case discreteEquivalentContinuousLevel = 3
}
