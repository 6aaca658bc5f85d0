/// A view controller. Nothing is drawn; its view is loaded when its window is shown, and it is told once that it appears.
@preconcurrency @MainActor
open class UIViewController: UIResponder {
    /// The title of the screen.
    open var title: String?
    /// What it contains, the one added first in front.
    public private(set) var children: [UIViewController] = []
    /// What contains it; nil for one that stands alone.
    public private(set) weak var parent: UIViewController?
    /// The controller that covers it.
    public private(set) var presentedViewController: UIViewController?
    private var loaded: UIView?
    private var isAppearing = false

    /// A controller whose view its `loadView()` makes: there are no nib files here.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }

    /// A controller whose view its `loadView()` makes.
    public convenience override init() { self.init(nibName: nil, bundle: nil) }

    /// A controller from a storyboard, of which there are none here.
    public required init?(coder: NSCoder) { nil }

    /// The view, loaded on first use.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return loaded
        }
        set { loaded = newValue }
    }

    /// Whether the view was loaded.
    public var isViewLoaded: Bool { loaded != nil }

    /// Makes the view; an empty one unless overridden.
    open func loadView() { view = UIView(frame: UIScreen.main.bounds) }
    /// The view was loaded.
    open func viewDidLoad() {}
    /// The view is about to be shown.
    open func viewWillAppear(_ animated: Bool) {}
    /// The view is shown.
    open func viewDidAppear(_ animated: Bool) {}
    /// The view is about to be covered or taken away; not called when the app leaves the screen.
    open func viewWillDisappear(_ animated: Bool) {}
    /// The view was covered or taken away; not called when the app leaves the screen.
    open func viewDidDisappear(_ animated: Bool) {}
    /// Memory is short. Called of those whose view is loaded, after the app's delegate.
    open func didReceiveMemoryWarning() {}

    /// Loads the view, once.
    open func loadViewIfNeeded() {
        guard loaded == nil else { return }
        loadView()
        viewDidLoad()
    }

    /// Its window is shown. The view is loaded at once; that it appears is told in a later turn of the main queue, which
    /// comes when the launch is over.
    func appear() {
        guard !isAppearing else { return }
        isAppearing = true
        loadViewIfNeeded()
        for child in shownChildren { child.appear() }
        DispatchQueue.main.async { [weak self] in
            self?.viewWillAppear(false)
            self?.viewDidAppear(false)
        }
    }

    /// Those of its children that are shown with it.
    var shownChildren: [UIViewController] { children }

    /// Puts a controller into this one.
    open func addChild(_ childController: UIViewController) {
        children.append(childController)
        childController.parent = self
    }

    /// The controller was put into another, or taken out of it. Called by the app itself.
    open func didMove(toParent parent: UIViewController?) {}

    /// Takes the controller out of the one that it is in.
    open func removeFromParent() {
        parent?.children.removeAll { $0 === self }
        parent = nil
    }

    /// Covers this controller by another, at once: nothing is animated.
    open func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
    ) {
        presentedViewController = viewControllerToPresent
        viewControllerToPresent.appear()
        completion?()
    }

    /// Takes away what covers this controller, at once: nothing is animated.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        presentedViewController = nil
        completion?()
    }
}

/// A controller with a stack of others, of which the last is shown.
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
    /// A stack with its first controller.
    public init(rootViewController: UIViewController) {
        super.init(nibName: nil, bundle: nil)
        addChild(rootViewController)
    }

    /// A stack with nothing in it.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public required init?(coder: NSCoder) { nil }

    /// The stack, the first one at the bottom.
    open var viewControllers: [UIViewController] { children }
    /// The one that is shown.
    open var topViewController: UIViewController? { children.last }

    override var shownChildren: [UIViewController] { children.suffix(1) }

    /// Shows a further controller.
    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        addChild(viewController)
        viewController.appear()
    }

    /// Goes back to the one below.
    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        guard children.count > 1, let last = children.last else { return nil }
        last.removeFromParent()
        return last
    }
}

/// A controller with others side by side, of which one is shown.
@preconcurrency @MainActor
open class UITabBarController: UIViewController {
    /// The one that is shown, by its place.
    open var selectedIndex = 0 {
        didSet { if isViewLoaded { for child in shownChildren { child.appear() } } }
    }

    /// Those side by side; nil for none.
    open var viewControllers: [UIViewController]? {
        get { children.isEmpty ? nil : children }
        set {
            for child in children { child.removeFromParent() }
            for child in newValue ?? [] { addChild(child) }
        }
    }

    override var shownChildren: [UIViewController] {
        children.indices.contains(selectedIndex) ? [children[selectedIndex]] : []
    }
}
