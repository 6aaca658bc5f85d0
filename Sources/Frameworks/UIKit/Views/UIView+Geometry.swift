import BackgroundRuntime

// Where views are in one another, and what is measured of them: sizes are those that the app gave.

extension UIView {
    /// A point of the view as another view has it; nil for the window.
    public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        let (here, there) = (origin, view?.origin ?? window?.origin ?? .zero)
        return CGPoint(x: point.x + here.x - there.x, y: point.y + here.y - there.y)
    }
    /// A point of another view as this one has it.
    public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        let (here, there) = (origin, view?.origin ?? window?.origin ?? .zero)
        return CGPoint(x: point.x + there.x - here.x, y: point.y + there.y - here.y)
    }
    /// An area of the view as another view has it.
    public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
        CGRect(origin: convert(rect.origin, to: view), size: rect.size)
    }
    /// An area of another view as this one has it.
    public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
        CGRect(origin: convert(rect.origin, from: view), size: rect.size)
    }

    private var origin: CGPoint {
        sequence(first: self, next: \.superview).reduce(CGPoint.zero) { sum, view in
            CGPoint(x: sum.x + view.frame.minX, y: sum.y + view.frame.minY)
        }
    }

    /// Stands for as little room as there can be.
    public class var layoutFittingCompressedSize: CGSize {
        SimulatedApp.require(.symbol("UIView.layoutFittingCompressedSize", .iOS(6)))
        return .zero
    }
    /// Stands for as much room as there can be.
    public class var layoutFittingExpandedSize: CGSize {
        SimulatedApp.require(.symbol("UIView.layoutFittingExpandedSize", .iOS(6)))
        return CGSize(width: 10_000, height: 10_000)
    }
    /// The size that its rules of layout want: that which it has, since nothing is laid out.
    public func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        SimulatedApp.require(.method("systemLayoutSizeFittingSize:", of: "UIView", .iOS(6)))
        return frame.size
    }
    /// The size that its rules of layout want: that which it has, since nothing is laid out.
    public func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        SimulatedApp.require(
            .method(
                "systemLayoutSizeFittingSize:withHorizontalFittingPriority:verticalFittingPriority:", of: "UIView",
                .iOS(8)))
        return frame.size
    }
    /// Draws it as it is on the screen: nothing is drawn, false.
    @discardableResult
    public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
        SimulatedApp.require(.method("drawViewHierarchyInRect:afterScreenUpdates:", of: "UIView", .iOS(7)))
        SimulatedApp.notSimulated("drawing", "pictures have a size, and nothing is drawn on them")
        return false
    }
    /// A view that looks as this one does: one of its size.
    public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
        SimulatedApp.require(.method("snapshotViewAfterScreenUpdates:", of: "UIView", .iOS(7)))
        return UIView(frame: bounds)
    }
    /// Moves it with the phone. Without effect.
    public func addMotionEffect(_ effect: UIMotionEffect) { motionEffects.append(effect) }
    /// Has something listen to fingers besides.
    public func addInteraction(_ interaction: any UIInteraction) { interactions.append(interaction) }
    /// Has something listen no longer.
    public func removeInteraction(_ interaction: any UIInteraction) {
        interactions.removeAll { $0 === interaction }
    }
    /// Two of its views change places.
    public func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
        let (first, second) = (subviews[min(index1, index2)], subviews[max(index1, index2)])
        insertSubview(second, at: min(index1, index2))
        insertSubview(first, at: max(index1, index2))
    }
    /// The part of the view that the keyboard does not cover: all of it, since there is none.
    public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
        SimulatedApp.require(.method("keyboardLayoutGuide", of: "UIView", .iOS(15)))
        return UIKeyboardLayoutGuide()
    }
    /// The part of the view where texts are read well.
    public var readableContentGuide: UILayoutGuide {
        SimulatedApp.require(.method("readableContentGuide", of: "UIView", .iOS(9)))
        return UILayoutGuide()
    }
    /// Adds a part of the view that rules are made of. Without effect.
    public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
        SimulatedApp.require(.method("addLayoutGuide:", of: "UIView", .iOS(9)))
    }
    /// The line of its first text.
    public var firstBaselineAnchor: NSLayoutYAxisAnchor {
        SimulatedApp.require(.method("firstBaselineAnchor", of: "UIView", .iOS(9)))
        return NSLayoutYAxisAnchor("topAnchor")
    }
    /// The line of its last text.
    public var lastBaselineAnchor: NSLayoutYAxisAnchor {
        SimulatedApp.require(.method("lastBaselineAnchor", of: "UIView", .iOS(9)))
        return NSLayoutYAxisAnchor("bottomAnchor")
    }
    /// Lays out what rules of layout ask for: nothing is.
    public func updateConstraintsIfNeeded() {
        SimulatedApp.require(.method("updateConstraintsIfNeeded", of: "UIView", .iOS(6)))
    }

    /// Whether views are animated, as the app set it. Their ends are shown at once all the same.
    public class var areAnimationsEnabled: Bool {
        AppProcess.current?.storage.existing(AnimationSwitch.self)?.isOn ?? true
    }
    /// Has views be animated, or not. Kept: their ends are shown at once.
    public class func setAnimationsEnabled(_ enabled: Bool) {
        AppProcess.current?.storage.object { AnimationSwitch() }.isOn = enabled
    }
    /// Changes views in steps.
    public class func animateKeyframes(
        withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        SimulatedApp.require(
            .classMethod("animateKeyframesWithDuration:delay:options:animations:completion:", of: "UIView", .iOS(7)))
        animate(withDuration: duration, delay: delay, animations: animations, completion: completion)
    }
    /// One step of several.
    public class func addKeyframe(
        withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
        animations: @escaping () -> Void
    ) {
        SimulatedApp.require(
            .classMethod("addKeyframeWithRelativeStartTime:relativeDuration:animations:", of: "UIView", .iOS(7)))
        animations()
    }
    /// Changes one view for another.
    public class func transition(
        from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = [],
        completion: ((Bool) -> Void)? = nil
    ) {
        fromView.superview?.addSubview(toView)
        fromView.removeFromSuperview()
        animate(withDuration: duration, animations: {}, completion: completion)
    }

    /// How steps run. Without effect.
    public struct KeyframeAnimationOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let `repeat` = KeyframeAnimationOptions(rawValue: 8)
        public static let autoreverse = KeyframeAnimationOptions(rawValue: 16)
        public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
        /// As fast between two steps.
        public static let calculationModeLinear = KeyframeAnimationOptions([])
    }
}

/// Whether an app has its views animated.
@MainActor
private final class AnimationSwitch {
    var isOn = true
}

/// The part of a view that the keyboard does not cover.
open class UIKeyboardLayoutGuide: UILayoutGuide {
    /// Whether it follows a keyboard that was moved. Kept, and without effect.
    open var followsUndockedKeyboard = false
}
