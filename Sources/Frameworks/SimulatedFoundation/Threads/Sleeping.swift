import BackgroundRuntime

// Sleeping takes virtual time only; outside an app it takes time of the machine.

extension Thread {
    /// Blocks the calling thread for `interval` seconds.
    public static func sleep(forTimeInterval interval: TimeInterval) {
        guard SimulatedThread.current != nil else {
            if let clock = CurrentTest.clock { return clock.pass(Duration(inSeconds: interval)) }
            return Foundation.Thread.sleep(forTimeInterval: interval)
        }
        SimulatedThread.sleep(for: Duration(inSeconds: interval))
    }

    /// Blocks the calling thread until the wall clock shows `date`.
    public static func sleep(until date: Date) { sleep(forTimeInterval: date.timeIntervalSince(Date())) }
}

/// Blocks the calling thread for `seconds`; always returns 0.
@discardableResult
public func sleep(_ seconds: UInt32) -> UInt32 {
    Thread.sleep(forTimeInterval: Double(seconds))
    return 0
}

/// Blocks the calling thread for `microseconds`; always returns 0.
@discardableResult
public func usleep(_ microseconds: UInt32) -> Int32 {
    Thread.sleep(forTimeInterval: Double(microseconds) / 1_000_000)
    return 0
}

/// Blocks the calling thread for `request`; always returns 0, since nothing interrupts it.
@discardableResult
public func nanosleep(_ request: UnsafePointer<timespec>, _ rest: UnsafeMutablePointer<timespec>?) -> Int32 {
    Thread.sleep(forTimeInterval: Double(request.pointee.tv_sec) + Double(request.pointee.tv_nsec) / 1_000_000_000)
    return 0
}
