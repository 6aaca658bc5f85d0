import BackgroundRuntime

/// A controller with a stack of others, of which the last is shown.
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
    public let navigationBar = UINavigationBar(frame: .zero)
    /// Whether the bar above is hidden. Kept, and without effect.
    open var isNavigationBarHidden = false
    /// Who is told of what is shown.
    open weak var delegate: (any UINavigationControllerDelegate)?
    /// What listens to a finger that goes back. Nobody's does.
    ///
    /// - Untouched: a stack goes back by its button: ui.back
    public var interactivePopGestureRecognizer: UIGestureRecognizer? {
        SimulatedApp.constant(
            nil, since: .method("interactivePopGestureRecognizer", of: "UINavigationController", .iOS(7)))
    }

    /// A stack with its first controller.
    public init(rootViewController: UIViewController) {
        super.init(nibName: nil, bundle: nil)
        holdAtOnce([rootViewController])
    }

    /// A stack with nothing in it.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The stack, the first one at the bottom.
    open var viewControllers: [UIViewController] {
        get { contained }
        set { setViewControllers(newValue, animated: false) }
    }

    /// Puts other controllers onto the stack.
    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        change(to: viewControllers, animated)
    }

    /// The one that is shown.
    open var topViewController: UIViewController? { contained.last }
    /// The one that is shown, or what covers it.
    open var visibleViewController: UIViewController? { contained.last?.cover ?? contained.last }

    override var shownChildren: [UIViewController] { contained.suffix(1) }

    /// Shows a further controller. What is animated takes no time.
    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        change(to: contained + [viewController], animated)
    }

    /// Goes back to the one below.
    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        contained.count > 1 ? pop(to: contained.count - 1, animated).last : nil
    }

    /// Goes back to the first.
    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? { pop(to: 1, animated) }

    /// Goes back to one of the stack.
    @discardableResult
    open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        contained.firstIndex { $0 === viewController }.map { pop(to: $0 + 1, animated) }
    }

    /// Hides or shows the bar above.
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }

    private func pop(to count: Int, _ isAnimated: Bool) -> [UIViewController] {
        let last = Array(contained.dropFirst(count))
        change(to: Array(contained.prefix(count)), isAnimated)
        return last
    }

    open override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
        if let child = contained.first(where: { $0 === subsequentVC || subsequentVC.isInside($0) }) {
            popToViewController(child, animated: true)
        }
    }

    /// Changes the stack. The one that was shown and is not any more disappears, the other appears; then all are told where
    /// they are, and the delegate what is shown. Of a stack that is not shown itself that is told at once.
    private func change(to controllers: [UIViewController], _ isAnimated: Bool) {
        let before = topViewController
        let moved = hold(controllers)
        guard let now = topViewController, now !== before else { return moved() }
        delegate?.navigationController(self, willShow: now, animated: isAnimated)
        let end: () -> Void = { [self] in
            moved()
            delegate?.navigationController(self, didShow: now, animated: isAnimated)
        }
        guard isShown else { return end() }
        AppearanceChange.begin(
            .stack, isAnimated: isAnimated, leaving: before.map { [$0] } ?? [], coming: [now], then: end)
    }

    /// The bar below, with the buttons of the controller that is shown.
    public final lazy var toolbar: UIToolbar = {
        let bar = UIToolbar(frame: .zero)
        bar.stack = self
        return bar
    }()
    /// Whether the bar below is hidden. Kept, and without effect.
    open var isToolbarHidden = true
    /// Whether the bar above goes away as what it shows is moved. Kept, and without effect.
    @SystemAPI.Since(.method("hidesBarsOnSwipe", of: "UINavigationController", .iOS(8))) open var hidesBarsOnSwipe =
        false

    /// Hides or shows the bar below.
    open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }
}

/// Who is told of what a stack shows.
@preconcurrency @MainActor
public protocol UINavigationControllerDelegate: NSObjectProtocol {
    /// A controller is about to be shown.
    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
    /// A controller is shown.
    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
}

extension UINavigationControllerDelegate {
    public func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {}
    public func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {}
}
