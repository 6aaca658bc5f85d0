import BackgroundRuntime
import SimulatedFoundation

// Since when each system has what this framework declares, as Apple's reference gives it.

extension SystemAPI {
    static let callProvider = symbol("CXProvider", .iOS(10))
    static let callController = symbol("CXCallController", .iOS(10))

    /// Whatever of the framework an app may use too early.
    static let ofCallKit: [SystemAPI] = [
        .callProvider, .callController,
    ]
}

@section("vigil_entries") @used
private let entry: LinkedEntry = { SystemAPI.register(in: $0, SystemAPI.ofCallKit) }
