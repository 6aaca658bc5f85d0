import BackgroundRuntime

/// The first responder of one process, and what takes remote-control events to it.
final class FirstResponder: RemoteControlReceiver, @unchecked Sendable {
    weak var responder: UIResponder?

    /// That of the app that is running.
    static var current: FirstResponder {
        SimulatedApp.process(for: "UIResponder.becomeFirstResponder()").storage.object { FirstResponder() }
    }

    /// Without a first responder nobody takes events.
    func takes(_ command: RemoteCommand) -> Bool {
        responder != nil && UIEvent.EventSubtype(RemotePress(command)) != nil
    }

    func receive(_ press: RemotePress) {
        MainActor.assumeIsolated {
            guard let subtype = UIEvent.EventSubtype(press) else { return }
            responder?.remoteControlReceived(with: UIEvent(type: .remoteControl, subtype: subtype))
        }
    }
}

/// What stands in place of the keyboard, and over it, while somebody types.
struct InputViews {
    var keyboard: UIView?
    var accessory: UIView?
}

extension FirstResponder {
    /// The views that stand below all else while there is a first responder: what it has over its keyboard, or one further up
    /// has, and what it has in place of that.
    @MainActor
    var inputViews: [UIView] {
        guard let responder else { return [] }
        let accessory = sequence(first: responder, next: \.next).lazy.compactMap(\.inputAccessoryView).first
        return [accessory, responder.inputView].compactMap { $0 }
    }
}

extension UIEvent.EventSubtype {
    /// The event of a press; nil for commands that came after events.
    init?(_ press: RemotePress) {
        switch press.command {
        case .play: self = .remoteControlPlay
        case .pause: self = .remoteControlPause
        case .stop: self = .remoteControlStop
        case .togglePlayPause: self = .remoteControlTogglePlayPause
        case .nextTrack: self = .remoteControlNextTrack
        case .previousTrack: self = .remoteControlPreviousTrack
        case .seekForward: self = press.isEnd ? .remoteControlEndSeekingForward : .remoteControlBeginSeekingForward
        case .seekBackward: self = press.isEnd ? .remoteControlEndSeekingBackward : .remoteControlBeginSeekingBackward
        default: return nil
        }
    }
}
