import BackgroundRuntime

// The methods with a completion handler. A default says that the delegate has no such method.

extension UIApplicationDelegate {
    public func application(
        _ application: UIApplication,
        performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
    ) { application.noteMissingMethod("application(_:performFetchWithCompletionHandler:)") }

    public func application(
        _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) { application.noteMissingMethod("application(_:performActionFor:completionHandler:)") }

    public func application(
        _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
        fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
    ) { application.lacksMethod = true }

    nonisolated(nonsending) public func application(
        _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any]
    ) async -> UIBackgroundFetchResult {
        await application.noteLackOfMethod()
        return .noData
    }

    public func application(_ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any]) {
        application.noteMissingMethod("application(_:didReceiveRemoteNotification:fetchCompletionHandler:)")
    }

    public func application(
        _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
    ) { OptionalMethod.isMissing() }

    public func application(
        _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error
    ) { OptionalMethod.isMissing() }

    public func application(_ application: UIApplication, didReceive notification: UILocalNotification) {
        OptionalMethod.isMissing()
    }

    public func application(
        _ application: UIApplication, didRegister notificationSettings: UIUserNotificationSettings
    ) { OptionalMethod.isMissing() }

    public func application(
        _ application: UIApplication, handleActionWithIdentifier identifier: String?,
        for notification: UILocalNotification, completionHandler: @escaping () -> Void
    ) { application.noteMissingMethod("application(_:handleActionWithIdentifier:for:completionHandler:)") }

    public func application(
        _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String,
        completionHandler: @escaping () -> Void
    ) { application.noteMissingMethod("application(_:handleEventsForBackgroundURLSession:completionHandler:)") }
}

extension UIApplication {
    fileprivate func noteLackOfMethod() { lacksMethod = true }

    /// Says of a call that the system made that the app has no method for it.
    func noteMissingMethod(_ name: String) {
        process.withdrawCall(name)
        let words = name.split { !$0.isLetter }.map(String.init).filter { $0 != "application" }
        process.app.recordUndone(
            "\(name) is not implemented by the app's delegate: nothing answers", rule: nil, Set(words))
    }
}
