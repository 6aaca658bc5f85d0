/// A part of what a window shows. Nothing is drawn; it keeps what the app puts into it.
@preconcurrency @MainActor
open class UIView: UIResponder {
    /// Where it is in the view around it, in points.
    open var frame: CGRect
    /// The view around it.
    public private(set) weak var superview: UIView?
    /// The views in it, the one behind first.
    public private(set) var subviews: [UIView] = []
    /// Its colour. Kept, and without effect.
    open var backgroundColor: UIColor?
    /// The colour of what can be touched. Kept, and without effect.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var tintColor: UIColor! = UIColor.systemBlue
    /// Whether it is not shown. Kept, and without effect.
    open var isHidden = false
    /// How opaque it is, from 0 to 1. Kept, and without effect.
    open var alpha: CGFloat = 1
    /// A number of the app's own.
    open var tag = 0

    /// A view of a size.
    public init(frame: CGRect) {
        self.frame = frame
        super.init()
    }

    /// A view without a size.
    public convenience override init() { self.init(frame: .zero) }

    /// A view from a storyboard, of which there are none here.
    public required init?(coder: NSCoder) { nil }

    /// Its own area, in points.
    open var bounds: CGRect {
        get { CGRect(x: 0, y: 0, width: frame.width, height: frame.height) }
        set { frame = CGRect(x: frame.minX, y: frame.minY, width: newValue.width, height: newValue.height) }
    }

    /// The text that it shows; nil for a view without any.
    var shownText: String? { nil }

    /// Puts a view in front of those that are in this one.
    open func addSubview(_ view: UIView) {
        view.removeFromSuperview()
        subviews.append(view)
        view.superview = self
    }

    /// Takes the view out of the one around it.
    open func removeFromSuperview() {
        superview?.subviews.removeAll { $0 === self }
        superview = nil
    }
}

/// A colour, by its name. Nothing is drawn with it.
public final class UIColor: NSObject, Sendable {
    private let name: String

    private init(_ name: String) { self.name = name }

    /// A colour from its parts, each from 0 to 1.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        name = "rgb(\(red), \(green), \(blue), \(alpha))"
    }

    public override var description: String { name }

    /// The colour of paper.
    public static let white = UIColor("white")
    /// No light at all.
    public static let black = UIColor("black")
    /// Transparent.
    public static let clear = UIColor("clear")
    /// The colour of what is stopped.
    public static let red = UIColor("red")
    /// What the system gives to what can be touched.
    public static let systemBlue = UIColor("systemBlue")
    /// The colour behind everything.
    public static let systemBackground = UIColor("systemBackground")
}
