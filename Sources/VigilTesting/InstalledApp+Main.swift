import UIKit

extension InstalledApp {
    /// Runs a closure as a turn on the app's main thread, and returns what it returns. One that takes the app's delegate is
    /// handed it.
    ///
    /// ```swift
    /// try app.main { UIApplication.shared.applicationIconBadgeNumber = 1 }
    /// ```
    ///
    /// - Throws: ``/BackgroundRuntime/StimulusError`` when the app does not get to the turn now, or ends in it, with what ended
    ///   it; and what `body` throws.
    @discardableResult
    public func main<Result: Sendable>(_ body: @escaping @MainActor @Sendable () throws -> Result) throws -> Result {
        try onMainThread { try MainActor.assumeIsolated { try body() } }
    }
}
