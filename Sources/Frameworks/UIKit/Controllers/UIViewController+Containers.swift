extension UIViewController {
    /// The stack that it is in; nil for none.
    public var navigationController: UINavigationController? { container() }
    /// The tabs that it is in; nil for none.
    public var tabBarController: UITabBarController? { container() }
    /// The two columns that it is in; nil for none.
    public var splitViewController: UISplitViewController? { container() }
    /// The storyboard that it is from: none.
    public var storyboard: UIStoryboard? {
        SimulatedApp.require(.viewControllerStoryboard)
        return nil
    }

    /// Whether it begins to cover another: never for long here.
    public var isBeingPresented: Bool {
        SimulatedApp.require(.viewControllerIsBeingPresented)
        return false
    }
    /// Whether it is being taken away: never for long here.
    public var isBeingDismissed: Bool {
        SimulatedApp.require(.viewControllerIsBeingDismissed)
        return false
    }
    /// Whether it is being put into another: never for long here.
    public var isMovingToParent: Bool {
        SimulatedApp.require(.viewControllerIsMovingToParent)
        return false
    }
    /// Whether it is being taken out of another: it has left it.
    public var isMovingFromParent: Bool {
        SimulatedApp.require(.viewControllerIsMovingFromParent)
        return parent == nil
    }

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
    /// At a place.
    case popover
    /// Not at all.
    case none = -1
    /// As the system sees fit.
    case automatic = -2
}

/// How it looks when a controller covers another.
public enum UIModalTransitionStyle: Int, Sendable {
    /// From below, by turning, or by fading.
    case coverVertical = 0, flipHorizontal, crossDissolve
    /// As a page.
    case partialCurl
}

/// How the bar of the phone looks.
public enum UIStatusBarStyle: Int, Sendable {
    /// As suits it.
    case `default` = 0
    /// White.
    case lightContent = 1
    /// Black.
    case darkContent = 3
}

/// How a phone is held.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Upright.
    public static let portrait = UIInterfaceOrientationMask(rawValue: 2)
    /// With its head below.
    public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 4)
    /// With its head at the right.
    public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 8)
    /// With its head at the left.
    public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 16)
    /// On its side.
    public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
    /// In any way.
    public static let all: UIInterfaceOrientationMask = [.portrait, .portraitUpsideDown, .landscape]
    /// In any way but with its head below.
    public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}

/// Controllers from a file of Xcode's. None is read here: it says so, and what it is asked for ends the app.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
    private let name: String

    /// A storyboard of the app.
    public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
        SimulatedApp.require(.storyboard)
        self.name = name
        SimulatedApp.note("the storyboard \(name) is not read: make its controllers in code")
    }

    /// The controller with a name. Ends the app: there is none.
    open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
        SimulatedApp.crash("the storyboard \(name) is not read: there is no controller \(identifier)")
    }

    /// The first controller; nil.
    open func instantiateInitialViewController() -> UIViewController? { nil }
}

/// A line from one controller to another in a storyboard. None is followed here.
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
    /// Its name.
    public let identifier: String?
    /// Where it begins.
    public let source: UIViewController
    /// Where it ends.
    public let destination: UIViewController

    /// A line between two controllers.
    public init(identifier: String?, source: UIViewController, destination: UIViewController) {
        SimulatedApp.require(.storyboardSegue)
        (self.identifier, self.source, self.destination) = (identifier, source, destination)
    }
}

/// Views from a file of Xcode's. None is read here.
@preconcurrency @MainActor
open class UINib: NSObject {
    /// A file of the app.
    public init(nibName name: String, bundle bundleOrNil: Bundle?) {
        SimulatedApp.note("the nib \(name) is not read: make its views in code")
    }

    /// The objects of the file: none, since no nib is read. A phone would end the app where there is no file.
    open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [AnyHashable: Any]? = nil) -> [Any] { [] }
}
