import BackgroundRuntime
import SimulatedFoundation
import VigilPushToTalk

/// The channels of an app: one manager for a process, to be made at each launch, or the system gives the channel up.
open class PTChannelManager: NSObject, @unchecked Sendable {
    let session: ChannelSession
    private let relay: ChannelRelay

    init(_ session: ChannelSession, _ relay: ChannelRelay) {
        self.session = session
        self.relay = relay
    }

    /// Asks for the manager. A channel that the system kept is restored before `completionHandler` is called, on the main
    /// thread.
    ///
    /// - Parameters:
    ///   - delegate: whoever is told, held weakly; that of the first call is the one that counts.
    ///   - restorationDelegate: whoever is asked about a channel that the system kept, held weakly.
    ///   - completionHandler: gets the manager, or a ``PTInstantiationError``.
    open class func channelManager(
        delegate: any PTChannelManagerDelegate, restorationDelegate: any PTChannelRestorationDelegate,
        completionHandler: @escaping (PTChannelManager?, (any Error)?) -> Void
    ) {
        let process = SimulatedApp.process(for: "PTChannelManager")
        process.require(PTChannelManager.self)
        let shared = process.storage.object { SharedManager() }
        let relay = shared.relay(delegate, restorationDelegate)
        ChannelSession.request(in: process, relay) { result in
            switch result {
            case .success(let session): completionHandler(shared.manager(session), nil)
            case .failure(let refusal): completionHandler(nil, PTInstantiationError(from: refusal))
            }
        }
    }

    /// Asks for the manager. A channel that the system kept is restored first.
    ///
    /// - Throws: ``PTInstantiationError``.
    nonisolated(nonsending) open class func channelManager(
        delegate: any PTChannelManagerDelegate, restorationDelegate: any PTChannelRestorationDelegate
    ) async throws -> PTChannelManager {
        try await withCheckedThrowingContinuation { waiting in
            channelManager(delegate: delegate, restorationDelegate: restorationDelegate) { manager, error in
                if let manager { return waiting.resume(returning: manager) }
                waiting.resume(throwing: error ?? PTInstantiationError(.unknown))
            }
        }
    }

    /// The manager of a process, and what it is told through.
    private final class SharedManager {
        private var relay: ChannelRelay?
        private var made: PTChannelManager?

        func relay(
            _ delegate: any PTChannelManagerDelegate, _ restoration: any PTChannelRestorationDelegate
        ) -> ChannelRelay {
            if let relay { return relay }
            let new = ChannelRelay(delegate, restoration)
            relay = new
            return new
        }

        func manager(_ session: ChannelSession) -> PTChannelManager {
            if let made { return made }
            guard let relay else { preconditionFailure("a manager without a request") }
            let new = PTChannelManager(session, relay)
            relay.manager = new
            made = new
            return new
        }
    }

    /// The channel that the app is in; nil for none.
    open var activeChannelUUID: UUID? { session.activeChannel }

    /// Joins a channel, in the foreground only. The delegate is told what came of it.
    open func requestJoinChannel(channelUUID: UUID, descriptor: PTChannelDescriptor) {
        session.join(channelUUID, name: descriptor.name)
    }

    /// Begins a transmission, in the foreground or after a Bluetooth accessory told a value. The delegate is told what
    /// came of it.
    open func requestBeginTransmitting(channelUUID: UUID) { session.begin(channelUUID) }

    /// Stops the transmission. The delegate is told what came of it.
    open func stopTransmitting(channelUUID: UUID) { session.stop(channelUUID) }

    /// Leaves the channel. The delegate is told what came of it.
    open func leaveChannel(channelUUID: UUID) { session.leave(channelUUID) }
}
