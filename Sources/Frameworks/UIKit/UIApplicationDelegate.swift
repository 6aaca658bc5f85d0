/// The app's own object that the system calls. Every method has a default that does nothing.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: NSObjectProtocol {
    /// The window of an app without scenes, which the delegate keeps.
    var window: UIWindow? { get set }

    /// The launch began. From iOS 6.
    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool

    /// The launch is almost done.
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool

    /// The app is in front and gets events.
    func applicationDidBecomeActive(_ application: UIApplication)
    /// The app is about to get no more events.
    func applicationWillResignActive(_ application: UIApplication)
    /// The app left the screen. It has about five seconds to return.
    func applicationDidEnterBackground(_ application: UIApplication)
    /// The app is about to come back to the screen.
    func applicationWillEnterForeground(_ application: UIApplication)
    /// The app is about to end. Only an app that runs is told.
    func applicationWillTerminate(_ application: UIApplication)
    func applicationDidReceiveMemoryWarning(_ application: UIApplication)
    /// The device was locked: protected files are about to become unreadable.
    func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication)
    /// The device was unlocked.
    func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication)
    /// It is another day, or the clock or the zone was changed.
    func applicationSignificantTimeChange(_ application: UIApplication)
    /// A URL of the app's scheme was opened.
    func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool

    /// The user has chosen a quick action of the icon. From iOS 9; not called where a launch method returned false, nor in
    /// an app with scenes.
    ///
    /// - Parameters:
    ///   - application: the app.
    ///   - shortcutItem: what was chosen.
    ///   - completionHandler: to be called with whether the app did it.
    func application(
        _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void)
    /// The user has chosen a quick action: the method with a completion handler, for `async` code.
    func application(
        _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem
    ) async -> Bool

    /// A scene is to be connected: how it is made. From iOS 13; not asked of a scene that an earlier launch had.
    ///
    /// - Parameters:
    ///   - application: the app.
    ///   - connectingSceneSession: what of the scene outlives the launch.
    ///   - options: what the app was opened for.
    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration
    /// The user closed scenes. From iOS 13.
    func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
    /// The app may fetch in the background. From iOS 7.
    ///
    /// - Parameters:
    ///   - application: the app.
    ///   - completionHandler: to be called within 30 seconds with what came of it.
    func application(
        _ application: UIApplication,
        performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void)
    /// The app may fetch in the background: the method with a completion handler, for `async` code.
    func applicationPerformFetch(_ application: UIApplication) async -> UIBackgroundFetchResult
    /// A push arrived, in the foreground or in the background. From iOS 7.
    ///
    /// - Parameters:
    ///   - application: the app.
    ///   - userInfo: the payload that the server sent.
    ///   - completionHandler: to be called within 30 seconds with what came of it.
    func application(
        _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
        fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void)
    /// A push arrived: the method with a completion handler, for `async` code.
    func application(
        _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any]
    ) async -> UIBackgroundFetchResult
    /// A push arrived while the app was in the foreground. Called of an app that has no method with a completion handler.
    func application(_ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any])
    /// The server can reach the app by this token.
    func application(
        _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data)
    /// The app cannot be reached by pushes.
    func application(_ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error)
    /// A local notification is due while the app is in the foreground, or was opened.
    func application(_ application: UIApplication, didReceive notification: UILocalNotification)
    /// The user answered what the app registered its notifications for. From iOS 8.
    func application(_ application: UIApplication, didRegister notificationSettings: UIUserNotificationSettings)
    /// The user took a button of a local notification. From iOS 8.
    ///
    /// - Parameters:
    ///   - application: the app.
    ///   - identifier: the identifier of the button.
    ///   - notification: the notification that has it.
    ///   - completionHandler: to be called as soon as the app is done.
    func application(
        _ application: UIApplication, handleActionWithIdentifier identifier: String?,
        for notification: UILocalNotification, completionHandler: @escaping () -> Void)
    /// The user took a button of a local notification: the method with a completion handler, for `async` code.
    func application(
        _ application: UIApplication, handleActionWithIdentifier identifier: String?,
        for notification: UILocalNotification
    ) async
    /// Transfers of a background session are done, or need the app. From iOS 7.
    ///
    /// - Parameters:
    ///   - application: the app.
    ///   - identifier: the identifier of the session, which the app makes anew if it was launched for this.
    ///   - completionHandler: to be called on the main thread when all events of the session were handled.
    func application(
        _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String,
        completionHandler: @escaping () -> Void)
    /// Transfers of a background session are done: the method with a completion handler, for `async` code. It counts as called
    /// when this comes back.
    func application(_ application: UIApplication, handleEventsForBackgroundURLSession identifier: String) async
}

extension UIApplicationDelegate {
    public var window: UIWindow? {
        get { nil }
        set {}
    }

    public func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool {
        OptionalMethod.isMissing()
        return true
    }

    public func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool {
        OptionalMethod.isMissing()
        return true
    }

    public func applicationDidBecomeActive(_ application: UIApplication) { OptionalMethod.isMissing() }
    public func applicationWillResignActive(_ application: UIApplication) { OptionalMethod.isMissing() }
    public func applicationDidEnterBackground(_ application: UIApplication) { OptionalMethod.isMissing() }
    public func applicationWillEnterForeground(_ application: UIApplication) { OptionalMethod.isMissing() }
    public func applicationWillTerminate(_ application: UIApplication) { OptionalMethod.isMissing() }
    public func applicationDidReceiveMemoryWarning(_ application: UIApplication) { OptionalMethod.isMissing() }
    public func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication) {
        OptionalMethod.isMissing()
    }
    public func applicationSignificantTimeChange(_ application: UIApplication) { OptionalMethod.isMissing() }
    public func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication) { OptionalMethod.isMissing() }

    public func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
    ) -> Bool {
        OptionalMethod.isMissing()
        return false
    }

    public func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        application.lacksMethod = true
        return connectingSceneSession.configuration
    }

    public func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {
        OptionalMethod.isMissing()
    }
}
