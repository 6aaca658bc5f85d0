import BackgroundRuntime
import VigilAudio

/// Whether the app plays, as it tells the lock screen.
public enum MPNowPlayingPlaybackState: UInt, Sendable {
    case unknown = 0
    case playing = 1
    case paused = 2
    case stopped = 3
    case interrupted = 4
}

/// What the lock screen shows of the app's media. It alone keeps nothing awake.
public final class MPNowPlayingInfoCenter: NSObject, @unchecked Sendable {
    /// What is now playing, by keys such as ``MPMediaItemPropertyTitle``.
    public var nowPlayingInfo: [String: Any]? {
        didSet { session.hasNowPlayingInfo = nowPlayingInfo != nil }
    }
    /// Whether the app plays. Kept, and without effect, as on iOS.
    public var playbackState = MPNowPlayingPlaybackState.unknown

    private let session: AudioSession

    private init(_ session: AudioSession) { self.session = session }

    /// The centre of the app that is running.
    public static func `default`() -> MPNowPlayingInfoCenter {
        let (process, session) = AudioSession.ofRunningApp("MPNowPlayingInfoCenter.default()")
        return process.storage.object { MPNowPlayingInfoCenter(session) }
    }
}

/// The title.
public let MPMediaItemPropertyTitle = "title"
/// The artist.
public let MPMediaItemPropertyArtist = "artist"
/// The title of the album.
public let MPMediaItemPropertyAlbumTitle = "albumTitle"
/// The length, in seconds.
public let MPMediaItemPropertyPlaybackDuration = "playbackDuration"
/// The picture.
public let MPMediaItemPropertyArtwork = "artwork"
/// Where playback stands, in seconds.
public let MPNowPlayingInfoPropertyElapsedPlaybackTime = "MPNowPlayingInfoPropertyElapsedPlaybackTime"
/// The speed of playback; 0 is paused.
public let MPNowPlayingInfoPropertyPlaybackRate = "MPNowPlayingInfoPropertyPlaybackRate"
/// The normal speed of playback.
public let MPNowPlayingInfoPropertyDefaultPlaybackRate = "MPNowPlayingInfoPropertyDefaultPlaybackRate"
/// Whether it is a live stream.
public let MPNowPlayingInfoPropertyIsLiveStream = "MPNowPlayingInfoPropertyIsLiveStream"
/// The kind of media.
public let MPNowPlayingInfoPropertyMediaType = "MPNowPlayingInfoPropertyMediaType"
