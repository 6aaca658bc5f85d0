/// Where an object is.
public struct NearbyPosition: Hashable, Sendable {
    /// How far away it is, in metres; nil where that is not known.
    public let distance: Double?

    /// A place from its distance.
    public init(distance: Double?) { self.distance = distance }
}

/// Why a session does not measure an object any more.
public enum NearbyRemoval: String, Hashable, Sendable, CaseIterable {
    /// It was not heard for long.
    case timeout
    /// The other side ended its session.
    case peerEnded
}

/// Why a session is over.
public enum NearbyFailure: String, Hashable, Sendable, CaseIterable {
    /// Something went wrong that nobody can mend.
    case sessionFailed
    /// It was suspended for too long.
    case resourceUsageTimeout
    /// The user does not allow it.
    case userDidNotAllow
    /// The accessory is not connected over Bluetooth, or not paired.
    case accessoryPeerDeviceUnavailable
}

/// Whoever is told by a session. All methods are called as turns where the session's calls come.
public protocol NearbyClient: AnyObject {
    /// The session measures from now on.
    func didStartRunning()

    /// An accessory needs this to begin.
    func didGenerateConfiguration(for peer: NearbyPeer)

    /// The object is somewhere else.
    func didUpdate(_ peer: NearbyPeer, _ position: NearbyPosition)

    /// The object is measured no more.
    func didRemove(_ peer: NearbyPeer, _ reason: NearbyRemoval)

    /// The session does not measure while the app is away.
    func wasSuspended()

    /// The app may run the session again.
    func suspensionEnded()

    /// The session is over.
    func didInvalidate(_ failure: NearbyFailure)
}
