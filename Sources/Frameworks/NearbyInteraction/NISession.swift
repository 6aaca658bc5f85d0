import BackgroundRuntime
import SimulatedFoundation
import VigilNearbyInteraction

/// Measures where one accessory or device is. It ends as the app lets go of it.
open class NISession: NSObject, @unchecked Sendable {
    open weak var delegate: (any NISessionDelegate)? {
        didSet { session.client = delegate == nil ? nil : relay }
    }
    /// Where the delegate is called; nil for the main queue.
    open var delegateQueue: DispatchQueue? {
        didSet { session.link.place = .on(delegateQueue) }
    }
    /// Tells it from all other sessions.
    open private(set) var discoveryToken: NIDiscoveryToken?
    /// What it was run with last.
    open private(set) var configuration: NIConfiguration?

    private let session: NearbySession
    private let relay = NearbyRelay()

    /// A session that does nothing before it is run.
    public override init() {
        let process = SimulatedApp.process(for: "NISession")
        process.require(NISession.self)
        session = NearbySession(process)
        discoveryToken = NIDiscoveryToken("session \(session.number)")
        super.init()
        relay.session = self
    }

    deinit { session.invalidate() }

    /// Whether the phone can measure: always.
    open class var isSupported: Bool { true }

    /// What the phone can measure. From iOS 16.
    open class var deviceCapabilities: any NIDeviceCapability {
        SimulatedApp.require(.classMethod("deviceCapabilities", of: "NISession", .iOS(16)))
        return Capabilities()
    }

    /// Measures from now on, or again.
    open func run(_ configuration: NIConfiguration) {
        self.configuration = configuration
        session.run(configuration.peer)
    }

    /// Stops to measure, until it is run again.
    open func pause() { session.pause() }

    open func invalidate() { session.invalidate() }
}

/// What a phone can measure. From iOS 16.
public protocol NIDeviceCapability {
    /// How far something is.
    var supportsPreciseDistanceMeasurement: Bool { get }
    /// Where it is: not here.
    var supportsDirectionMeasurement: Bool { get }
    /// Whether the camera helps: not here.
    var supportsCameraAssistance: Bool { get }
}

private struct Capabilities: NIDeviceCapability {
    var supportsPreciseDistanceMeasurement: Bool { true }
    var supportsDirectionMeasurement: Bool { false }
    var supportsCameraAssistance: Bool { false }
}

/// Hands what the module tells to the delegate of a session.
private final class NearbyRelay: NearbyClient {
    weak var session: NISession?

    private func notify(_ body: (any NISessionDelegate, NISession) -> Void) {
        if let session, let delegate = session.delegate { body(delegate, session) }
    }

    func didStartRunning() { notify { $0.sessionDidStartRunning($1) } }

    func didGenerateConfiguration(for peer: NearbyPeer) {
        let data = Data("configuration for \(peer.name)".utf8)
        notify { $0.session($1, didGenerateShareableConfigurationData: data, for: NINearbyObject(peer, nil)) }
    }

    func didUpdate(_ peer: NearbyPeer, _ position: NearbyPosition) {
        notify { $0.session($1, didUpdate: [NINearbyObject(peer, position.distance)]) }
    }

    func didRemove(_ peer: NearbyPeer, _ reason: NearbyRemoval) {
        let why: NINearbyObject.RemovalReason = reason == .timeout ? .timeout : .peerEnded
        notify { $0.session($1, didRemove: [NINearbyObject(peer, nil)], reason: why) }
    }

    func wasSuspended() { notify { $0.sessionWasSuspended($1) } }

    func suspensionEnded() { notify { $0.sessionSuspensionEnded($1) } }

    func didInvalidate(_ failure: NearbyFailure) { notify { $0.session($1, didInvalidateWith: NIError(of: failure)) } }
}
