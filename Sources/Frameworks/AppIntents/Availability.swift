import BackgroundRuntime
import SimulatedFoundation

// Since when each system has what this framework declares, as Apple's reference gives it.

extension SystemAPI {
    static let appIntent = symbol("AppIntent", .iOS(16))
    static let intentModes = symbol("IntentModes", .iOS(26))

    /// Whatever of the framework an app may use too early.
    fileprivate static let ofAppIntents: [SystemAPI] = [appIntent, intentModes]
}

@section("vigil_entries") @used
private let entry: LinkedEntry = { SystemAPI.register(in: $0, SystemAPI.ofAppIntents) }
