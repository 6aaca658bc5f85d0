import BackgroundRuntime

/// What a handler says about a command.
public enum MPRemoteCommandHandlerStatus: Int, Sendable {
    /// It was done.
    case success = 0
    /// What was asked for does not exist.
    case noSuchContent = 100
    /// Nothing is playing that it could be done to.
    case noActionableNowPlayingItem = 110
    /// The device that it needs is not there.
    case deviceNotFound = 120
    /// It could not be done.
    case commandFailed = 200
}

/// One button of a remote control, as the app answers it.
public class MPRemoteCommand: NSObject, @unchecked Sendable {
    /// Whether the button can be pressed.
    public var isEnabled = true
    let name: String
    private var targets: [Target] = []

    private final class Target {
        let handler: (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus

        init(_ handler: @escaping (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus) { self.handler = handler }
    }

    init(_ name: String) { self.name = name }

    /// Calls `handler` on the main thread when the button is pressed.
    ///
    /// - Returns: the target, to be removed.
    @discardableResult
    public func addTarget(handler: @escaping (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus) -> Any {
        let target = Target(handler)
        targets.append(target)
        return target
    }

    /// Removes a target; nil removes all.
    public func removeTarget(_ target: Any?) {
        guard let target else {
            targets = []
            return
        }
        targets.removeAll { $0 === target as AnyObject }
    }

    /// Whether somebody answers the button now.
    var isTaken: Bool { isEnabled && !targets.isEmpty }

    /// The event of a press.
    func makeEvent() -> MPRemoteCommandEvent { MPRemoteCommandEvent(self) }

    /// Calls the handlers. A status that is no success is in the trace.
    func press(in process: AppProcess) {
        let event = makeEvent()
        for target in targets {
            let status = target.handler(event)
            if status != .success { process.record(.note, "remote control", detail: "\(name): \(status)") }
        }
    }
}

/// A press of a button.
public class MPRemoteCommandEvent: NSObject, @unchecked Sendable {
    /// The button that was pressed.
    public let command: MPRemoteCommand
    /// When it was pressed, in seconds since the device booted.
    public let timestamp: TimeInterval

    init(_ command: MPRemoteCommand) {
        self.command = command
        let simulation = SimulatedApp.process(for: "MPRemoteCommandEvent").simulation
        timestamp = simulation.clocks.uptime(at: simulation.now).inSeconds
    }
}

/// A button that skips some seconds.
public final class MPSkipIntervalCommand: MPRemoteCommand, @unchecked Sendable {
    /// The seconds to be offered; the first is used.
    public var preferredIntervals: [NSNumber] = [10]

    override func makeEvent() -> MPRemoteCommandEvent {
        MPSkipIntervalCommandEvent(self, interval: preferredIntervals.first?.doubleValue ?? 10)
    }
}

/// A press of a button that skips.
public final class MPSkipIntervalCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
    /// The seconds to skip.
    public let interval: TimeInterval

    init(_ command: MPRemoteCommand, interval: TimeInterval) {
        self.interval = interval
        super.init(command)
    }
}

/// The position slider of the lock screen. The simulator never moves it.
public final class MPChangePlaybackPositionCommand: MPRemoteCommand, @unchecked Sendable {}

/// A move of the position slider.
public final class MPChangePlaybackPositionCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
    /// Where playback is to go on, in seconds.
    public let positionTime: TimeInterval

    init(_ command: MPRemoteCommand, positionTime: TimeInterval) {
        self.positionTime = positionTime
        super.init(command)
    }
}
