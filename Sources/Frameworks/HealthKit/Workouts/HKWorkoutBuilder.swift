import BackgroundRuntime
import SimulatedFoundation
import VigilWorkout

/// Puts a workout together, and saves it. From iOS 12.
open class HKWorkoutBuilder: NSObject, @unchecked Sendable {
    /// What the workout is about.
    public let workoutConfiguration: HKWorkoutConfiguration
    /// What measures; kept, and nothing more.
    public let device: HKDevice?
    /// What is written beside the workout.
    open private(set) var metadata: [String: Any] = [:]
    let build: WorkoutBuild

    /// A builder that has not begun.
    public init(healthStore: HKHealthStore, configuration: HKWorkoutConfiguration, device: HKDevice?) {
        SimulatedApp.require(HKWorkoutBuilder.self)
        (workoutConfiguration, self.device, build) = (configuration, device, WorkoutBuild(configuration.plan))
        super.init()
    }

    init(_ build: WorkoutBuild) {
        (workoutConfiguration, device, self.build) = (HKWorkoutConfiguration(build.plan), nil, build)
        super.init()
    }

    /// When the collection began; nil before.
    open var startDate: Date? { build.collection.start }
    /// When it ended; nil before.
    open var endDate: Date? { build.collection.end }
    open var workoutEvents: [HKWorkoutEvent] { build.collection.events.map(HKWorkoutEvent.init) }

    /// The time of the workout at a date, without its pauses, in seconds.
    open func elapsedTime(at date: Date) -> TimeInterval { build.collection.elapsed(at: date) }

    /// What the numbers of a kind come to; nil where nothing was measured.
    open func statistics(for quantityType: HKQuantityType) -> HKStatistics? {
        guard let start = startDate else { return nil }
        return HKStatistics(quantityType, of: build.collection.samples, from: start, to: endDate ?? Date())
    }

    /// What the numbers of each kind come to.
    open var allStatistics: [HKQuantityType: HKStatistics] {
        guard let start = startDate else { return [:] }
        return HKStatistics.all(of: build.collection.samples, from: start, to: endDate ?? Date())
    }

    private func answer(
        _ name: String, _ completion: @escaping @Sendable (Bool, (any Error)?) -> Void,
        _ body: (AppProcess, HealthService) throws(HealthFailure) -> Void
    ) {
        let (process, service) = HKHealthStore.current(name)
        HKHealthStore.answer(name, in: process, completion) { () throws(HealthFailure) in try body(process, service) }
    }

    /// Begins the collection; `completion` is called on a thread of the system.
    @preconcurrency
    open func beginCollection(withStart start: Date, completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        answer("beginCollection(withStart:completion:)", completion) { process, service throws(HealthFailure) in
            try service.begin(build, at: start, in: process)
        }
    }

    /// Begins the collection.
    ///
    /// - Throws: ``HKError`` where the app may not write workouts, or it began before.
    nonisolated(nonsending) public func beginCollection(at start: Date) async throws {
        try await withCheckedThrowingContinuation { (waiting: CheckedContinuation<Void, any Error>) in
            beginCollection(withStart: start) { _, error in waiting.finish(error) }
        }
    }

    /// Ends the collection; `completion` is called on a thread of the system.
    @preconcurrency
    open func endCollection(withEnd end: Date, completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        answer("endCollection(withEnd:completion:)", completion) { process, service throws(HealthFailure) in
            try service.complete(build, at: end, in: process)
        }
    }

    /// Ends the collection.
    ///
    /// - Throws: ``HKError`` where there is none.
    nonisolated(nonsending) public func endCollection(at end: Date) async throws {
        try await withCheckedThrowingContinuation { (waiting: CheckedContinuation<Void, any Error>) in
            endCollection(withEnd: end) { _, error in waiting.finish(error) }
        }
    }

    /// Adds samples of the app's own, which the store keeps; `completion` is called on a thread of the system.
    @preconcurrency
    open func add(_ samples: [HKSample], completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        let source = HKSource.default().bundleIdentifier
        answer("add(_:completion:)", completion) { process, service throws(HealthFailure) in
            try service.add(samples.compactMap { $0.healthSample(source: source) }, to: build, in: process)
        }
    }

    /// Adds samples of the app's own, which the store keeps.
    ///
    /// - Throws: ``HKError`` where the app may not write them, or the workout takes none.
    nonisolated(nonsending) public func addSamples(_ samples: [HKSample]) async throws {
        try await withCheckedThrowingContinuation { (waiting: CheckedContinuation<Void, any Error>) in
            add(samples) { _, error in waiting.finish(error) }
        }
    }

    /// Adds what happened; `completion` is called on a thread of the system.
    @preconcurrency
    open func addWorkoutEvents(
        _ workoutEvents: [HKWorkoutEvent], completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        answer("addWorkoutEvents(_:completion:)", completion) { _, service throws(HealthFailure) in
            try service.add(workoutEvents.compactMap(\.event), to: build)
        }
    }

    /// Adds what happened.
    ///
    /// - Throws: ``HKError`` where the workout takes none.
    nonisolated(nonsending) public func addWorkoutEvents(_ workoutEvents: [HKWorkoutEvent]) async throws {
        try await withCheckedThrowingContinuation { (waiting: CheckedContinuation<Void, any Error>) in
            addWorkoutEvents(workoutEvents) { _, error in waiting.finish(error) }
        }
    }

    /// Adds what is written beside the workout; `completion` is called on a thread of the system.
    open func addMetadata(_ metadata: [String: Any], completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        self.metadata.merge(metadata) { $1 }
        answer("addMetadata(_:completion:)", completion) { _, _ throws(HealthFailure) in }
    }

    /// Saves the workout; `completion` is called on a thread of the system with the workout; with nil and no error where
    /// it cannot be read now.
    @preconcurrency
    open func finishWorkout(completion: @escaping @Sendable (HKWorkout?, (any Error)?) -> Void) {
        let name = "finishWorkout(completion:)"
        let (process, service) = HKHealthStore.current(name)
        do throws(HealthFailure) {
            let kept = try service.save(build, notes: HealthSample.Note.all(metadata), in: process)
            let workout = kept.flatMap { HKSample.make($0) as? HKWorkout }
            HKHealthStore.call(name, workout == nil ? "nil" : "", in: process) { completion(workout, nil) }
        } catch {
            let failure = HKError(error)
            HKHealthStore.call(name, "error \(failure.errorCode)", in: process) { completion(nil, failure) }
        }
    }

    /// Saves the workout; nil where it is saved and cannot be read now.
    ///
    /// - Throws: ``HKError`` before the end of the collection, and where the app may not write workouts.
    nonisolated(nonsending) public func finishWorkout() async throws -> HKWorkout? {
        try await withCheckedThrowingContinuation { waiting in finishWorkout { waiting.finish($0, $1) } }
    }

    /// Throws away what was collected.
    open func discardWorkout() {
        let (process, service) = HKHealthStore.current("discardWorkout()")
        service.discard(build, in: process)
    }
}

/// Whoever is told of what a live builder collects, on a thread of the system. From iOS 26.
public protocol HKLiveWorkoutBuilderDelegate: AnyObject {
    /// Something of these kinds was measured.
    func workoutBuilder(_ workoutBuilder: HKLiveWorkoutBuilder, didCollectDataOf collectedTypes: Set<HKSampleType>)

    func workoutBuilderDidCollectEvent(_ workoutBuilder: HKLiveWorkoutBuilder)
}

/// Collects what is measured in a workout session. From iOS 26.
open class HKLiveWorkoutBuilder: HKWorkoutBuilder, @unchecked Sendable {
    open weak var delegate: (any HKLiveWorkoutBuilderDelegate)?
    /// The session that it collects for.
    open private(set) weak var workoutSession: HKWorkoutSession?
    /// Whether pauses are kept with the workout; they always are.
    open var shouldCollectWorkoutEvents = true
    /// What is collected; nothing without one, as after a recovery.
    open var dataSource: HKLiveWorkoutDataSource? {
        didSet {
            oldValue?.build = nil
            dataSource?.build = build
            build.collected = dataSource?.kinds ?? []
        }
    }

    init(_ build: WorkoutBuild, _ session: HKWorkoutSession, _ store: HKHealthStore) {
        super.init(build)
        workoutSession = session
    }

    /// The time of the workout until now, without its pauses, in seconds.
    open var elapsedTime: TimeInterval { elapsedTime(at: Date()) }

    func collected(_ kinds: Set<HealthKind>) {
        delegate?.workoutBuilder(self, didCollectDataOf: Set(kinds.map(\.sampleType)))
    }

    func collectedEvent() { delegate?.workoutBuilderDidCollectEvent(self) }
}

/// Which kinds a live builder collects. From iOS 26.
open class HKLiveWorkoutDataSource: NSObject, @unchecked Sendable {
    fileprivate weak var build: WorkoutBuild?
    fileprivate private(set) var kinds: Set<HealthKind> { didSet { build?.collected = kinds } }

    /// What is usual for an activity; nothing without one.
    public init(healthStore: HKHealthStore, workoutConfiguration configuration: HKWorkoutConfiguration?) {
        SimulatedApp.require(HKLiveWorkoutDataSource.self)
        kinds = configuration.map { HealthKind.collected(in: $0.activityType.rawValue) } ?? []
        super.init()
    }

    /// The kinds that are collected.
    open var typesToCollect: Set<HKQuantityType> { Set(kinds.map { HKQuantityType($0.identifier) }) }

    /// Collects a kind too. A condition is not looked at.
    open func enableCollection(for quantityType: HKQuantityType, predicate: NSPredicate?) {
        if predicate != nil {
            SimulatedApp.notSimulated("the predicate of HKLiveWorkoutDataSource.enableCollection", "all is collected")
        }
        kinds.insert(quantityType.kind)
    }

    /// Collects a kind no longer.
    open func disableCollection(for quantityType: HKQuantityType) { kinds.remove(quantityType.kind) }
}

extension HealthKind {
    var sampleType: HKSampleType {
        if self == .workout { return HKObjectType.workoutType() }
        let isCategory = identifier.hasPrefix(HealthKind.categoryPrefix)
        return isCategory ? HKCategoryType(identifier) : HKQuantityType(identifier)
    }
}
