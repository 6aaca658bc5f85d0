/// A controller with others side by side, of which one is shown.
@preconcurrency @MainActor
open class UITabBarController: UIViewController {
    /// The bar of tabs.
    public let tabBar = UITabBar(frame: .zero)
    /// Who is told of what is chosen.
    open weak var delegate: (any UITabBarControllerDelegate)?

    /// The one that is shown, by its place.
    open var selectedIndex = 0 {
        didSet {
            guard selectedIndex != oldValue, isShown else { return }
            let before = contained.indices.contains(oldValue) ? [contained[oldValue]] : []
            AppearanceChange.begin(.tabs, leaving: before, coming: shownChildren)
        }
    }

    /// The one that is shown.
    open var selectedViewController: UIViewController? {
        get { shownChildren.first }
        set { selectedIndex = contained.firstIndex { $0 === newValue } ?? selectedIndex }
    }

    /// Those side by side; nil for none.
    open var viewControllers: [UIViewController]? {
        get { contained.isEmpty ? nil : contained }
        set {
            let before = shownChildren
            let moved = hold(newValue ?? [])
            guard isShown else { return moved() }
            let gone = before.filter { child in !shownChildren.contains { $0 === child } }
            AppearanceChange.begin(.tabs, leaving: gone, coming: shownChildren, then: moved)
        }
    }

    open override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
        if let at = contained.firstIndex(where: { $0 === subsequentVC || subsequentVC.isInside($0) }) {
            selectedIndex = at
        }
    }

    /// Puts other controllers side by side.
    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        self.viewControllers = viewControllers
    }

    override var shownChildren: [UIViewController] {
        contained.indices.contains(selectedIndex) ? [contained[selectedIndex]] : []
    }
}

/// Who is told of what is chosen of tabs.
@preconcurrency @MainActor
public protocol UITabBarControllerDelegate: NSObjectProtocol {
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

extension UITabBarControllerDelegate {
    public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {}
}

/// Two controllers side by side, where there is room. On a phone the first is shown.
///
/// - Untouched: only its first column is on the screen
@preconcurrency @MainActor
open class UISplitViewController: UIViewController {
    /// One of the columns.
    public enum Column: Int, Sendable {
        /// The list, what it leads to, or the content.
        case primary = 0, supplementary, secondary
        /// What a phone shows.
        case compact
    }

    /// How many columns there are.
    public enum Style: Int, Sendable {
        /// As before iOS 14, or two or three.
        case unspecified = 0, doubleColumn, tripleColumn
    }

    /// Those side by side.
    open var viewControllers: [UIViewController] {
        get { contained }
        set { holdAtOnce(newValue) }
    }

    /// Columns of a style.
    public convenience init(style: Style) {
        SimulatedApp.require(.method("initWithStyle:", of: "UISplitViewController", .iOS(14)))
        self.init(nibName: nil, bundle: nil)
    }

    /// Puts a controller into a column.
    open func setViewController(_ vc: UIViewController?, for column: Column) {
        SimulatedApp.require(.method("setViewController:forColumn:", of: "UISplitViewController", .iOS(14)))
        if let vc { holdAtOnce(contained + [vc]) }
    }

    override var shownChildren: [UIViewController] { Array(contained.prefix(1)) }
}

/// Pages of controllers, of which one is shown.
///
/// - Untouched: no finger turns a page
@preconcurrency @MainActor
open class UIPageViewController: UIViewController {
    /// Where the next page comes from.
    public enum NavigationDirection: Int, Sendable {
        case forward = 0, reverse
    }

    /// No pages yet. From iOS 5.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        SimulatedApp.require(UIPageViewController.self)
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// One from a storyboard.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open func setViewControllers(
        _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
        completion: ((Bool) -> Void)? = nil
    ) {
        let before = contained
        let moved = hold(viewControllers ?? [])
        let end: () -> Void = {
            moved()
            completion?(true)
        }
        guard isShown else { return end() }
        // As pages that are turned over: `life.view.pages`.
        AppearanceChange.begin(.tabs, isAnimated: animated, leaving: before, coming: contained, then: end)
    }

    override var shownChildren: [UIViewController] { contained }
}
