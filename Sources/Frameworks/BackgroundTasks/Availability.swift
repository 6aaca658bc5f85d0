import BackgroundRuntime
import SimulatedFoundation

// Since when each system has what this framework declares, as Apple's reference gives it.

extension SystemAPI {
    static let taskScheduler = symbol("BGTaskScheduler", .iOS(13))

    /// Whatever of the framework an app may use too early.
    static let ofBackgroundTasks: [SystemAPI] = [
        .taskScheduler
    ]
}

@section("vigil_entries") @used
private let entry: LinkedEntry = { SystemAPI.register(in: $0, SystemAPI.ofBackgroundTasks) }
