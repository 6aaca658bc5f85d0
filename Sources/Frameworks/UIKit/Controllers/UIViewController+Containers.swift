extension UIViewController {
    /// The stack that it is in; nil for none.
    public var navigationController: UINavigationController? { container() }
    /// The tabs that it is in; nil for none.
    public var tabBarController: UITabBarController? { container() }
    /// The two columns that it is in; nil for none.
    public var splitViewController: UISplitViewController? { container() }

    /// Whether the view was loaded.
    public var isViewLoaded: Bool { loaded != nil }

    /// The view, if it was loaded.
    public var viewIfLoaded: UIView? {
        SimulatedApp.require(.method("viewIfLoaded", of: "UIViewController", .iOS(9)))
        return loaded
    }

    /// Loads the view, unless it was.
    final func loadOnce() {
        guard loaded == nil else { return }
        loadView()
        viewDidLoad()
    }

    /// Whether it begins to cover another: while it is told that it appears by that.
    public var isBeingPresented: Bool {
        SimulatedApp.require(.method("isBeingPresented", of: "UIViewController", .iOS(5)))
        return appearance.transition == .presented
    }
    /// Whether it is being taken away: while it is told that it disappears by that.
    public var isBeingDismissed: Bool {
        SimulatedApp.require(.method("isBeingDismissed", of: "UIViewController", .iOS(5)))
        return appearance.transition == .dismissed
    }
    /// Whether it is being put into another: while it is told that it appears by that.
    public var isMovingToParent: Bool {
        SimulatedApp.require(.method("isMovingToParentViewController", of: "UIViewController", .iOS(5)))
        return appearance.transition == .added
    }
    /// Whether it is being taken out of another: while it is told that it disappears by that.
    public var isMovingFromParent: Bool {
        SimulatedApp.require(.method("isMovingFromParentViewController", of: "UIViewController", .iOS(5)))
        return appearance.transition == .removed
    }

    /// It, and what it is in, the innermost first.
    final var lineage: some Sequence<UIViewController> { sequence(first: self) { $0.parent } }

    private func container<Container: UIViewController>() -> Container? {
        sequence(first: parent) { $0?.parent }.lazy.compactMap { $0 }.first { $0 is Container } as? Container
    }
}

/// How a controller covers another.
public enum UIModalPresentationStyle: Int, Sendable {
    /// Nothing of what it covers can be seen.
    case fullScreen = 0
    /// A part of what it covers can be seen.
    case pageSheet, formSheet
    /// All of the controller that it covers.
    case currentContext
    /// As the controller wants.
    case custom
    /// All of the screen, and what is below goes on being shown.
    case overFullScreen, overCurrentContext
    case popover
    case none = -1
    /// As the system sees fit.
    case automatic = -2
}

/// How it looks when a controller covers another.
public enum UIModalTransitionStyle: Int, Sendable {
    /// From below, by turning, or by fading.
    case coverVertical = 0, flipHorizontal, crossDissolve
    case partialCurl
}

/// How the bar of the phone looks.
public enum UIStatusBarStyle: Int, Sendable {
    case `default` = 0
    case lightContent = 1
    case darkContent = 3
}

/// How a phone is held.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let portrait = UIInterfaceOrientationMask(rawValue: 2)
    /// With its head below.
    public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 4)
    /// With its head at the right.
    public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 8)
    /// With its head at the left.
    public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 16)
    public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
    public static let all: UIInterfaceOrientationMask = [.portrait, .portraitUpsideDown, .landscape]
    /// In any way but with its head below.
    public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}
