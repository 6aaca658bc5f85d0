import BackgroundRuntime
import Foundation

/// What holds a request back.
public enum TaskHold: Hashable, Sendable {
    /// Its date has not come.
    case tooEarly
    /// The user, or the battery, has the last word.
    case barrier(DiscretionaryBarrier)
    /// The app is in front.
    case inForeground
    /// Somebody uses the phone.
    case inUse
    /// The phone is not charged.
    case notCharging
    /// There is no network.
    case offline
    /// The phone has no room for it now.
    case noRoom
    /// The system waits for a better moment.
    case chance

    /// The rule by which it waits.
    public var rule: Rule {
        switch self {
        case .tooEarly, .chance: BackgroundTaskRules.earliest
        case .barrier(.beforeFirstUnlock): BackgroundTaskRules.firstUnlock
        case .barrier(.forceQuit): BackgroundTaskRules.forceQuit
        case .barrier(.refreshOff): PowerRules.refreshOffScope
        case .barrier(.lowPowerMode): BackgroundTaskRules.lowPower
        case .barrier(.batteryCritical): PowerRules.batteryCritical
        case .barrier(.unused): BackgroundTaskRules.unusedApp
        case .inForeground: BackgroundTaskRules.inForeground
        case .inUse: BackgroundTaskRules.processingIdleOnly
        case .notCharging: BackgroundTaskRules.processingPower
        case .offline: BackgroundTaskRules.processingNetwork
        case .noRoom: BackgroundTaskRules.continuedStrategy
        }
    }

    /// Why it waits, in a few words.
    public var text: String {
        switch self {
        case .tooEarly: "its earliest date has not come"
        case .barrier(.beforeFirstUnlock): "the phone was not unlocked since its restart"
        case .barrier(.forceQuit): "the user removed the app in the switcher"
        case .barrier(.refreshOff): "Background App Refresh is off"
        case .barrier(.lowPowerMode): "Low Power Mode is on"
        case .barrier(.batteryCritical): "the battery is almost empty"
        case .barrier(.unused): "the app was not opened for long"
        case .inForeground: "the app is in front"
        case .inUse: "the phone is not at rest"
        case .notCharging: "the phone is not charged"
        case .offline: "the phone is offline"
        case .noRoom: "the phone has no room for another task now"
        case .chance: "the system waits for a better moment"
        }
    }
}

/// Decides whether a pending request may start, but for chance.
public struct TaskReadiness: Hashable, Sendable {
    /// The date that the phone shows.
    public var date: Date
    /// What stands against any work of the app that the system does when it sees fit.
    public var barrier: DiscretionaryBarrier?
    /// Whether the app is in front, and such apps start no tasks.
    public var isBarredByForeground = false
    /// Whether nobody has used the phone for a while.
    public var isIdle = true
    /// Whether the phone is charged.
    public var isCharging = true
    /// Whether there is a network.
    public var isOnline = true

    /// A phone at rest, charged and online.
    public init(date: Date, barrier: DiscretionaryBarrier? = nil) {
        self.date = date
        self.barrier = barrier
    }

    /// What holds the request back; nil when nothing does.
    public func hold(of request: TaskRequest) -> TaskHold? {
        if let barrier { return .barrier(barrier) }
        if let earliest = request.earliest, date < earliest { return .tooEarly }
        if isBarredByForeground { return .inForeground }
        guard request.kind.isProcessing else { return nil }
        if !isIdle { return .inUse }
        if request.needsPower, !isCharging { return .notCharging }
        return request.needsNetwork && !isOnline ? .offline : nil
    }
}
