import BackgroundRuntime

/// A view that can be moved by a finger.
@preconcurrency @MainActor
open class UIScrollView: UIView {
    /// Who is told of movements.
    open weak var delegate: (any UIScrollViewDelegate)?
    /// What is at its corner.
    open var contentOffset = CGPoint.zero
    /// How large its content is.
    open var contentSize = CGSize.zero
    /// Room around the content. Kept, and without effect.
    open var contentInset = UIEdgeInsets.zero
    /// Whether a finger moves it.
    open var isScrollEnabled = true
    /// Whether it stands still at pages only. Kept, and without effect.
    open var isPagingEnabled = false
    /// Whether it goes on a little at its end. Kept, and without effect.
    open var alwaysBounceVertical = false
    /// Whether it shows how far it was moved. Kept, and without effect.
    open var showsVerticalScrollIndicator = true
    /// Whether it shows how far it was moved. Kept, and without effect.
    open var showsHorizontalScrollIndicator = true
    /// What is pulled to load anew.
    open var refreshControl: UIRefreshControl? {
        get {
            SimulatedApp.require(.scrollViewRefreshControl)
            return pulled
        }
        set {
            SimulatedApp.require(.scrollViewRefreshControl)
            pulled = newValue
        }
    }
    /// The same for a table's controller, which has it since iOS 6.
    final var pulled: UIRefreshControl?

    /// Moves it at once: nothing is animated.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) { self.contentOffset = contentOffset }

    /// Whether it gets room for bars. Kept, and without effect.
    @SystemAPI.Since(.method("contentInsetAdjustmentBehavior", of: "UIScrollView", .iOS(11))) open
        var contentInsetAdjustmentBehavior =
        ContentInsetAdjustmentBehavior.automatic
    /// When the keyboard goes away. Kept, and without effect.
    @SystemAPI.Since(.method("keyboardDismissMode", of: "UIScrollView", .iOS(7))) open var keyboardDismissMode =
        KeyboardDismissMode.none
    /// Whether it goes on a little at its end. Kept, and without effect.
    open var bounces = true
    /// Whether it goes on a little at its side. Kept, and without effect.
    open var alwaysBounceHorizontal = false
    /// Room around what shows how far it was moved. Kept, and without effect.
    open var scrollIndicatorInsets = UIEdgeInsets.zero
    /// Room around what shows how far it was moved down. Kept, and without effect.
    @SystemAPI.Since(.method("verticalScrollIndicatorInsets", of: "UIScrollView", .iOS(11, 1))) open
        var verticalScrollIndicatorInsets = UIEdgeInsets
        .zero
    /// How small the content may be. Kept, and without effect.
    open var minimumZoomScale: CGFloat = 1
    /// How large the content may be. Kept, and without effect.
    open var maximumZoomScale: CGFloat = 1
    /// How large the content is. Kept, and without effect.
    open var zoomScale: CGFloat = 1
    /// How soon it stands still. Kept, and without effect.
    open var decelerationRate = DecelerationRate.normal
    /// How what shows how far it was moved looks. Kept, and without effect.
    open var indicatorStyle = IndicatorStyle.default
    /// Whether fingers wait until they move. Kept, and without effect.
    open var delaysContentTouches = true
    /// Whether what is touched is given up for a movement. Kept, and without effect.
    open var canCancelContentTouches = true
    /// Whether it moves in one direction at a time. Kept, and without effect.
    open var isDirectionalLockEnabled = false
    /// Whether the bar of the phone leads to its top. Kept, and without effect.
    open var scrollsToTop = true

    /// Whether a finger moves it now.
    open var isDragging: Bool { isUnderFinger }
    /// Whether a finger is on it that moves it.
    open var isTracking: Bool { isUnderFinger }
    /// Set while those who listen are told of a finger.
    final var isUnderFinger = false
    /// Whether it goes on moving: never.
    open var isDecelerating: Bool { false }
    /// Room around the content, with that for bars: there is none for them.
    open var adjustedContentInset: UIEdgeInsets {
        SimulatedApp.require(.method("adjustedContentInset", of: "UIScrollView", .iOS(11)))
        return contentInset
    }
    /// What listens to fingers that move it. Nobody's does.
    private final lazy var movement = UIPanGestureRecognizer(target: nil, action: nil)
    /// What listens to fingers that move it.
    open var panGestureRecognizer: UIPanGestureRecognizer {
        SimulatedApp.require(.method("panGestureRecognizer", of: "UIScrollView", .iOS(5)))
        return movement
    }
    /// The content, as rules are made of it.
    open var contentLayoutGuide: UILayoutGuide {
        SimulatedApp.require(.method("contentLayoutGuide", of: "UIScrollView", .iOS(11)))
        return UILayoutGuide()
    }
    /// The view, as rules are made of it.
    open var frameLayoutGuide: UILayoutGuide {
        SimulatedApp.require(.method("frameLayoutGuide", of: "UIScrollView", .iOS(11)))
        return UILayoutGuide()
    }
    /// Moves an area into sight. Without effect.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {}
    /// Makes the content larger or smaller. Kept, and without effect.
    open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoomScale = scale }
    /// Shows how far it was moved. Without effect.
    open func flashScrollIndicators() {}
}

/// Who is told of movements.
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: NSObjectProtocol {
    /// It was moved, by a finger alone.
    func scrollViewDidScroll(_ scrollView: UIScrollView)

    /// A finger begins to move it.
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
    /// A finger leaves it, and it stands still.
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
    /// A finger is about to leave it.
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>)
    /// It stands still after a finger moved it. Never called here.
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
    /// It stands still after the app moved it. Never called here.
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
    /// What is made larger. Never asked here.
    ///
    /// - Untouched: nothing is made larger by two fingers
    func viewForZooming(in scrollView: UIScrollView) -> UIView?
    /// It was made larger or smaller. Never called here.
    func scrollViewDidZoom(_ scrollView: UIScrollView)
    /// Whether the bar of the phone leads to its top. Never asked here.
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
}

extension UIScrollViewDelegate {
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {}

    public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
    public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
    public func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {}
    public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
    public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
    public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
    public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
    public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
}

/// Views side by side or one below the other.
@preconcurrency @MainActor
open class UIStackView: UIView {
    /// How its views fill it.
    public enum Distribution: Int, Sendable {
        /// As they want, or all alike.
        case fill = 0, fillEqually, fillProportionally
        /// With the same room between them.
        case equalSpacing, equalCentering
    }

    /// Where its views stand.
    public enum Alignment: Int, Sendable {
        /// From side to side, or at one.
        case fill = 0, leading, firstBaseline, center, trailing, lastBaseline
        public static let top = Alignment.leading
        public static let bottom = Alignment.trailing
    }

    /// What it puts side by side or one below the other.
    public private(set) var arrangedSubviews: [UIView] = []
    open var axis = NSLayoutConstraint.Axis.horizontal
    /// How its views fill it. Kept, and without effect.
    open var distribution = Distribution.fill
    /// Where its views stand. Kept, and without effect.
    open var alignment = Alignment.fill
    /// The room between its views. Kept, and without effect.
    open var spacing: CGFloat = 0

    /// Views that are arranged, in a size.
    public override init(frame: CGRect) {
        SimulatedApp.require(UIStackView.self)
        super.init(frame: frame)
    }

    /// Views from a storyboard or a nib. Ends the app with another archive.
    // swift-format-ignore: NeverForceUnwrap
    public required init(coder: NSCoder) { super.init(coder: coder)! }

    /// Views that are arranged.
    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }

    /// Arranges one more view.
    open func addArrangedSubview(_ view: UIView) {
        arrangedSubviews.append(view)
        addSubview(view)
    }

    /// Arranges a view among the others.
    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
        arrangedSubviews.insert(view, at: stackIndex)
        addSubview(view)
    }

    /// Arranges a view no longer, which stays in it.
    open func removeArrangedSubview(_ view: UIView) { arrangedSubviews.removeAll { $0 === view } }

    /// Whether room at its sides counts. Kept, and without effect.
    open var isLayoutMarginsRelativeArrangement = false
    /// Whether room is measured from the lines of texts. Kept, and without effect.
    open var isBaselineRelativeArrangement = false
    private var rooms: [ObjectIdentifier: CGFloat] = [:]

    /// Sets the room behind one of its views. Kept, and without effect.
    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        SimulatedApp.require(.method("setCustomSpacing:afterView:", of: "UIStackView", .iOS(11)))
        rooms[ObjectIdentifier(arrangedSubview)] = spacing
    }

    /// The room behind one of its views.
    open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
        SimulatedApp.require(.method("customSpacingAfterView:", of: "UIStackView", .iOS(11)))
        return rooms[ObjectIdentifier(arrangedSubview)] ?? .greatestFiniteMagnitude
    }
}
