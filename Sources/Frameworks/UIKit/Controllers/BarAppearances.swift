import BackgroundRuntime

/// The looks of bars. Kept, and without effect.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject {
    /// The colour of a bar.
    open var backgroundColor: UIColor?
    /// The blur behind a bar.
    open var backgroundEffect: UIBlurEffect?
    /// The picture behind a bar.
    open var backgroundImage: UIImage?
    /// The colour of what is dark beside it.
    open var shadowColor: UIColor?
    /// What is dark beside it.
    open var shadowImage: UIImage?

    /// The usual looks. From iOS 13.
    public override init() {
        SimulatedApp.require(UIBarAppearance.self)
        super.init()
    }

    /// Takes the usual looks.
    open func configureWithDefaultBackground() {}
    /// Takes looks through which nothing is seen.
    open func configureWithOpaqueBackground() {}
    /// Takes looks without a background.
    open func configureWithTransparentBackground() { (backgroundColor, shadowColor) = (nil, nil) }
}

/// The looks of a bar above. Kept, and without effect.
open class UINavigationBarAppearance: UIBarAppearance {
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// How titles look that are large.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
    open var buttonAppearance = UIBarButtonItemAppearance()
    /// How buttons look that end something.
    open var doneButtonAppearance = UIBarButtonItemAppearance()
    /// How the button looks that goes back.
    open var backButtonAppearance = UIBarButtonItemAppearance()

    /// The arrow that goes back.
    open private(set) var backIndicatorImage = UIImage()
    /// What covers that arrow as the bar changes.
    open private(set) var backIndicatorTransitionMaskImage = UIImage()
    /// Sets the arrow that goes back. Kept: nothing is drawn.
    open func setBackIndicatorImage(_ backIndicatorImage: UIImage?, transitionMaskImage: UIImage?) {
        self.backIndicatorImage = backIndicatorImage ?? UIImage()
        backIndicatorTransitionMaskImage = transitionMaskImage ?? UIImage()
    }
}

/// The looks of a bar of tabs. Kept, and without effect.
open class UITabBarAppearance: UIBarAppearance {
    /// The looks of tabs, one above the other.
    open var stackedLayoutAppearance = UITabBarItemAppearance()
    /// The looks of tabs, side by side.
    open var inlineLayoutAppearance = UITabBarItemAppearance()
    /// The looks of tabs where there is little room.
    open var compactInlineLayoutAppearance = UITabBarItemAppearance()
}

/// The looks of a bar of buttons. Kept, and without effect.
open class UIToolbarAppearance: UIBarAppearance {}

/// The looks of buttons in bars. Kept, and without effect.
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject {
    /// Those of a button that is nothing in particular.
    public let normal = UIBarItemStateAppearance()
    /// Those of a button that is touched.
    public let highlighted = UIBarItemStateAppearance()
    /// Those of a button that cannot be used.
    public let disabled = UIBarItemStateAppearance()

    public override init() { super.init() }
}

/// The looks of tabs. Kept, and without effect.
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject {
    /// Those of a tab that is nothing in particular.
    public let normal = UIBarItemStateAppearance()
    /// Those of the tab that is chosen.
    public let selected = UIBarItemStateAppearance()

    public override init() { super.init() }
}

/// The looks of something in a bar while it is something. Kept, and without effect.
@preconcurrency @MainActor
open class UIBarItemStateAppearance: NSObject {
    /// How its text looks.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The colour of its picture.
    open var iconColor: UIColor?
    /// The colour of what is written over it.
    open var badgeBackgroundColor: UIColor?
}

/// The look of a bar.
public enum UIBarStyle: Int, Sendable {
    /// As usual, or black.
    case `default` = 0, black
}

/// How much room a bar has.
public enum UIBarMetrics: Int, Sendable {
    /// As usual, or little.
    case `default` = 0, compact
}

/// Where a bar is.
public enum UIBarPosition: Int, Sendable {
    /// Anywhere, below, above, or above what the system shows.
    case any = 0, bottom, top, topAttached
}

/// A bar that is somewhere.
@preconcurrency @MainActor
public protocol UIBarPositioning: NSObjectProtocol {
    var barPosition: UIBarPosition { get }
}

/// Who says where a bar is. Never asked here.
@preconcurrency @MainActor
public protocol UIBarPositioningDelegate: NSObjectProtocol {
    /// Where a bar is.
    func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
    public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}

/// Who is asked about the bar above. Never, here.
@preconcurrency @MainActor
public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
    /// Whether the button goes back.
    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
}

extension UINavigationBarDelegate {
    public func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool { true }
}

/// Who is told of what a finger chooses in a bar of tabs that is the app's own.
@preconcurrency @MainActor
public protocol UITabBarDelegate: NSObjectProtocol {
    /// A tab was chosen.
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
    public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}

/// The looks that all objects of a class have, as the app set them. Kept, and without effect.
@MainActor
private final class Appearances {
    var objects: [ObjectIdentifier: NSObject] = [:]

    static func of(_ type: AnyClass) -> NSObject {
        guard let kept = AppProcess.current?.storage.object(orMake: { Appearances() }) else { return made(type) }
        let object = kept.objects[ObjectIdentifier(type)] ?? made(type)
        kept.objects[ObjectIdentifier(type)] = object
        return object
    }

    private static func made(_ type: AnyClass) -> NSObject {
        guard let object = SystemMade.object(of: type) else { preconditionFailure("\(type) has no appearance") }
        return object
    }
}

extension UIView {
    /// What stands for all views of the class: what is set of it is kept, and without effect.
    public class func appearance() -> Self {
        SimulatedApp.require(.classMethod("appearance", of: "UIView", .iOS(5)))
        return unsafeDowncast(Appearances.of(self), to: self)
    }

    /// What stands for all views of the class in some others: kept as ``appearance()``.
    public class func appearance(whenContainedInInstancesOf containerTypes: [AnyClass]) -> Self {
        SimulatedApp.require(.classMethod("appearanceWhenContainedInInstancesOfClasses:", of: "UIView", .iOS(9)))
        return unsafeDowncast(Appearances.of(self), to: self)
    }
}

extension UIBarItem {
    /// What stands for all items of the class: what is set of it is kept, and without effect.
    public class func appearance() -> Self {
        SimulatedApp.require(.classMethod("appearance", of: "UIBarItem", .iOS(5)))
        return unsafeDowncast(Appearances.of(self), to: self)
    }

    /// What stands for all items of the class in some views: kept as ``appearance()``.
    public class func appearance(whenContainedInInstancesOf containerTypes: [AnyClass]) -> Self {
        SimulatedApp.require(.classMethod("appearanceWhenContainedInInstancesOfClasses:", of: "UIBarItem", .iOS(9)))
        return unsafeDowncast(Appearances.of(self), to: self)
    }
}
