import AVKit
import Accelerate
import CoreImage
import MapKit
import SpriteKit

@MainActor private var shownPlayer: AVPlayerViewController { AVPlayerViewController(nibName: nil, bundle: nil) }

let usesOfFurther: [String: Use] = [
    "AVPlayerViewController": { _ = shownPlayer },
    "-[AVPlayerViewController allowsPictureInPicturePlayback]": { _ = shownPlayer.allowsPictureInPicturePlayback },
    "-[AVPlayerViewController canStartPictureInPictureAutomaticallyFromInline]": {
        _ = shownPlayer.canStartPictureInPictureAutomaticallyFromInline
    },
    "-[AVPlayerViewController updatesNowPlayingInfoCenter]": { _ = shownPlayer.updatesNowPlayingInfoCenter },
    "-[AVPlayerViewController entersFullScreenWhenPlaybackBegins]": {
        _ = shownPlayer.entersFullScreenWhenPlaybackBegins
    },
    "-[AVPlayerViewController exitsFullScreenWhenPlaybackEnds]": { _ = shownPlayer.exitsFullScreenWhenPlaybackEnds },
    "AVRoutePickerView": { _ = AVRoutePickerView(frame: .zero) },
    "-[AVRoutePickerView prioritizesVideoDevices]": { _ = AVRoutePickerView(frame: .zero).prioritizesVideoDevices },
    "CIDetector": { _ = CIDetector(ofType: CIDetectorTypeFace, context: nil) },
    "CIDetectorTypeQRCode": { _ = CIDetectorTypeQRCode },
    "+[SKShapeNode shapeNodeWithCircleOfRadius:]": { _ = SKShapeNode(circleOfRadius: 1) },
    "+[SKShapeNode shapeNodeWithRectOfSize:]": { _ = SKShapeNode(rectOf: .zero) },
    "vDSP.mean(_:)": { _ = vDSP.mean([1]) },
    "vDSP.meanSquare(_:)": { _ = vDSP.meanSquare([1]) },
    "vDSP.rootMeanSquare(_:)": { _ = vDSP.rootMeanSquare([1]) },
    "vDSP.maximum(_:)": { _ = vDSP.maximum([1]) },
    "vDSP.sum(_:)": { _ = vDSP.sum([1]) },
]
