import BackgroundRuntime
import SimulatedFoundation

// Since when each system has the types and members of this framework, as Apple's reference gives it.

extension SystemAPI {
    static let mapUserTrackingMode = method("userTrackingMode", of: "MKMapView", .iOS(5))

    /// What an app may use too early of types and members.
    static let ofMapKitMembers: [SystemAPI] = [
        mapUserTrackingMode
    ]
}
