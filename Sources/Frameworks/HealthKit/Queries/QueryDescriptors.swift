import BackgroundRuntime
import SimulatedFoundation
import VigilWorkout

/// Which samples are looked for. From iOS 15.4.
public struct HKSamplePredicate<Sample: HKSample>: Sendable {
    public let sampleType: HKSampleType
    /// Which of it; nil for all.
    public let nsPredicate: NSPredicate?
}

extension HKSamplePredicate where Sample == HKSample {
    /// Samples of any kind.
    public static func sample(type: HKSampleType, predicate: NSPredicate? = nil) -> HKSamplePredicate<HKSample> {
        HKSamplePredicate(sampleType: type, nsPredicate: predicate)
    }
}

extension HKSamplePredicate where Sample == HKQuantitySample {
    /// Numbers with a unit.
    public static func quantitySample(
        type: HKQuantityType, predicate: NSPredicate? = nil
    ) -> HKSamplePredicate<HKQuantitySample> { HKSamplePredicate(sampleType: type, nsPredicate: predicate) }
}

extension HKSamplePredicate where Sample == HKCategorySample {
    /// What has one of several values.
    public static func categorySample(
        type: HKCategoryType, predicate: NSPredicate? = nil
    ) -> HKSamplePredicate<HKCategorySample> { HKSamplePredicate(sampleType: type, nsPredicate: predicate) }
}

extension HKSamplePredicate where Sample == HKWorkout {
    /// What builders have saved.
    public static func workout(_ predicate: NSPredicate? = nil) -> HKSamplePredicate<HKWorkout> {
        HKSamplePredicate(sampleType: HKObjectType.workoutType(), nsPredicate: predicate)
    }
}

/// Looks once, and comes back with what there is. From iOS 15.4.
public struct HKSampleQueryDescriptor<Sample: HKSample>: Sendable {
    /// What is looked for; any of these.
    public let predicates: [HKSamplePredicate<Sample>]
    public let sortDescriptors: [SortDescriptor<Sample>]
    /// How many at most; nil for all.
    public let limit: Int?

    /// What is looked for, in which order, and how many at most.
    public init(
        predicates: [HKSamplePredicate<Sample>], sortDescriptors: [SortDescriptor<Sample>] = [], limit: Int? = nil
    ) { (self.predicates, self.sortDescriptors, self.limit) = (predicates, sortDescriptors, limit) }

    /// Looks.
    ///
    /// - Throws: ``HKError`` where a kind was never asked for, or cannot be read now.
    nonisolated(nonsending) public func result(for healthStore: HKHealthStore) async throws -> [Sample] {
        SimulatedApp.require(.hkSampleQueryDescriptor)
        var found: [Sample] = []
        for predicate in predicates {
            let samples = try await withCheckedThrowingContinuation { waiting in
                healthStore.execute(
                    HKSampleQuery(
                        sampleType: predicate.sampleType, predicate: predicate.nsPredicate,
                        limit: HKObjectQueryNoLimit, sortDescriptors: nil
                    ) { waiting.finish($1 ?? [], $2) })
            }
            found += samples.compactMap { $0 as? Sample }
        }
        let sorted = sortDescriptors.isEmpty ? found : found.sorted(using: sortDescriptors)
        return limit.map { Array(sorted.prefix($0)) } ?? sorted
    }
}

/// Looks for what numbers come to. From iOS 15.4.
public struct HKStatisticsQueryDescriptor: Sendable {
    /// What is looked for.
    public let predicate: HKSamplePredicate<HKQuantitySample>
    /// What is counted. All of it is, whatever this says.
    public let options: HKStatisticsOptions

    /// What is looked for, and what is counted.
    public init(predicate: HKSamplePredicate<HKQuantitySample>, options: HKStatisticsOptions) {
        (self.predicate, self.options) = (predicate, options)
    }

    /// Looks; nil where there is nothing.
    ///
    /// - Throws: ``HKError`` where the kind was never asked for, or cannot be read now.
    nonisolated(nonsending) public func result(for healthStore: HKHealthStore) async throws -> HKStatistics? {
        SimulatedApp.require(.hkSampleQueryDescriptor)
        do {
            return try await withCheckedThrowingContinuation { waiting in
                healthStore.execute(
                    HKStatisticsQuery(
                        quantityType: HKQuantityType(predicate.sampleType.identifier),
                        quantitySamplePredicate: predicate.nsPredicate, options: options
                    ) { waiting.finish($1, $2) })
            }
        } catch HKError.errorNoData { return nil }
    }
}
