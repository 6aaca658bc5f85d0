/// What an app does to its views while nobody sees them.
private final class ViewChanges {
    /// Whether this launch of the app was told.
    var isSaid = false
}

extension AppProcess {
    /// The app changes a view: what old systems ask apps not to do in the background is said once in each launch.
    ///
    /// What it does on its way there is for the picture in the switcher, and a launch in the background makes its views.
    ///
    /// - Parameter view: what is changed, such as `UILabel`.
    package func noteChange(ofView view: String) {
        let rule = ResourceRules.uiBackground
        guard rule.systems.contains(device.system), isInBackground, !isLeavingScreen, isLaunchOver else { return }
        let changes = storage.object { ViewChanges() }
        guard !changes.isSaid else { return }
        changes.isSaid = true
        let place = simulation.placeInApp().map { " at \($0)" } ?? ""
        record(
            .finding, "a view is changed in the background: \(view)\(place)",
            detail: """
                the App Programming Guide asks to avoid it [APG-BE], and names a kill for OpenGL ES alone [APG-ST]; the \
                app goes on
                """,
            rule: rule)
    }
}
