import BackgroundRuntime

/// How an event gets to an app that waits for it.
enum Delivery: Hashable, Sendable {
    /// At once: the app runs.
    case now
    /// The system wakes the app.
    case wake
    /// The system launches the app.
    case launch
    /// Not before the app is in the foreground.
    case hold
    /// Not at all: the app does not run, and nothing was kept for it.
    case lose

    /// - Parameters:
    ///   - state: the state of the app.
    ///   - hasMode: whether its manifest declares the mode.
    ///   - isKept: whether the system keeps what it had under way.
    ///   - isBehind: whether earlier events wait already.
    init(state: AppState, hasMode: Bool, isKept: Bool, isBehind: Bool) {
        switch state {
        case .notRunning: self = isKept ? .launch : .lose
        case .inactive, .active: self = .now
        case .background: self = hasMode ? .wake : isBehind ? .hold : .now
        case .suspended: self = hasMode ? .wake : .hold
        }
    }
}
