import BackgroundRuntime
import SimulatedFoundation

// Since when each system has what this framework declares, as Apple's reference gives it.

extension SystemAPI {
    static let connectedScenes = method("connectedScenes", of: "UIApplication", .iOS(13))
    static let openSessions = method("openSessions", of: "UIApplication", .iOS(13))

    /// Whatever of the framework an app may use too early.
    static let ofUIKit: [SystemAPI] = [.connectedScenes, .openSessions]
}

@section("vigil_entries") @used
private let entry: LinkedEntry = { SystemAPI.register(in: $0, SystemAPI.ofUIKit) }
