import BackgroundRuntime

/// How a controller covers another. Kept, and without effect.
@preconcurrency @MainActor
open class UIPresentationController: NSObject {
    /// The controller that covers another.
    public private(set) weak final var presented: UIViewController?
    /// Who is asked and told as a finger takes it away: `ui.dismiss`.
    open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

    init(presented: UIViewController) { self.presented = presented }

    /// One of the app's own.
    public init(
        presentedViewController: UIViewController, presenting presentingViewController: UIViewController?
    ) {
        SimulatedApp.require(UIPresentationController.self)
        (presented, presenting) = (presentedViewController, presentingViewController)
    }
    private weak final var presenting: UIViewController?

    /// The controller that covers another.
    open var presentedViewController: UIViewController { presented ?? UIViewController() }
    /// The controller that is covered.
    open var presentingViewController: UIViewController {
        presenting ?? presented?.presentingViewController ?? UIViewController()
    }
    /// Where that which covers is.
    open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }
    /// The view around both: none.
    open var containerView: UIView? { nil }
    /// The view that covers.
    open var presentedView: UIView? { presented?.view }
    /// It begins to cover. Never called here.
    open func presentationTransitionWillBegin() {}
    /// It covers. Never called here.
    open func presentationTransitionDidEnd(_ completed: Bool) {}
    /// It begins to go away. Never called here.
    open func dismissalTransitionWillBegin() {}
    /// It went away. Never called here.
    open func dismissalTransitionDidEnd(_ completed: Bool) {}
}

/// How a controller covers another at a place. Kept, and without effect.
open class UIPopoverPresentationController: UIPresentationController {
    /// The view that it points at.
    open var sourceView: UIView?
    /// The place in that view.
    open var sourceRect = CGRect.null
    /// The button that it points at.
    open var barButtonItem: UIBarButtonItem?
    /// Where its arrow may be.
    open var permittedArrowDirections = UIPopoverArrowDirection.any
    open var backgroundColor: UIColor?
    /// What can be touched beside it.
    open var passthroughViews: [UIView]?
}

/// How a controller covers another as a sheet. Kept, and without effect.
open class UISheetPresentationController: UIPopoverPresentationController {
    /// How high a sheet is.
    @MainActor public final class Detent: NSObject {
        private let name: Identifier
        private init(_ name: Identifier) { self.name = name }
        public var identifier: Identifier {
            SimulatedApp.require(.method("identifier", of: "UISheetPresentationControllerDetent", .iOS(16)))
            return name
        }
        /// Half of the screen.
        public static func medium() -> Detent { Detent(.medium) }
        /// Nearly all of the screen.
        public static func large() -> Detent { Detent(.large) }
        public static func custom(
            identifier: Identifier? = nil,
            resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) -> Detent {
            SimulatedApp.require(.symbol("UISheetPresentationController.Detent.custom(identifier:resolver:)", .iOS(16)))
            return Detent(identifier ?? Identifier(UUID().uuidString))
        }

        public struct Identifier: RawRepresentable, Hashable, Sendable {
            public let rawValue: String
            public init(rawValue: String) { self.rawValue = rawValue }
            public init(_ rawValue: String) { self.rawValue = rawValue }
            /// Half of the screen.
            public static let medium = Identifier("com.apple.UIKit.medium")
            /// Nearly all of the screen.
            public static let large = Identifier("com.apple.UIKit.large")
        }
    }

    /// The heights that it may have.
    open var detents: [Detent] = [.large()]
    /// The height that it has.
    open var selectedDetentIdentifier: Detent.Identifier?
    /// The greatest height beside which others can be touched.
    open var largestUndimmedDetentIdentifier: Detent.Identifier?
    /// Whether it shows that it can be moved.
    open var prefersGrabberVisible = false
    /// Whether it grows as it is scrolled.
    open var prefersScrollingExpandsWhenScrolledToEdge = true
    /// Whether it is at the side where there is little room.
    open var prefersEdgeAttachedInCompactHeight = false
    /// How round its corners are.
    open var preferredCornerRadius: CGFloat?
    /// Changes it. At once: nothing is animated.
    open func animateChanges(_ changes: () -> Void) { changes() }
}

/// What a sheet is measured by.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
    /// How high it can be at most.
    var maximumDetentValue: CGFloat { get }
}

/// Where an arrow may be.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let up = UIPopoverArrowDirection(rawValue: 1), down = UIPopoverArrowDirection(rawValue: 2)
    public static let left = UIPopoverArrowDirection(rawValue: 4), right = UIPopoverArrowDirection(rawValue: 8)
    public static let any = UIPopoverArrowDirection(rawValue: 15)
    public static let unknown = UIPopoverArrowDirection(rawValue: .max)
}

/// Who is asked and told as a finger takes away what covers a controller. How that covers is never asked here.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
    /// How it covers where there is little room.
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
    /// How it covers in some looks.
    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle
    /// Whether a finger may take it away.
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
    /// A finger begins to take it away.
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
    /// A finger took it away.
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
    /// A finger tried to take it away.
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
    public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
        .automatic
    }
    public func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle { .automatic }
    public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }
    public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
    public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
    public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
}

/// Who is asked and told of what is shown at a place. Never, here.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    /// It is about to be shown.
    func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
    public func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {}
}

/// Who is asked and told of a sheet. Never, here.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {}

/// Who makes what is shown while a controller covers another. Never asked here.
@preconcurrency @MainActor
public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
    /// What is shown as it comes.
    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?
    /// What is shown as it goes.
    func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)?
    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController?
}

extension UIViewControllerTransitioningDelegate {
    public func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
    public func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
    public func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? { nil }
}

/// What is shown while a controller covers another. Never asked here.
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
    /// How long it lasts, in seconds.
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
}

@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
    /// The view around both.
    var containerView: UIView { get }
    /// Whether it was broken off.
    var transitionWasCancelled: Bool { get }
    /// One of both controllers.
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    /// One of both views.
    func view(forKey key: UITransitionContextViewKey) -> UIView?
    /// Where a controller ends.
    func finalFrame(for vc: UIViewController) -> CGRect
    func completeTransition(_ didComplete: Bool)
}

/// Names one of two controllers.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The one that is covered.
    public static let from = UITransitionContextViewControllerKey(rawValue: "from")
    /// The one that covers.
    public static let to = UITransitionContextViewControllerKey(rawValue: "to")
}

/// Names one of two views.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The one that is covered.
    public static let from = UITransitionContextViewKey(rawValue: "from")
    /// The one that covers.
    public static let to = UITransitionContextViewKey(rawValue: "to")
}

/// What goes along with a change of size.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: NSObjectProtocol {
    /// Changes views with it.
    @discardableResult
    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinator) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinator) -> Void)?
    ) -> Bool
}

/// How a phone is held.
public enum UIInterfaceOrientation: Int, Sendable {
    case unknown = 0
    /// Upright, or with its head below.
    case portrait, portraitUpsideDown
    case landscapeRight, landscapeLeft

    /// Whether it is upright or with its head below.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    /// Whether it is on its side.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

extension UIWindow {
    /// How far in front a window is.
    public struct Level: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        /// As those of apps.
        public static let normal = Level(rawValue: 0)
        /// As the bar of the phone.
        public static let statusBar = Level(rawValue: 1000)
        /// As what asks something.
        public static let alert = Level(rawValue: 2000)
    }
}
