import BackgroundRuntime
import SimulatedFoundation

// Since when each system has what this framework declares, as Apple's reference gives it.

extension SystemAPI {
    static let pushRegistry = symbol("PKPushRegistry", .iOS(8))

    /// Whatever of the framework an app may use too early.
    static let ofPushKit: [SystemAPI] = [
        .pushRegistry
    ]
}

@section("vigil_entries") @used
private let entry: LinkedEntry = { SystemAPI.register(in: $0, SystemAPI.ofPushKit + SystemAPI.ofPushKitConstants) }
