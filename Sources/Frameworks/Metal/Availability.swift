import BackgroundRuntime
import SimulatedFoundation

// Since when each system has what this framework declares, as Apple's reference gives it.

extension SystemAPI {
    static let metalDevice = symbol("MTLCreateSystemDefaultDevice", .iOS(8))

    /// Whatever of the framework an app may use too early.
    fileprivate static let ofMetal: [SystemAPI] = [metalDevice]
}

@section("vigil_entries") @used
private let entry: LinkedEntry = { SystemAPI.register(in: $0, SystemAPI.ofMetal) }
