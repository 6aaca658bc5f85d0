import BackgroundRuntime

/// A view controller. Nothing is drawn; its view is loaded when its window is shown, and it is told that it appears and
/// disappears.
@preconcurrency @MainActor
open class UIViewController: UIResponder {
    /// The title of the screen.
    open var title: String? { didSet { barItems.say(title) } }
    /// What it contains, the one added first in front.
    public var children: [UIViewController] {
        SimulatedApp.require(.method("childViewControllers", of: "UIViewController", .iOS(5)))
        return contained
    }
    final var contained: [UIViewController] = []
    /// What contains it; nil for one that stands alone. One that leaves a stack has it until it was told that it left.
    public internal(set) weak var parent: UIViewController?
    /// The controller that covers it, or what it is in.
    public var presentedViewController: UIViewController? {
        SimulatedApp.require(.method("presentedViewController", of: "UIViewController", .iOS(5)))
        return lineage.compactMap(\.cover).first
    }
    final var cover: UIViewController?
    /// The controller that it covers, or what it is in does.
    public var presentingViewController: UIViewController? {
        SimulatedApp.require(.method("presentingViewController", of: "UIViewController", .iOS(5)))
        return lineage.compactMap(\.covered).first
    }
    final weak var covered: UIViewController?
    /// How it covers another. Kept; what is covered by anything but all of the screen goes on being shown.
    open var modalPresentationStyle = UIModalPresentationStyle.automatic
    /// How that looks. Kept, and without effect.
    open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
    /// Whether a finger may not take it away.
    @SystemAPI.Since(.method("isModalInPresentation", of: "UIViewController", .iOS(13))) open
        var isModalInPresentation = false
    /// What the bar above shows for it.
    open var navigationItem: UINavigationItem { barItems.navigationItem(title) }
    /// What the bar of tabs shows for it.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var tabBarItem: UITabBarItem! {
        get { barItems.tabBarItem(title) }
        set { barItems.tab = newValue }
    }
    /// What of these is there.
    final var barItems = OwnBarItems()
    /// Whether the bar of tabs is hidden while it is shown. Kept, and without effect.
    open var hidesBottomBarWhenPushed = false
    /// Whether what it shows can be changed.
    open var isEditing: Bool {
        get { edits }
        set { setEditing(newValue, animated: false) }
    }
    private final var edits = false
    private(set) final var loaded: UIView?
    /// Whether it is shown, and what it was told of that.
    final var appearance = Appearance()

    /// A controller whose view comes from a nib, or is made by its `loadView()`.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        namedNib = nibNameOrNil.map { ($0, nibBundleOrNil) }
        super.init()
        NotDrawn.note(type(of: self))
    }

    /// A controller whose view its `loadView()` makes.
    public convenience override init() { self.init(nibName: nil, bundle: nil) }

    /// A controller from a storyboard or a nib; nil from another archive.
    public required init?(coder: NSCoder) {
        guard let coder = coder as? InterfaceCoder else { return nil }
        namedNib = nil
        super.init()
        NotDrawn.note(type(of: self))
        fill(from: coder)
    }

    /// What it has of its storyboard; nil for one that code made.
    final var interface: ControllerInterface?
    /// The nib that its maker named.
    final let namedNib: (name: String, bundle: Bundle?)?

    /// The view, loaded on first use.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var view: UIView! {
        get {
            loadOnce()
            return loaded
        }
        set {
            loaded = newValue
            newValue?.controller = self
        }
    }

    /// The responder that gets what it does not take: the view around its own, the controller that it is in or covers, or its
    /// window.
    open override var next: UIResponder? { loaded?.superview ?? parent ?? covered ?? rootWindow }
    /// The window whose content it is.
    final weak var rootWindow: UIWindow?

    /// Makes the view: that of its storyboard or nib, else an empty one.
    open func loadView() { if !loadInterface() { view = UIView(frame: UIScreen.main.bounds) } }
    /// The view was loaded.
    open func viewDidLoad() {}
    /// The view is about to be shown.
    open func viewWillAppear(_ animated: Bool) {}
    /// The view was put into those that are shown. Called from iOS 13 on, also for apps from before it was documented.
    open func viewIsAppearing(_ animated: Bool) {}
    /// The view is shown.
    open func viewDidAppear(_ animated: Bool) {}
    /// The view is about to be covered or taken away; not called when the app leaves the screen.
    open func viewWillDisappear(_ animated: Bool) {}
    /// The view was covered or taken away; not called when the app leaves the screen.
    open func viewDidDisappear(_ animated: Bool) {}
    /// The views are about to be laid out. Called once, as the view appears first: nothing is laid out after that.
    open func viewWillLayoutSubviews() {}
    /// The views were laid out. Called once, as the view appears first: what has no size by code has none.
    open func viewDidLayoutSubviews() {}
    /// Memory is short. Called after the app's delegate, of all that a window shows, covers or has in a container.
    open func didReceiveMemoryWarning() {}

    /// Loads the view, once.
    open func loadViewIfNeeded() {
        SimulatedApp.require(.method("loadViewIfNeeded", of: "UIViewController", .iOS(9)))
        loadOnce()
    }

    /// Those of its children that are shown with it: those whose view lies in its own.
    var shownChildren: [UIViewController] {
        guard let loaded, !contained.isEmpty else { return [] }
        return contained.filter { $0.isViewLoaded && $0.view.isDescendant(of: loaded) }
    }

    /// Puts a controller into this one, which it is told before; afterwards the app tells it.
    open func addChild(_ childController: UIViewController) {
        SimulatedApp.require(.method("addChildViewController:", of: "UIViewController", .iOS(5)))
        contain(childController)
    }

    /// The controller is about to be put into another, or taken out of it. An app that takes one out calls it.
    open func willMove(toParent parent: UIViewController?) {}

    /// The controller was put into another, or taken out of it. An app that puts one in calls it.
    open func didMove(toParent parent: UIViewController?) {}

    /// Takes the controller out of the one that it is in, which it is told afterwards; before, the app tells it.
    open func removeFromParent() {
        SimulatedApp.require(.method("removeFromParentViewController", of: "UIViewController", .iOS(5)))
        leave()
    }

    /// Covers this controller by another. Nothing is animated; all are told in a later turn. One that covers something
    /// already can cover nothing else: a note says so.
    ///
    /// - Parameters:
    ///   - viewControllerToPresent: what covers it.
    ///   - flag: what the controllers are told of an animation.
    ///   - completion: called when all were told.
    open func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
    ) {
        SimulatedApp.require(.method("presentViewController:animated:completion:", of: "UIViewController", .iOS(5)))
        put(viewControllerToPresent, inFrontAnimated: flag, then: completion)
    }

    /// Takes away what covers this controller, or itself where it covers another. Nothing is animated; all are told in a
    /// later turn.
    ///
    /// - Parameters:
    ///   - flag: what the controllers are told of an animation.
    ///   - completion: called when all were told.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        SimulatedApp.require(.method("dismissViewControllerAnimated:completion:", of: "UIViewController", .iOS(5)))
        guard let covered = cover == nil ? lineage.compactMap(\.covered).first : self else {
            completion?()
            return
        }
        covered.uncover(animated: flag, then: completion)
    }

    /// Has what is shown be changed, or not.
    open func setEditing(_ editing: Bool, animated: Bool) {
        edits = editing
        editItem?.systemItem = editing ? .done : .edit
    }
    /// Shows a controller: on the stack that this one is in, or over it.
    open func show(_ vc: UIViewController, sender: Any?) {
        SimulatedApp.require(.viewControllerShow)
        if let navigationController { return navigationController.pushViewController(vc, animated: true) }
        present(vc, animated: true)
    }
    /// Follows a segue of its storyboard. Ends the app where there is none of that name.
    open func performSegue(withIdentifier identifier: String, sender: Any?) {
        SimulatedApp.require(.method("performSegueWithIdentifier:sender:", of: "UIViewController", .iOS(5)))
        followSegue(named: identifier, sender: sender)
    }
    /// A segue is about to be followed.
    open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
    /// How the bar of the phone looks. Never asked here.
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }
    /// Whether the bar of the phone is hidden. Never asked here.
    open var prefersStatusBarHidden: Bool { false }
    /// How the bar of the phone looks is to be asked again. Without effect.
    open func setNeedsStatusBarAppearanceUpdate() {
        SimulatedApp.require(.method("setNeedsStatusBarAppearanceUpdate", of: "UIViewController", .iOS(7)))
    }
    /// How the phone may be held. Never asked here.
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
    /// Whether it turns with the phone. Never asked here.
    open var shouldAutorotate: Bool { true }

    /// How it covers another, as a sheet or at a place. Kept, and without effect.
    private final lazy var covering = UISheetPresentationController(presented: self)
    /// Where it is laid out below bars. Kept, and without effect.
    @SystemAPI.Since(.method("edgesForExtendedLayout", of: "UIViewController", .iOS(7))) open
        var edgesForExtendedLayout = UIRectEdge.all
    /// Whether that counts for bars through which nothing is seen. Kept, and without effect.
    @SystemAPI.Since(.method("extendedLayoutIncludesOpaqueBars", of: "UIViewController", .iOS(7))) open
        var extendedLayoutIncludesOpaqueBars = false
    /// Whether what scrolls gets room for bars. Kept, and without effect.
    @SystemAPI.Since(.method("automaticallyAdjustsScrollViewInsets", of: "UIViewController", .iOS(7))) open
        var automaticallyAdjustsScrollViewInsets = true
    /// Whether what covers its context covers it. Kept, and without effect.
    @SystemAPI.Since(.method("definesPresentationContext", of: "UIViewController", .iOS(5))) open
        var definesPresentationContext = false
    /// The size that suits it. Kept, and without effect.
    @SystemAPI.Since(.method("preferredContentSize", of: "UIViewController", .iOS(7))) open var preferredContentSize =
        CGSize.zero
    /// Room besides that of bars. Kept, and without effect.
    @SystemAPI.Since(.method("additionalSafeAreaInsets", of: "UIViewController", .iOS(11))) open
        var additionalSafeAreaInsets = UIEdgeInsets.zero
    /// Light or dark. Kept, and without effect.
    @SystemAPI.Since(.method("overrideUserInterfaceStyle", of: "UIViewController", .iOS(13))) open
        var overrideUserInterfaceStyle =
        UIUserInterfaceStyle.unspecified
    /// What is shown while it covers another. Kept, and without effect.
    open var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
        get {
            SimulatedApp.require(.viewControllerTransitioningDelegate)
            return animator
        }
        set {
            SimulatedApp.require(.viewControllerTransitioningDelegate)
            animator = newValue
        }
    }
    private weak final var animator: (any UIViewControllerTransitioningDelegate)?
    /// Its name for the next launch. Kept, and without effect.
    @SystemAPI.Since(.method("restorationIdentifier", of: "UIViewController", .iOS(6))) open var restorationIdentifier:
        String? = nil
    /// The buttons of the bar below.
    open var toolbarItems: [UIBarButtonItem]?
    /// The button that has what is shown be changed, and says so: `Edit`, and `Done` while it is.
    public final var editButtonItem: UIBarButtonItem {
        if let editItem { return editItem }
        let item = UIBarButtonItem(barButtonSystemItem: isEditing ? .done : .edit, target: nil, action: nil)
        item.systemAction = { [weak self] in
            guard let self else { return }
            setEditing(!isEditing, animated: true)
        }
        editItem = item
        return item
    }
    private final var editItem: UIBarButtonItem?

    /// The nib that its maker named; nil for none.
    open var nibName: String? { namedNib?.name }
    /// The bundle of that nib, where its maker named one.
    open var nibBundle: Bundle? { namedNib?.bundle }
    /// How it is to look: as a phone in the light.
    open var traitCollection: UITraitCollection {
        SimulatedApp.require(.method("traitCollection", of: "UIViewController", .iOS(8)))
        return .light
    }
    /// It is to look otherwise. Never called here.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    /// It is to be of another size. Never called here.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {}
    /// It is to look otherwise. Never called here.
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {}
    /// Bars cover another part of it. Never called here.
    open func viewSafeAreaInsetsDidChange() {}
    /// Makes the rules of layout of its view. Never called here.
    open func updateViewConstraints() {}
    /// Whether a segue is followed that something touched begins. Always, unless overridden.
    open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
    /// Goes back along an unwind segue, in a container: shows a controller that is in it.
    open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}
    /// Whether an unwind segue may end here: where there is the method, unless overridden.
    open func canPerformUnwindSegueAction(
        _ action: Selector, from fromViewController: UIViewController, sender: Any?
    ) -> Bool { self !== fromViewController && responds(to: action) }
    /// Who says how the bar of the phone looks. Never asked here.
    open var childForStatusBarStyle: UIViewController? { nil }
    /// Who says whether the bar of the phone is hidden. Never asked here.
    open var childForStatusBarHidden: UIViewController? { nil }
    /// How it covers another: held so. Never asked here.
    open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
    /// Whether the line at the foot of the screen goes away. Never asked here.
    open var prefersHomeIndicatorAutoHidden: Bool { false }
    /// The sides whose gestures of the system wait. Never asked here.
    open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
    /// Whether it takes a phone that is turned. Never asked here.
    open func shouldAutorotate(to toInterfaceOrientation: UIInterfaceOrientation) -> Bool { false }
    /// How it covers another, at a place; nil unless it is shown so.
    open var popoverPresentationController: UIPopoverPresentationController? {
        SimulatedApp.require(.method("popoverPresentationController", of: "UIViewController", .iOS(8)))
        return covering
    }
    /// How it covers another.
    open var presentationController: UIPresentationController? {
        SimulatedApp.require(.method("presentationController", of: "UIViewController", .iOS(8)))
        return covering
    }
    /// How it covers another, as a sheet.
    open var sheetPresentationController: UISheetPresentationController? {
        SimulatedApp.require(.method("sheetPresentationController", of: "UIViewController", .iOS(15)))
        return covering
    }
    /// Sets the buttons of the bar below.
    open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) { self.toolbarItems = toolbarItems }
    /// Shows a controller beside this one: here as ``show(_:sender:)``.
    open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        SimulatedApp.require(.method("showDetailViewController:sender:", of: "UIViewController", .iOS(8)))
        present(vc, animated: true)
    }
}
