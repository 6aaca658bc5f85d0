/// The app's own object that the system calls for one scene. Every method has a default that does nothing.
@preconcurrency @MainActor
public protocol UISceneDelegate: NSObjectProtocol {
    /// The scene becomes part of the app.
    ///
    /// - Parameters:
    ///   - scene: the scene, which is not connected yet.
    ///   - session: what of it outlives the launch.
    ///   - connectionOptions: what the app was opened for.
    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
    /// The scene is no part of the app any more.
    func sceneDidDisconnect(_ scene: UIScene)
    /// The scene is in front and gets events.
    func sceneDidBecomeActive(_ scene: UIScene)
    /// The scene is about to get no more events.
    func sceneWillResignActive(_ scene: UIScene)
    /// The scene is about to come to the screen.
    func sceneWillEnterForeground(_ scene: UIScene)
    /// The scene left the screen.
    func sceneDidEnterBackground(_ scene: UIScene)
    /// URLs of the app's scheme were opened.
    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
    /// What the scene needs to look again as it does now. Asked for when it leaves the screen.
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
    /// The user goes on with something that began elsewhere. Never called here.
    func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
}

extension UISceneDelegate {
    public func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) { OptionalMethod.isMissing() }
    public func sceneDidDisconnect(_ scene: UIScene) { OptionalMethod.isMissing() }
    public func sceneDidBecomeActive(_ scene: UIScene) { OptionalMethod.isMissing() }
    public func sceneWillResignActive(_ scene: UIScene) { OptionalMethod.isMissing() }
    public func sceneWillEnterForeground(_ scene: UIScene) { OptionalMethod.isMissing() }
    public func sceneDidEnterBackground(_ scene: UIScene) { OptionalMethod.isMissing() }
    public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
        OptionalMethod.isMissing()
    }
    public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { nil }
    public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}
}

/// The delegate of a scene that has windows.
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
    /// The main window of the scene, which the delegate keeps.
    var window: UIWindow? { get set }
    /// The user has chosen a quick action of the icon, while the scene was connected. From iOS 13.
    ///
    /// - Parameters:
    ///   - windowScene: the scene.
    ///   - shortcutItem: what was chosen.
    ///   - completionHandler: to be called with whether the app did it.
    func windowScene(
        _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void)
    /// The user has chosen a quick action: the method with a completion handler, for `async` code.
    func windowScene(
        _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem
    ) async -> Bool
}

extension UIWindowSceneDelegate {
    public var window: UIWindow? {
        get { nil }
        set {}
    }

    public func windowScene(
        _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) {
        UIApplication.shared.ask("windowScene(_:performActionFor:completionHandler:)", completionHandler) {
            await self.windowScene(windowScene, performActionFor: shortcutItem)
        }
    }

    nonisolated(nonsending) public func windowScene(
        _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem
    ) async -> Bool {
        AsyncForm.isMissing()
        return false
    }
}
