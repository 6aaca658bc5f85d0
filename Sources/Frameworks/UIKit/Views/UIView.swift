import BackgroundRuntime

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
    @SystemAPI.Since(.method("tintColor", of: "UIView", .iOS(7))) open var tintColor: UIColor! = UIColor.system(
        "systemBlue", 0, 122, 255)
    /// The same on each system.
    final var ownTint: UIColor { _tintColor.value ?? .system("systemBlue", 0, 122, 255) }
    /// Whether it is not shown. Kept, and without effect.
    open var isHidden = false
    /// How opaque it is, from 0 to 1. Kept, and without effect.
    open var alpha: CGFloat = 1
    /// A number of the app's own.
    open var tag = 0

    /// Whether what is outside of it is cut off. Kept, and without effect.
    open var clipsToBounds = false
    /// Whether it listens to fingers.
    open var isUserInteractionEnabled = true
    /// What it does with a picture that does not fit. Kept, and without effect.
    open var contentMode = ContentMode.scaleToFill
    /// Whether its place is turned into rules. Kept, and without effect.
    @SystemAPI.Since(.method("translatesAutoresizingMaskIntoConstraints", of: "UIView", .iOS(6)))
    open var translatesAutoresizingMaskIntoConstraints = true
    /// What grows with the view around. Kept, and without effect.
    open var autoresizingMask: AutoresizingMask = []
    /// How it is moved, turned and made larger. Kept, and without effect.
    open var transform = CGAffineTransform.identity
    /// The rules of layout that it holds.
    public var constraints: [NSLayoutConstraint] {
        SimulatedApp.require(.method("constraints", of: "UIView", .iOS(6)))
        return rules
    }
    private var rules: [NSLayoutConstraint] = []
    /// How much it wants the size of its content.
    final var priorities = ContentPriorities()
    /// What listens to fingers for it; nil for nothing.
    open private(set) var gestureRecognizers: [UIGestureRecognizer]?
    /// What it is drawn on.
    public private(set) lazy var layer = (type(of: self).layerClass as? CALayer.Type ?? CALayer.self).init()
    /// What is read out of it. Kept, and without effect.
    open var accessibilityLabel: String?
    /// What tests call it. Kept, and without effect.
    @SystemAPI.Since(.method("accessibilityIdentifier", of: "UIView", .iOS(5))) open var accessibilityIdentifier:
        String? = nil
    /// The same on each system.
    var testName: String? { _accessibilityIdentifier.value }
    /// Whether it is read out. Kept, and without effect.
    open var isAccessibilityElement = false

    /// A view of a size.
    public init(frame: CGRect) {
        self.frame = frame
        super.init()
        NotDrawn.note(type(of: self))
    }

    /// The class of what it is drawn on.
    open class var layerClass: AnyClass { CALayer.self }

    /// A view without a size.
    public convenience override init() { self.init(frame: .zero) }

    /// A view from a storyboard or a nib; nil from another archive.
    public required init?(coder: NSCoder) {
        guard let coder = coder as? InterfaceCoder else { return nil }
        frame = .zero
        super.init()
        NotDrawn.note(type(of: self))
        fill(from: coder)
    }

    /// Its own area, in points.
    open var bounds: CGRect {
        get { CGRect(x: 0, y: 0, width: frame.width, height: frame.height) }
        set { frame = CGRect(x: frame.minX, y: frame.minY, width: newValue.width, height: newValue.height) }
    }

    /// The text that it shows; nil for a view without any.
    var shownText: String? { nil }

    /// The responder that gets what this one does not take: its controller, or the view around it.
    open override var next: UIResponder? { controller ?? superview }

    /// The controller whose view it is.
    weak var controller: UIViewController?

    /// Puts a view in front of those that are in this one.
    open func addSubview(_ view: UIView) { insert(view, at: subviews.count) }

    /// Puts a view among those in this one.
    open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

    /// Puts a view behind another.
    open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
        insert(view, at: subviews.firstIndex { $0 === siblingSubview } ?? 0)
    }

    /// Puts a view in front of another.
    open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
        insert(view, at: (subviews.firstIndex { $0 === siblingSubview } ?? subviews.count - 1) + 1)
    }

    /// Puts a view that is in this one in front of the others.
    open func bringSubviewToFront(_ view: UIView) { if view.superview === self { insert(view, at: subviews.count) } }

    /// Puts a view that is in this one behind the others.
    open func sendSubviewToBack(_ view: UIView) { if view.superview === self { insert(view, at: 0) } }

    private func insert(_ view: UIView, at index: Int) {
        view.willMove(toSuperview: self)
        bring(view)
        view.superview?.subviews.removeAll { $0 === view }
        subviews.insert(view, at: min(index, subviews.count))
        view.superview = self
        view.didMoveToSuperview()
        SimulatedApp.noteChange(of: self)
    }

    /// Takes the view out of the one around it.
    open func removeFromSuperview() {
        guard superview != nil else { return }
        willMove(toSuperview: nil)
        takeFromScreen()
        superview?.subviews.removeAll { $0 === self }
        superview = nil
        didMoveToSuperview()
    }

    /// The view is about to be put into another, or taken out of it.
    open func willMove(toSuperview newSuperview: UIView?) {}
    /// The view was put into another, or taken out of it.
    open func didMoveToSuperview() {}
    /// Lays out the views in it. Never called here: nothing is laid out.
    open func layoutSubviews() {}
    /// Draws the view. Never called here.
    open func draw(_ rect: CGRect) {}
    /// The size that suits it: that which it has.
    open func sizeThatFits(_ size: CGSize) -> CGSize { frame.size }
    /// The size of its content: none.
    open var intrinsicContentSize: CGSize {
        SimulatedApp.require(.method("intrinsicContentSize", of: "UIView", .iOS(6)))
        return CGSize(width: -1, height: -1)
    }
    /// Stands for a length that a view does not have by itself.
    public class var noIntrinsicMetric: CGFloat {
        SimulatedApp.require(.symbol("UIView.noIntrinsicMetric", .iOS(6)))
        return -1
    }

    /// Adds a rule of layout.
    open func addConstraint(_ constraint: NSLayoutConstraint) {
        SimulatedApp.require(.method("addConstraint:", of: "UIView", .iOS(6)))
        rules.append(constraint)
    }
    /// Adds rules of layout.
    open func addConstraints(_ constraints: [NSLayoutConstraint]) {
        SimulatedApp.require(.method("addConstraints:", of: "UIView", .iOS(6)))
        rules += constraints
    }
    /// Takes a rule of layout away.
    open func removeConstraint(_ constraint: NSLayoutConstraint) {
        SimulatedApp.require(.method("removeConstraint:", of: "UIView", .iOS(6)))
        rules.removeAll { $0 === constraint }
    }

    /// Has something listen to fingers for it.
    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
        gestureRecognizer.view = self
    }

    /// Has something listen no longer.
    open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        gestureRecognizers?.removeAll { $0 === gestureRecognizer }
        gestureRecognizer.view = nil
    }

    /// Whether several fingers count. Kept, and without effect.
    open var isMultipleTouchEnabled = false
    /// Whether others get no fingers meanwhile. Kept, and without effect.
    open var isExclusiveTouch = false
    /// Whether nothing is seen through it. Kept, and without effect.
    open var isOpaque = true
    /// Pixels in a point. Kept, and without effect.
    open var contentScaleFactor: CGFloat = 3
    /// Whether it turns with the direction of lines. Kept, and without effect.
    @SystemAPI.Since(.method("semanticContentAttribute", of: "UIView", .iOS(9))) open var semanticContentAttribute =
        UISemanticContentAttribute
        .unspecified
    /// Light or dark. Kept, and without effect.
    @SystemAPI.Since(.method("overrideUserInterfaceStyle", of: "UIView", .iOS(13))) open
        var overrideUserInterfaceStyle = UIUserInterfaceStyle
        .unspecified
    /// The room at its sides. Kept, and without effect.
    @SystemAPI.Since(.method("layoutMargins", of: "UIView", .iOS(8))) open var layoutMargins = UIEdgeInsets(
        top: 8, left: 8, bottom: 8, right: 8)
    /// The room at its sides, by the direction of lines. Kept, and without effect.
    @SystemAPI.Since(.method("directionalLayoutMargins", of: "UIView", .iOS(11))) open var directionalLayoutMargins =
        NSDirectionalEdgeInsets(
            none: ())
    /// Whether it has the room of the view around as well. Kept, and without effect.
    @SystemAPI.Since(.method("preservesSuperviewLayoutMargins", of: "UIView", .iOS(8))) open
        var preservesSuperviewLayoutMargins = false
    /// Whether bars count as room. Kept, and without effect.
    @SystemAPI.Since(.method("insetsLayoutMarginsFromSafeArea", of: "UIView", .iOS(11))) open
        var insetsLayoutMarginsFromSafeArea = true
    /// What moves with the phone. Kept, and without effect.
    @SystemAPI.Since(.method("motionEffects", of: "UIView", .iOS(7))) open var motionEffects: [UIMotionEffect] = []
    /// What listens to fingers besides. Kept, and without effect.
    @SystemAPI.Since(.method("interactions", of: "UIView", .iOS(11))) open var interactions: [any UIInteraction] = []
    /// The same on each system.
    final var ownInteractions: [any UIInteraction] { _interactions.value }
    /// What is read out of its value. Kept, and without effect.
    open var accessibilityValue: String?
    /// What is read out of its use. Kept, and without effect.
    open var accessibilityHint: String?
    /// What is read out of its kind. Kept, and without effect.
    open var accessibilityTraits: UIAccessibilityTraits = .none

    /// How it is to look: as a phone in the light.
    open var traitCollection: UITraitCollection {
        SimulatedApp.require(.method("traitCollection", of: "UIView", .iOS(8)))
        return .light
    }
    /// It is to look otherwise. Never called here.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    /// What bars cover of it: nothing, since nothing is laid out.
    open var safeAreaInsets: UIEdgeInsets {
        SimulatedApp.require(.method("safeAreaInsets", of: "UIView", .iOS(11)))
        return .zero
    }
    /// Bars cover another part of it. Never called here.
    open func safeAreaInsetsDidChange() {}
    /// Makes its rules of layout. Never called here.
    open func updateConstraints() {}
    /// The colour of what can be touched is another. Never called here.
    open func tintColorDidChange() {}
    /// It is about to be shown in a window. Never called here.
    open func willMove(toWindow newWindow: UIWindow?) {}
    /// It is shown in a window. Never called here.
    open func didMoveToWindow() {}
    /// A view was put into it. Never called here.
    open func didAddSubview(_ subview: UIView) {}
    /// A view is about to be taken out of it. Never called here.
    open func willRemoveSubview(_ subview: UIView) {}
    /// What a finger at a point touches: the frontmost view there that listens.
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard isUserInteractionEnabled, !isHidden, alpha > 0.01, self.point(inside: point, with: event) else {
            return nil
        }
        for view in subviews.reversed() {
            let inside = CGPoint(x: point.x - view.frame.minX, y: point.y - view.frame.minY)
            if let found = view.hitTest(inside, with: event) { return found }
        }
        return self
    }
    /// Whether a point lies in it.
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
    /// The size of its content changed. Without effect.
    open func invalidateIntrinsicContentSize() {
        SimulatedApp.require(.method("invalidateIntrinsicContentSize", of: "UIView", .iOS(6)))
    }
    /// A part of it needs to be drawn: nothing is.
    open func setNeedsDisplay(_ rect: CGRect) { SimulatedApp.noteChange(of: self) }
    /// Whether a listener begins. Never asked here.
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
}
