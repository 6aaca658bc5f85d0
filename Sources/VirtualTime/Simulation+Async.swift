import Dispatch

// Advancing from asynchronous code: the caller's thread is free meanwhile.

extension Simulation {
    /// Advances to `instant`, inclusive, while the caller waits without holding its thread.
    public func advance(to instant: VirtualInstant) async {
        await withoutHoldingThread { $0.advance(to: instant) }
    }

    /// Advances by `duration`, inclusive, while the caller waits without holding its thread.
    public func advance(by duration: Duration) async {
        await withoutHoldingThread { $0.advance(by: duration) }
    }

    /// A run is driven from a thread that waits for it; it must be none of the few that serve asynchronous code.
    private func withoutHoldingThread(_ drive: @escaping @Sendable (Simulation) -> Void) async {
        noteDriverTask()
        await withUnsafeContinuation { continuation in
            DispatchQueue.global().async {
                drive(self)
                continuation.resume()
            }
        }
    }
}
