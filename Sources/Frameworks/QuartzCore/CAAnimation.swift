import BackgroundRuntime
import SimulatedFoundation

/// What has times of its own.
public protocol CAMediaTiming {
    /// When it begins, in seconds.
    var beginTime: CFTimeInterval { get set }
    /// How long it lasts, in seconds.
    var duration: CFTimeInterval { get set }
    /// How fast its time goes.
    var speed: Float { get set }
    /// How far its time is ahead.
    var timeOffset: CFTimeInterval { get set }
    /// How many times it is done.
    var repeatCount: Float { get set }
    /// For how long it is done again and again.
    var repeatDuration: CFTimeInterval { get set }
    /// Whether it goes back as well.
    var autoreverses: Bool { get set }
    /// What is left of it.
    var fillMode: CAMediaTimingFillMode { get set }
}

/// What is left of an animation.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Its end stays, its beginning comes early, both, or neither.
    public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
    /// Its beginning comes early.
    public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
    /// Its beginning comes early, and its end stays.
    public static let both = CAMediaTimingFillMode(rawValue: "both")
    public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}

/// How fast an animation is in its course. Kept, and without effect.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// As fast all the time.
    public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
    public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
    /// Slow at the end.
    public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
    /// Slow at both ends.
    public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
    /// As the system sees fit.
    public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// How fast an animation is in its course. Kept, and without effect.
open class CAMediaTimingFunction: NSObject, @unchecked Sendable {
    /// A course that the system has.
    public init(name: CAMediaTimingFunctionName) {}
    /// A course between two points of a curve.
    public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {}
}

/// A change of a layer that takes time. Nothing is seen of it: it begins and ends in virtual time, and says so.
open class CAAnimation: NSObject, CAMediaTiming, @unchecked Sendable {
    open var beginTime: CFTimeInterval = 0
    open var duration: CFTimeInterval = 0
    open var speed: Float = 1
    open var timeOffset: CFTimeInterval = 0
    open var repeatCount: Float = 0
    open var repeatDuration: CFTimeInterval = 0
    open var autoreverses = false
    open var fillMode = CAMediaTimingFillMode.removed
    /// How fast it is in its course. Kept, and without effect.
    open var timingFunction: CAMediaTimingFunction?
    /// Whoever is told of its beginning and end, which it keeps.
    open var delegate: (any CAAnimationDelegate)?
    /// Whether the layer forgets it at its end.
    open var isRemovedOnCompletion = true
    private var isOver = false

    /// The seconds that it is shown: a quarter of a second where nobody says how long it lasts; nil without an end.
    var endOfShow: TimeInterval? {
        let once = (duration > 0 ? duration : 0.25) * (autoreverses ? 2 : 1)
        let whole = repeatDuration > 0 ? repeatDuration : once * Double(repeatCount > 0 ? repeatCount : 1)
        return whole < 1e9 ? whole / Double(speed > 0 ? speed : 1) : nil
    }

    func begin(_ ended: @escaping () -> Void) {
        isOver = false
        let start = AnimationTurn { [self] in delegate?.animationDidStart(self) }
        DispatchQueue.main.async { start.call() }
        guard let endOfShow else { return }
        let end = AnimationTurn { [self] in
            ended()
            stop(isFinished: true)
        }
        DispatchQueue.main.asyncAfter(deadline: .now() + endOfShow) { end.call() }
    }

    func stop(isFinished: Bool) {
        guard !isOver else { return }
        isOver = true
        delegate?.animationDidStop(self, finished: isFinished)
    }
}

/// Code of the app, on its way to the main queue.
struct AnimationTurn: @unchecked Sendable {
    let call: () -> Void
}

/// Whoever is told of the beginning and the end of an animation.
public protocol CAAnimationDelegate: NSObjectProtocol {
    func animationDidStart(_ anim: CAAnimation)
    /// It is over, or was taken away.
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
    public func animationDidStart(_ anim: CAAnimation) {}
    public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// An animation of a property. Kept, and without effect on it.
open class CAPropertyAnimation: CAAnimation, @unchecked Sendable {
    open var keyPath: String?
    /// Whether it is added to what there is.
    open var isAdditive = false
    /// Whether it goes on where it ended.
    open var isCumulative = false

    /// An animation of a property.
    public convenience init(keyPath path: String?) {
        self.init()
        keyPath = path
    }
}

/// An animation from one value to another.
open class CABasicAnimation: CAPropertyAnimation, @unchecked Sendable {
    /// The first value, the last one, or what is added.
    open var fromValue: Any?, toValue: Any?, byValue: Any?
}

/// An animation through several values.
open class CAKeyframeAnimation: CAPropertyAnimation, @unchecked Sendable {
    open var values: [Any]?
    /// When each of them is reached, from 0 to 1.
    open var keyTimes: [NSNumber]?
    /// How fast it goes from each to the next. Without effect.
    open var timingFunctions: [CAMediaTimingFunction]?
    /// The line along which it goes.
    open var path: CGPath?
}

/// Several animations at once.
open class CAAnimationGroup: CAAnimation, @unchecked Sendable {
    open var animations: [CAAnimation]?
}

/// What comes between one look and the next.
open class CATransition: CAAnimation, @unchecked Sendable {
    open var type = CATransitionType.fade
    open var subtype: CATransitionSubtype?
}

/// What comes between one look and the next.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The one fades away.
    public static let fade = CATransitionType(rawValue: "fade")
    /// The other moves over it.
    public static let moveIn = CATransitionType(rawValue: "moveIn")
    /// The other pushes it away.
    public static let push = CATransitionType(rawValue: "push")
    public static let reveal = CATransitionType(rawValue: "reveal")
}

/// A side from which something comes.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Where lines end, as most write.
    public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
    /// Where lines begin, as most write.
    public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
    public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
    public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}

/// Several changes of layers at once.
open class CATransaction: NSObject {
    /// The changes of an app that are under way.
    private final class Open {
        var levels: [Level] = []
    }

    private struct Level {
        var end: TimeInterval? = 0
        var completion: (() -> Void)?
        var duration: CFTimeInterval = 0.25
        var areActionsDisabled = false
    }

    private static var current: Open? { AppProcess.current?.storage.object { Open() } }

    open class func begin() { current?.levels.append(Level()) }

    /// Ends changes: what waits for them is called when their animations are over.
    open class func commit() {
        guard let level = current?.levels.popLast(), let completion = level.completion, let end = level.end else {
            return
        }
        let turn = AnimationTurn(call: completion)
        DispatchQueue.main.asyncAfter(deadline: .now() + end) { turn.call() }
    }

    /// What is called when the animations of the changes are over. Outside of changes, in a later turn.
    open class func setCompletionBlock(_ block: (() -> Void)?) {
        guard let current, !current.levels.isEmpty else {
            guard let block else { return }
            let turn = AnimationTurn(call: block)
            return DispatchQueue.main.async { turn.call() }
        }
        current.levels[current.levels.count - 1].completion = block
    }

    /// How long changes last, in seconds. Kept.
    open class func setAnimationDuration(_ dur: CFTimeInterval) {
        guard let current, !current.levels.isEmpty else { return }
        current.levels[current.levels.count - 1].duration = dur
    }

    /// How long changes last, in seconds.
    open class func animationDuration() -> CFTimeInterval { current?.levels.last?.duration ?? 0.25 }

    /// Whether changes are shown at once. Kept, and without effect.
    open class func setDisableActions(_ flag: Bool) {
        guard let current, !current.levels.isEmpty else { return }
        current.levels[current.levels.count - 1].areActionsDisabled = flag
    }

    /// Whether changes are shown at once.
    open class func disableActions() -> Bool { current?.levels.last?.areActionsDisabled ?? false }

    /// How fast changes are in their course. Without effect.
    open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {}

    /// Shows what was changed: nothing is.
    open class func flush() {}

    /// An animation is part of the changes; nil for one without an end.
    static func holds(until end: TimeInterval?) {
        guard let current, !current.levels.isEmpty else { return }
        let last = current.levels[current.levels.count - 1].end
        current.levels[current.levels.count - 1].end = last.flatMap { old in end.map { max(old, $0) } }
    }
}
