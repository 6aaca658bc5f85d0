/// Takes pictures out of a film. There are no pixels here: each attempt fails, and a note says so.
open class AVAssetImageGenerator: NSObject, @unchecked Sendable {
    open private(set) var asset: AVAsset
    /// Whether pictures are turned as the film is. Kept, and without effect.
    open var appliesPreferredTrackTransform = false
    /// How large a picture may be. Kept, and without effect.
    open var maximumSize = CGSize.zero
    /// How much earlier a picture may be. Kept, and without effect.
    open var requestedTimeToleranceBefore = CMTime.positiveInfinity
    /// How much later a picture may be. Kept, and without effect.
    open var requestedTimeToleranceAfter = CMTime.positiveInfinity

    /// What takes pictures out of a film.
    public init(asset: AVAsset) { self.asset = asset }

    /// The picture at a time.
    ///
    /// - Throws: an error of the domain of AVFoundation, always: nothing is drawn.
    open func copyCGImage(at requestedTime: CMTime, actualTime: UnsafeMutablePointer<CMTime>?) throws -> CGImage {
        SimulatedApp.notSimulated("AVAssetImageGenerator", "no film has a picture: each attempt fails")
        throw NSError(domain: AVFoundationErrorDomain, code: Self.noImage)
    }

    private static let noImage = -11_832
}

/// Whose errors they are that players and media give back.
public let AVFoundationErrorDomain = "AVFoundationErrorDomain"
