import BackgroundRuntime

@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
    /// How far a movement is.
    public enum State: Int, Sendable {
        /// It may be one.
        case possible = 0
        /// It began, goes on, or is over.
        case began, changed, ended
        /// It was broken off, or was none.
        case cancelled, failed
        public static let recognized = State.ended
    }

    private var messages: [(target: () -> AnyObject?, action: Selector)] = []
    /// Follows the segue that a movement begins.
    final var segue: ((Any?) -> Void)?

    /// How far the movement is.
    open var state = State.possible
    open var isEnabled = true
    /// The view that it listens for.
    public internal(set) weak var view: UIView?
    /// Who decides whether it listens: asked whether it begins.
    open weak var delegate: (any UIGestureRecognizerDelegate)?
    /// Whether views get no touches that it took. Kept, and without effect.
    open var cancelsTouchesInView = true

    /// A listener that sends a message.
    public init(target: Any? = nil, action: Selector? = nil) {
        super.init()
        if let target, let action { addTarget(target, action: action) }
    }

    /// Sends one more message.
    open func addTarget(_ target: Any, action: Selector) {
        let object = target as AnyObject
        messages.append(({ [weak object] in object }, action))
    }

    /// Sends a message no longer.
    open func removeTarget(_ target: Any?, action: Selector?) {
        messages.removeAll { message in
            (target == nil || message.target() === target.map { $0 as AnyObject })
                && (action == nil || message.action == action)
        }
    }

    /// Whether a finger does what it listens for; each kind says so.
    func recognizes(_ touch: Touch) -> Bool { false }

    /// Says to all that listen that a movement was made, unless its delegate does not want it to begin.
    ///
    /// - Returns: whether it was taken.
    func recognize(_ touch: Touch) -> Bool {
        guard isEnabled else { return false }
        prepare(for: touch)
        guard delegate?.gestureRecognizerShouldBegin(self) != false else { return false }
        for state in states(of: touch) {
            self.state = state
            follow(touch)
            for message in messages {
                guard let target = message.target() else { continue }
                Message.send(message.action, to: target, [self])
            }
        }
        segue?(self)
        state = .possible
        return true
    }

    /// A finger has begun to move, and the delegate is going to be asked about it.
    func prepare(for touch: Touch) {}

    /// A finger is on its way, as far as the state says.
    func follow(_ touch: Touch) {}

    /// How far a movement is each time that it is told of.
    func states(of touch: Touch) -> [State] { [.ended] }

    /// Where the finger is: nowhere.
    open func location(in view: UIView?) -> CGPoint { .zero }
    /// Listens only when another turned out to be none. Kept, and without effect.
    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}

    /// Whether views get touches late. Kept, and without effect.
    open var delaysTouchesBegan = false
    /// How many fingers there are: none.
    open var numberOfTouches: Int { 0 }
    /// Where a finger is: nowhere.
    open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint { .zero }
}

/// Who decides whether something listens to fingers.
@preconcurrency @MainActor
public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool

    /// Whether both listen at once.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool
    /// Whether it gets a finger.
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
    /// Whether it waits until the other is none.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool
}

extension UIGestureRecognizerDelegate {
    public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
    ) -> Bool { true }
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }
}

open class UITapGestureRecognizer: UIGestureRecognizer {
    open var numberOfTapsRequired = 1
    /// With how many fingers.
    open var numberOfTouchesRequired = 1

    override func recognizes(_ touch: Touch) -> Bool {
        guard numberOfTouchesRequired == 1 else { return false }
        return numberOfTapsRequired == 1 ? touch == .tap : numberOfTapsRequired == 2 && touch == .doubleTap
    }
}

/// Listens for fingers that stay.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
    /// How long they stay, in seconds.
    open var minimumPressDuration: TimeInterval = 0.5

    override func recognizes(_ touch: Touch) -> Bool {
        guard case .press(let duration) = touch else { return false }
        return duration.inSeconds >= minimumPressDuration
    }

    override func states(of touch: Touch) -> [State] { [.began, .ended] }
}

/// Listens for fingers that move: a swipe goes 200 points in its direction, and is told of as it begins, half way and at its end.
///
/// - Untouched: a finger that moves is a swipe, which goes 200 points in a direction, at 1,000 points a second
open class UIPanGestureRecognizer: UIGestureRecognizer {
    /// Where the finger is, from where it began; and where that is set to be counted from.
    private var moved = CGPoint.zero, origin = CGPoint.zero
    private var speed = CGPoint.zero

    /// How far they moved, in points.
    open func translation(in view: UIView?) -> CGPoint { CGPoint(x: moved.x - origin.x, y: moved.y - origin.y) }
    /// How fast they move, in points a second.
    open func velocity(in view: UIView?) -> CGPoint { speed }

    override func recognizes(_ touch: Touch) -> Bool {
        if case .swipe = touch { minimumNumberOfTouches <= 1 } else { false }
    }

    override func states(of touch: Touch) -> [State] { [.began, .changed, .ended] }

    override func prepare(for touch: Touch) {
        let (x, y) = Self.way(of: touch)
        (moved, origin) = (.zero, .zero)
        speed = CGPoint(x: x * 1_000, y: y * 1_000)
    }

    override func follow(_ touch: Touch) {
        let (x, y) = Self.way(of: touch)
        let distance: CGFloat = state == .began ? 0 : state == .changed ? 100 : 200
        moved = CGPoint(x: x * distance, y: y * distance)
    }

    private static func way(of touch: Touch) -> (x: CGFloat, y: CGFloat) {
        guard case .swipe(let direction) = touch else { return (0, 0) }
        return switch direction {
        case .up: (0, -1)
        case .down: (0, 1)
        case .left: (-1, 0)
        case .right: (1, 0)
        }
    }

    /// With how many fingers, at least.
    open var minimumNumberOfTouches = 1
    /// With how many fingers, at most.
    open var maximumNumberOfTouches = Int.max
    /// Sets how far they moved.
    open func setTranslation(_ translation: CGPoint, in view: UIView?) {
        origin = CGPoint(x: moved.x - translation.x, y: moved.y - translation.y)
    }
}

/// Listens for fingers that move quickly.
open class UISwipeGestureRecognizer: UIGestureRecognizer {
    /// Where fingers move to.
    public struct Direction: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// To the right, or to the left.
        public static let right = Direction(rawValue: 1), left = Direction(rawValue: 2)
        public static let up = Direction(rawValue: 4), down = Direction(rawValue: 8)
    }

    /// Where they move to.
    open var direction = Direction.right

    override func recognizes(_ touch: Touch) -> Bool {
        guard case .swipe(let way) = touch else { return false }
        switch way {
        case .up: return direction.contains(.up)
        case .down: return direction.contains(.down)
        case .left: return direction.contains(.left)
        case .right: return direction.contains(.right)
        }
    }
}

/// Listens for two fingers that move apart.
///
/// - Untouched: there is one finger
open class UIPinchGestureRecognizer: UIGestureRecognizer {
    /// How far they moved apart.
    open var scale: CGFloat = 1
}
