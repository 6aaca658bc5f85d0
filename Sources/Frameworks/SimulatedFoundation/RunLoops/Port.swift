/// A port of the simulated app. Nothing comes through it: people add one to a run loop to keep it from ending.
open class Port: NSObject, @unchecked Sendable {
    /// Whether the port can be used.
    open private(set) var isValid = true

    /// Posted by a port that ends.
    public static let didBecomeInvalidNotification = Notification.Name("NSPortDidBecomeInvalidNotification")

    /// A port that nobody sends to.
    public override init() {}

    /// Ends the port, and tells so; a second time does nothing.
    open func invalidate() {
        guard isValid else { return }
        isValid = false
        NotificationCenter.default.post(name: Port.didBecomeInvalidNotification, object: self)
    }

    /// Adds the port to a run loop.
    open func schedule(in runLoop: RunLoop, forMode mode: RunLoop.Mode) { runLoop.add(self, forMode: mode) }

    /// Takes the port from a run loop.
    open func remove(from runLoop: RunLoop, forMode mode: RunLoop.Mode) { runLoop.remove(self, forMode: mode) }
}

/// A port of the kernel.
public final class NSMachPort: Port, @unchecked Sendable {}

/// A port for messages on one machine.
public final class MessagePort: Port, @unchecked Sendable {}
