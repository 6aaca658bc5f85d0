import BackgroundRuntime

/// The app that is running, as its own code sees it.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
    /// The delegate that the system made.
    open var delegate: (any UIApplicationDelegate)?
    /// Whether the screen stays on while the app is in front, although nobody touches it.
    open var isIdleTimerDisabled = false {
        didSet {
            let reason = "isIdleTimerDisabled"
            if isIdleTimerDisabled { process.keepScreenOn(reason) } else { process.letScreenLock(reason) }
        }
    }

    /// Whether the delegate turned out to have no method for the call that is being made.
    var lacksMethod = false

    /// The framework that shows the app's scenes in place of scene delegates; nil for an app of UIKit alone.
    package var sceneHost: (any SceneHost)?

    /// The window of the first screen, from its storyboard until it is shown.
    var mainWindow: UIWindow?
    /// That window, where the delegate has no property to keep it in.
    var keptWindow: UIWindow?

    package nonisolated let process: AppProcess
    /// Where the task is begun that is being begun now. One turn of an app runs at a time.
    nonisolated(unsafe) var taskPlace: TaskPlace?

    init(_ process: AppProcess) {
        self.process = process
        super.init()
    }

    /// The application object, which the system makes once in each launch: a second one ends the app.
    public override init() {
        process = SimulatedApp.process(for: "UIApplication")
        super.init()
        guard process.storage.existing(UIApplication.self) != nil else { return }
        process.raise("There can only be one UIApplication instance.", rule: LifecycleRules.terminateCrash)
    }

    /// The application object of the app that is running.
    open class var shared: UIApplication {
        let process = SimulatedApp.process(for: "UIApplication.shared")
        return process.storage.object { UIApplication(process) }
    }

    /// The responder that gets what no other took: the delegate, where it is one.
    open override var next: UIResponder? { delegate as? UIResponder }

    /// Whether it is in front, and gets events.
    open var applicationState: State {
        switch process.state {
        case .active: .active
        case .inactive: .inactive
        case .background, .suspended, .notRunning: .background
        }
    }

    /// Whether files under data protection can be read: with a passcode only until ten seconds after a lock.
    open var isProtectedDataAvailable: Bool { process.device.conditions.isProtectedDataAvailable }

    /// Whether the app may be launched in the background to refresh. From iOS 7.
    open var backgroundRefreshStatus: UIBackgroundRefreshStatus {
        SimulatedApp.require(.method("backgroundRefreshStatus", of: "UIApplication", .iOS(7)))
        return switch process.device.conditions.backgroundRefresh {
        case .available: .available
        case .denied: .denied
        case .restricted: .restricted
        }
    }

    /// Whether an app takes a URL: an installed one, or one of Apple's. The trace says why none does.
    open func canOpenURL(_ url: URL) -> Bool { isTaken(url) }

    /// Opens a URL in the app that takes it, as until iOS 9: that comes to the front, and this app leaves the screen.
    ///
    /// - Returns: whether there is one.
    @discardableResult
    open func openURL(_ url: URL) -> Bool { bringUp(url) }

    /// Opens a URL in the app that takes it: that comes to the front, and this app leaves the screen. From iOS 10.
    ///
    /// - Parameters:
    ///   - url: what is to be opened.
    ///   - options: whether only an app may take it that claims the link, which none does here.
    ///   - completion: called on the main thread in a later turn, with whether there is one, before this app leaves.
    @preconcurrency
    open func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
        completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
    ) {
        SimulatedApp.require(.method("openURL:options:completionHandler:", of: "UIApplication", .iOS(10)))
        bringUp(url, onlyUniversal: options[Self.universalLinksKey] as? Bool == true, completion)
    }

    // Finite-length tasks.

    /// Asks for time to finish a task when the app leaves the foreground.
    ///
    /// - Parameter handler: called on the main thread shortly before the time is over; it must end the task.
    @preconcurrency @_disfavoredOverload
    open nonisolated func beginBackgroundTask(
        expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier { begin(nil, handler) }

    /// Asks for time to finish a task, under a name that logs and reports show.
    ///
    /// - Parameters:
    ///   - taskName: the name that logs and reports show.
    ///   - handler: called on the main thread shortly before the time is over; it must end the task.
    @preconcurrency @_disfavoredOverload
    open nonisolated func beginBackgroundTask(
        withName taskName: String?, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier { begin(taskName, handler) }

    /// Ends a task that was begun. Every task has to be ended.
    open nonisolated func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {
        process.endTask(identifier.rawValue)
    }

    /// Seconds the app may still run in the background; the greatest finite double in the foreground. For logs only.
    open nonisolated var backgroundTimeRemaining: TimeInterval { process.backgroundTimeRemaining }

    // Background fetch, and the keep-alive of VoIP apps.

    /// Sets the least time between two background fetches. When the next one comes is the system's choice. From iOS 7.
    ///
    /// - Parameter minimumBackgroundFetchInterval: seconds, or one of the two intervals with a name. Without the mode
    ///   `fetch` it has no effect.
    open func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {
        SimulatedApp.require(.method("setMinimumBackgroundFetchInterval:", of: "UIApplication", .iOS(7)))
        guard let fetches = process.device.service(providing: (any BackgroundFetches).self) else {
            process.record(.refusal, "setMinimumBackgroundFetchInterval has no effect: no module simulates it")
            return
        }
        let isNever = minimumBackgroundFetchInterval >= .greatestFiniteMagnitude
        fetches.setMinimumFetchInterval(
            isNever ? nil : Duration(inSeconds: minimumBackgroundFetchInterval), in: process)
    }

    /// Installs a handler that the system calls before each `timeout` is over, also while the app is suspended. It may
    /// run for ten seconds.
    ///
    /// - Parameters:
    ///   - timeout: seconds, 600 or more.
    ///   - keepAliveHandler: called on the main thread; nil removes the handler that is installed.
    /// - Returns: whether the handler is installed; false without the mode `voip` or with a timeout that is too short.
    @discardableResult
    @preconcurrency
    open nonisolated func setKeepAliveTimeout(
        _ timeout: TimeInterval, handler keepAliveHandler: (@MainActor @Sendable () -> Void)? = nil
    ) -> Bool {
        guard let timeouts = process.device.service(providing: (any KeepAliveTimeouts).self) else {
            process.record(.refusal, "setKeepAliveTimeout returns false: no module simulates it")
            return false
        }
        return timeouts.setKeepAlive(
            Duration(inSeconds: timeout), in: process,
            handler: keepAliveHandler.map { handler in { MainActor.assumeIsolated(handler) } })
    }

    /// Removes the keep-alive handler.
    open nonisolated func clearKeepAliveTimeout() {
        process.device.service(providing: (any KeepAliveTimeouts).self)?.clearKeepAlive(in: process)
    }

    // Scenes and windows.

    /// The scenes that are connected.
    open var connectedScenes: Set<UIScene> {
        SimulatedApp.require(.method("connectedScenes", of: "UIApplication", .iOS(13)))
        return Set(SceneRegistry.of(process).scenes)
    }

    /// The sessions that the switcher shows.
    open var openSessions: Set<UISceneSession> {
        SimulatedApp.require(.method("openSessions", of: "UIApplication", .iOS(13)))
        return Set(process.app.sceneSessions.map { SceneRegistry.of(process).session($0) })
    }

    /// Whether the device shows several scenes of the app at once. From iOS 13.
    open var supportsMultipleScenes: Bool {
        SimulatedApp.require(.method("supportsMultipleScenes", of: "UIApplication", .iOS(13)))
        return process.app.showsSeveralScenes
    }

    /// Asks for one more scene, or brings that of a session to the front. From iOS 13.
    ///
    /// - Parameters:
    ///   - sceneSession: the session whose scene is to come to the front; nil for a new one.
    ///   - userActivity: what it is for. Kept from the scene: nothing is handed over here.
    ///   - options: without effect.
    ///   - errorHandler: called on the main thread when the device shows one scene of the app only.
    open func requestSceneSessionActivation(
        _ sceneSession: UISceneSession?, userActivity: NSUserActivity?, options: UIScene.ActivationRequestOptions?,
        errorHandler: ((any Error) -> Void)? = nil
    ) {
        SimulatedApp.require(
            .method("requestSceneSessionActivation:userActivity:options:errorHandler:", of: "UIApplication", .iOS(13)))
        guard sceneSession == nil else {
            return process.record(.note, "requestSceneSessionActivation: a scene that is there is not moved")
        }
        do { try process.requestScene() } catch {
            process.record(.refusal, "no further scene", detail: error.description, rule: LifecycleRules.sceneMultiple)
            guard let errorHandler else { return }
            let handler = ErrorHandler(call: errorHandler)
            DispatchQueue.main.async { handler.call(UISceneError(.multipleScenesNotSupported)) }
        }
    }

    /// The windows that the app shows, the one in front last. Of an app with scenes, those of all of them.
    open var windows: [UIWindow] { shownWindows.windows }

    /// The window that gets the keys; nil when none does.
    open var keyWindow: UIWindow? { windows.last { $0.isKeyWindow } }

    // Notifications, and remote controls.

    /// Asks for the device token of the app, which the delegate gets. From iOS 8.
    open func registerForRemoteNotifications() {
        SimulatedApp.require(.method("registerForRemoteNotifications", of: "UIApplication", .iOS(8)))
        registration(for: "registerForRemoteNotifications()")?.register(process)
    }

    /// Wants no more pushes.
    open func unregisterForRemoteNotifications() {
        registration(for: "unregisterForRemoteNotifications()")?.unregister(process)
    }

    /// Whether pushes find the app. From iOS 8.
    open var isRegisteredForRemoteNotifications: Bool {
        SimulatedApp.require(.method("isRegisteredForRemoteNotifications", of: "UIApplication", .iOS(8)))
        return process.device.service(providing: (any RemoteRegistration).self)?.isRegistered(process.app) ?? false
    }

    /// Keeps a copy of a notification until it fires. Of many only 64 are kept, those that fire soonest.
    open func scheduleLocalNotification(_ notification: UILocalNotification) {
        guard let center = center(for: "scheduleLocalNotification(_:)") else { return }
        if notification.watchedRegion != nil, notification.fireDate != nil {
            center.refuseRegionWithDate(in: process)
        }
        notification.identifier = center.schedule(notification.request(in: process, named: ""), in: process)
    }

    /// Delivers a notification at once, whatever its date.
    open func presentLocalNotificationNow(_ notification: UILocalNotification) {
        guard let center = center(for: "presentLocalNotificationNow(_:)") else { return }
        center.present(notification.request(in: process, named: ""), in: process)
    }

    /// Takes a notification back that waits, and its alert away.
    open func cancelLocalNotification(_ notification: UILocalNotification) {
        guard let center = center(for: "cancelLocalNotification(_:)") else { return }
        center.cancel(notification.request(in: process, named: notification.identifier), in: process)
    }

    /// Takes all notifications back.
    open func cancelAllLocalNotifications() { center(for: "cancelAllLocalNotifications()")?.cancelAll(in: process) }

    /// Copies of the notifications that wait. Setting it replaces all of them.
    open var scheduledLocalNotifications: [UILocalNotification]? {
        get { center?.scheduled(by: process.app).map(UILocalNotification.init) }
        set {
            cancelAllLocalNotifications()
            for notification in newValue ?? [] { scheduleLocalNotification(notification) }
        }
    }

    /// Says what the app's notifications do; the first time the user is asked. From iOS 8.
    open func registerUserNotificationSettings(_ notificationSettings: UIUserNotificationSettings) {
        guard let center = center(for: "registerUserNotificationSettings(_:)") else { return }
        UserNotificationCategories.of(process).categories = notificationSettings.categories
        center.register(notificationSettings.registration, in: process)
    }

    /// What the user allows of what the app registered. From iOS 8.
    open var currentUserNotificationSettings: UIUserNotificationSettings? {
        SimulatedApp.require(.method("currentUserNotificationSettings", of: "UIApplication", .iOS(8)))
        return userNotificationSettings
    }

    /// The number on the app's icon; 0 shows none. From iOS 8 it takes the user's permission.
    open var applicationIconBadgeNumber: Int {
        get { center?.badge(of: process.app) ?? 0 }
        set { center(for: "applicationIconBadgeNumber")?.setBadge(newValue, in: process) }
    }

    /// Asks for remote-control events. They reach the first responder of the app that played last.
    open func beginReceivingRemoteControlEvents() {
        let source = process.device.service(providing: (any RemoteControlSource).self)
        guard let source else { return process.record(.refusal, "no remote-control events: no module simulates them") }
        source.setEventReceiver(process.storage.object { FirstResponder() }, of: process)
    }

    /// Gives remote-control events up.
    open func endReceivingRemoteControlEvents() {
        process.device.service(providing: (any RemoteControlSource).self)?.setEventReceiver(nil, of: process)
    }
}

extension UIApplication {
    /// What the app is doing, as far as an app can tell.
    public enum State: Int, Sendable {
        /// In front, and gets the events.
        case active = 0
        /// In front, and gets no events: covered, or on its way.
        case inactive = 1
        /// Not on the screen; suspended apps ask nothing.
        case background = 2
    }

    /// Opens a URL in the app that takes it, and comes back with whether there is one.
    @discardableResult
    public func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]) async -> Bool {
        await withCheckedContinuation { continuation in
            open(url, options: options) { continuation.resume(returning: $0) }
        }
    }
}

/// What came of a fetch in the background.
public enum UIBackgroundFetchResult: UInt, Sendable {
    /// There was something new.
    case newData = 0
    /// There was nothing new.
    case noData = 1
    /// It did not work.
    case failed = 2
}

/// Whether the app may refresh in the background.
public enum UIBackgroundRefreshStatus: Int, Sendable {
    /// The device does not let its user turn it on.
    case restricted = 0
    /// The user has turned it off.
    case denied = 1
    /// The app may be launched in the background.
    case available = 2
}
