import AVFoundation
import BackgroundRuntime
import SimulatedFoundation
import UIKit

/// A controller that shows what a player plays. No picture is drawn, and nobody touches it: the player plays.
@preconcurrency @MainActor
open class AVPlayerViewController: UIViewController {
    /// What shows it, so that a picture stops where one in a layer does.
    private final let layer = AVPlayerLayer()

    /// Who plays. Its picture stops in the background as in a layer.
    open var player: AVPlayer? {
        get { layer.player }
        set { layer.player = newValue }
    }
    /// Who is told of it. Never, here.
    open weak var delegate: (any AVPlayerViewControllerDelegate)?
    /// Whether there are buttons. Kept, and without effect.
    open var showsPlaybackControls = true
    /// How the picture fits. Kept, and without effect.
    open var videoGravity = AVLayerVideoGravity.resizeAspect
    /// Whether the picture may float over others. Kept, and without effect: ``AVPictureInPictureController`` does that.
    @SystemAPI.Since(.method("allowsPictureInPicturePlayback", of: "AVPlayerViewController", .iOS(9))) open
        var allowsPictureInPicturePlayback = true
    /// Whether the picture floats as the app leaves. Kept, and without effect.
    @SystemAPI.Since(
        .method("canStartPictureInPictureAutomaticallyFromInline", of: "AVPlayerViewController", .iOS(14, 2))) open
        var canStartPictureInPictureAutomaticallyFromInline = false
    /// Whether it says what plays. Kept, and without effect.
    @SystemAPI.Since(.method("updatesNowPlayingInfoCenter", of: "AVPlayerViewController", .iOS(10))) open
        var updatesNowPlayingInfoCenter = true
    /// Whether the picture fills the screen as it plays. Kept, and without effect.
    @SystemAPI.Since(.method("entersFullScreenWhenPlaybackBegins", of: "AVPlayerViewController", .iOS(11))) open
        var entersFullScreenWhenPlaybackBegins = false
    /// Whether it fills the screen no more as it ends. Kept, and without effect.
    @SystemAPI.Since(.method("exitsFullScreenWhenPlaybackEnds", of: "AVPlayerViewController", .iOS(11))) open
        var exitsFullScreenWhenPlaybackEnds = false
    /// Whether the first picture is drawn: no.
    open var isReadyForDisplay: Bool { false }
    /// What the app shows over the picture.
    public private(set) lazy var contentOverlayView: UIView? = UIView()

    /// A controller without a player yet. From iOS 8.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        SimulatedApp.require(AVPlayerViewController.self)
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        SimulatedApp.notSimulated(
            "AVPlayerViewController", "no picture is drawn, none floats over others, and it says nothing of what plays")
    }

    /// One from a storyboard or a nib.
    public required init?(coder: NSCoder) {
        SimulatedApp.require(AVPlayerViewController.self)
        super.init(coder: coder)
        SimulatedApp.notSimulated(
            "AVPlayerViewController", "no picture is drawn, none floats over others, and it says nothing of what plays")
    }
}

/// Who is told of what somebody does with what plays. Nobody does anything here.
@preconcurrency @MainActor
public protocol AVPlayerViewControllerDelegate: NSObjectProtocol {}

/// A button that chooses who plays. Nobody presses it.
@preconcurrency @MainActor
open class AVRoutePickerView: UIView {
    /// Who is told that something is chosen. Never, here.
    open weak var delegate: (any AVRoutePickerViewDelegate)?
    /// Its colour while another phone or a loudspeaker plays. Kept, and without effect.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var activeTintColor: UIColor! = .blue
    /// Whether those come first that show pictures. Kept, and without effect.
    @SystemAPI.Since(.method("prioritizesVideoDevices", of: "AVRoutePickerView", .iOS(13))) open
        var prioritizesVideoDevices = false

    /// A button of a size. From iOS 11.
    public override init(frame: CGRect) {
        SimulatedApp.require(AVRoutePickerView.self)
        super.init(frame: frame)
    }

    /// One from a storyboard or a nib.
    public required init?(coder: NSCoder) {
        SimulatedApp.require(AVRoutePickerView.self)
        super.init(coder: coder)
    }
}

/// Who is told that somebody chooses who plays. Never, here.
@preconcurrency @MainActor
public protocol AVRoutePickerViewDelegate: NSObjectProtocol {
    /// Somebody is about to choose.
    func routePickerViewWillBeginPresentingRoutes(_ routePickerView: AVRoutePickerView)
    func routePickerViewDidEndPresentingRoutes(_ routePickerView: AVRoutePickerView)
}

extension AVRoutePickerViewDelegate {
    public func routePickerViewWillBeginPresentingRoutes(_ routePickerView: AVRoutePickerView) {}
    public func routePickerViewDidEndPresentingRoutes(_ routePickerView: AVRoutePickerView) {}
}
