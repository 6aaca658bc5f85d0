/// What can respond to events. App delegates inherit it, as on a phone.
@preconcurrency @MainActor
open class UIResponder {
    /// A responder. Required, because the system makes the app's delegate by its type.
    public required init() {}

    /// Whether the responder gets events first.
    public private(set) var isFirstResponder = false

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
public final class UIEvent {
    /// What the remote control asks for.
    public enum EventSubtype: Int, Sendable {
        case none = 0
        case remoteControlPlay = 100
        case remoteControlPause = 101
        case remoteControlStop = 102
        case remoteControlTogglePlayPause = 103
        case remoteControlNextTrack = 104
        case remoteControlPreviousTrack = 105
    }

    /// The kind of event.
    public enum EventType: Int, Sendable {
        case touches = 0
        case motion = 1
        case remoteControl = 2
    }

    /// The kind of event.
    public let type: EventType
    /// What exactly is asked for.
    public let subtype: EventSubtype

    package init(type: EventType, subtype: EventSubtype) {
        self.type = type
        self.subtype = subtype
    }
}
