import BackgroundRuntime
import SimulatedFoundation

// Since when each system has the names and other constants of this framework, as Apple's reference gives it.

extension SystemAPI {
    static let nowPlayingInfoPropertyElapsedPlaybackTime = symbol(
        "MPNowPlayingInfoPropertyElapsedPlaybackTime", .iOS(5))
    static let nowPlayingInfoPropertyPlaybackRate = symbol("MPNowPlayingInfoPropertyPlaybackRate", .iOS(5))
    static let nowPlayingInfoPropertyDefaultPlaybackRate = symbol(
        "MPNowPlayingInfoPropertyDefaultPlaybackRate", .iOS(8))
    static let nowPlayingInfoPropertyIsLiveStream = symbol("MPNowPlayingInfoPropertyIsLiveStream", .iOS(10))
    static let nowPlayingInfoPropertyMediaType = symbol("MPNowPlayingInfoPropertyMediaType", .iOS(10))
    static let nowPlayingInfoPropertyAvailableLanguageOptions = symbol(
        "MPNowPlayingInfoPropertyAvailableLanguageOptions", .iOS(9))
    static let nowPlayingInfoPropertyCurrentLanguageOptions = symbol(
        "MPNowPlayingInfoPropertyCurrentLanguageOptions", .iOS(9))
    static let nowPlayingInfoPropertyChapterCount = symbol("MPNowPlayingInfoPropertyChapterCount", .iOS(5))
    static let nowPlayingInfoPropertyPlaybackQueueIndex = symbol("MPNowPlayingInfoPropertyPlaybackQueueIndex", .iOS(5))
    static let nowPlayingInfoPropertyPlaybackQueueCount = symbol("MPNowPlayingInfoPropertyPlaybackQueueCount", .iOS(5))
    static let nowPlayingInfoPropertyExternalContentIdentifier = symbol(
        "MPNowPlayingInfoPropertyExternalContentIdentifier", .iOS(10))

    /// What an app may use too early of names and other constants.
    static let ofMediaPlayerConstants: [SystemAPI] = [
        nowPlayingInfoPropertyElapsedPlaybackTime, nowPlayingInfoPropertyPlaybackRate,
        nowPlayingInfoPropertyDefaultPlaybackRate, nowPlayingInfoPropertyIsLiveStream, nowPlayingInfoPropertyMediaType,
        nowPlayingInfoPropertyAvailableLanguageOptions, nowPlayingInfoPropertyCurrentLanguageOptions,
        nowPlayingInfoPropertyChapterCount, nowPlayingInfoPropertyPlaybackQueueIndex,
        nowPlayingInfoPropertyPlaybackQueueCount, nowPlayingInfoPropertyExternalContentIdentifier,
    ]
}
