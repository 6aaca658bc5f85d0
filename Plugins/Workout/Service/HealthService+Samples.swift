import BackgroundRuntime
import Foundation

// What is kept, and who hears of it.

extension HealthService {
    /// Something is measured by a sensor, a watch or another app.
    func measure(_ sample: HealthSample) {
        context.record(.stimulus, "health data of \(sample.source): \(sample.words)")
        insert([sample])
    }

    /// An app writes.
    ///
    /// - Returns: what is kept.
    /// - Throws: ``HealthFailure`` where the user does not let it.
    public func save(_ samples: [HealthSample], by process: AppProcess) throws(HealthFailure) -> [HealthSample] {
        for sample in samples {
            if let failure = lackOfSharing(sample.kind, process.app) {
                process.record(.refusal, "not written: \(failure.text)", rule: failure.rule)
                throw failure
            }
        }
        for sample in samples { process.record(.note, "health data written", detail: sample.words) }
        return insert(samples)
    }

    /// An app deletes what it wrote.
    ///
    /// - Returns: how many there were.
    public func delete(by process: AppProcess, where isMeant: (HealthSample) -> Bool) -> Int {
        let source = process.app.healthSource
        let gone = database.delete { $0.source == source && isMeant($0) }
        for kind in Set(gone.map(\.kind)) { didChange(kind) }
        return gone.count
    }

    @discardableResult
    func insert(_ samples: [HealthSample]) -> [HealthSample] {
        let kept = samples.map { database.insert($0) }
        collect(kept)
        for kind in Set(kept.map(\.kind)).sorted(by: { $0.identifier < $1.identifier }) { didChange(kind) }
        return kept
    }

    /// What an app finds of a kind, the oldest first.
    ///
    /// - Throws: ``HealthFailure`` where it was never asked for, or cannot be read now.
    public func samples(_ kind: HealthKind, for process: AppProcess) throws(HealthFailure) -> [HealthSample] {
        try changes(kind, after: 0, for: process).added
    }

    /// What came and went of a kind after a change, and the number of the last one.
    ///
    /// - Throws: ``HealthFailure`` where it was never asked for, or cannot be read now.
    public func changes(
        _ kind: HealthKind, after anchor: Int, for process: AppProcess
    ) throws(HealthFailure) -> (added: [HealthSample], deleted: [HealthSample], anchor: Int) {
        if let failure = lackOfReading(kind, process.app) {
            process.record(.refusal, "not read: \(failure.text)", rule: failure.rule)
            throw failure
        }
        let added = database.samples(kind, after: anchor)
        let deleted = anchor == 0 ? [] : database.deleted(kind, after: anchor)
        guard AppHealth.of(process.app).access.mayRead(kind) == false else {
            return (added, deleted, database.lastNumber)
        }
        let source = process.app.healthSource
        process.record(.note, "\(kind.name): the app finds only what it wrote", rule: HealthRules.readUnknown)
        return (added.filter { $0.source == source }, deleted.filter { $0.source == source }, database.lastNumber)
    }

    /// Something changed of a kind: those are told who watch.
    func didChange(_ kind: HealthKind) {
        for app in context.apps {
            if let process = app.process { notifyObservers(of: kind, in: process) }
            guard let record = app.storage.existing(AppHealth.self), record.deliveries[kind] != nil else { continue }
            if app.state.isForeground, hasObserver(of: kind, in: app) { continue }
            record.deliveries[kind]?.change()
            deliver(kind, to: app)
        }
    }

    private func hasObserver(of kind: HealthKind, in app: InstalledApp) -> Bool {
        app.process?.storage.existing(ProcessHealth.self)?.observers.contains {
            $0.kind == kind && $0.takesDeliveries
        } ?? false
    }
}
