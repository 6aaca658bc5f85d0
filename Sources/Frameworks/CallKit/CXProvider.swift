import BackgroundRuntime
import SimulatedFoundation
import VigilVoIP

/// Tells the system of the app's calls, and hears from it what the user does.
open class CXProvider: NSObject, @unchecked Sendable {
    /// What the calls look like and can do.
    open var configuration: CXProviderConfiguration {
        didSet { session.maximumCalls = configuration.maximumCallGroups }
    }

    let session: CallSession
    private let relay = ProviderRelay()

    /// A provider of the running app.
    public init(configuration: CXProviderConfiguration) {
        self.configuration = configuration
        let process = SimulatedApp.process(for: "CXProvider")
        process.require(CXProvider.self)
        session = CallSession(process)
        session.maximumCalls = configuration.maximumCallGroups
        super.init()
        relay.provider = self
    }

    deinit { session.invalidate() }

    /// Sets who is asked and told, on `queue`; nil stands for the main queue.
    open func setDelegate(_ delegate: (any CXProviderDelegate)?, queue: DispatchQueue?) {
        relay.delegate = delegate
        session.client = delegate == nil ? nil : relay
        session.link.place = .on(queue)
        session.link.deliver { [weak self] _ in if let self { relay.delegate?.providerDidBegin(self) } }
    }

    /// Tells the system of an incoming call. This is what a VoIP push has to lead to, before its method returns.
    ///
    /// - Parameters:
    ///   - UUID: what the app calls the call by from now on.
    ///   - update: who calls.
    ///   - completion: called on the delegate's queue, with an error when the user is not told.
    open func reportNewIncomingCall(
        with UUID: UUID, update: CXCallUpdate, completion: @escaping ((any Error)?) -> Void
    ) {
        let refusal = session.report(UUID, update)
        session.link.deliver { _ in completion(refusal?.error) }
    }

    /// Tells the system of an incoming call.
    ///
    /// - Throws: ``CXErrorCodeIncomingCallError`` or ``CXError`` when the user is not told.
    nonisolated(nonsending) public func reportNewIncomingCall(with UUID: UUID, update: CXCallUpdate) async throws {
        if let refusal = session.report(UUID, update) { throw refusal.error }
    }

    /// Tells the system more about a call: only whether it supports holding has an effect.
    open func reportCall(with UUID: UUID, updated update: CXCallUpdate) {
        session.update(UUID, supportsHolding: update.supportsHolding)
    }

    /// Tells the system that a call ended that the user did not end.
    open func reportCall(with UUID: UUID, endedAt dateEnded: Date?, reason endedReason: CXCallEndedReason) {
        session.reportEnded(UUID, why: "\(endedReason)")
    }

    /// Tells the system that an outgoing call is being connected. Without effect: a fulfilled start says as much.
    open func reportOutgoingCall(with UUID: UUID, startedConnectingAt dateStartedConnecting: Date?) {}

    /// Tells the system that the other side of an outgoing call answered.
    open func reportOutgoingCall(with UUID: UUID, connectedAt dateConnected: Date?) { session.reportConnected(UUID) }

    /// Ends the provider and its calls.
    open func invalidate() { session.invalidate() }
}

extension CallSession {
    /// Reports an incoming call with what an update says of it.
    fileprivate func report(_ call: UUID, _ update: CXCallUpdate) -> IncomingCallRefusal? {
        reportIncoming(
            call, from: update.remote, handle: update.remoteHandle?.value, supportsHolding: update.supportsHolding)
    }
}
