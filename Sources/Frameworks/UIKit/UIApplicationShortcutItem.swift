import BackgroundRuntime

/// A Home Screen quick action: something that the user can open the app for, by its icon held long. From iOS 9.
@preconcurrency @MainActor
open class UIApplicationShortcutItem: NSObject {
    /// What the app knows it by.
    open fileprivate(set) var type: String
    /// What the user reads.
    open fileprivate(set) var localizedTitle: String
    /// What the user reads below that; nil for nothing.
    open fileprivate(set) var localizedSubtitle: String?
    /// The picture beside it. Kept, and shown nowhere.
    open fileprivate(set) var icon: UIApplicationShortcutIcon?
    /// What the app gave it along.
    open fileprivate(set) var userInfo: [String: any NSSecureCoding]?

    /// A quick action with all that it can have.
    public init(
        type: String, localizedTitle: String, localizedSubtitle: String?, icon: UIApplicationShortcutIcon?,
        userInfo: [String: any NSSecureCoding]? = nil
    ) {
        SimulatedApp.require(UIApplicationShortcutItem.self)
        (self.type, self.localizedTitle, self.localizedSubtitle) = (type, localizedTitle, localizedSubtitle)
        (self.icon, self.userInfo) = (icon, userInfo)
    }

    /// A quick action with a title alone.
    public convenience init(type: String, localizedTitle: String) {
        self.init(type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil)
    }

    init(_ action: QuickAction) {
        (type, localizedTitle, localizedSubtitle) = (action.type, action.title, action.subtitle)
        let info = action.userInfo.compactMapValues(\.coded)
        userInfo = info.isEmpty ? nil : info
    }

    /// The one that an event carries; nil for none.
    convenience init?(of event: SystemEvent) {
        let options = event.payload[SystemEvent.PayloadKey.options]
        var value = event.payload[LaunchOptions.shortcutItemKey]
        if case .dictionary(let values)? = options { value = value ?? values[LaunchOptions.shortcutItemKey] }
        guard let action = QuickAction(value) else { return nil }
        self.init(action)
    }

    /// The same as the phone keeps it.
    fileprivate var action: QuickAction {
        QuickAction(
            type: type, title: localizedTitle, subtitle: localizedSubtitle,
            userInfo: (userInfo ?? [:]).compactMapValues { PropertyValue(coded: $0) })
    }
}

/// A quick action that can be changed before it is set. From iOS 9.
open class UIMutableApplicationShortcutItem: UIApplicationShortcutItem {
    /// What the app knows it by.
    open override var type: String {
        get { super.type }
        set { super.type = newValue }
    }
    /// What the user reads.
    open override var localizedTitle: String {
        get { super.localizedTitle }
        set { super.localizedTitle = newValue }
    }
    /// What the user reads below that; nil for nothing.
    open override var localizedSubtitle: String? {
        get { super.localizedSubtitle }
        set { super.localizedSubtitle = newValue }
    }
    /// The picture beside it. Kept, and shown nowhere.
    open override var icon: UIApplicationShortcutIcon? {
        get { super.icon }
        set { super.icon = newValue }
    }
    /// What the app gave it along.
    open override var userInfo: [String: any NSSecureCoding]? {
        get { super.userInfo }
        set { super.userInfo = newValue }
    }
}

/// The picture of a quick action. Kept, and shown nowhere. From iOS 9.
@preconcurrency @MainActor
open class UIApplicationShortcutIcon: NSObject {
    /// A picture of the system's.
    public enum IconType: Int, Sendable {
        /// It makes, plays or finds something.
        case compose = 0, play, pause, add, location, search, share
        /// It is about people, places and what they like.
        case prohibit, contact, home, markLocation, favorite, love
        /// It sends or takes something. From iOS 9.1, as all that follow.
        case cloud, invitation, confirmation, mail, message, date, time, capturePhoto, captureVideo
        /// It is about what is to be done, or heard.
        case task, taskCompleted, alarm, bookmark, shuffle, audio, update
    }

    /// A picture of the system's.
    public init(type: IconType) { SimulatedApp.require(UIApplicationShortcutIcon.self) }

    /// A picture of the app's.
    public init(templateImageName: String) { SimulatedApp.require(UIApplicationShortcutIcon.self) }

    /// A symbol of the system's. From iOS 13.
    public init(systemImageName: String) {
        SimulatedApp.require(.classMethod("iconWithSystemImageName:", of: "UIApplicationShortcutIcon", .iOS(13)))
    }
}

extension UIApplication {
    /// The quick actions that the app has set, beside those of its manifest. They outlive a launch. From iOS 9.
    public var shortcutItems: [UIApplicationShortcutItem]? {
        get {
            SimulatedApp.require(.shortcutItems)
            return process.app.dynamicQuickActions.map { UIApplicationShortcutItem($0) }
        }
        set {
            SimulatedApp.require(.shortcutItems)
            process.app.dynamicQuickActions = (newValue ?? []).map(\.action)
        }
    }
}

extension PropertyValue {
    /// The same as an object that can be archived; nil for what is neither text nor number.
    fileprivate var coded: (any NSSecureCoding)? {
        switch self {
        case .string(let text): NSString(string: text)
        case .integer(let number): NSNumber(value: number)
        case .real(let number): NSNumber(value: number)
        case .boolean(let flag): NSNumber(value: flag)
        default: nil
        }
    }

    /// What the phone keeps of an object: text and numbers.
    fileprivate init?(coded object: any NSSecureCoding) {
        switch object {
        case let text as NSString: self = .string(text as String)
        case let number as NSNumber:
            self = number.doubleValue == Double(number.intValue) ? .integer(number.intValue) : .real(number.doubleValue)
        default:
            SimulatedApp.notSimulated("what a quick action carries beside texts and numbers", "it is not kept")
            return nil
        }
    }
}
