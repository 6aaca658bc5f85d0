import BackgroundRuntime

/// A view that is touched, by the stimuli `ui.tap` and its like; an app or a test may send its actions.
@preconcurrency @MainActor
open class UIControl: UIView {
    /// What happens to a control.
    public struct Event: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// A finger touches it, once or twice.
        public static let touchDown = Event(rawValue: 1), touchDownRepeat = Event(rawValue: 2)
        /// A finger moves on it or beside it.
        public static let touchDragInside = Event(rawValue: 4), touchDragOutside = Event(rawValue: 8)
        /// A finger moves onto it or away from it.
        public static let touchDragEnter = Event(rawValue: 16), touchDragExit = Event(rawValue: 32)
        /// A finger leaves it, on it or beside it.
        public static let touchUpInside = Event(rawValue: 64), touchUpOutside = Event(rawValue: 128)
        /// The system took the finger away.
        public static let touchCancel = Event(rawValue: 256)
        /// Its value has changed.
        public static let valueChanged = Event(rawValue: 4096)
        /// What it is mostly used for.
        public static let primaryActionTriggered = Event(rawValue: 8192)
        /// A text is about to change, changes, or was changed.
        public static let editingDidBegin = Event(rawValue: 1 << 16), editingChanged = Event(rawValue: 1 << 17)
        /// A text was changed, or its last key was pressed.
        public static let editingDidEnd = Event(rawValue: 1 << 18), editingDidEndOnExit = Event(rawValue: 1 << 19)
        /// All touches, all of texts, or all.
        public static let allTouchEvents = Event(rawValue: 0xFFF), allEditingEvents = Event(rawValue: 0xF0000)
        /// All that there are.
        public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
    }

    /// What a control is.
    public struct State: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let normal: State = []
        /// Touched, not to be used, or chosen.
        public static let highlighted = State(rawValue: 1), disabled = State(rawValue: 2), selected = State(rawValue: 4)
    }

    private struct Handler {
        weak var target: AnyObject?
        let hasTarget: Bool
        let selector: Selector?
        let action: UIAction?
        let events: Event
    }

    private var handlers: [Handler] = []
    private var segues: [(events: Event, follow: (Any?) -> Void)] = []

    /// Whether it can be used.
    open var isEnabled = true
    /// Whether it is chosen.
    open var isSelected = false
    /// Whether it is touched.
    open var isHighlighted = false

    /// A control with a size.
    public override init(frame: CGRect) { super.init(frame: frame) }

    /// A control from a storyboard or a nib.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open var state: State {
        var state = State.normal
        if isHighlighted { state.insert(.highlighted) }
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        return state
    }

    /// Has a message sent when something happens. Without an object it goes to whoever can take it.
    open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
        let object = target.map { $0 as AnyObject }
        handlers.append(
            Handler(target: object, hasTarget: object != nil, selector: action, action: nil, events: controlEvents))
    }

    /// Has messages sent no longer; nil for an object or a message means all.
    open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
        handlers.removeAll { handler in
            (target == nil || handler.target === target.map { $0 as AnyObject })
                && (action == nil || handler.selector == action) && !handler.events.isDisjoint(with: controlEvents)
        }
    }

    /// Has an action called when something happens.
    open func addAction(_ action: UIAction, for controlEvents: Event) {
        SimulatedApp.require(.method("addAction:forControlEvents:", of: "UIControl", .iOS(14)))
        handlers.append(Handler(target: nil, hasTarget: false, selector: nil, action: action, events: controlEvents))
    }

    /// Has an action called no longer.
    open func removeAction(_ action: UIAction, for controlEvents: Event) {
        SimulatedApp.require(.method("removeAction:forControlEvents:", of: "UIControl", .iOS(14)))
        handlers.removeAll { $0.action === action && !$0.events.isDisjoint(with: controlEvents) }
    }

    /// Has a segue followed when something happens.
    func addSegue(for events: Event, _ follow: @escaping (Any?) -> Void) { segues.append((events, follow)) }

    /// Does what was wanted for these events.
    open func sendActions(for controlEvents: Event) {
        for segue in segues where !segue.events.isDisjoint(with: controlEvents) { segue.follow(self) }
        for handler in handlers where !handler.events.isDisjoint(with: controlEvents) {
            if let action = handler.action {
                action.perform(from: self)
            } else if let selector = handler.selector, handler.target != nil || !handler.hasTarget {
                sendAction(selector, to: handler.target, for: nil)
            }
        }
    }

    /// Sends one message, as if the control was used.
    open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        UIApplication.shared.sendAction(action, to: target, from: self, for: event)
    }

    /// The objects that messages go to.
    open var allTargets: Set<AnyHashable> { Set(handlers.compactMap { $0.target as? AnyHashable }) }

    /// Where its content stands from side to side. Kept, and without effect.
    open var contentHorizontalAlignment = ContentHorizontalAlignment.center
    /// Where its content stands from above. Kept, and without effect.
    open var contentVerticalAlignment = ContentVerticalAlignment.center
    /// Whether it opens its menu at once.
    @SystemAPI.Since(.method("showsMenuAsPrimaryAction", of: "UIControl", .iOS(14))) open var showsMenuAsPrimaryAction =
        false
    /// The same on each system.
    final var opensMenuAtOnce: Bool { _showsMenuAsPrimaryAction.value }
    /// Whether a finger is on it: never.
    open var isTracking: Bool { false }

    /// Where content stands from side to side.
    public enum ContentHorizontalAlignment: Int, Sendable {
        /// In the middle, at a side, or from side to side.
        case center = 0, left, right, fill
        /// Where lines begin or end.
        case leading, trailing
    }

    /// Where content stands from above.
    public enum ContentVerticalAlignment: Int, Sendable {
        /// In the middle, above, below, or from above.
        case center = 0, top, bottom, fill
    }
}

extension UIApplication {
    /// Sends a message to an object; without one to the first that can take it, from the first responder on.
    ///
    /// - Returns: whether anybody took it.
    @discardableResult
    public func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
        if let target {
            Message.send(action, to: target as AnyObject, [sender, event])
            return true
        }
        let first = FirstResponder.current.responder?.taker(of: action, from: sender)
        guard let taker = first ?? (sender as? UIResponder ?? self).taker(of: action, from: sender) else {
            return false
        }
        Message.send(action, to: taker, [sender, event])
        return true
    }
}
