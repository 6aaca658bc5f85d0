import BackgroundRuntime

/// Why the system does not do what an app asks of its alarms, and by which rule.
public struct AlarmRefusal: Error, Hashable, Sendable {
    /// The reasons, as the app can tell them apart.
    public enum Code: String, Hashable, Sendable {
        case maximumLimitReached
        /// The user or the manifest does not allow alarms: the error 1 of `com.apple.AlarmKit.Alarm`.
        case notAuthorized = "com.apple.AlarmKit.Alarm error 1"
        /// Anything else: the error 0 of `com.apple.AlarmKit.Alarm`.
        case invalid = "com.apple.AlarmKit.Alarm error 0"
    }

    /// The reason, as the app gets it.
    public let code: Code
    /// What is wrong, in a few words; the app does not get them.
    public let reason: String
    /// The rule that decides so.
    public let rule: Rule

    static func notNow(_ reason: String, _ rule: Rule) -> AlarmRefusal {
        AlarmRefusal(code: .invalid, reason: reason, rule: rule)
    }

    static func unknown(_ id: String) -> AlarmRefusal { notNow("the app has no alarm \(id)", AlarmRules.invalid) }

    static let limit = AlarmRefusal(
        code: .maximumLimitReached, reason: "too many alarms are scheduled", rule: AlarmRules.limit)
    static let denied = AlarmRefusal(
        code: .notAuthorized, reason: "the user does not allow alarms", rule: AlarmRules.permission)
    static let noText = AlarmRefusal(
        code: .notAuthorized, reason: "the manifest has no \(usageKey)", rule: AlarmRules.usageText)

    static let noAlarms = notNow("the system has no AlarmKit, which came with iOS 26", LifecycleRules.apiMissing)

    static let usageKey = "NSAlarmKitUsageDescription"
}
