import BackgroundRuntime
import SimulatedFoundation

// Since when each system has what this framework declares, as Apple's reference gives it.

@section("vigil_entries") @used
private let entry: LinkedEntry = { SystemAPI.register(in: $0, SystemAPI.ofMapKitMembers + SystemAPI.ofMapKitOverlays) }
