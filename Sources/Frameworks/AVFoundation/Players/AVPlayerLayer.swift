import QuartzCore
import SimulatedFoundation

/// Where the picture of a player is shown. There is no picture; but a player in a layer is paused in the background, where
/// one of sound alone goes on.
open class AVPlayerLayer: CALayer, @unchecked Sendable {
    /// The player that is shown. Apps whose sound is to go on in the background set nil in `didEnterBackground`.
    open var player: AVPlayer? {
        didSet {
            oldValue?.layersDidChange(self)
            player?.layersDidChange(self)
        }
    }

    /// A layer that shows nothing.
    public required init() { super.init() }

    /// A layer that shows a player, or nothing.
    public init(player: AVPlayer?) {
        self.player = player
        super.init()
        player?.layersDidChange(self)
    }

    /// How the picture fits. Kept, and without effect.
    open var videoGravity = AVLayerVideoGravity.resizeAspect
    /// Whether there is something to be shown.
    open var isReadyForDisplay: Bool { player?.currentItem != nil }
}

/// A layer that its player knows and does not keep.
struct WeakLayer {
    weak var layer: AVPlayerLayer?
}

/// Whether a player that shows a picture goes on in the background.
public enum AVPlayerAudiovisualBackgroundPlaybackPolicy: Int, Sendable {
    /// The system decides: it pauses.
    case automatic = 1
    /// It pauses as the app goes to the background.
    case pauses = 2
    /// Its sound goes on, where the mode and the category allow it.
    case continuesIfPossible = 3
}

/// How a picture fits into an area.
public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// All of it is seen.
    public static let resizeAspect = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspect")
    /// Nothing of the area is left.
    public static let resizeAspectFill = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspectFill")
    public static let resize = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResize")
}
