import BackgroundRuntime

/// Decides how long a transfer waits that an app starts in the background: the more often the app was woken for its sessions,
/// the longer (DTS-14854).
///
/// The delay doubles with each wake. It is over when the user opens the app, or when it passes without a new transfer.
public struct StartRate: Hashable, Sendable {
    private let first: Duration
    private var lastWake = VirtualInstant.boot
    private var hasStarted = false
    /// The delay of a transfer that is started now.
    public private(set) var delay = Duration.zero

    /// No delay; the first wake brings this one.
    public init(first: Duration) { self.first = first }

    /// The app is launched or resumed for one of its sessions.
    public mutating func wake(at now: VirtualInstant) {
        calmDown(at: now)
        delay = max(first, delay * 2)
        (lastWake, hasStarted) = (now, false)
    }

    /// The app starts a transfer in the background: how long it has to wait.
    public mutating func start(at now: VirtualInstant) -> Duration {
        calmDown(at: now)
        hasStarted = true
        return delay
    }

    /// The user opens the app.
    public mutating func reset() { delay = .zero }

    /// Whether the delay is longer than the first one: the app has been woken again and again.
    public var isGrowing: Bool { delay > first }

    private mutating func calmDown(at now: VirtualInstant) {
        if !hasStarted, lastWake.duration(to: now) >= delay { delay = .zero }
    }
}
