import BackgroundRuntime
import SimulatedFoundation
import VigilVoIP

/// An app's registration for pushes of other kinds than notifications. It has to be made at every launch, and lives on by
/// itself while it wants pushes of any type.
///
/// Only VoIP pushes are simulated; other types are kept without effect.
open class PKPushRegistry: NSObject, @unchecked Sendable {
    /// Whoever is told. Setting it delivers a token and pushes that wait.
    open weak var delegate: (any PKPushRegistryDelegate)? {
        didSet { session.client = delegate == nil ? nil : relay }
    }

    /// The types of push that the app wants.
    open var desiredPushTypes: Set<PKPushType>? {
        didSet {
            session.keep(self, while: desiredPushTypes?.isEmpty == false)
            session.wantsVoIP = desiredPushTypes?.contains(.voIP) ?? false
        }
    }

    private let session: PushSession
    private let relay = RegistryRelay()

    /// A registry whose delegate is called on `queue`; nil stands for the main queue.
    public init(queue: DispatchQueue?) {
        let process = SimulatedApp.process(for: "PKPushRegistry")
        process.require(PKPushRegistry.self)
        session = PushSession(process, at: .on(queue))
        super.init()
        relay.registry = self
    }

    deinit { session.invalidate() }

    /// What the system does as the method returns that it calls now.
    fileprivate var methodReturns: (() -> Void)?
    /// Whether the delegate lacks the method that was called last.
    var lacksMethod = false

    /// What the system does as a method returns, for whoever calls it later.
    func takeReturn() -> (() -> Void)? {
        defer { methodReturns = nil }
        return methodReturns
    }

    /// Calls the older method, on the queue of the registry. The trace names the one for metadata, which the delegate does
    /// not have.
    func callOlderMethod(_ call: @escaping () -> Void) {
        session.link.deliver { process in
            process.record(.note, "the delegate has no method for metadata: its older one is called")
            call()
        }
    }

    /// The token of the app for a type of push; nil while there is none.
    open func pushToken(for type: PKPushType) -> Data? {
        type == .voIP ? session.token.map { Data($0) } : nil
    }
}

/// Hands what the module tells to the delegate of a registry.
private final class RegistryRelay: PushClient {
    weak var registry: PKPushRegistry?

    private func notify(_ body: (any PKPushRegistryDelegate, PKPushRegistry) -> Void) {
        if let registry, let delegate = registry.delegate { body(delegate, registry) }
    }

    func didUpdate(token: [UInt8]) {
        notify { $0.pushRegistry($1, didUpdate: PKPushCredentials(Data(token), .voIP), for: .voIP) }
    }

    func didInvalidateToken() {
        notify { $0.pushRegistry($1, didInvalidatePushTokenFor: .voIP) }
    }

    func didReceive(
        _ push: VoIPPush, mustReport: Bool?, completion: (() -> Void)?, returned: @escaping () -> Void
    ) {
        guard let registry, let delegate = registry.delegate else { return returned() }
        let payload = PKPushPayload(push.payload, .voIP)
        registry.methodReturns = returned
        if let mustReport, let completion {
            delegate.pushRegistry(
                registry, didReceiveIncomingVoIPPushWith: payload,
                metadata: PKVoIPPushMetadata(mustReport: mustReport), withCompletionHandler: completion)
        } else if let completion {
            delegate.pushRegistry(
                registry, didReceiveIncomingPushWith: payload, for: .voIP, completion: completion)
        } else {
            delegate.pushRegistry(registry, didReceiveIncomingPushWith: payload, for: .voIP)
        }
        registry.takeReturn()?()
    }
}
