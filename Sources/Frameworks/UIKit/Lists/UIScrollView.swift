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
    /// Whether it can be moved. Kept, and without effect.
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
}

/// Who is told of movements.
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: NSObjectProtocol {
    /// It was moved. Never called here.
    func scrollViewDidScroll(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
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
        /// Above.
        public static let top = Alignment.leading
        /// Below.
        public static let bottom = Alignment.trailing
    }

    /// What it puts side by side or one below the other.
    public private(set) var arrangedSubviews: [UIView] = []
    /// Where it goes.
    open var axis = NSLayoutConstraint.Axis.horizontal
    /// How its views fill it. Kept, and without effect.
    open var distribution = Distribution.fill
    /// Where its views stand. Kept, and without effect.
    open var alignment = Alignment.fill
    /// The room between its views. Kept, and without effect.
    open var spacing: CGFloat = 0

    /// Views that are arranged, in a size.
    public override init(frame: CGRect) {
        SimulatedApp.require(.stackView)
        super.init(frame: frame)
    }

    /// Views from a storyboard, of which there are none here.
    public required init?(coder: NSCoder) { nil }

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
}
