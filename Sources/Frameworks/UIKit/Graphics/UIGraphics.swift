import BackgroundRuntime

// Pictures that an app draws. They have their size, and nothing is drawn on them.

/// What an app draws on now, the last one first.
private final class Drawings {
    var open: [CGContext] = []

    static var current: Drawings? { AppProcess.current?.storage.object { Drawings() } }

    /// What is drawn on. It says that nothing is.
    static func context(_ size: CGSize, _ scale: CGFloat) -> CGContext {
        SimulatedApp.notSimulated("drawing", "pictures have a size, and nothing is drawn on them")
        return CGContext(width: Int(size.width * scale), height: Int(size.height * scale))
    }
}

/// Begins a picture of a size, with a pixel in each point.
public func UIGraphicsBeginImageContext(_ size: CGSize) { UIGraphicsBeginImageContextWithOptions(size, false, 1) }

/// Begins a picture of a size; a scale of 0 is that of the screen.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
    Drawings.current?.open.append(Drawings.context(size, scale == 0 ? 3 : scale))
}

/// What is drawn on now; nil outside of drawing.
public func UIGraphicsGetCurrentContext() -> CGContext? { Drawings.current?.open.last }

/// The picture that is drawn now; nil outside of drawing.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
    UIGraphicsGetCurrentContext().map { UIImage(drawn: $0) }
}

public func UIGraphicsEndImageContext() { _ = Drawings.current?.open.popLast() }

/// Fills an area of what is drawn on. Without effect.
public func UIRectFill(_ rect: CGRect) {}

/// What a picture is drawn with.
open class UIGraphicsImageRenderer: NSObject, @unchecked Sendable {
    private let size: CGSize
    private let scale: CGFloat

    /// A picture of a size, with the pixels of the screen.
    public init(size: CGSize) {
        SimulatedApp.require(UIGraphicsImageRenderer.self)
        (self.size, scale) = (size, 3)
    }

    /// A picture of a size in a format.
    public init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        SimulatedApp.require(UIGraphicsImageRenderer.self)
        (self.size, scale) = (size, format.scale)
    }

    /// A picture of an area.
    public convenience init(bounds: CGRect) { self.init(size: bounds.size) }

    /// The picture that a closure draws.
    open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        UIImage(drawn: draw(actions))
    }

    /// The bytes of the picture that a closure draws: none, since nothing is drawn.
    open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
        _ = draw(actions)
        return Data()
    }

    /// The bytes of the picture that a closure draws: none, since nothing is drawn.
    open func jpegData(
        withCompressionQuality compressionQuality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void
    ) -> Data { pngData(actions: actions) }

    private func draw(_ actions: (UIGraphicsImageRendererContext) -> Void) -> CGContext {
        let context = Drawings.context(size, scale)
        Drawings.current?.open.append(context)
        actions(UIGraphicsImageRendererContext(context, size))
        UIGraphicsEndImageContext()
        return context
    }
}

/// The format of a picture.
open class UIGraphicsImageRendererFormat: NSObject, @unchecked Sendable {
    /// Pixels in a point.
    open var scale: CGFloat = 3
    /// Whether nothing is seen through it.
    open var opaque = false

    /// The format of the screen.
    public override init() {
        SimulatedApp.require(UIGraphicsImageRendererFormat.self)
        super.init()
    }

    /// The format of the screen.
    open class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}

/// What a picture is drawn on.
open class UIGraphicsImageRendererContext: NSObject {
    /// What it is drawn on.
    public let cgContext: CGContext
    private let size: CGSize

    init(_ context: CGContext, _ size: CGSize) { (cgContext, self.size) = (context, size) }

    /// The format of the picture.
    open var format: UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
    /// The picture as it is now.
    open var currentImage: UIImage { UIImage(drawn: cgContext) }
    /// Fills an area. Without effect.
    open func fill(_ rect: CGRect) {}
    /// Draws the lines around an area. Without effect.
    open func stroke(_ rect: CGRect) {}
    /// Cuts off what lies outside of an area. Without effect.
    open func clip(to rect: CGRect) {}
}
