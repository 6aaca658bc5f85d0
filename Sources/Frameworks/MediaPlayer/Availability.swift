import BackgroundRuntime
import SimulatedFoundation

// Since when each system has what this framework declares, as Apple's reference gives it.

extension SystemAPI {
    static let remoteCommands = symbol("MPRemoteCommandCenter", .iOS(7, 1))
    static let nowPlaying = symbol("MPNowPlayingInfoCenter", .iOS(5))

    /// Whatever of the framework an app may use too early.
    static let ofMediaPlayer: [SystemAPI] = [
        .remoteCommands, .nowPlaying,
    ]
}

@section("vigil_entries") @used
private let entry: LinkedEntry = { SystemAPI.register(in: $0, SystemAPI.ofMediaPlayer) }
