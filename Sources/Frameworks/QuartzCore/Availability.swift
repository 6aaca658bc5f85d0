import BackgroundRuntime
import SimulatedFoundation

// Since when each system has what this framework declares, as Apple's reference gives it.

extension SystemAPI {
    static let framesPerSecond = method("preferredFramesPerSecond", of: "CADisplayLink", .iOS(10))
    static let targetTimestamp = method("targetTimestamp", of: "CADisplayLink", .iOS(10))
    static let frameRateRange = method("preferredFrameRateRange", of: "CADisplayLink", .iOS(15))

    /// Whatever of the framework an app may use too early.
    fileprivate static let ofQuartzCore: [SystemAPI] = [framesPerSecond, targetTimestamp, frameRateRange]
}

@section("vigil_entries") @used
private let entry: LinkedEntry = { SystemAPI.register(in: $0, SystemAPI.ofQuartzCore + SystemAPI.ofQuartzCoreLayers) }
