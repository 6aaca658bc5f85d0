import BackgroundRuntime
import SimulatedFoundation
import VigilWorkout

/// What is looked for in the store, or waited for.
open class HKQuery: NSObject, @unchecked Sendable {
    /// What is looked for.
    public let objectType: HKObjectType?
    /// Which of it; nil for all.
    public let predicate: NSPredicate?

    /// What is looked for.
    open var sampleType: HKSampleType? { objectType as? HKSampleType }

    init(_ type: HKObjectType, _ predicate: NSPredicate?) {
        (objectType, self.predicate) = (type, predicate)
        super.init()
    }

    /// It looks from now on.
    func start(in process: AppProcess, _ service: HealthService) {}

    /// It looks no longer.
    func cancel() {}

    /// Those that meet the condition.
    func picked(_ samples: [HealthSample]) -> [HKSample] {
        samples.map(HKSample.make).filter { predicate?.evaluate(with: $0) ?? true }
    }

    /// Hands something to the app, on the thread of HealthKit.
    func notify(_ name: String, _ process: AppProcess, _ body: @escaping () -> Void) {
        process.callback(
            name, detail: sampleType?.kind.name ?? "", rule: nil, on: HealthService.thread(of: process), body)
    }
}

/// How the time of samples is compared with a time that is asked for.
public struct HKQueryOptions: OptionSet, Sendable {
    /// The options as a number.
    public let rawValue: UInt

    /// Options from a number.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A sample has to begin in it.
    public static let strictStartDate = HKQueryOptions(rawValue: 1)
    /// A sample has to end in it.
    public static let strictEndDate = HKQueryOptions(rawValue: 2)
}

extension HKQuery {
    /// Samples in a time; nil for no bound.
    public class func predicateForSamples(
        withStart startDate: Date?, end endDate: Date?, options: HKQueryOptions = []
    ) -> NSPredicate {
        NSPredicate { object, _ in
            guard let sample = object as? HKSample else { return false }
            if let startDate {
                let isIn = sample.startDate >= startDate
                if options.contains(.strictStartDate) ? !isIn : !isIn && sample.endDate < startDate { return false }
            }
            if let endDate {
                if sample.startDate >= endDate { return false }
                if options.contains(.strictEndDate), sample.endDate > endDate { return false }
            }
            return true
        }
    }

    /// Objects of some sources.
    public class func predicateForObjects(from sources: Set<HKSource>) -> NSPredicate {
        NSPredicate { object, _ in (object as? HKObject).map { sources.contains($0.source) } ?? false }
    }

    public class func predicateForObject(with uuid: UUID) -> NSPredicate {
        NSPredicate { object, _ in (object as? HKObject)?.uuid == uuid }
    }

    /// Those in which somebody did one thing.
    public class func predicateForWorkouts(with workoutActivityType: HKWorkoutActivityType) -> NSPredicate {
        NSPredicate { object, _ in (object as? HKWorkout)?.workoutActivityType == workoutActivityType }
    }
}

open class HKSampleQuery: HKQuery, @unchecked Sendable {
    /// How many are wanted at most.
    public let limit: Int
    public let sortDescriptors: [NSSortDescriptor]?
    private let handler: @Sendable (HKSampleQuery, [HKSample]?, (any Error)?) -> Void

    /// What is looked for.
    ///
    /// - Parameters:
    ///   - sampleType: the kind.
    ///   - predicate: which of it; nil for all.
    ///   - limit: how many at most; `HKObjectQueryNoLimit` for all.
    ///   - sortDescriptors: in which order; nil for that in which they were kept.
    ///   - resultsHandler: called on a thread of the system.
    public init(
        sampleType: HKSampleType, predicate: NSPredicate?, limit: Int, sortDescriptors: [NSSortDescriptor]?,
        resultsHandler: @escaping @Sendable (HKSampleQuery, [HKSample]?, (any Error)?) -> Void
    ) {
        (self.limit, self.sortDescriptors, handler) = (limit, sortDescriptors, resultsHandler)
        super.init(sampleType, predicate)
    }

    override func start(in process: AppProcess, _ service: HealthService) {
        guard let kind = sampleType?.kind else { return }
        do throws(HealthFailure) {
            let found = picked(try service.samples(kind, for: process))
            let sorted = NSSortDescriptor.sorted(found, by: sortDescriptors ?? [])
            let samples = limit > 0 ? Array(sorted.prefix(limit)) : sorted
            notify("resultsHandler", process) { [self] in handler(self, samples, nil) }
        } catch {
            let failure = HKError(error)
            notify("resultsHandler", process) { [self] in handler(self, nil, failure) }
        }
    }
}
