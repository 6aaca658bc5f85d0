import BackgroundRuntime
import SimulatedFoundation
import VigilVoIP

/// Asks the system for something to be done with the app's calls.
open class CXCallController: NSObject, @unchecked Sendable {
    /// The calls of the app.
    open private(set) var callObserver: CXCallObserver

    private let controller: CallController
    private let queue: DispatchQueue

    /// A controller whose completions are called on the main queue.
    public override convenience init() { self.init(queue: DispatchQueue.main) }

    /// A controller whose completions are called on `queue`.
    public init(queue: DispatchQueue) {
        let process = SimulatedApp.process(for: "CXCallController")
        process.require(CXCallController.self)
        controller = CallController(process)
        callObserver = CXCallObserver()
        self.queue = queue
    }

    /// Asks for the actions of a transaction, one after the other; an action that is refused keeps back the rest.
    open func request(_ transaction: CXTransaction, completion: @escaping ((any Error)?) -> Void) {
        let refusal = ask(transaction)
        controller.deliver(at: .on(queue)) { completion(refusal.map { CXErrorCodeRequestTransactionError(from: $0) }) }
    }

    /// Asks for the actions of a transaction.
    ///
    /// - Throws: ``CXErrorCodeRequestTransactionError`` when an action is refused.
    nonisolated(nonsending) public func request(_ transaction: CXTransaction) async throws {
        if let refusal = ask(transaction) { throw CXErrorCodeRequestTransactionError(from: refusal) }
    }

    /// Asks for one action.
    open func requestTransaction(with action: CXAction, completion: @escaping ((any Error)?) -> Void) {
        request(CXTransaction(action: action), completion: completion)
    }

    /// Asks for one action.
    ///
    /// - Throws: ``CXErrorCodeRequestTransactionError`` when it is refused.
    nonisolated(nonsending) public func requestTransaction(with action: CXAction) async throws {
        try await request(CXTransaction(action: action))
    }

    /// Asks for several actions, one after the other; an action that is refused keeps back the rest.
    open func requestTransaction(with actions: [CXAction], completion: @escaping ((any Error)?) -> Void) {
        request(CXTransaction(actions: actions), completion: completion)
    }

    /// Asks for several actions, one after the other; an action that is refused keeps back the rest.
    ///
    /// - Throws: ``CXErrorCodeRequestTransactionError`` when an action is refused.
    nonisolated(nonsending) public func requestTransaction(with actions: [CXAction]) async throws {
        try await request(CXTransaction(actions: actions))
    }

    private func ask(_ transaction: CXTransaction) -> TransactionRefusal? {
        guard !transaction.actions.isEmpty else { return .emptyTransaction }
        for action in transaction.actions {
            guard let request = (action as? CXCallAction)?.request else { return .invalidAction }
            if let start = action as? CXStartCallAction { StartedCalls.note(start) }
            if let refusal = controller.request(request) { return refusal }
        }
        return nil
    }
}
