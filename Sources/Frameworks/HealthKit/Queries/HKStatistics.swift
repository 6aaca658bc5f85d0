import BackgroundRuntime
import SimulatedFoundation
import VigilWorkout

/// What is counted of numbers.
public struct HKStatisticsOptions: OptionSet, Sendable {
    /// The options as a number.
    public let rawValue: UInt

    /// Options from a number.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Each source by itself. Not done here.
    public static let separateBySource = HKStatisticsOptions(rawValue: 1)
    public static let discreteAverage = HKStatisticsOptions(rawValue: 2)
    public static let discreteMin = HKStatisticsOptions(rawValue: 4)
    public static let discreteMax = HKStatisticsOptions(rawValue: 8)
    public static let cumulativeSum = HKStatisticsOptions(rawValue: 16)
    public static let mostRecent = HKStatisticsOptions(rawValue: 32)
    /// How long it took. Not counted here.
    public static let duration = HKStatisticsOptions(rawValue: 64)
}

/// What several numbers come to. Each sample counts by itself: those of several sources that overlap are not put together.
open class HKStatistics: NSObject, @unchecked Sendable {
    /// What they are about.
    public let quantityType: HKQuantityType
    public let startDate: Date
    public let endDate: Date
    private let samples: [HKQuantitySample]

    init(_ type: HKQuantityType, _ samples: [HKQuantitySample], from start: Date, to end: Date) {
        (quantityType, startDate, endDate) = (type, start, end)
        self.samples = samples.sorted { $0.endDate < $1.endDate }
        super.init()
    }

    private func quantity(_ make: ([Double]) -> Double?) -> HKQuantity? {
        guard let unit = samples.first?.quantity.unit else { return nil }
        return make(samples.map { $0.quantity.doubleValue(for: unit) }).map { HKQuantity(unit: unit, doubleValue: $0) }
    }

    /// The sum; nil where there is nothing, and of what is not added up.
    open func sumQuantity() -> HKQuantity? {
        guard quantityType.aggregationStyle == .cumulative else { return nil }
        return quantity { $0.reduce(0, +) }
    }

    /// The mean; nil where there is nothing.
    open func averageQuantity() -> HKQuantity? { quantity { $0.reduce(0, +) / Double($0.count) } }

    /// The least; nil where there is nothing.
    open func minimumQuantity() -> HKQuantity? { quantity { $0.min() } }

    /// The greatest; nil where there is nothing.
    open func maximumQuantity() -> HKQuantity? { quantity { $0.max() } }

    /// The last; nil where there is nothing.
    open func mostRecentQuantity() -> HKQuantity? { quantity { $0.last } }
}

/// Looks for what numbers come to.
open class HKStatisticsQuery: HKQuery, @unchecked Sendable {
    private let handler: @Sendable (HKStatisticsQuery, HKStatistics?, (any Error)?) -> Void

    /// What is looked for.
    ///
    /// - Parameters:
    ///   - quantityType: the kind.
    ///   - quantitySamplePredicate: which of it; nil for all.
    ///   - options: what is counted. All of it is, whatever this says.
    ///   - handler: called on a thread of the system.
    public init(
        quantityType: HKQuantityType, quantitySamplePredicate: NSPredicate?, options: HKStatisticsOptions = [],
        completionHandler handler: @escaping @Sendable (HKStatisticsQuery, HKStatistics?, (any Error)?) -> Void
    ) {
        self.handler = handler
        super.init(quantityType, quantitySamplePredicate)
    }

    override func start(in process: AppProcess, _ service: HealthService) {
        guard let type = objectType as? HKQuantityType else { return }
        do throws(HealthFailure) {
            let found = picked(try service.samples(type.kind, for: process)).compactMap { $0 as? HKQuantitySample }
            guard let first = found.map(\.startDate).min(), let last = found.map(\.endDate).max() else {
                return notify("completionHandler", process) { [self] in handler(self, nil, HKError(.errorNoData)) }
            }
            let statistics = HKStatistics(type, found, from: first, to: last)
            notify("completionHandler", process) { [self] in handler(self, statistics, nil) }
        } catch {
            let failure = HKError(error)
            notify("completionHandler", process) { [self] in handler(self, nil, failure) }
        }
    }
}

/// What numbers come to in one interval after the other.
open class HKStatisticsCollection: NSObject, @unchecked Sendable {
    private let all: [HKStatistics]

    init(_ all: [HKStatistics]) {
        self.all = all
        super.init()
    }

    /// Those that have any, the first one first.
    open func statistics() -> [HKStatistics] { all }

    /// That of the interval of a date; nil where there is nothing.
    open func statistics(for date: Date) -> HKStatistics? { all.first { $0.startDate <= date && date < $0.endDate } }

    /// Goes through those of a time.
    open func enumerateStatistics(
        from startDate: Date, to endDate: Date, with block: (HKStatistics, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stop = ObjCBool(false)
        for statistics in all where statistics.endDate > startDate && statistics.startDate <= endDate {
            block(statistics, &stop)
            if stop.boolValue { return }
        }
    }
}

/// Looks for what numbers come to in one interval after the other, once.
open class HKStatisticsCollectionQuery: HKQuery, @unchecked Sendable {
    /// What the app does with them.
    open var initialResultsHandler:
        (@Sendable (HKStatisticsCollectionQuery, HKStatisticsCollection?, (any Error)?) -> Void)?
    /// What the app would do with changes; they are not told.
    open var statisticsUpdateHandler:
        (@Sendable (HKStatisticsCollectionQuery, HKStatistics?, HKStatisticsCollection?, (any Error)?) -> Void)?
    /// A beginning of an interval.
    public let anchorDate: Date
    /// How long each is.
    public let intervalComponents: DateComponents

    /// What is looked for.
    ///
    /// - Parameters:
    ///   - quantityType: the kind.
    ///   - quantitySamplePredicate: which of it; nil for all.
    ///   - options: what is counted. All of it is, whatever this says.
    ///   - anchorDate: a beginning of an interval.
    ///   - intervalComponents: how long each is.
    public init(
        quantityType: HKQuantityType, quantitySamplePredicate: NSPredicate?, options: HKStatisticsOptions = [],
        anchorDate: Date, intervalComponents: DateComponents
    ) {
        (self.anchorDate, self.intervalComponents) = (anchorDate, intervalComponents)
        super.init(quantityType, quantitySamplePredicate)
    }

    override func start(in process: AppProcess, _ service: HealthService) {
        guard let type = objectType as? HKQuantityType, let handler = initialResultsHandler else { return }
        if statisticsUpdateHandler != nil {
            SimulatedApp.notSimulated("HKStatisticsCollectionQuery.statisticsUpdateHandler", "it is not called")
        }
        do throws(HealthFailure) {
            let found = picked(try service.samples(type.kind, for: process)).compactMap { $0 as? HKQuantitySample }
            let collection = HKStatisticsCollection(split(found, type))
            notify("initialResultsHandler", process) { [self] in handler(self, collection, nil) }
        } catch {
            let failure = HKError(error)
            notify("initialResultsHandler", process) { [self] in handler(self, nil, failure) }
        }
    }

    private func split(_ samples: [HKQuantitySample], _ type: HKQuantityType) -> [HKStatistics] {
        let calendar = Calendar.current
        guard let first = samples.map(\.startDate).min(), let last = samples.map(\.startDate).max() else { return [] }
        func next(_ date: Date, _ step: Int) -> Date? {
            var components = intervalComponents
            for unit in [Calendar.Component.second, .minute, .hour, .day, .weekOfYear, .month, .year] {
                if let value = components.value(for: unit) { components.setValue(value * step, for: unit) }
            }
            return calendar.date(byAdding: components, to: date)
        }
        var start = anchorDate
        while start > first, let before = next(start, -1), before < start { start = before }
        var found: [HKStatistics] = []
        while start <= last, let end = next(start, 1), end > start {
            let inside = samples.filter { $0.startDate >= start && $0.startDate < end }
            if !inside.isEmpty { found.append(HKStatistics(type, inside, from: start, to: end)) }
            start = end
        }
        return found
    }
}
