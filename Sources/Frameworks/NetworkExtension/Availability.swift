import BackgroundRuntime
import SimulatedFoundation

// Since when each system has what this framework declares, as Apple's reference gives it.

extension SystemAPI {
    static let hotspotHelper = symbol("NEHotspotHelper", .iOS(9))

    /// Whatever of the framework an app may use too early.
    fileprivate static let ofNetworkExtension: [SystemAPI] = [hotspotHelper]
}

@section("vigil_entries") @used
private let entry: LinkedEntry = { SystemAPI.register(in: $0, SystemAPI.ofNetworkExtension) }
