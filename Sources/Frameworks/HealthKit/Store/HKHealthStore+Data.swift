import BackgroundRuntime
import SimulatedFoundation
import VigilWorkout

// What an app writes, deletes, and is told of in the background.

extension HKHealthStore {
    /// Keeps something; `completion` is called on a thread of the system.
    @preconcurrency
    public func save(_ object: HKObject, withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        save([object], withCompletion: completion)
    }

    /// Keeps several things, or none of them; `completion` is called on a thread of the system.
    @preconcurrency
    public func save(
        _ objects: [HKObject], withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        let (process, service) = Self.current("save(_:withCompletion:)")
        let source = HKSource.default().bundleIdentifier
        let samples = objects.compactMap { ($0 as? HKSample)?.healthSample(source: source) }
        Self.answer("save(_:withCompletion:)", in: process, completion) { () throws(HealthFailure) in
            _ = try service.save(samples, by: process)
        }
    }

    /// Keeps something.
    ///
    /// - Throws: ``HKError`` where the user does not let the app.
    nonisolated(nonsending) public func save(_ object: HKObject) async throws { try await save([object]) }

    /// Keeps several things, or none of them.
    ///
    /// - Throws: ``HKError`` where the user does not let the app.
    nonisolated(nonsending) public func save(_ objects: [HKObject]) async throws {
        try await withCheckedThrowingContinuation { (waiting: CheckedContinuation<Void, any Error>) in
            save(objects) { _, error in waiting.finish(error) }
        }
    }

    /// Deletes something that the app wrote; `completion` is called on a thread of the system.
    @preconcurrency
    public func delete(
        _ object: HKObject, withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        let (process, service) = Self.current("delete(_:withCompletion:)")
        let uuid = object.uuid
        let count = service.delete(by: process) { $0.id == uuid }
        Self.call("delete(_:withCompletion:)", in: process) {
            completion(count > 0, count > 0 ? nil : HKError(.errorInvalidArgument))
        }
    }

    /// Deletes what the app wrote of a kind; `completion` is called on a thread of the system, with how many there
    /// were.
    @preconcurrency
    public func deleteObjects(
        of objectType: HKObjectType, predicate: NSPredicate,
        withCompletion completion: @escaping @Sendable (Bool, Int, (any Error)?) -> Void
    ) {
        let (process, service) = Self.current("deleteObjects(of:predicate:withCompletion:)")
        let kind = objectType.kind
        let count = service.delete(by: process) {
            $0.kind == kind && predicate.evaluate(with: HKSample.make($0))
        }
        Self.call("deleteObjects(of:predicate:withCompletion:)", in: process) { completion(true, count, nil) }
    }

    // In the background.

    /// Has the app woken, or launched, as something changes of a kind.
    ///
    /// - Parameters:
    ///   - type: the kind.
    ///   - frequency: how often at most.
    ///   - completion: called on a thread of the system.
    @preconcurrency
    public func enableBackgroundDelivery(
        for type: HKObjectType, frequency: HKUpdateFrequency,
        withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        let name = "enableBackgroundDelivery(for:frequency:withCompletion:)"
        let (process, service) = Self.current(name)
        guard let rate = DeliveryFrequency(rawValue: frequency.rawValue) else {
            preconditionFailure("\(frequency) is no frequency of the module")
        }
        Self.answer(name, in: process, completion) { () throws(HealthFailure) in
            try service.enableDelivery(of: type.kind, rate, to: process)
        }
    }

    /// Has the app woken, or launched, as something changes of a kind.
    ///
    /// - Throws: ``HKError`` without the entitlement.
    nonisolated(nonsending) public func enableBackgroundDelivery(
        for type: HKObjectType, frequency: HKUpdateFrequency
    ) async throws {
        try await withCheckedThrowingContinuation { (waiting: CheckedContinuation<Void, any Error>) in
            enableBackgroundDelivery(for: type, frequency: frequency) { _, error in waiting.finish(error) }
        }
    }

    /// Lets the app sleep as something changes of a kind; `completion` is called on a thread of the system.
    @preconcurrency
    public func disableBackgroundDelivery(
        for type: HKObjectType, withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        let (process, service) = Self.current("disableBackgroundDelivery(for:withCompletion:)")
        service.disableDelivery(of: type.kind, to: process)
        Self.call("disableBackgroundDelivery(for:withCompletion:)", in: process) { completion(true, nil) }
    }

    /// Lets the app sleep whatever changes; `completion` is called on a thread of the system.
    @preconcurrency
    public func disableAllBackgroundDelivery(
        completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        let (process, service) = Self.current("disableAllBackgroundDelivery(completion:)")
        service.disableDelivery(of: nil, to: process)
        Self.call("disableAllBackgroundDelivery(completion:)", in: process) { completion(true, nil) }
    }

    /// Does something, and calls a handler with what came of it.
    static func answer(
        _ name: String, in process: AppProcess, _ completion: @escaping @Sendable (Bool, (any Error)?) -> Void,
        _ body: () throws(HealthFailure) -> Void
    ) {
        do throws(HealthFailure) {
            try body()
            call(name, "true", in: process) { completion(true, nil) }
        } catch {
            let failure = HKError(error)
            call(name, "error \(failure.errorCode)", in: process) { completion(false, failure) }
        }
    }
}
