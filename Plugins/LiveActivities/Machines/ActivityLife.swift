/// The life of a Live Activity, as a value.
///
/// | from | input | to |
/// |---|---|---|
/// | active, stale | update | active |
/// | active | stale date | stale |
/// | active, stale | end | ended |
/// | active, stale, ended | removal | dismissed |
///
/// Anything else changes nothing.
struct ActivityLife: Hashable, Sendable {
    private(set) var state = LiveActivity.State.active

    /// Whether it can be updated and ended.
    var isOngoing: Bool { state == .active || state == .stale }

    /// New content.
    ///
    /// - Returns: whether it is taken.
    mutating func update() -> Bool { move(to: .active, where: isOngoing) }

    /// Its content is out of date.
    mutating func goStale() -> Bool { move(to: .stale, where: state == .active) }

    /// The app, a push or the system ends it.
    mutating func end() -> Bool { move(to: .ended, where: isOngoing) }

    /// The user or the system removes it from the screen.
    mutating func remove() -> Bool { move(to: .dismissed, where: state != .dismissed) }

    private mutating func move(to next: LiveActivity.State, where isLegal: Bool) -> Bool {
        if isLegal { state = next }
        return isLegal
    }
}
