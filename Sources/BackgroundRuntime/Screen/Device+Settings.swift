extension Device {
    /// The user changes something in Settings, which is an app like any other: the one in front is left for it, and opened
    /// again afterwards; a locked phone is unlocked for it. How long the user stays there is nobody's business: no time but that of the ways passes.
    ///
    /// - Parameter change: what is changed.
    public func visitSettings<Result>(_ change: () throws -> Result) rethrows -> Result {
        unlock()
        guard let app = frontmost else { return try change() }
        record(.stimulus, "the user goes to Settings")
        leave(app, by: .appSwitcher, rule: LifecycleRules.home)
        frontmost = nil
        settle()
        waitForScreen()
        defer { open(app) }
        return try change()
    }
}
