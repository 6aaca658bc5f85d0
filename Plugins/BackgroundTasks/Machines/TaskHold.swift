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
    /// The phone is not charged, which the request asks for.
    case notCharging
    /// The phone is not charged, which the request does not ask for.
    case notChargingAtNight
    /// It is not the hour at which the user sleeps.
    case notAtNight
    /// The app had its tasks of this kind for today.
    case budget
    /// It is not known when the user opens the app: it is not in use for a whole day.
    case unknownUse
    /// The user does not open the app at this hour.
    case noUseAhead
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
        case .notChargingAtNight, .notAtNight: BackgroundTaskRules.processingAtNight
        case .unknownUse, .noUseAhead: BackgroundTaskRules.refreshByUse
        case .budget: BackgroundTaskRules.budget
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
        case .notChargingAtNight: "the phone is not charged, and processing runs at night on the charger"
        case .notAtNight: "it is not night, when processing runs"
        case .budget: "the app had its tasks of the day"
        case .unknownUse: "the system does not know yet when the user opens the app"
        case .noUseAhead: "the user does not open the app around this hour"
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
    /// What the phone makes of tasks that it need not start; nil on one that starts what it may.
    public var restraint: TaskRestraint?

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
        if request.kind.isProcessing {
            if !isIdle { return .inUse }
            if request.needsPower, !isCharging { return .notCharging }
            if request.needsNetwork, !isOnline { return .offline }
        }
        return restraint?.hold(of: request.kind, isCharging: isCharging)
    }
}
