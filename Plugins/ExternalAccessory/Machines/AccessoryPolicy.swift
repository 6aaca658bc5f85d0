import BackgroundRuntime

/// What the system does about an app and its accessories: decided from the app's state and its manifest alone.
enum AccessoryPolicy {
    /// How a notice gets to an app.
    enum Delivery: Hashable, Sendable {
        /// At once: the app runs.
        case now
        /// The system wakes the app.
        case wake
        /// It waits until the app runs again.
        case wait
        /// Not at all: the app does not run.
        case lose
    }

    /// - Parameters:
    ///   - state: the state of the app.
    ///   - hasMode: whether its manifest declares the mode.
    ///   - isItsOwn: whether its manifest names a protocol of the accessory.
    static func delivery(state: AppState, hasMode: Bool, isItsOwn: Bool) -> Delivery {
        switch state {
        case .notRunning: .lose
        case .inactive, .active: .now
        case .background: hasMode && isItsOwn ? .wake : .now
        case .suspended: hasMode && isItsOwn ? .wake : .wait
        }
    }

    /// Why no session can be opened.
    enum Refusal: Hashable, Sendable {
        /// The accessory does not speak the protocol.
        case unspoken
        /// The manifest does not name it.
        case undeclared
        /// The app is in the background, and its manifest does not declare the mode.
        case background
    }

    /// What keeps an app from talking to an accessory; nil where nothing does.
    static func refusal(
        of name: String, spoken: [String], declared: [String], isInFront: Bool, hasMode: Bool
    ) -> Refusal? {
        if !spoken.contains(name) { return .unspoken }
        if !declared.contains(name) { return .undeclared }
        return isInFront || hasMode ? nil : .background
    }
}
