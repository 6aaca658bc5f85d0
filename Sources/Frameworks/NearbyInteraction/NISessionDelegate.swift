import SimulatedFoundation
import VigilNearbyInteraction

/// Something that a session measures.
open class NINearbyObject: NSObject, @unchecked Sendable {
    /// Tells it from others.
    open private(set) var discoveryToken: NIDiscoveryToken
    /// How far away it is, in metres; nil where that is not known.
    open private(set) var distance: Float?
    /// Where it is: nil, since directions are not simulated.
    open var direction: SIMD3<Float>? { nil }

    init(_ peer: NearbyPeer, _ distance: Double?) {
        discoveryToken = NIDiscoveryToken(peer.name)
        self.distance = distance.map { Float($0) }
    }

    /// Why something is not measured any more.
    public enum RemovalReason: Int, Sendable {
        /// It was not heard for long.
        case timeout = 0
        /// The other side ended its session.
        case peerEnded = 1
    }
}

/// What a session tells. Every method has a default. They are called on the queue of the session.
///
/// They belong to no actor, as on a phone: a delegate on the main actor conforms with `@MainActor NISessionDelegate` or
/// `@preconcurrency NISessionDelegate`.
public protocol NISessionDelegate: NSObjectProtocol {
    /// The session measures from now on. From iOS 16.
    func sessionDidStartRunning(_ session: NISession)
    /// Something is somewhere else.
    func session(_ session: NISession, didUpdate nearbyObjects: [NINearbyObject])
    /// An accessory needs this data to begin. From iOS 15.
    func session(
        _ session: NISession, didGenerateShareableConfigurationData shareableConfigurationData: Data,
        for object: NINearbyObject)
    /// Something is measured no more.
    func session(
        _ session: NISession, didRemove nearbyObjects: [NINearbyObject], reason: NINearbyObject.RemovalReason)
    /// The session does not measure while the app is away.
    func sessionWasSuspended(_ session: NISession)
    /// The app may run the session again.
    func sessionSuspensionEnded(_ session: NISession)
    /// The session is over: a new one has to be made.
    func session(_ session: NISession, didInvalidateWith error: any Error)
}

extension NISessionDelegate {
    public func sessionDidStartRunning(_ session: NISession) { OptionalMethod.isMissing() }
    public func session(_ session: NISession, didUpdate nearbyObjects: [NINearbyObject]) { OptionalMethod.isMissing() }
    public func session(
        _ session: NISession, didGenerateShareableConfigurationData shareableConfigurationData: Data,
        for object: NINearbyObject
    ) { OptionalMethod.isMissing() }
    public func session(
        _ session: NISession, didRemove nearbyObjects: [NINearbyObject], reason: NINearbyObject.RemovalReason
    ) { OptionalMethod.isMissing() }
    public func sessionWasSuspended(_ session: NISession) { OptionalMethod.isMissing() }
    public func sessionSuspensionEnded(_ session: NISession) { OptionalMethod.isMissing() }
    public func session(_ session: NISession, didInvalidateWith error: any Error) { OptionalMethod.isMissing() }
}
