import BackgroundRuntime

/// What a player keeps the screen on for, given back with the player.
final class ScreenHold {
    /// Why the screen stays on, as a trace names it; nil while it need not.
    var reason: String? {
        didSet {
            guard reason != oldValue else { return }
            if let oldValue { process.letScreenLock(oldValue) }
            if let reason { process.keepScreenOn(reason) }
        }
    }
    private let process: AppProcess

    init(_ process: AppProcess) { self.process = process }

    deinit { if let reason, process.state != .notRunning { process.letScreenLock(reason) } }
}
