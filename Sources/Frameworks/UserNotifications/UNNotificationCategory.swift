import BackgroundRuntime
import SimulatedFoundation

/// How a button behaves.
public struct UNNotificationActionOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The phone has to be unlocked for it.
    public static let authenticationRequired = UNNotificationActionOptions(rawValue: 1)
    /// It is shown as one that destroys something. Without effect.
    public static let destructive = UNNotificationActionOptions(rawValue: 2)
    /// It brings the app to the foreground.
    public static let foreground = UNNotificationActionOptions(rawValue: 4)
}

/// A button of a notification.
open class UNNotificationAction: NSObject, @unchecked Sendable {
    /// The app's name for it.
    open private(set) var identifier: String
    open private(set) var title: String
    open private(set) var options: UNNotificationActionOptions

    /// A button from its parts.
    public init(identifier: String, title: String, options: UNNotificationActionOptions = []) {
        SimulatedApp.require(UNNotificationAction.self)
        self.identifier = identifier
        self.title = title
        self.options = options
    }

    var value: NotificationAction {
        NotificationAction(
            identifier, title: title, opensApp: options.contains(.foreground),
            takesText: self is UNTextInputNotificationAction, needsUnlock: options.contains(.authenticationRequired))
    }
}

/// A button with which the user writes a text.
open class UNTextInputNotificationAction: UNNotificationAction, @unchecked Sendable {
    /// What the button beside the text says.
    open private(set) var textInputButtonTitle: String
    /// What stands where there is no text yet.
    open private(set) var textInputPlaceholder: String

    /// A button from its parts.
    public init(
        identifier: String, title: String, options: UNNotificationActionOptions = [], textInputButtonTitle: String,
        textInputPlaceholder: String
    ) {
        self.textInputButtonTitle = textInputButtonTitle
        self.textInputPlaceholder = textInputPlaceholder
        super.init(identifier: identifier, title: title, options: options)
    }
}

/// How notifications of a category behave.
public struct UNNotificationCategoryOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The app hears of dismissals.
    public static let customDismissAction = UNNotificationCategoryOptions(rawValue: 1)
    /// They are shown in a car. Without effect.
    public static let allowInCarPlay = UNNotificationCategoryOptions(rawValue: 2)
    /// Their title is shown where their content is hidden. Without effect.
    public static let hiddenPreviewsShowTitle = UNNotificationCategoryOptions(rawValue: 4)
    /// Their second line is shown where their content is hidden. Without effect.
    public static let hiddenPreviewsShowSubtitle = UNNotificationCategoryOptions(rawValue: 8)
    /// Siri reads them aloud. Without effect.
    public static let allowAnnouncement = UNNotificationCategoryOptions(rawValue: 16)
}

/// A set of buttons that notifications come with.
open class UNNotificationCategory: NSObject, @unchecked Sendable {
    /// The app's name for it.
    open private(set) var identifier: String
    /// Its buttons, in their order.
    open private(set) var actions: [UNNotificationAction]
    /// The intents of Siri that go with it. Kept, and without effect.
    open private(set) var intentIdentifiers: [String]
    /// What is shown where the content is hidden. Kept, and without effect.
    open var hiddenPreviewsBodyPlaceholder: String {
        SimulatedApp.require(.method("hiddenPreviewsBodyPlaceholder", of: "UNNotificationCategory", .iOS(11)))
        return shown.placeholder
    }
    /// The format of a summary. Kept, and without effect.
    open var categorySummaryFormat: String {
        SimulatedApp.require(.method("categorySummaryFormat", of: "UNNotificationCategory", .iOS(12)))
        return shown.summary
    }
    private let shown: (placeholder: String, summary: String)
    /// How its notifications behave.
    open private(set) var options: UNNotificationCategoryOptions

    /// A set from its parts.
    public init(
        identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
        hiddenPreviewsBodyPlaceholder: String = "", categorySummaryFormat: String = "",
        options: UNNotificationCategoryOptions = []
    ) {
        SimulatedApp.require(UNNotificationCategory.self)
        self.identifier = identifier
        self.actions = actions
        self.intentIdentifiers = intentIdentifiers
        shown = (hiddenPreviewsBodyPlaceholder, categorySummaryFormat)
        self.options = options
    }

    var value: NotificationCategory {
        NotificationCategory(
            identifier, actions: actions.map(\.value), reportsDismissal: options.contains(.customDismissAction))
    }

    open override func isEqual(_ object: Any?) -> Bool {
        (object as? UNNotificationCategory)?.identifier == identifier
    }

    open override var hash: Int { identifier.hashValue }
}
