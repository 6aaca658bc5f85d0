import BackgroundRuntime
import SimulatedFoundation
import VigilWorkout

/// Done with what an observer query was told.
public typealias HKObserverQueryCompletionHandler = () -> Void

/// One kind that a query looks for, or waits for. From iOS 15.
open class HKQueryDescriptor: NSObject, @unchecked Sendable {
    /// What is looked for.
    public let sampleType: HKSampleType
    /// Which of it; nil for all.
    public let predicate: NSPredicate?

    /// What is looked for, and which of it.
    public init(sampleType: HKSampleType, predicate: NSPredicate?) {
        SimulatedApp.require(HKQueryDescriptor.self)
        (self.sampleType, self.predicate) = (sampleType, predicate)
        super.init()
    }
}

/// Waits for changes until it is stopped, also in the background where the app wants that.
open class HKObserverQuery: HKQuery, @unchecked Sendable {
    private let handler: (HKObserverQuery, HKSampleType, @escaping HKObserverQueryCompletionHandler, HKError?) -> Void
    private let types: [HKSampleType]
    private var observers: [HealthObserver] = []

    /// What is waited for.
    ///
    /// - Parameters:
    ///   - sampleType: the kind.
    ///   - predicate: which of it; what changes besides is told too.
    ///   - updateHandler: called on a thread of the system; it has to call the completion handler that it gets.
    public init(
        sampleType: HKSampleType, predicate: NSPredicate?,
        updateHandler:
            @escaping @Sendable (
                HKObserverQuery, @escaping HKObserverQueryCompletionHandler, (any Error)?
            ) -> Void
    ) {
        types = [sampleType]
        handler = { query, _, done, error in updateHandler(query, done, error) }
        super.init(sampleType, predicate)
    }

    /// Several kinds that are waited for. From iOS 15.
    ///
    /// - Parameters:
    ///   - queryDescriptors: the kinds, and which of them; what changes besides is told too.
    ///   - updateHandler: called on a thread of the system, for each kind by itself; it has to call the completion handler
    ///     that it gets.
    public init(
        queryDescriptors: [HKQueryDescriptor],
        updateHandler:
            @escaping @Sendable (
                HKObserverQuery, Set<HKSampleType>?, @escaping HKObserverQueryCompletionHandler, (any Error)?
            ) -> Void
    ) {
        types = queryDescriptors.map(\.sampleType)
        handler = { query, type, done, error in updateHandler(query, error == nil ? [type] : nil, done, error) }
        super.init(types.first ?? HKObjectType.workoutType(), nil)
    }

    override func start(in process: AppProcess, _ service: HealthService) {
        for type in types {
            let observer = HealthObserver(type.kind, in: process)
            observers.append(observer)
            observer.execute(for: Watcher(self, type))
        }
    }

    override func cancel() {
        for observer in observers { observer.stop() }
        observers = []
    }

    /// Hands what the module tells to the handler.
    private final class Watcher: HealthObserverClient {
        private let query: HKObserverQuery
        private let type: HKSampleType

        init(_ query: HKObserverQuery, _ type: HKSampleType) { (self.query, self.type) = (query, type) }

        func healthDataDidChange(completed: @escaping () -> Void) { query.handler(query, type, completed, nil) }

        func healthQueryDidFail(_ failure: HealthFailure) { query.handler(query, type, {}, HKError(failure)) }
    }
}
