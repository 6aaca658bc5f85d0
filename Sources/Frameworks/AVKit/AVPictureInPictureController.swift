import AVFoundation
import BackgroundRuntime
import VigilAudio

/// Shows a player in a window over other apps.
///
/// It needs the mode `audio` and a category that may sound in the background; while the player plays in the window, the
/// mode keeps the app awake. One window is open at a time on a phone.
open class AVPictureInPictureController: NSObject, @unchecked Sendable {
    /// What can be shown in a window.
    open class ContentSource: NSObject, @unchecked Sendable {
        /// The layer in which the app shows the player.
        open private(set) var playerLayer: AVPlayerLayer?

        fileprivate init(_ layer: AVPlayerLayer) { playerLayer = layer }

        /// A player in a layer. Buffers of samples are not simulated.
        public init(playerLayer: AVPlayerLayer) {
            SimulatedApp.require(.symbol("AVPictureInPictureController.ContentSource", .iOS(15)))
            self.playerLayer = playerLayer
        }
    }

    /// Whoever is told of the window.
    open weak var delegate: (any AVPictureInPictureControllerDelegate)?
    /// What is shown in the window. From iOS 15.
    open var contentSource: ContentSource?
    /// Whether the user may not skip in the window. Kept, and without effect.
    open var requiresLinearPlayback = false
    private let picture: PictureSession
    private let relay = PictureRelay()

    /// A controller of the player in a layer; nil where a phone has no Picture in Picture, before iOS 14.
    public convenience init?(playerLayer: AVPlayerLayer) {
        guard AVPictureInPictureController.isPictureInPictureSupported() else { return nil }
        self.init(ContentSource(playerLayer))
    }

    /// A controller of what a source shows. From iOS 15.
    public convenience init(contentSource: ContentSource) {
        self.init(contentSource)
    }

    private init(_ contentSource: ContentSource) {
        self.contentSource = contentSource
        picture = PictureSession(SimulatedApp.process(for: "AVPictureInPictureController"))
        super.init()
        relay.controller = self
        picture.client = relay
    }

    /// Whether the device has Picture in Picture: a phone from iOS 14.
    open class func isPictureInPictureSupported() -> Bool {
        let process = SimulatedApp.process(for: "AVPictureInPictureController")
        process.require(AVPictureInPictureController.self)
        return process.device.system >= .iOS(14)
    }

    /// The layer that is shown.
    open var playerLayer: AVPlayerLayer { contentSource?.playerLayer ?? AVPlayerLayer() }

    /// Whether the window could open now: the app has the mode and the category, the layer shows something, and no other
    /// window is open.
    open var isPictureInPicturePossible: Bool { picture.lack == nil && playerLayer.isReadyForDisplay }

    /// Whether the window is open.
    open var isPictureInPictureActive: Bool { picture.isActive }

    /// Whether the player was paused to leave the sound to another window; never so here.
    open var isPictureInPictureSuspended: Bool { false }

    /// Whether the window opens by itself as the app goes to the background while the player plays. From iOS 14.2.
    open var canStartPictureInPictureAutomaticallyFromInline: Bool {
        get {
            SimulatedApp.require(.startsFromInline)
            return picture.startsAutomatically
        }
        set {
            SimulatedApp.require(.startsFromInline)
            picture.startsAutomatically = newValue
        }
    }

    /// Opens the window, when the user asks for it in the app. In the background it fails.
    open func startPictureInPicture() { picture.start() }

    /// Closes the window, and has the app show the player again.
    open func stopPictureInPicture() { picture.stop() }

    /// Says that what plays has changed. Without effect: nothing of it is shown.
    open func invalidatePlaybackState() {
        SimulatedApp.require(.method("invalidatePlaybackState", of: "AVPictureInPictureController", .iOS(15)))
    }
}

/// The domain of the errors of this framework.
public var AVKitErrorDomain: String {
    SimulatedApp.constant("AVKitErrorDomain", since: .symbol("AVKitErrorDomain", .iOS(9)))
}

/// Hands what the module tells to the delegate of a controller.
private final class PictureRelay: PictureClient {
    weak var controller: AVPictureInPictureController?

    var playing: SoundID? { controller?.playerLayer.player?.shownSound }
    var listens: Bool { controller?.delegate != nil }

    func willStart() { notify { $1.pictureInPictureControllerWillStartPictureInPicture($0) } }
    func didStart() { notify { $1.pictureInPictureControllerDidStartPictureInPicture($0) } }

    func failedToStart(_ why: String) {
        let error = NSError(domain: AVKitErrorDomain, code: -1001, userInfo: [NSLocalizedDescriptionKey: why])
        notify { $1.pictureInPictureController($0, failedToStartPictureInPictureWithError: error) }
    }

    func willStop() { notify { $1.pictureInPictureControllerWillStopPictureInPicture($0) } }

    func restore() {
        notify {
            $1.pictureInPictureController(
                $0, restoreUserInterfaceForPictureInPictureStopWithCompletionHandler: { _ in })
        }
    }

    func didStop() { notify { $1.pictureInPictureControllerDidStopPictureInPicture($0) } }

    func pause() { controller?.playerLayer.player?.pause() }

    private func notify(
        _ body: (AVPictureInPictureController, any AVPictureInPictureControllerDelegate) -> Void
    ) {
        if let controller, let delegate = controller.delegate { body(controller, delegate) }
    }
}
