import BackgroundRuntime
import Foundation

// What workout builders do: they collect, and save a workout.

extension HealthService {
    /// A builder begins to collect.
    ///
    /// - Throws: ``HealthFailure`` where the app may not write workouts, or it began before.
    public func begin(_ build: WorkoutBuild, at date: Date, in process: AppProcess) throws(HealthFailure) {
        if let failure = lackOfSharing(.workout, process.app) {
            process.record(.refusal, "no collection: \(failure.text)", rule: failure.rule)
            throw failure
        }
        guard build.collection.begin(at: date) else { throw .sequence("the collection has begun already") }
        process.record(.note, "the workout's collection begins")
    }

    /// A builder collects no more.
    ///
    /// - Throws: ``HealthFailure`` where it did not collect.
    public func complete(_ build: WorkoutBuild, at date: Date, in process: AppProcess) throws(HealthFailure) {
        guard build.collection.complete(at: date) else { throw .sequence("there is no collection to end") }
        process.record(.note, "the workout's collection ends")
    }

    /// The app adds samples to a workout; they are kept as any others.
    ///
    /// - Throws: ``HealthFailure`` where it may not write them, or the workout takes none.
    public func add(_ samples: [HealthSample], to build: WorkoutBuild, in process: AppProcess) throws(HealthFailure) {
        let kept = try save(samples, by: process)
        guard build.collection.add(kept) else { throw .sequence("the builder does not collect") }
    }

    /// The app adds events to a workout.
    ///
    /// - Throws: ``HealthFailure`` where the workout takes none.
    public func add(_ events: [WorkoutEvent], to build: WorkoutBuild) throws(HealthFailure) {
        for event in events where !build.collection.add(event) { throw .sequence("the builder does not collect") }
    }

    /// A builder saves its workout.
    ///
    /// - Returns: the workout; nil where it is kept and cannot be read now.
    /// - Throws: ``HealthFailure`` before the end of the collection, and where the app may not write workouts.
    public func save(
        _ build: WorkoutBuild, notes: [String: HealthSample.Note], in process: AppProcess
    ) throws(HealthFailure) -> HealthSample? {
        if let failure = lackOfSharing(.workout, process.app) { throw failure }
        guard build.collection.finish(), let start = build.collection.start, let end = build.collection.end else {
            throw .sequence("the collection has not ended")
        }
        let workout = HealthWorkout(
            build.plan, duration: build.collection.elapsed(at: end), events: build.collection.events,
            samples: build.collection.samples)
        let kept = try save(
            [
                HealthSample(
                    .workout, .workout(workout), from: start, to: end, source: process.app.healthSource, notes: notes)
            ], by: process)
        AppHealth.of(process.app).saved.append((context.now, workout))
        guard canRead(process.app) else {
            process.record(.note, "the workout is saved, and cannot be read now", rule: HealthRules.finishLocked)
            return nil
        }
        return kept.first
    }

    /// A builder throws away what it collected.
    public func discard(_ build: WorkoutBuild, in process: AppProcess) {
        build.collection.discard()
        process.record(.note, "the workout is discarded")
    }
}
