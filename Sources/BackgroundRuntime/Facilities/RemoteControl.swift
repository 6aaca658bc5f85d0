/// What a remote control asks for: the buttons of headphones, the lock screen, a car.
public enum RemoteCommand: String, CaseIterable, Sendable {
    /// Start, or go on.
    case play
    /// Stop for now.
    case pause
    /// Stop for good.
    case stop
    /// The button in the middle of headphones.
    case togglePlayPause
    /// Go to what comes next.
    case nextTrack
    /// Go back to what came before.
    case previousTrack
    /// Go forward by the interval that the app prefers.
    case skipForward
    /// Go back by the interval that the app prefers.
    case skipBackward
}

/// Code of a process that takes remote-control events.
public protocol RemoteControlReceiver: AnyObject {
    /// Whether it takes this command now.
    func takes(_ command: RemoteCommand) -> Bool

    /// The command, in a turn on the main thread.
    func receive(_ command: RemoteCommand)
}

/// Whoever brings remote-control events to apps: what `beginReceivingRemoteControlEvents` needs, which is UIKit's,
/// whatever module simulates the events.
public protocol RemoteControlSource {
    /// A process asks for events, or gives them up with nil. The receiver is held weakly.
    func setEventReceiver(_ receiver: (any RemoteControlReceiver)?, of process: AppProcess)
}
