import SimulatedFoundation
import VigilWorkout

/// The key of an order by the beginning of samples.
public let HKSampleSortIdentifierStartDate = "startDate"
/// The key of an order by the end of samples.
public let HKSampleSortIdentifierEndDate = "endDate"
/// A limit that is none.
public let HKObjectQueryNoLimit = 0

/// Something that is kept at a time.
open class HKSample: HKObject, @unchecked Sendable {
    /// What it is about.
    public let sampleType: HKSampleType
    public let startDate: Date
    public let endDate: Date

    init(_ type: HKSampleType, _ start: Date, _ end: Date, _ metadata: [String: Any]?, _ device: HKDevice?) {
        (sampleType, startDate, endDate) = (type, start, end)
        super.init(metadata, device: device)
    }

    init(_ type: HKSampleType, of sample: HealthSample) {
        (sampleType, startDate, endDate) = (type, sample.start, sample.end)
        super.init(sample)
    }

    /// It as the store keeps it; nil for what cannot be written so.
    func healthSample(source: String) -> HealthSample? { nil }

    /// What the store keeps, as an app gets it.
    static func make(_ sample: HealthSample) -> HKSample {
        switch sample.content {
        case .quantity(let value, let unit):
            HKQuantitySample(HKQuantity(unit: HKUnit(from: unit), doubleValue: value), sample)
        case .category(let value): HKCategorySample(value, sample)
        case .workout(let workout): HKWorkout(workout, sample)
        }
    }
}

/// A number at a time.
open class HKQuantitySample: HKSample, @unchecked Sendable {
    public let quantity: HKQuantity

    /// What it is about.
    open var quantityType: HKQuantityType { HKQuantityType(sampleType.identifier) }
    /// How many numbers it stands for.
    open var count: Int { 1 }

    /// A number at a time, with what is written beside it.
    public init(
        type quantityType: HKQuantityType, quantity: HKQuantity, start startDate: Date, end endDate: Date,
        device: HKDevice? = nil, metadata: [String: Any]? = nil
    ) {
        self.quantity = quantity
        super.init(quantityType, startDate, endDate, metadata, device)
    }

    init(_ quantity: HKQuantity, _ sample: HealthSample) {
        self.quantity = quantity
        super.init(HKQuantityType(sample.kind.identifier), of: sample)
    }

    override func healthSample(source: String) -> HealthSample? {
        HealthSample(
            sampleType.kind, .quantity(quantity.value, unit: quantity.unit.unitString), from: startDate, to: endDate,
            source: source, notes: notes)
    }
}

/// One of several values, at a time.
open class HKCategorySample: HKSample, @unchecked Sendable {
    /// The number of the value.
    public let value: Int

    /// What it is about.
    open var categoryType: HKCategoryType { HKCategoryType(sampleType.identifier) }

    /// A value at a time, with what is written beside it.
    public init(
        type: HKCategoryType, value: Int, start startDate: Date, end endDate: Date, device: HKDevice? = nil,
        metadata: [String: Any]? = nil
    ) {
        self.value = value
        super.init(type, startDate, endDate, metadata, device)
    }

    init(_ value: Int, _ sample: HealthSample) {
        self.value = value
        super.init(HKCategoryType(sample.kind.identifier), of: sample)
    }

    override func healthSample(source: String) -> HealthSample? {
        HealthSample(sampleType.kind, .category(value), from: startDate, to: endDate, source: source, notes: notes)
    }
}

public enum HKCategoryValueSleepAnalysis: Int, Sendable {
    /// Lying down, perhaps without sleep.
    case inBed = 0
    /// Asleep, nobody knows how.
    case asleepUnspecified = 1
    case awake = 2
    case asleepCore = 3
    case asleepDeep = 4
    case asleepREM = 5
}
