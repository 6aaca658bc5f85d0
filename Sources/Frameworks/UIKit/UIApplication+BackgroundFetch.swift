import BackgroundRuntime

/// Background fetch, of which the app is told by `application(_:performFetchWithCompletionHandler:)`. From iOS 13 on it does
/// nothing for an app whose manifest permits tasks of the task scheduler.
extension UIApplication {
    /// The interval that lets the system fetch as often as it likes.
    public nonisolated static let backgroundFetchIntervalMinimum: TimeInterval = 0

    /// The interval that lets the system fetch never, which holds until the app sets another.
    public nonisolated static let backgroundFetchIntervalNever: TimeInterval = .greatestFiniteMagnitude

    /// Sets the least time between two background fetches. When the next one comes is the system's choice.
    ///
    /// - Parameter minimumBackgroundFetchInterval: seconds, or one of the two intervals with a name. Without the mode
    ///   `fetch` it has no effect.
    public func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {
        guard let fetches = process.device.service(providing: (any BackgroundFetches).self) else {
            process.record(.refusal, "setMinimumBackgroundFetchInterval has no effect: no module simulates it")
            return
        }
        let isNever = minimumBackgroundFetchInterval >= UIApplication.backgroundFetchIntervalNever
        fetches.setMinimumFetchInterval(
            isNever ? nil : Duration(inSeconds: minimumBackgroundFetchInterval), in: process)
    }
}
