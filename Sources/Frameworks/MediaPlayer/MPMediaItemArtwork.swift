import UIKit

/// The picture that the lock screen shows of what plays. Nobody sees it here.
open class MPMediaItemArtwork: NSObject, @unchecked Sendable {
    /// The largest size that the picture has.
    open private(set) var bounds: CGRect
    private let requestHandler: (CGSize) -> UIImage

    /// A picture that a block makes, in a size up to this one.
    public init(boundsSize: CGSize, requestHandler: @escaping (_ size: CGSize) -> UIImage) {
        SimulatedApp.require(.method("initWithBoundsSize:requestHandler:", of: "MPMediaItemArtwork", .iOS(10)))
        bounds = CGRect(x: 0, y: 0, width: boundsSize.width, height: boundsSize.height)
        self.requestHandler = requestHandler
    }

    /// The picture in a size.
    open func image(at size: CGSize) -> UIImage? { requestHandler(size) }
}
