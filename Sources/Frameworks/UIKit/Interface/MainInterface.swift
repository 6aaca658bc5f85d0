import BackgroundRuntime

/// The first screen of an app, where its manifest says in which storyboard it lies.
@MainActor
enum MainInterface {
    /// Makes the window of an app without scenes, before its delegate is told that the launch is nearly over.
    static func load(for application: UIApplication) {
        let app = application.process.app
        guard !app.manifest.isSceneBased(on: app.device.system), let name = app.mainStoryboard else { return }
        guard let controller = initialController(of: name, in: app) else { return }
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = controller
        application.mainWindow = window
        application.delegate?.window = window
    }

    /// Shows the window once the delegate was told that the launch is over: it may have put another controller into it, or
    /// another window in its place.
    static func show(for application: UIApplication) {
        guard let window = application.mainWindow else { return }
        application.mainWindow = nil
        let own = application.delegate?.window
        if own == nil { application.keptWindow = window }
        (own ?? window).makeKeyAndVisible()
    }

    /// Makes the window of a scene, before its delegate is told of it.
    static func load(for scene: UIScene) -> UIWindow? {
        guard let name = scene.session.configuration.storyboardName, let scene = scene as? UIWindowScene,
            let controller = initialController(of: name, in: UIApplication.shared.process.app)
        else { return nil }
        let window = UIWindow(windowScene: scene)
        window.rootViewController = controller
        (scene.delegate as? any UIWindowSceneDelegate)?.window = window
        return window
    }

    /// Shows the window of a scene once its delegate was told of it.
    static func show(_ window: UIWindow, of scene: UIScene) {
        ((scene.delegate as? any UIWindowSceneDelegate)?.window ?? window).makeKeyAndVisible()
    }

    private static func initialController(of name: String, in app: InstalledApp) -> UIViewController? {
        guard let storyboard = UIStoryboard(existing: name) else {
            app.noteMissingScreen(name)
            return nil
        }
        if let controller = storyboard.instantiateInitialViewController() { return controller }
        app.noteFirstScreen(lacking: "\(name).storyboard has no initial view controller")
        SimulatedApp.note(
            "Failed to instantiate the default view controller for UIMainStoryboardFile '\(name)' - perhaps the designated "
                + "entry point is not set?")
        return nil
    }
}
