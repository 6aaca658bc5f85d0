import BackgroundRuntime
import SimulatedFoundation

// Since when each system has what there is of this framework, as Apple's reference gives it.

extension SystemAPI {
    static let shouldHandleActiveWorkoutRecovery = method(
        "shouldHandleActiveWorkoutRecovery", of: "UISceneConnectionOptions", .iOS(26))

    /// What an app may use too early of what there is.
    static let ofHealthKitUIAPI: [SystemAPI] = [shouldHandleActiveWorkoutRecovery]
}

@section("vigil_entries") @used
private let interface: LinkedEntry = { SystemAPI.register(in: $0, SystemAPI.ofHealthKitUIAPI) }
