import BackgroundRuntime

/// Pushes.
extension UIApplication {
    private func registration(for call: String) -> (any RemoteRegistration)? {
        if let found = process.device.service(providing: (any RemoteRegistration).self) { return found }
        process.record(.refusal, "\(call) does nothing: no module simulates remote notifications")
        return nil
    }

    /// Asks for the device token of the app, which the delegate gets.
    public func registerForRemoteNotifications() {
        registration(for: "registerForRemoteNotifications()")?.register(process)
    }

    /// Wants no more pushes.
    public func unregisterForRemoteNotifications() {
        registration(for: "unregisterForRemoteNotifications()")?.unregister(process)
    }

    /// Whether pushes find the app.
    public var isRegisteredForRemoteNotifications: Bool {
        process.device.service(providing: (any RemoteRegistration).self)?.isRegistered(process.app) ?? false
    }
}
