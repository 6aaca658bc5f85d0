import BackgroundRuntime

extension SimulatedApp {
    /// The app changes a view, which old systems ask it not to do in the background.
    @MainActor
    static func noteChange(of view: UIView) {
        AppProcess.current?.noteChange(ofView: "\(type(of: view))")
    }
}
