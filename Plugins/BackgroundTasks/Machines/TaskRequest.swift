import BackgroundRuntime
import Foundation

/// What an app asks the scheduler for: one run of a task, and when it would suit.
public struct TaskRequest: Hashable, Sendable {
    /// What kind of task is asked for.
    public enum Kind: String, CaseIterable, Sendable {
        /// A short refresh of what the app shows.
        case refresh
        /// Work of minutes, while the phone is at rest.
        case processing
        /// Processing for a study of health (from iOS 17).
        case health
        /// Work that the user started and that goes on when the app is left (from iOS 26).
        case continued
    }

    /// What becomes of a continued request that cannot start at once.
    public enum Strategy: String, CaseIterable, Sendable {
        case fail
        /// It waits for its turn.
        case queue
    }

    /// What only a continued request has.
    public struct Continued: Hashable, Sendable {
        /// What the user is shown.
        public var title = ""
        /// What the user is shown below it.
        public var subtitle = ""
        /// What becomes of it where it cannot start at once.
        public var strategy = Strategy.queue
        /// Whether it wants the graphics processor in the background.
        public var needsGPU = false

        /// A request that waits its turn and wants nothing special.
        public init() {}
    }

    /// By which the app knows the task; its handler is registered under it.
    public let identifier: String
    /// What kind of task it is.
    public let kind: Kind
    /// The task does not start before; nil for as soon as it suits the system.
    public var earliest: Date?
    /// Whether it starts only online.
    public var needsNetwork = false
    /// Whether it starts only while the phone is charged.
    public var needsPower = false
    /// What only a continued request has.
    public var continued = Continued()
    /// Whether an extension of the app submitted it.
    var isOfExtension = false
    /// Whether a fault that a test asked for keeps it from ever starting.
    var neverStarts = false

    /// A request without conditions.
    public init(_ identifier: String, _ kind: Kind) {
        self.identifier = identifier
        self.kind = kind
    }
}

extension TaskRequest.Kind {
    /// The first iOS with such tasks.
    var since: SystemVersion {
        switch self {
        case .refresh, .processing: .iOS(13)
        case .health: .iOS(17)
        case .continued: .iOS(26)
        }
    }

    /// The value of `UIBackgroundModes` without which it is not permitted; nil where it needs none.
    var mode: String? {
        switch self {
        case .refresh: "fetch"
        case .processing, .health: "processing"
        case .continued: nil
        }
    }

    /// Whether it waits until nobody uses the phone.
    var isProcessing: Bool { self == .processing || self == .health }

    /// Whether its tasks are launched although the user removed the app in the switcher.
    func passesForceQuit(on system: SystemVersion) -> Bool {
        isProcessing && BackgroundTaskRules.forceQuitProcessing.systems.contains(system)
    }

    /// What the timeline calls such a task.
    var title: String {
        switch self {
        case .refresh: "app refresh task"
        case .processing: "processing task"
        case .health: "health research task"
        case .continued: "continued processing task"
        }
    }

    /// The rule by which such a task keeps the app awake.
    var rule: Rule {
        switch self {
        case .refresh: BackgroundTaskRules.refreshAllowance
        case .processing: BackgroundTaskRules.processingAllowance
        case .health: BackgroundTaskRules.health
        case .continued: BackgroundTaskRules.continuedNetworkCPU
        }
    }

    /// How long it may run in the background; nil for as long as it makes progress.
    var allowance: Constant? {
        switch self {
        case .refresh: BackgroundTaskConstants.refreshAllowance
        case .processing, .health: BackgroundTaskConstants.processingAllowance
        case .continued: nil
        }
    }
}

extension TaskRequest {
    /// The rule by which its task may use more of the processor in the background than others; nil where it may not.
    var processorPermit: Rule? {
        if kind == .continued { return BackgroundTaskRules.continuedNetworkCPU }
        return kind.isProcessing && needsPower ? BackgroundTaskRules.processingPower : nil
    }
}
