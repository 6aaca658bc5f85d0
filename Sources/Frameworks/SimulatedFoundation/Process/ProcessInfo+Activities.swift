import BackgroundRuntime

extension ProcessInfo {
    /// What an activity asks the system not to do meanwhile.
    public struct ActivityOptions: OptionSet, Sendable {
        public let rawValue: UInt64

        public init(rawValue: UInt64) { self.rawValue = rawValue }

        /// The screen stays on.
        public static let idleDisplaySleepDisabled = ActivityOptions(rawValue: 1 << 40)
        /// The device does not sleep for want of use.
        public static let idleSystemSleepDisabled = ActivityOptions(rawValue: 1 << 20)
        /// The process is not ended without notice.
        public static let suddenTerminationDisabled = ActivityOptions(rawValue: 1 << 14)
        /// The process is not ended because it does nothing.
        public static let automaticTerminationDisabled = ActivityOptions(rawValue: 1 << 15)
        /// The user asked for it.
        public static let userInitiated = ActivityOptions(rawValue: 0x00FF_FFFF | 1 << 20)
        /// The user asked for it, and the device may sleep.
        public static let userInitiatedAllowingIdleSystemSleep = ActivityOptions(rawValue: 0x00EF_FFFF)
        /// The app does it by itself.
        public static let background = ActivityOptions(rawValue: 0xFF)
        /// Times have to be kept exactly.
        public static let latencyCritical = ActivityOptions(rawValue: 0xFF_0000_0000)
    }

    /// Begins an activity. It does not keep an iOS app from being suspended, and the trace says so. From iOS 7.
    ///
    /// - Returns: what ``endActivity(_:)`` wants.
    public func beginActivity(options: ActivityOptions = [], reason: String) -> any NSObjectProtocol {
        SimulatedApp.require(.method("beginActivityWithOptions:reason:", of: "NSProcessInfo", .iOS(7)))
        AppProcess.current?.record(.note, "activity \"\(reason)\" begins: it does not keep the app awake")
        return Activity(reason)
    }

    /// Ends an activity. Ended before: nothing happens.
    public func endActivity(_ activity: any NSObjectProtocol) {
        guard let activity = activity as? Activity, !activity.isOver else { return }
        activity.isOver = true
        AppProcess.current?.record(.note, "activity \"\(activity.reason)\" ends")
    }

    /// Runs `block` inside an activity, on the calling thread.
    public func performActivity(options: ActivityOptions = [], reason: String, using block: () -> Void) {
        SimulatedApp.require(.method("performActivityWithOptions:reason:usingBlock:", of: "NSProcessInfo", .iOS(7)))
        let activity = beginActivity(options: options, reason: reason)
        block()
        endActivity(activity)
    }

    /// Runs `block` on a thread of its own, as the form does that knows where it is called: with Apple's parameters, for
    /// what conforms an own protocol to this class.
    @preconcurrency @_disfavoredOverload
    public func performExpiringActivity(
        withReason reason: String, using block: @escaping @Sendable (Bool) -> Void
    ) {
        let process = SimulatedApp.process(for: "ProcessInfo.performExpiringActivity")
        process.require(.expiringActivity)
        process.performExpiringActivity(reason: reason, place: "", block: block)
    }

    /// Runs `block` on a thread of its own and keeps the app awake meanwhile, as long as there is task time. When that is
    /// over, or there is none, `block` is called with true (`task.extension`). From iOS 8.2.
    @preconcurrency
    public func performExpiringActivity(
        withReason reason: String, file: String = #fileID, line: Int = #line,
        using block: @escaping @Sendable (Bool) -> Void
    ) {
        let name = file.split(separator: "/").last.map(String.init) ?? file
        let process = SimulatedApp.process(for: "ProcessInfo.performExpiringActivity")
        process.require(.expiringActivity)
        process.performExpiringActivity(reason: reason, place: "\(name):\(line)", block: block)
    }
}

/// An activity that was begun.
private final class Activity: NSObject {
    let reason: String
    var isOver = false

    init(_ reason: String) { self.reason = reason }
}
