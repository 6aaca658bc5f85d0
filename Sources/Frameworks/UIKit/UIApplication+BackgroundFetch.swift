import BackgroundRuntime

/// Background fetch, of which the app is told by `application(_:performFetchWithCompletionHandler:)`. From iOS 13 on it does
/// nothing for an app whose manifest permits tasks of the task scheduler.
extension UIApplication {
    /// The interval that lets the system fetch as often as it likes.
    public nonisolated static var backgroundFetchIntervalMinimum: TimeInterval {
        SimulatedApp.constant(
            0, since: .symbol("UIApplication.backgroundFetchIntervalMinimum", .iOS(7)))
    }

    /// The interval that lets the system fetch never, which holds until the app sets another.
    public nonisolated static var backgroundFetchIntervalNever: TimeInterval {
        SimulatedApp.constant(
            .greatestFiniteMagnitude, since: .symbol("UIApplication.backgroundFetchIntervalNever", .iOS(7)))
    }
}
