import BackgroundRuntime

// The methods with a completion handler. A default asks the `async` form, and says where the delegate has neither.

extension UIApplicationDelegate {
    public func application(
        _ application: UIApplication,
        performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
    ) {
        application.ask("application(_:performFetchWithCompletionHandler:)", completionHandler) {
            await self.applicationPerformFetch(application)
        }
    }

    nonisolated(nonsending) public func applicationPerformFetch(
        _ application: UIApplication
    ) async -> UIBackgroundFetchResult {
        AsyncForm.isMissing()
        return .noData
    }

    public func application(
        _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) {
        application.ask("application(_:performActionFor:completionHandler:)", completionHandler) {
            await self.application(application, performActionFor: shortcutItem)
        }
    }

    nonisolated(nonsending) public func application(
        _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem
    ) async -> Bool {
        AsyncForm.isMissing()
        return false
    }

    public func application(
        _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
        fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
    ) { application.lacksMethod = true }

    nonisolated(nonsending) public func application(
        _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any]
    ) async -> UIBackgroundFetchResult {
        AsyncForm.isMissing()
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
    ) {
        application.ask("application(_:handleActionWithIdentifier:for:completionHandler:)", completionHandler) {
            await self.application(application, handleActionWithIdentifier: identifier, for: notification)
        }
    }

    nonisolated(nonsending) public func application(
        _ application: UIApplication, handleActionWithIdentifier identifier: String?,
        for notification: UILocalNotification
    ) async { AsyncForm.isMissing() }

    public func application(
        _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String,
        completionHandler: @escaping () -> Void
    ) {
        application.ask("application(_:handleEventsForBackgroundURLSession:completionHandler:)", completionHandler) {
            await self.application(application, handleEventsForBackgroundURLSession: identifier)
        }
    }

    nonisolated(nonsending) public func application(
        _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String
    ) async { AsyncForm.isMissing() }
}

extension UIApplication {
    /// Asks the `async` form of a method of the app's or a scene's delegate, and says where it has neither.
    func ask<Answer: Sendable>(
        _ name: String, _ answer: @escaping (Answer) -> Void, _ call: @escaping @MainActor () async -> Answer
    ) {
        AsyncForm.ask(call, otherwise: { self.noteMissingMethod(name) }, answer: answer)
    }

    /// Says of a call that the system made that the app has no method for it.
    func noteMissingMethod(_ name: String) {
        process.withdrawCall(name)
        let words = name.split { !$0.isLetter }.map(String.init).filter { $0 != "application" }
        process.app.recordUndone(
            "\(name) is not implemented by the app's delegate: nothing answers", rule: nil, Set(words))
    }
}
