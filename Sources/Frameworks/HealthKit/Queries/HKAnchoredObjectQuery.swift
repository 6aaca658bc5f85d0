import BackgroundRuntime
import SimulatedFoundation
import VigilWorkout

/// A point among the changes of the store. From iOS 9.
open class HKQueryAnchor: NSObject, @unchecked Sendable {
    let number: Int

    /// A point by its number; 0 for the beginning.
    public init(fromValue value: Int) {
        number = value
        super.init()
    }

    open override func isEqual(_ object: Any?) -> Bool { (object as? HKQueryAnchor)?.number == number }

    open override var hash: Int { number }
}

/// Looks for what came and went since a point, and waits for more where it has an update handler.
open class HKAnchoredObjectQuery: HKQuery, @unchecked Sendable {
    /// What the app does with what came and went.
    public typealias Handler =
        @Sendable (HKAnchoredObjectQuery, [HKSample]?, [HKDeletedObject]?, HKQueryAnchor?, (any Error)?) -> Void

    /// What the app does with what comes and goes later, in the foreground; nil to look once.
    open var updateHandler: Handler?
    private let handler: Handler
    private let limit: Int
    private var anchor: Int
    private var observer: HealthObserver?

    /// What is looked for.
    ///
    /// - Parameters:
    ///   - type: the kind.
    ///   - predicate: which of it; nil for all.
    ///   - anchor: since when; nil for the beginning.
    ///   - limit: how many at most; `HKObjectQueryNoLimit` for all.
    ///   - handler: called on a thread of the system.
    public init(
        type: HKSampleType, predicate: NSPredicate?, anchor: HKQueryAnchor?, limit: Int,
        resultsHandler handler: @escaping Handler
    ) {
        (self.handler, self.limit, self.anchor) = (handler, limit, anchor?.number ?? 0)
        super.init(type, predicate)
    }

    override func start(in process: AppProcess, _ service: HealthService) {
        guard let kind = sampleType?.kind else { return }
        if limit != HKObjectQueryNoLimit {
            SimulatedApp.notSimulated("the limit of HKAnchoredObjectQuery", "all that changed is handed over at once")
        }
        look(process, service, "resultsHandler", handler)
        guard updateHandler != nil else { return }
        let observer = HealthObserver(kind, in: process, takesDeliveries: false)
        self.observer = observer
        observer.execute(for: Watcher(self))
    }

    override func cancel() { observer?.stop() }

    private func look(_ process: AppProcess, _ service: HealthService, _ name: String, _ handler: @escaping Handler) {
        guard let kind = sampleType?.kind else { return }
        do throws(HealthFailure) {
            let change = try service.changes(kind, after: anchor, for: process)
            anchor = change.anchor
            let (added, next) = (picked(change.added), HKQueryAnchor(fromValue: change.anchor))
            let deleted = change.deleted.map(HKDeletedObject.init)
            notify(name, process) { [self] in handler(self, added, deleted, next, nil) }
        } catch {
            let failure = HKError(error)
            notify(name, process) { [self] in handler(self, nil, nil, nil, failure) }
        }
    }

    /// Looks again as something changes.
    private final class Watcher: HealthObserverClient {
        private let query: HKAnchoredObjectQuery

        init(_ query: HKAnchoredObjectQuery) { self.query = query }

        func healthDataDidChange(completed: @escaping () -> Void) {
            guard let handler = query.updateHandler, let process = AppProcess.current else { return }
            query.look(process, process.device.requiredService(HealthService.self), "updateHandler", handler)
        }

        func healthQueryDidFail(_ failure: HealthFailure) {}
    }
}
