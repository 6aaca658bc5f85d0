// Calls of an app's delegate that modules make, so that no module needs UIKit and UIKit no module.

extension SystemEvent.Name {
    /// The app may fetch. Its answer is a raw value of `UIBackgroundFetchResult`, an integer.
    public static let performFetch: Self = "performFetch"
    /// A push arrived. The answer is as that of ``performFetch``.
    public static let didReceiveRemoteNotification: Self = "didReceiveRemoteNotification"
    /// The server can reach the app.
    public static let didRegisterForRemoteNotifications: Self = "didRegisterForRemoteNotifications"
    /// The app cannot be reached.
    public static let didFailToRegisterForRemoteNotifications: Self = "didFailToRegisterForRemoteNotifications"
    /// Transfers of a background session are done. The answer is true.
    public static let handleEventsForBackgroundURLSession: Self = "handleEventsForBackgroundURLSession"
}

extension SystemEvent {
    /// The app may fetch: for ``AppProcess/ask(_:rule:answer:)``.
    public static let performFetch = SystemEvent(
        .performFetch, call: "application(_:performFetchWithCompletionHandler:)")

    /// A push arrived: for ``AppProcess/ask(_:rule:answer:)``.
    ///
    /// - Parameters:
    ///   - userInfo: the payload as the server sent it.
    ///   - isForOldMethod: whether the method without a completion handler is called, if the app has no other.
    public static func didReceiveRemoteNotification(
        _ userInfo: [String: PropertyValue], isForOldMethod: Bool = false
    ) -> SystemEvent {
        SystemEvent(
            .didReceiveRemoteNotification, call: "application(_:didReceiveRemoteNotification:fetchCompletionHandler:)",
            payload: [PayloadKey.userInfo: .dictionary(userInfo), PayloadKey.isForOldMethod: .boolean(isForOldMethod)])
    }

    /// The server can reach the app.
    ///
    /// - Parameter token: the bytes of the device token.
    public static func didRegisterForRemoteNotifications(token: [UInt8]) -> SystemEvent {
        SystemEvent(
            .didRegisterForRemoteNotifications,
            call: "application(_:didRegisterForRemoteNotificationsWithDeviceToken:)",
            payload: [PayloadKey.token: .array(token.map { .integer(Int($0)) })])
    }

    /// The app cannot be reached.
    ///
    /// - Parameters:
    ///   - domain: the domain of the error that the app gets.
    ///   - code: its code.
    ///   - text: its description.
    public static func didFailToRegisterForRemoteNotifications(
        domain: String, code: Int, text: String
    ) -> SystemEvent {
        SystemEvent(
            .didFailToRegisterForRemoteNotifications,
            call: "application(_:didFailToRegisterForRemoteNotificationsWithError:)",
            payload: [
                PayloadKey.domain: .string(domain), PayloadKey.code: .integer(code), PayloadKey.text: .string(text),
            ])
    }

    /// Transfers of a background session are done: for ``AppProcess/ask(_:rule:answer:)``.
    ///
    /// - Parameter session: the identifier of the session.
    public static func handleEventsForBackgroundURLSession(_ session: String) -> SystemEvent {
        SystemEvent(
            .handleEventsForBackgroundURLSession,
            call: "application(_:handleEventsForBackgroundURLSession:completionHandler:)",
            payload: [PayloadKey.session: .string(session)])
    }

    /// Keys of what these events carry.
    public enum PayloadKey {
        /// The payload of a push, a dictionary.
        public static let userInfo = "userInfo"
        /// Whether the method without completion handler will do, a truth value.
        public static let isForOldMethod = "isForOldMethod"
        /// The bytes of a device token.
        public static let token = "token"
        /// The identifier of a session.
        public static let session = "session"
        /// The domain of an error.
        public static let domain = "domain"
        /// The code of an error.
        public static let code = "code"
        /// The description of an error.
        public static let text = "text"
    }

    /// Every event that modules tell the delegate of an app, once.
    static let ofModules: [SystemEvent] = [
        .performFetch, .didReceiveRemoteNotification([:]), .didRegisterForRemoteNotifications(token: []),
        .didFailToRegisterForRemoteNotifications(domain: "", code: 0, text: ""),
        .handleEventsForBackgroundURLSession(""),
    ]
}
