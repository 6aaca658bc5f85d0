import BackgroundRuntime
import SimulatedFoundation

// Since when each system has what this framework declares, as Apple's reference gives it.

extension SystemAPI {
    static let trackingManager = symbol("ATTrackingManager", .iOS(14))

    /// Whatever of the framework an app may use too early.
    fileprivate static let ofTracking: [SystemAPI] = [trackingManager]
}

@section("vigil_entries") @used
private let entry: LinkedEntry = { SystemAPI.register(in: $0, SystemAPI.ofTracking) }
