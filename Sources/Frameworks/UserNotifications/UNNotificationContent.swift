import BackgroundRuntime
import SimulatedFoundation

/// How important a notification is. Kept, and without effect.
public enum UNNotificationInterruptionLevel: UInt, Sendable {
    /// It waits in the list.
    case passive = 0
    /// It comes at once, with a sound.
    case active = 1
    /// It comes through a Focus.
    case timeSensitive = 2
    /// It comes through the silent switch.
    case critical = 3
}

/// What a notification tells.
open class UNNotificationContent: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
    /// The first line of the alert.
    open fileprivate(set) var title = ""
    /// The second line of the alert.
    open fileprivate(set) var subtitle = ""
    /// The text of the alert.
    open fileprivate(set) var body = ""
    /// The number for the app's icon; nil leaves it as it is, 0 removes it.
    open fileprivate(set) var badge: NSNumber?
    /// What is heard; nil for nothing.
    open fileprivate(set) var sound: UNNotificationSound?
    /// The app's own values: a property list.
    open fileprivate(set) var userInfo: [AnyHashable: Any] = [:]
    /// The identifier of a category that was registered, with its buttons.
    open fileprivate(set) var categoryIdentifier = ""
    /// The name of the group that it is shown in.
    open fileprivate(set) var threadIdentifier = ""
    /// The pictures and sounds that come with it. Kept by name alone, and not shown.
    open fileprivate(set) var attachments: [UNNotificationAttachment] = []
    /// The picture that a launch by it shows. Kept, and without effect.
    open fileprivate(set) var launchImageName = ""
    /// The name of the scene that it is for. Kept, and without effect.
    open fileprivate(set) var targetContentIdentifier: String?
    /// How important it is. Kept, and without effect.
    open fileprivate(set) var interruptionLevel = UNNotificationInterruptionLevel.active
    /// Where it stands in a summary, from 0 to 1. Kept, and without effect.
    open fileprivate(set) var relevanceScore = 0.0
    /// What a Focus asks for. Kept, and without effect.
    open fileprivate(set) var filterCriteria: String?
    /// What a summary of a group says of it, as systems from 12 to 14 did. Kept, and without effect.
    open fileprivate(set) var summaryArgument = ""
    /// How many things a summary counts for it; 1 by default. Kept, and without effect.
    open fileprivate(set) var summaryArgumentCount = 1

    /// A content that tells nothing.
    public override init() {
        SimulatedApp.require(UNNotificationContent.self)
        super.init()
    }

    convenience init(_ content: NotificationContent) {
        self.init()
        take(content)
    }

    /// The same content, which does not change.
    open func copy(with zone: NSZone? = nil) -> Any { UNNotificationContent(value) }

    /// The same content, to be changed.
    open func mutableCopy(with zone: NSZone? = nil) -> Any {
        let copy = UNMutableNotificationContent()
        copy.take(value)
        return copy
    }
}

/// What a notification tells, while the app writes it.
open class UNMutableNotificationContent: UNNotificationContent, @unchecked Sendable {
    /// The first line of the alert.
    open override var title: String {
        get { super.title }
        set { super.title = newValue }
    }
    /// The second line of the alert.
    open override var subtitle: String {
        get { super.subtitle }
        set { super.subtitle = newValue }
    }
    /// The text of the alert.
    open override var body: String {
        get { super.body }
        set { super.body = newValue }
    }
    /// The number for the app's icon; nil leaves it as it is, 0 removes it.
    open override var badge: NSNumber? {
        get { super.badge }
        set { super.badge = newValue }
    }
    /// What is heard; nil for nothing.
    open override var sound: UNNotificationSound? {
        get { super.sound }
        set { super.sound = newValue }
    }
    /// The app's own values: a property list.
    open override var userInfo: [AnyHashable: Any] {
        get { super.userInfo }
        set { super.userInfo = newValue }
    }
    /// The identifier of a category that was registered, with its buttons.
    open override var categoryIdentifier: String {
        get { super.categoryIdentifier }
        set { super.categoryIdentifier = newValue }
    }
    /// The name of the group that it is shown in.
    open override var threadIdentifier: String {
        get { super.threadIdentifier }
        set { super.threadIdentifier = newValue }
    }
    /// The pictures and sounds that come with it. Kept by name alone, and not shown.
    open override var attachments: [UNNotificationAttachment] {
        get { super.attachments }
        set { super.attachments = newValue }
    }
    /// The picture that a launch by it shows. Kept, and without effect.
    open override var launchImageName: String {
        get { super.launchImageName }
        set { super.launchImageName = newValue }
    }
    /// The name of the scene that it is for. Kept, and without effect.
    open override var targetContentIdentifier: String? {
        get { super.targetContentIdentifier }
        set {
            SimulatedApp.require(.method("setTargetContentIdentifier:", of: "UNMutableNotificationContent", .iOS(13)))
            super.targetContentIdentifier = newValue
        }
    }
    /// How important it is. Kept, and without effect.
    open override var interruptionLevel: UNNotificationInterruptionLevel {
        get { super.interruptionLevel }
        set {
            SimulatedApp.require(.method("setInterruptionLevel:", of: "UNMutableNotificationContent", .iOS(15)))
            super.interruptionLevel = newValue
        }
    }
    /// Where it stands in a summary, from 0 to 1. Kept, and without effect.
    open override var relevanceScore: Double {
        get { super.relevanceScore }
        set {
            SimulatedApp.require(.method("setRelevanceScore:", of: "UNMutableNotificationContent", .iOS(15)))
            super.relevanceScore = newValue
        }
    }
    /// What a Focus asks for. Kept, and without effect.
    open override var filterCriteria: String? {
        get { super.filterCriteria }
        set {
            SimulatedApp.require(.method("setFilterCriteria:", of: "UNMutableNotificationContent", .iOS(16)))
            super.filterCriteria = newValue
        }
    }
    /// What a summary of a group says of it, as systems from 12 to 14 did. Kept, and without effect.
    open override var summaryArgument: String {
        get { super.summaryArgument }
        set {
            SimulatedApp.require(.method("setSummaryArgument:", of: "UNMutableNotificationContent", .iOS(12)))
            super.summaryArgument = newValue
        }
    }
    /// How many things a summary counts for it; 1 by default. Kept, and without effect.
    open override var summaryArgumentCount: Int {
        get { super.summaryArgumentCount }
        set {
            SimulatedApp.require(.method("setSummaryArgumentCount:", of: "UNMutableNotificationContent", .iOS(12)))
            super.summaryArgumentCount = newValue
        }
    }
}

extension UNNotificationContent {
    /// The names of what the system keeps for this framework alone.
    private enum Key {
        static let launchImage = "launchImageName"
        static let target = "targetContentIdentifier"
        static let level = "interruptionLevel"
        static let relevance = "relevanceScore"
        static let filter = "filterCriteria"
        static let summary = "summaryArgument"
        static let summaryCount = "summaryArgumentCount"
        static let attachments = "attachments"
    }

    /// What the system keeps of it. An app whose own values are no property list ends.
    var value: NotificationContent {
        var content = NotificationContent()
        (content.title, content.subtitle, content.body) = (title, subtitle, body)
        (content.category, content.thread) = (categoryIdentifier, threadIdentifier)
        (content.badge, content.sound) = (badge?.intValue, sound?.sound)
        guard let kept = NotificationContent.encoded(userInfo) else {
            SimulatedApp.process(for: "UNNotificationContent").raise(
                "the userInfo of a notification is no property list", rule: LifecycleRules.terminateCrash)
        }
        content.userInfo = kept
        if !launchImageName.isEmpty { content.other[Key.launchImage] = .string(launchImageName) }
        if let target = targetContentIdentifier { content.other[Key.target] = .string(target) }
        if !summaryArgument.isEmpty { content.other[Key.summary] = .string(summaryArgument) }
        if summaryArgumentCount != 1 { content.other[Key.summaryCount] = .integer(summaryArgumentCount) }
        if let filter = filterCriteria { content.other[Key.filter] = .string(filter) }
        if interruptionLevel != .active { content.other[Key.level] = .integer(Int(interruptionLevel.rawValue)) }
        if relevanceScore != 0 { content.other[Key.relevance] = .real(relevanceScore) }
        if !attachments.isEmpty { content.other[Key.attachments] = .array(attachments.map(\.value)) }
        return content
    }

    fileprivate func take(_ content: NotificationContent) {
        (title, subtitle, body) = (content.title, content.subtitle, content.body)
        (categoryIdentifier, threadIdentifier) = (content.category, content.thread)
        badge = content.badge.map { NSNumber(value: $0) }
        sound = content.sound.map { UNNotificationSound($0) }
        userInfo = content.decodedUserInfo
        if case .string(let name)? = content.other[Key.launchImage] { launchImageName = name }
        if case .string(let name)? = content.other[Key.target] { targetContentIdentifier = name }
        if case .string(let text)? = content.other[Key.filter] { filterCriteria = text }
        if case .string(let text)? = content.other[Key.summary] { summaryArgument = text }
        if case .integer(let count)? = content.other[Key.summaryCount] { summaryArgumentCount = count }
        if case .real(let score)? = content.other[Key.relevance] { relevanceScore = score }
        if case .integer(let level)? = content.other[Key.level] {
            interruptionLevel = UNNotificationInterruptionLevel(rawValue: UInt(level)) ?? .active
        }
        if case .array(let values)? = content.other[Key.attachments] {
            attachments = values.compactMap { UNNotificationAttachment($0) }
        }
    }
}

extension NSString {
    /// A text in the language of the user when the notification is shown. There are no translations here: the key itself,
    /// with its arguments.
    public class func localizedUserNotificationString(forKey key: String, arguments: [Any]?) -> String {
        SimulatedApp.require(.classMethod("localizedUserNotificationStringForKey:arguments:", of: "NSString", .iOS(10)))
        guard let arguments = arguments as? [any CVarArg], !arguments.isEmpty else { return key }
        return String(format: key, arguments: arguments)
    }
}
