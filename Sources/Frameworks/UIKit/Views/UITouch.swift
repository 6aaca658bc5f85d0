/// Whether a view turns with the direction of lines.
public enum UISemanticContentAttribute: Int, Sendable {
    /// As others do, or not where it plays something.
    case unspecified = 0, playback, spatial
    /// It stays as in one of them.
    case forceLeftToRight, forceRightToLeft
}

/// What moves with the phone. Nothing does here.
@preconcurrency @MainActor
open class UIMotionEffect: NSObject {
    public override init() {
        SimulatedApp.require(UIMotionEffect.self)
        super.init()
    }
}

/// What moves in one direction with the phone. Nothing does here.
open class UIInterpolatingMotionEffect: UIMotionEffect {
    /// How the phone is turned.
    public enum EffectType: Int, Sendable {
        /// From side to side, or from above.
        case tiltAlongHorizontalAxis = 0, tiltAlongVerticalAxis
    }

    /// The property that changes.
    public let keyPath: String
    open var minimumRelativeValue: Any?
    open var maximumRelativeValue: Any?

    /// A property that changes with the phone.
    public init(keyPath: String, type: EffectType) {
        self.keyPath = keyPath
        super.init()
    }
}

/// Several things that move with the phone. Nothing does here.
open class UIMotionEffectGroup: UIMotionEffect {
    open var motionEffects: [UIMotionEffect]?
}

/// What listens to fingers besides.
@preconcurrency @MainActor
public protocol UIInteraction: NSObjectProtocol {}

/// A finger on the screen, without a place in points.
@preconcurrency @MainActor
open class UITouch: NSObject {
    /// How far a touch is.
    public enum Phase: Int, Sendable {
        /// It begins, moves, stays, is over, or was broken off.
        case began = 0, moved, stationary, ended, cancelled
    }

    /// How far it is.
    open var phase: Phase { now }
    /// How many times it touched.
    open var tapCount: Int { taps }
    /// When, in seconds since the start of the phone.
    open private(set) var timestamp: TimeInterval = 0
    /// The view that it touches.
    open var view: UIView? { touched }
    /// The window that it touches.
    open var window: UIWindow? { touched?.window }
    private final var now = Phase.cancelled
    private final var taps = 0
    private final weak var touched: UIView?

    /// The finger touches a view, or goes on to.
    final func set(_ phase: Phase, taps: Int, on view: UIView) {
        (now, self.taps, touched, timestamp) = (phase, taps, view, ProcessInfo.processInfo.systemUptime)
    }
    open func location(in view: UIView?) -> CGPoint { .zero }
    open func previousLocation(in view: UIView?) -> CGPoint { .zero }
}

/// A key that does something. Nobody presses it here.
///
/// - Untouched: there is no keyboard of keys
open class UIKeyCommand: UIMenuElement {
    public let input: String?
    /// The keys that are held.
    public let modifierFlags: UIKeyModifierFlags

    /// A key with others that are held.
    public init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
        (self.input, self.modifierFlags) = (input, modifierFlags)
        super.init(title: "", image: nil)
    }
}

/// Keys that are held.
public struct UIKeyModifierFlags: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// For great letters, or for other things.
    public static let shift = UIKeyModifierFlags(rawValue: 1 << 17), control = UIKeyModifierFlags(rawValue: 1 << 18)
    /// For other letters, or for commands.
    public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19), command = UIKeyModifierFlags(rawValue: 1 << 20)
}

/// What is read out of the kind of a view.
public struct UIAccessibilityTraits: OptionSet, Sendable {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    public static let none: UIAccessibilityTraits = []
    /// Something that is pressed, or followed.
    public static let button = UIAccessibilityTraits(rawValue: 1), link = UIAccessibilityTraits(rawValue: 2)
    /// A picture, or something that is chosen.
    public static let image = UIAccessibilityTraits(rawValue: 4), selected = UIAccessibilityTraits(rawValue: 8)
    /// Something that plays, or a key.
    public static let playsSound = UIAccessibilityTraits(rawValue: 16)
    /// What is typed with.
    public static let keyboardKey = UIAccessibilityTraits(rawValue: 32)
    /// A text that stays.
    public static let staticText = UIAccessibilityTraits(rawValue: 64)
    /// What tells how an app is.
    public static let summaryElement = UIAccessibilityTraits(rawValue: 128)
    /// What cannot be used.
    public static let notEnabled = UIAccessibilityTraits(rawValue: 256)
    public static let updatesFrequently = UIAccessibilityTraits(rawValue: 512)
    /// Where something is looked for.
    public static let searchField = UIAccessibilityTraits(rawValue: 1024)
    /// What goes up and down.
    public static let adjustable = UIAccessibilityTraits(rawValue: 4096)
    /// What stands above others.
    public static let header = UIAccessibilityTraits(rawValue: 65536)
}
