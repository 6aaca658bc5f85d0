import BackgroundRuntime
import SimulatedFoundation

// Since when each system has what this framework declares, as Apple's reference gives it.

extension SystemAPI {
    static let soundWithCompletion = symbol("AudioServicesPlaySystemSoundWithCompletion", .iOS(9))
    static let alertWithCompletion = symbol("AudioServicesPlayAlertSoundWithCompletion", .iOS(9))

    /// Whatever of the framework an app may use too early.
    fileprivate static let ofAudioToolbox: [SystemAPI] = [soundWithCompletion, alertWithCompletion]
}

@section("vigil_entries") @used
private let entry: LinkedEntry = { SystemAPI.register(in: $0, SystemAPI.ofAudioToolbox) }
