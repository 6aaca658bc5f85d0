// What the system restores an app's views from.

extension InstalledApp {
    /// The views of a scene session can be restored at a later launch. Called by skins, which keep what it takes.
    public func saveState(of session: String) { history.savedStates.insert(session) }

    /// Whether the views of a scene session can be restored.
    public func hasSavedState(of session: String) -> Bool { history.savedStates.contains(session) }

    /// The system gives the saved state up.
    ///
    /// - Parameter why: why, in a few words.
    func discardSavedState(_ why: String) {
        guard !history.savedStates.isEmpty, LifecycleRules.forceQuitRestoration.systems.contains(device.system) else {
            return
        }
        history.savedStates = []
        record(
            .note, "what was saved to restore the app's views is deleted", detail: why,
            rule: LifecycleRules.forceQuitRestoration)
    }
}
