/// Whoever lets apps fetch in the background: what `setMinimumBackgroundFetchInterval` needs, which is UIKit's, whatever
/// module simulates it.
public protocol BackgroundFetches {
    /// Sets the least time between two fetches of an app.
    ///
    /// - Parameters:
    ///   - interval: the time, from zero up; nil for no fetches at all.
    ///   - process: the launch of the app that asks.
    func setMinimumFetchInterval(_ interval: Duration?, in process: AppProcess)
}
