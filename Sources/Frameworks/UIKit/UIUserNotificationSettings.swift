import BackgroundRuntime
import SimulatedFoundation

/// The ways in which notifications reach the user.
public struct UIUserNotificationType: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A number on the icon.
    public static let badge = UIUserNotificationType(rawValue: 1)
    public static let sound = UIUserNotificationType(rawValue: 2)
    /// A text on the screen.
    public static let alert = UIUserNotificationType(rawValue: 4)
}

/// What the notifications of an app do, as iOS 8 and 9 ask the user for.
open class UIUserNotificationSettings: NSObject, @unchecked Sendable {
    /// The ways in which they reach the user.
    open private(set) var types: UIUserNotificationType
    /// The sets of buttons that they come with.
    open private(set) var categories: Set<UIUserNotificationCategory>?

    /// Settings from their parts.
    public init(types: UIUserNotificationType, categories: Set<UIUserNotificationCategory>?) {
        SimulatedApp.require(UIUserNotificationSettings.self)
        self.types = types
        self.categories = categories
    }

    var registration: NotificationRegistration {
        // A set has no order of its own.
        let known = (categories ?? []).map(\.category).sorted { $0.identifier < $1.identifier }
        return NotificationRegistration(NotificationWays(rawValue: types.rawValue), categories: known)
    }
}

/// What the button of a notification does with the app.
public enum UIUserNotificationActivationMode: UInt, Sendable {
    /// It brings the app to the foreground.
    case foreground = 0
    /// It runs the app in the background.
    case background = 1
}

/// What the button of a notification asks of the user. From iOS 9.
public enum UIUserNotificationActionBehavior: UInt, Sendable {
    case `default` = 0
    /// Something that the user writes.
    case textInput = 1
}

/// How much room the buttons of a notification have.
public enum UIUserNotificationActionContext: UInt, Sendable {
    case `default` = 0
    case minimal = 1
}

/// A button of a notification.
open class UIUserNotificationAction: NSObject, @unchecked Sendable {
    /// The app's name for it.
    open fileprivate(set) var identifier: String?
    open fileprivate(set) var title: String?
    /// What it does with the app.
    open fileprivate(set) var activationMode = UIUserNotificationActivationMode.foreground
    /// Whether the phone has to be unlocked for it.
    open fileprivate(set) var isAuthenticationRequired = false
    /// Whether it is shown as one that destroys something. Kept, and without effect.
    open fileprivate(set) var isDestructive = false
    /// What it asks of the user.
    open fileprivate(set) var behavior = UIUserNotificationActionBehavior.default {
        didSet { takesText = behavior == .textInput }
    }
    private var takesText = false

    fileprivate var action: NotificationAction {
        NotificationAction(
            identifier ?? "", title: title, opensApp: activationMode == .foreground, takesText: takesText,
            needsUnlock: isAuthenticationRequired)
    }
}

/// A button of a notification that can be set up.
open class UIMutableUserNotificationAction: UIUserNotificationAction, @unchecked Sendable {
    /// The app's name for it.
    open override var identifier: String? {
        get { super.identifier }
        set { super.identifier = newValue }
    }
    open override var title: String? {
        get { super.title }
        set { super.title = newValue }
    }
    /// What it does with the app.
    open override var activationMode: UIUserNotificationActivationMode {
        get { super.activationMode }
        set { super.activationMode = newValue }
    }
    /// Whether the phone has to be unlocked for it.
    open override var isAuthenticationRequired: Bool {
        get { super.isAuthenticationRequired }
        set { super.isAuthenticationRequired = newValue }
    }
    /// Whether it is shown as one that destroys something. Kept, and without effect.
    open override var isDestructive: Bool {
        get { super.isDestructive }
        set { super.isDestructive = newValue }
    }
    /// What it asks of the user.
    open override var behavior: UIUserNotificationActionBehavior {
        get {
            SimulatedApp.require(.mutableUserNotificationActionBehavior)
            return super.behavior
        }
        set {
            SimulatedApp.require(.mutableUserNotificationActionBehavior)
            super.behavior = newValue
        }
    }

    /// A button without a name.
    public override init() {
        SimulatedApp.require(UIMutableUserNotificationAction.self)
        super.init()
    }
}

/// A set of buttons.
open class UIUserNotificationCategory: NSObject, @unchecked Sendable {
    /// The app's name for it.
    open fileprivate(set) var identifier: String?
    fileprivate var actionsByContext: [UIUserNotificationActionContext: [UIUserNotificationAction]] = [:]

    /// The buttons where there is so much room.
    open func actions(for context: UIUserNotificationActionContext) -> [UIUserNotificationAction]? {
        actionsByContext[context]
    }

    fileprivate var category: NotificationCategory {
        let actions = actionsByContext[.default] ?? actionsByContext[.minimal] ?? []
        return NotificationCategory(identifier ?? "", actions: actions.map(\.action))
    }
}

/// A set of buttons that can be set up.
open class UIMutableUserNotificationCategory: UIUserNotificationCategory, @unchecked Sendable {
    /// The app's name for it.
    open override var identifier: String? {
        get { super.identifier }
        set { super.identifier = newValue }
    }

    /// A set without buttons.
    public override init() {
        SimulatedApp.require(UIMutableUserNotificationCategory.self)
        super.init()
    }

    /// Sets the buttons where there is so much room.
    open func setActions(_ actions: [UIUserNotificationAction]?, for context: UIUserNotificationActionContext) {
        actionsByContext[context] = actions
    }
}
