import BackgroundRuntime

// What code asks of the calling thread.

extension Thread {
    /// The functions on the stack of the calling thread, the innermost first. Without addresses: they differ from run to run.
    public static var callStackSymbols: [String] {
        Foundation.Thread.callStackSymbols.map { line in
            line.split(separator: " ").filter { !$0.contains("0x") }.joined(separator: " ")
        }
    }

    /// The return addresses on the stack of the calling thread, the innermost first.
    public static var callStackReturnAddresses: [NSNumber] { Foundation.Thread.callStackReturnAddresses }

    /// The urgency of the calling thread, from 0 to 1.
    public static func threadPriority() -> Double { current.threadPriority }

    /// Sets the urgency of the calling thread, from 0 to 1: kept, and without effect. Always true.
    @discardableResult
    public static func setThreadPriority(_ priority: Double) -> Bool {
        current.threadPriority = min(max(priority, 0), 1)
        return true
    }
}
