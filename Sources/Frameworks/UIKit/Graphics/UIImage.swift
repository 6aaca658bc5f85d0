/// A picture: its bytes, or its name. Nothing is drawn, and nothing is known of its size.
open class UIImage: NSObject, @unchecked Sendable {
    private let bytes: Data?
    /// The points that it takes: unknown here, and zero.
    open var size: CGSize { .zero }
    /// The pixels in a point.
    open var scale: CGFloat { 1 }

    /// A picture without anything on it.
    public override init() { bytes = nil }

    /// A picture of the app; nil without a file of that name in its bundle.
    public init?(named name: String) {
        let files = ["", ".png", ".jpg"].lazy.map { Bundle.main.bundlePath + "/" + name + $0 }
        guard let file = files.first(where: { FileManager.default.fileExists(atPath: $0) }) else {
            SimulatedApp.note("there is no picture named \(name): catalogues are not read")
            return nil
        }
        bytes = FileManager.default.contents(atPath: file)
    }

    /// A picture of the system. From iOS 13.
    public init?(systemName name: String) {
        SimulatedApp.require(.systemImage)
        bytes = nil
    }

    /// A picture from bytes, which nobody looks at; nil without any.
    public init?(data: Data) {
        guard !data.isEmpty else { return nil }
        bytes = data
    }

    /// A picture from bytes in a scale.
    public convenience init?(data: Data, scale: CGFloat) {
        SimulatedApp.require(.imageWithScale)
        self.init(data: data)
    }

    /// A picture from a file; nil when there is none.
    public convenience init?(contentsOfFile path: String) {
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        self.init(data: data)
    }

    /// How a picture is drawn.
    public enum RenderingMode: Int, Sendable {
        /// As suits the place, as it is, or as a shape.
        case automatic = 0, alwaysOriginal, alwaysTemplate
    }

    /// The picture, drawn in another way.
    open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
        SimulatedApp.require(.imageWithRenderingMode)
        return self
    }

    /// The bytes that it was made of; nil for one that has none. Nothing is compressed.
    open func pngData() -> Data? { bytes }
    /// The bytes that it was made of; nil for one that has none. Nothing is compressed.
    open func jpegData(compressionQuality: CGFloat) -> Data? { bytes }
}

/// A view of a picture.
@preconcurrency @MainActor
open class UIImageView: UIView {
    /// The picture; nil for none.
    open var image: UIImage?

    /// A view of a picture.
    public init(image: UIImage?) {
        self.image = image
        super.init(frame: .zero)
    }

    /// A view with a size, without a picture.
    public override init(frame: CGRect) { super.init(frame: frame) }

    /// A view from a storyboard, of which there are none here.
    public required init?(coder: NSCoder) { nil }
}
