import BackgroundRuntime

/// A controller with a stack of others, of which the last is shown.
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
    /// The bar above.
    public let navigationBar = UINavigationBar(frame: .zero)
    /// Whether the bar above is hidden. Kept, and without effect.
    open var isNavigationBarHidden = false
    /// Who is told of what is shown.
    open weak var delegate: (any UINavigationControllerDelegate)?
    /// What listens to a finger that goes back. Nobody's does.
    public var interactivePopGestureRecognizer: UIGestureRecognizer? {
        SimulatedApp.constant(
            nil, since: .navigationControllerInteractivePopGestureRecognizer)
    }

    /// A stack with its first controller.
    public init(rootViewController: UIViewController) {
        super.init(nibName: nil, bundle: nil)
        contain(rootViewController)
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
        change {
            for child in contained { child.leave() }
            for child in viewControllers { contain(child) }
        }
    }

    /// The one that is shown.
    open var topViewController: UIViewController? { contained.last }
    /// The one that is shown, or what covers it.
    open var visibleViewController: UIViewController? { contained.last?.cover ?? contained.last }

    override var shownChildren: [UIViewController] { contained.suffix(1) }

    /// Shows a further controller.
    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        change { contain(viewController) }
    }

    /// Goes back to the one below.
    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        contained.count > 1 ? pop(to: contained.count - 1).last : nil
    }

    /// Goes back to the first.
    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? { pop(to: 1) }

    /// Goes back to one of the stack.
    @discardableResult
    open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        contained.firstIndex { $0 === viewController }.map { pop(to: $0 + 1) }
    }

    /// Hides or shows the bar above.
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }

    private func pop(to count: Int) -> [UIViewController] {
        let last = Array(contained.dropFirst(count))
        change { for child in last { child.leave() } }
        return last
    }

    open override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
        if let child = contained.first(where: { $0 === subsequentVC || subsequentVC.isInside($0) }) {
            popToViewController(child, animated: true)
        }
    }

    /// Changes the stack. The one that was shown and is not any more disappears, the other appears.
    private func change(_ change: () -> Void) {
        let before = topViewController
        change()
        guard let now = topViewController, now !== before else { return }
        delegate?.navigationController(self, willShow: now, animated: false)
        if isShown { before?.disappear() }
        now.loadOnce()
        if isShown {
            now.appear()
            noteScreen()
        }
        delegate?.navigationController(self, didShow: now, animated: false)
    }

    /// The bar below. Kept, and without effect.
    public final lazy var toolbar = UIToolbar(frame: .zero)
    /// Whether the bar below is hidden. Kept, and without effect.
    open var isToolbarHidden = true
    /// Whether the bar above goes away as what it shows is moved. Kept, and without effect.
    @SystemAPI.Since(.navigationControllerHidesBarsOnSwipe) open var hidesBarsOnSwipe = false

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
