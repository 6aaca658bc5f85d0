import BackgroundRuntime
import SimulatedFoundation

// Since when each system has what this framework declares, as Apple's reference gives it.

extension SystemAPI {
    static let remoteCommands = symbol("MPRemoteCommandCenter", .iOS(7, 1))
    static let nowPlaying = symbol("MPNowPlayingInfoCenter", .iOS(5))
    static let enableLanguage = method("enableLanguageOptionCommand", of: "MPRemoteCommandCenter", .iOS(9))
    static let disableLanguage = method("disableLanguageOptionCommand", of: "MPRemoteCommandCenter", .iOS(9))
    static let positionCommand = method("changePlaybackPositionCommand", of: "MPRemoteCommandCenter", .iOS(9, 1))
    static let artwork = method("initWithBoundsSize:requestHandler:", of: "MPMediaItemArtwork", .iOS(10))
    static let playbackState = method("playbackState", of: "MPNowPlayingInfoCenter", .iOS(13))

    /// Whatever of the framework an app may use too early.
    static let ofMediaPlayer: [SystemAPI] = [
        .remoteCommands, .nowPlaying, .enableLanguage, .disableLanguage, .positionCommand, .artwork, .playbackState,
    ]
}

@section("vigil_entries") @used
private let entry: LinkedEntry = {
    SystemAPI.register(
        in: $0,
        SystemAPI.ofMediaPlayer + SystemAPI.ofMediaPlayerMembers + SystemAPI.ofMediaPlayerConstants
            + SystemAPI.ofMediaPlayerLibrary)
}
