import BackgroundRuntime

/// What can respond to events. App delegates inherit it, as on a phone.
@preconcurrency @MainActor
open class UIResponder: NSObject {
    public override init() { super.init() }

    /// The class that a storyboard or a nib names for it and that is not there; nil for one of its own class.
    final var missingClass: MissingClass?

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

    /// A remote control was used, which the first responder of an app that receives such events is told: handed on to the next
    /// responder.
    open func remoteControlReceived(with event: UIEvent?) { next?.remoteControlReceived(with: event) }

    /// It was made from a storyboard or a nib, and everything in it is connected.
    open func awakeFromNib() {}
    /// Shown in Xcode. Never called here.
    open func prepareForInterfaceBuilder() {}
    /// What the user does with it, to be gone on with later.
    @SystemAPI.Since(.method("userActivity", of: "UIResponder", .iOS(8))) open var userActivity: NSUserActivity? = nil
    /// What the user does is to be brought up to date. Never called here.
    open func updateUserActivityState(_ activity: NSUserActivity) {}
    /// Goes on with what a user did elsewhere. Never called here.
    open func restoreUserActivityState(_ activity: NSUserActivity) {}
    /// What stands over the keyboard. Kept by whoever overrides it.
    open var inputAccessoryView: UIView? { nil }
    /// What stands in place of the keyboard.
    open var inputView: UIView? { nil }
    /// The keys that it listens to. Never asked here.
    open var keyCommands: [UIKeyCommand]? { nil }
    /// Whether it does something that a message asks for which is sent to nobody in particular.
    open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { responds(to: action) }
    /// Who does that: itself, or the next one up the chain that can; nil for nobody.
    open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        SimulatedApp.require(.method("targetForAction:withSender:", of: "UIResponder", .iOS(7)))
        return taker(of: action, from: sender)
    }
    /// The same on each system.
    final func taker(of action: Selector, from sender: Any?) -> UIResponder? {
        sequence(first: self, next: \.next).first { $0.canPerformAction(action, withSender: sender) }
    }
    /// A finger touches it, where nothing else takes the touch: handed on to the next responder.
    ///
    /// - Untouched: of touches that a listener, a control or a cell takes, views do not see each finger
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesBegan(touches, with: event) }
    /// The finger moves on it: handed on to the next responder.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesMoved(touches, with: event) }
    /// The finger leaves it: handed on to the next responder.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesEnded(touches, with: event) }
    /// Fingers were taken away. Never called here: no touch is broken off.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesCancelled(touches, with: event)
    }
    /// The phone is shaken: handed on to the next responder. Nothing begins it here.
    ///
    /// - Untouched: nobody shakes the phone
    open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionBegan(motion, with: event)
    }
    /// The phone was shaken: handed on to the next responder. Nothing begins it here.
    open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionEnded(motion, with: event)
    }
    /// Shaking the phone was broken off: handed on to the next responder. Nothing begins it here.
    open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionCancelled(motion, with: event)
    }
    /// What is written there can be taken back. Nothing is: nil.
    open func reloadInputViews() {}
}

extension UIResponder: StandIn {
    /// The class in whose place a storyboard or a nib made it.
    package nonisolated var standsFor: String? { MainActor.assumeIsolated { missingClass?.name } }
}

/// An event that a responder gets.
@preconcurrency @MainActor
open class UIEvent: NSObject {
    /// What the remote control asks for.
    public enum EventSubtype: Int, Sendable {
        case none = 0
        /// Start, or go on.
        case remoteControlPlay = 100
        case remoteControlPause = 101
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
        /// Fingers on the screen.
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
