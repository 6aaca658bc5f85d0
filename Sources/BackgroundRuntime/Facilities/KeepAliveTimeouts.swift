/// Whoever wakes apps for their keep-alive handlers: what `setKeepAliveTimeout` needs, which is UIKit's, whatever module
/// simulates it.
public protocol KeepAliveTimeouts {
    /// Installs a handler, or removes the one that is installed.
    ///
    /// - Parameters:
    ///   - timeout: how often the handler is called, at least.
    ///   - process: the launch of the app that asks.
    ///   - handler: called on the main thread before each timeout is over; nil removes.
    /// - Returns: whether the handler is in place.
    func setKeepAlive(_ timeout: Duration, in process: AppProcess, handler: (() -> Void)?) -> Bool

    /// Removes the handler.
    ///
    /// - Returns: true.
    @discardableResult
    func clearKeepAlive(in process: AppProcess) -> Bool
}
