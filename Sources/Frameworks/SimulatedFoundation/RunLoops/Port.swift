/// A port of the simulated app. Nothing comes through it: people add one to a run loop to keep it from ending.
open class Port: NSObject, @unchecked Sendable {
    /// Whether the port can be used.
    open private(set) var isValid = true

    /// A port that nobody sends to.
    public override init() {}

    /// Ends the port.
    open func invalidate() { isValid = false }
}

/// A port of the kernel.
public final class NSMachPort: Port, @unchecked Sendable {}

/// A port for messages on one machine.
public final class MessagePort: Port, @unchecked Sendable {}
