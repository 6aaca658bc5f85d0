import BackgroundRuntime
import VigilAssetCatalog

/// A picture: its bytes, or its name. Nothing is drawn, and nothing is known of its size.
open class UIImage: NSObject, @unchecked Sendable {
    private let bytes: Data?
    /// The points that it takes: zero for one that was not drawn, since no picture is read.
    public let size: CGSize
    /// The pixels in a point.
    public let scale: CGFloat

    private let turned: Orientation

    private init(bytes: Data?, size: CGSize = .zero, scale: CGFloat = 1, orientation: Orientation = .up) {
        (self.bytes, self.size, self.scale, turned) = (bytes, size, scale, orientation)
    }

    /// A picture that was drawn, without anything on it.
    convenience init(drawn: CGContext) {
        let size = CGSize(width: CGFloat(drawn.width) / 3, height: CGFloat(drawn.height) / 3)
        self.init(bytes: nil, size: size, scale: 3)
    }

    /// A picture from pixels.
    public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
        let size = CGSize(width: CGFloat(cgImage.width) / scale, height: CGFloat(cgImage.height) / scale)
        self.init(bytes: nil, size: size, scale: scale, orientation: orientation)
    }

    /// A picture without anything on it.
    public override convenience init() { self.init(bytes: nil) }

    /// A picture of the app: of an asset catalogue, or a file of that name in its bundle; nil without either.
    public convenience init?(named name: String) {
        if let asset = BundleAssets.of(nil)?.asset(.image, named: name) {
            self.init(of: asset)
            return
        }
        let names = ["", "@3x.png", "@2x.png", ".png", ".jpg"].lazy.map { name + $0 }
        guard let file = names.compactMap({ Bundle.main.path(forResource: $0, ofType: nil) }).first else {
            SimulatedApp.note("there is no picture named \(name)")
            return nil
        }
        self.init(bytes: FileManager.default.contents(atPath: file))
    }

    /// A picture of an asset catalogue; nil for one without anything on it.
    convenience init(of asset: AssetCatalog.Asset?) { self.init(bytes: asset?.picture) }

    /// A picture of the app: what `#imageLiteral` stands for. Ends the app where there is none.
    public convenience init(imageLiteralResourceName name: String) {
        guard let picture = UIImage(named: name) else {
            SimulatedApp.crash("the picture \(name) of a literal is not in the app")
        }
        self.init(bytes: picture.bytes)
    }

    /// A picture of the system. From iOS 13.
    public convenience init?(systemName name: String) {
        SimulatedApp.require(.classMethod("systemImageNamed:", of: "UIImage", .iOS(13)))
        self.init(bytes: nil)
    }

    /// A picture from bytes, which nobody looks at; nil without any.
    public convenience init?(data: Data) {
        guard !data.isEmpty else { return nil }
        self.init(bytes: data)
    }

    /// A picture from bytes in a scale.
    public convenience init?(data: Data, scale: CGFloat) {
        SimulatedApp.require(.method("initWithData:scale:", of: "UIImage", .iOS(6)))
        guard !data.isEmpty else { return nil }
        self.init(bytes: data, scale: scale)
    }

    /// A picture from a file; nil when there is none.
    public convenience init?(contentsOfFile path: String) {
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        self.init(data: data)
    }

    /// How a picture is turned.
    public enum Orientation: Int, Sendable {
        /// Not at all, or to a side.
        case up = 0, down, left, right
        /// The same, seen from behind.
        case upMirrored, downMirrored, leftMirrored, rightMirrored
    }

    /// How pictures of the system look. Kept, and without effect.
    open class Configuration: NSObject, @unchecked Sendable {}

    /// How pictures of the system look. Kept, and without effect.
    open class SymbolConfiguration: Configuration, @unchecked Sendable {
        public init(pointSize: CGFloat) { SimulatedApp.require(.imageSymbolConfiguration) }
        /// So large and heavy.
        public init(pointSize: CGFloat, weight: UIImage.SymbolWeight) {
            SimulatedApp.require(.imageSymbolConfiguration)
        }
        /// So large and heavy, beside texts of a size.
        public init(pointSize: CGFloat, weight: UIImage.SymbolWeight, scale: UIImage.SymbolScale) {
            SimulatedApp.require(.imageSymbolConfiguration)
        }
        public init(weight: UIImage.SymbolWeight) { SimulatedApp.require(.imageSymbolConfiguration) }
        /// So large beside texts.
        public init(scale: UIImage.SymbolScale) { SimulatedApp.require(.imageSymbolConfiguration) }
        /// As large as letters that are for something.
        public init(textStyle: UIFont.TextStyle) { SimulatedApp.require(.imageSymbolConfiguration) }
        /// With the size of a font.
        public init(font: UIFont) { SimulatedApp.require(.imageSymbolConfiguration) }
        /// In several colours, as its layers are.
        public init(hierarchicalColor: UIColor) { SimulatedApp.require(.imageSymbolConfiguration) }
        public init(paletteColors: [UIColor]) { SimulatedApp.require(.imageSymbolConfiguration) }
    }

    /// How heavy pictures of the system are.
    public enum SymbolWeight: Int, Sendable {
        /// Nobody says, or hairlines.
        case unspecified = 0, ultraLight, thin, light
        /// As usual, or heavier.
        case regular, medium, semibold, bold, heavy, black
    }

    /// How large pictures of the system are beside texts.
    public enum SymbolScale: Int, Sendable {
        /// As usual, or nobody says.
        case `default` = -1, unspecified
        /// From the least to the most.
        case small, medium, large
    }

    /// How a picture is drawn.
    public enum RenderingMode: Int, Sendable {
        /// As suits the place, as it is, or as a shape.
        case automatic = 0, alwaysOriginal, alwaysTemplate
    }

    /// The picture, drawn in another way.
    open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
        SimulatedApp.require(.method("imageWithRenderingMode:", of: "UIImage", .iOS(7)))
        return self
    }

    /// The bytes that it was made of; nil for one that has none. Nothing is compressed.
    open func pngData() -> Data? { bytes }
    /// The bytes that it was made of; nil for one that has none. Nothing is compressed.
    open func jpegData(compressionQuality: CGFloat) -> Data? { bytes }

    /// A picture from pixels.
    public convenience init(cgImage: CGImage) { self.init(cgImage: cgImage, scale: 1, orientation: .up) }

    /// A picture of the app, in some looks; nil without a file of that name in its bundle.
    public convenience init?(
        named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
    ) {
        SimulatedApp.require(.method("imageNamed:inBundle:compatibleWithTraitCollection:", of: "UIImage", .iOS(8)))
        self.init(named: name)
    }

    /// A picture of the system in a size and a weight.
    public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
        SimulatedApp.require(.method("systemImageNamed:withConfiguration:", of: "UIImage", .iOS(13)))
        self.init(systemName: name)
    }

    /// How it is turned: as its maker said.
    open var imageOrientation: Orientation { turned }
    /// Its pixels: of its size, where that is known.
    open var cgImage: CGImage? {
        size == .zero ? nil : CGImage(width: Int(size.width * scale), height: Int(size.height * scale))
    }
    /// The pictures that follow one another in it: none.
    open var images: [UIImage]? { nil }

    /// The picture in a colour.
    open func withTintColor(_ color: UIColor) -> UIImage {
        SimulatedApp.require(.method("imageWithTintColor:", of: "UIImage", .iOS(13)))
        return self
    }
    /// The picture in a colour, drawn in another way.
    open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        SimulatedApp.require(.method("imageWithTintColor:renderingMode:", of: "UIImage", .iOS(13)))
        return self
    }
    /// The picture in a size and a weight.
    open func withConfiguration(_ configuration: Configuration) -> UIImage {
        SimulatedApp.require(.method("imageWithConfiguration:", of: "UIImage", .iOS(13)))
        return self
    }
    /// The picture of the system in a size and a weight.
    open func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
        SimulatedApp.require(.method("imageByApplyingSymbolConfiguration:", of: "UIImage", .iOS(13)))
        return self
    }
    /// The picture, whose middle is drawn again and again.
    open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
        SimulatedApp.require(.method("resizableImageWithCapInsets:", of: "UIImage", .iOS(5)))
        return self
    }
    /// Draws it. Without effect.
    open func draw(in rect: CGRect) {}
    /// Draws it. Without effect.
    open func draw(at point: CGPoint) {}
    /// Draws it, more or less transparent. Without effect.
    open func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {}
}

/// A view of a picture.
@preconcurrency @MainActor
open class UIImageView: UIView {
    /// The picture; nil for none.
    open var image: UIImage? {
        didSet { SimulatedApp.noteChange(of: self) }
    }

    /// A view of a picture.
    public init(image: UIImage?) {
        self.image = image
        super.init(frame: .zero)
    }

    /// A view with a size, without a picture.
    public override init(frame: CGRect) { super.init(frame: frame) }

    /// A view from a storyboard or a nib.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The picture while it is touched. Kept, and without effect.
    open var highlightedImage: UIImage?
    /// Whether it is touched. Kept, and without effect.
    open var isHighlighted = false
    /// The pictures that follow one another. Kept, and without effect.
    open var animationImages: [UIImage]?
    /// How long they take, in seconds. Kept, and without effect.
    open var animationDuration: TimeInterval = 0
    /// How many times they are shown. Kept, and without effect.
    open var animationRepeatCount = 0
    /// Whether they are shown.
    open private(set) var isAnimating = false
    /// How pictures of the system look. Kept, and without effect.
    @SystemAPI.Since(.method("preferredSymbolConfiguration", of: "UIImageView", .iOS(13))) open
        var preferredSymbolConfiguration: UIImage.SymbolConfiguration? = nil

    /// Two pictures, one of which is shown while it is touched.
    public convenience init(image: UIImage?, highlightedImage: UIImage?) {
        self.init(image: image)
        self.highlightedImage = highlightedImage
    }

    /// Shows the pictures one after the other.
    open func startAnimating() { isAnimating = true }
    /// Shows them no longer.
    open func stopAnimating() { isAnimating = false }
}
