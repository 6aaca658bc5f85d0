import BackgroundRuntime
import VigilAudio

/// Whether the app plays, as it tells the lock screen.
public enum MPNowPlayingPlaybackState: UInt, Sendable {
    /// The app has not said.
    case unknown = 0
    case playing = 1
    /// It has stopped, and may go on.
    case paused = 2
    case stopped = 3
    /// Something took the audio from it.
    case interrupted = 4
}

/// The kind of media that plays, for ``MPNowPlayingInfoPropertyMediaType``.
public enum MPNowPlayingInfoMediaType: UInt, Sendable {
    /// The app has not said.
    case none = 0
    case audio = 1
    case video = 2
}

/// What the lock screen shows of the app's media. It alone keeps nothing awake.
open class MPNowPlayingInfoCenter: NSObject, @unchecked Sendable {
    /// What is now playing, by keys such as ``MPMediaItemPropertyTitle``.
    open var nowPlayingInfo: [String: Any]? {
        didSet { session.hasNowPlayingInfo = nowPlayingInfo != nil }
    }
    /// Whether the app plays. Kept, and without effect, as on iOS. From iOS 13.
    @SystemAPI.Since(.method("playbackState", of: "MPNowPlayingInfoCenter", .iOS(13))) open var playbackState =
        MPNowPlayingPlaybackState.unknown

    private let session: AudioSession

    private init(_ session: AudioSession) { self.session = session }

    /// The centre of the app that is running.
    open class func `default`() -> MPNowPlayingInfoCenter {
        let (process, session) = AudioSession.ofRunningApp("MPNowPlayingInfoCenter.default()")
        process.require(MPNowPlayingInfoCenter.self)
        return process.storage.object { MPNowPlayingInfoCenter(session) }
    }
}

/// The key for the name of what plays.
public let MPMediaItemPropertyTitle = "title"
/// The key for who plays or speaks.
public let MPMediaItemPropertyArtist = "artist"
/// The key for the name of the album.
public let MPMediaItemPropertyAlbumTitle = "albumTitle"
/// The length, in seconds.
public let MPMediaItemPropertyPlaybackDuration = "playbackDuration"
/// The key for the picture on the lock screen.
public let MPMediaItemPropertyArtwork = "artwork"
/// Where playback stands, in seconds.
public var MPNowPlayingInfoPropertyElapsedPlaybackTime: String {
    SimulatedApp.constant(
        "MPNowPlayingInfoPropertyElapsedPlaybackTime",
        since: .symbol("MPNowPlayingInfoPropertyElapsedPlaybackTime", .iOS(5)))
}
/// The speed of playback; 0 is paused.
public var MPNowPlayingInfoPropertyPlaybackRate: String {
    SimulatedApp.constant(
        "MPNowPlayingInfoPropertyPlaybackRate", since: .symbol("MPNowPlayingInfoPropertyPlaybackRate", .iOS(5)))
}
/// The normal speed of playback.
public var MPNowPlayingInfoPropertyDefaultPlaybackRate: String {
    SimulatedApp.constant(
        "MPNowPlayingInfoPropertyDefaultPlaybackRate",
        since: .symbol("MPNowPlayingInfoPropertyDefaultPlaybackRate", .iOS(8)))
}
/// Whether it is a live stream.
public var MPNowPlayingInfoPropertyIsLiveStream: String {
    SimulatedApp.constant(
        "MPNowPlayingInfoPropertyIsLiveStream", since: .symbol("MPNowPlayingInfoPropertyIsLiveStream", .iOS(10)))
}
/// The kind of media.
public var MPNowPlayingInfoPropertyMediaType: String {
    SimulatedApp.constant(
        "MPNowPlayingInfoPropertyMediaType", since: .symbol("MPNowPlayingInfoPropertyMediaType", .iOS(10)))
}
/// The key for the languages that can be chosen, a list of groups.
public var MPNowPlayingInfoPropertyAvailableLanguageOptions: String {
    SimulatedApp.constant(
        "MPNowPlayingInfoPropertyAvailableLanguageOptions",
        since: .symbol("MPNowPlayingInfoPropertyAvailableLanguageOptions", .iOS(9)))
}
/// The key for the languages in use, a list of ``MPNowPlayingInfoLanguageOption``.
public var MPNowPlayingInfoPropertyCurrentLanguageOptions: String {
    SimulatedApp.constant(
        "MPNowPlayingInfoPropertyCurrentLanguageOptions",
        since: .symbol("MPNowPlayingInfoPropertyCurrentLanguageOptions", .iOS(9)))
}
/// The key for the number of chapters.
public var MPNowPlayingInfoPropertyChapterCount: String {
    SimulatedApp.constant(
        "MPNowPlayingInfoPropertyChapterCount", since: .symbol("MPNowPlayingInfoPropertyChapterCount", .iOS(5)))
}
/// The key for the place of what plays in the queue of the app, from 0.
public var MPNowPlayingInfoPropertyPlaybackQueueIndex: String {
    SimulatedApp.constant(
        "MPNowPlayingInfoPropertyPlaybackQueueIndex",
        since: .symbol("MPNowPlayingInfoPropertyPlaybackQueueIndex", .iOS(5)))
}
/// The key for the length of the queue of the app.
public var MPNowPlayingInfoPropertyPlaybackQueueCount: String {
    SimulatedApp.constant(
        "MPNowPlayingInfoPropertyPlaybackQueueCount",
        since: .symbol("MPNowPlayingInfoPropertyPlaybackQueueCount", .iOS(5)))
}
/// The key for the name by which the app knows what plays.
public var MPNowPlayingInfoPropertyExternalContentIdentifier: String {
    SimulatedApp.constant(
        "MPNowPlayingInfoPropertyExternalContentIdentifier",
        since: .symbol("MPNowPlayingInfoPropertyExternalContentIdentifier", .iOS(10)))
}
