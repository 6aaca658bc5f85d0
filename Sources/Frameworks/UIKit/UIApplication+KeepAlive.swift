import BackgroundRuntime

/// The keep-alive of VoIP apps. From iOS 10 on it does nothing for an app linked with that SDK.
extension UIApplication {
    /// Installs a handler that the system calls before each `timeout` is over, also while the app is suspended. It may
    /// run for ten seconds.
    ///
    /// - Parameters:
    ///   - timeout: seconds, 600 or more.
    ///   - keepAliveHandler: called on the main thread; nil removes the handler that is installed.
    /// - Returns: whether the handler is installed; false without the mode `voip` or with a timeout that is too short.
    @discardableResult
    @preconcurrency
    public nonisolated func setKeepAliveTimeout(
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
    public nonisolated func clearKeepAliveTimeout() {
        process.device.service(providing: (any KeepAliveTimeouts).self)?.clearKeepAlive(in: process)
    }
}
