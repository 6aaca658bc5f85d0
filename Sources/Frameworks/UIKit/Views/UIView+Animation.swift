// Animations: what they change is changed at once, and their completion is called in virtual time, as long as they last.

extension UIView {
    /// How an animation runs. Without effect.
    public struct AnimationOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Views are laid out with it.
        public static let layoutSubviews = AnimationOptions(rawValue: 1)
        /// Fingers are listened to meanwhile.
        public static let allowUserInteraction = AnimationOptions(rawValue: 2)
        /// It begins where another stands.
        public static let beginFromCurrentState = AnimationOptions(rawValue: 4)
        public static let `repeat` = AnimationOptions(rawValue: 8)
        public static let autoreverse = AnimationOptions(rawValue: 16)
        /// Slow at both ends.
        public static let curveEaseInOut = AnimationOptions([])
        public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
        /// Slow at the end.
        public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
        /// As fast all the time.
        public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
        /// One view fades into another.
        public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    }

    /// Changes views, which an animation would show.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animations()
        guard let completion else { return }
        let end = AnimationEnd(call: completion)
        DispatchQueue.main.asyncAfter(deadline: .now() + duration + delay) { end.call(true) }
    }

    /// Changes views, which an animation would show.
    public class func animate(
        withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) { animate(withDuration: duration, delay: 0, animations: animations, completion: completion) }

    /// Changes views as a spring would.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        SimulatedApp.require(
            .classMethod(
                "animateWithDuration:delay:usingSpringWithDamping:initialSpringVelocity:options:animations:completion:",
                of: "UIView", .iOS(7)))
        animate(withDuration: duration, delay: delay, animations: animations, completion: completion)
    }

    /// Changes views in one that an animation would show.
    public class func transition(
        with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) { animate(withDuration: duration, delay: 0, animations: animations ?? {}, completion: completion) }

    /// Changes views without an animation.
    public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        SimulatedApp.require(.classMethod("performWithoutAnimation:", of: "UIView", .iOS(7)))
        actionsWithoutAnimation()
    }

    /// A completion of the app, on its way to the main queue.
    private struct AnimationEnd: @unchecked Sendable {
        let call: (Bool) -> Void
    }
}
