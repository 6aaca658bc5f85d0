/// What can respond to events. App delegates inherit it, as on a phone.
@preconcurrency @MainActor
open class UIResponder: NSObject {
    /// A responder.
    public override init() { super.init() }

    /// Whether the responder gets events first.
    open private(set) var isFirstResponder = false

    /// The responder that gets what this one does not take; nil for the last.
    open var next: UIResponder? { nil }

    /// Whether the responder may become the first one; false unless overridden.
    open var canBecomeFirstResponder: Bool { false }

    /// The responder asks for events. True when it gets them.
    @discardableResult
    open func becomeFirstResponder() -> Bool {
        guard canBecomeFirstResponder, !isFirstResponder else { return isFirstResponder }
        let current = FirstResponder.current
        current.responder?.resignFirstResponder()
        current.responder = self
        isFirstResponder = true
        return true
    }

    /// The responder gives events up.
    @discardableResult
    open func resignFirstResponder() -> Bool {
        if isFirstResponder { FirstResponder.current.responder = nil }
        isFirstResponder = false
        return true
    }

    /// A remote control was used; only the first responder of an app that receives such events is asked.
    open func remoteControlReceived(with event: UIEvent?) {}
}

/// An event that a responder gets.
@preconcurrency @MainActor
open class UIEvent: NSObject {
    /// What the remote control asks for.
    public enum EventSubtype: Int, Sendable {
        /// Nothing in particular.
        case none = 0
        /// Start, or go on.
        case remoteControlPlay = 100
        /// Stop for now.
        case remoteControlPause = 101
        /// Stop for good.
        case remoteControlStop = 102
        /// The button in the middle of headphones.
        case remoteControlTogglePlayPause = 103
        /// Go to what comes next.
        case remoteControlNextTrack = 104
        /// Go back to what came before.
        case remoteControlPreviousTrack = 105
        /// Run back from now on.
        case remoteControlBeginSeekingBackward = 106
        /// Run back no longer.
        case remoteControlEndSeekingBackward = 107
        /// Run forward from now on.
        case remoteControlBeginSeekingForward = 108
        /// Run forward no longer.
        case remoteControlEndSeekingForward = 109
    }

    /// The kind of event.
    public enum EventType: Int, Sendable {
        /// Fingers on the screen; never sent here.
        case touches = 0
        /// The phone was moved; never sent here.
        case motion = 1
        /// A button of the remote control: see `subtype`.
        case remoteControl = 2
    }

    /// The kind of event.
    open private(set) var type: EventType
    /// What exactly is asked for.
    open private(set) var subtype: EventSubtype

    package init(type: EventType, subtype: EventSubtype) {
        self.type = type
        self.subtype = subtype
        super.init()
    }

    /// An event of nothing in particular, for the mocks of tests.
    public override init() { (type, subtype) = (.touches, .none) }
}
