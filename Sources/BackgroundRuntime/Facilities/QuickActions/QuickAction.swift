/// A Home Screen quick action: something that the user can open an app for, by its icon held long. From iOS 9.
public struct QuickAction: Hashable, Sendable {
    /// What the app knows it by.
    public let type: String
    /// What the user reads.
    public let title: String
    /// What the user reads below that; nil for nothing.
    public let subtitle: String?
    /// What the app gave it along.
    public let userInfo: [String: PropertyValue]

    /// A quick action from its parts.
    public init(type: String, title: String, subtitle: String? = nil, userInfo: [String: PropertyValue] = [:]) {
        (self.type, self.title, self.subtitle, self.userInfo) = (type, title, subtitle, userInfo)
    }

    /// One as the manifest has it; nil where type or title is missing, which the system asks for.
    public init?(_ value: PropertyValue?) {
        guard case .dictionary(let values)? = value, let type = values[Key.type]?.string,
            let title = values[Key.title]?.string
        else { return nil }
        var info: [String: PropertyValue] = [:]
        if case .dictionary(let given)? = values[Key.userInfo] { info = given }
        self.init(type: type, title: title, subtitle: values[Key.subtitle]?.string, userInfo: info)
    }

    /// The same as the manifest has it.
    public var value: PropertyValue {
        var values: [String: PropertyValue] = [Key.type: .string(type), Key.title: .string(title)]
        values[Key.subtitle] = subtitle.map { .string($0) }
        values[Key.userInfo] = userInfo.isEmpty ? nil : .dictionary(userInfo)
        return .dictionary(values)
    }

    /// The manifest's key of an app's static ones.
    static let manifestKey = "UIApplicationShortcutItems"

    private enum Key {
        static let type = "UIApplicationShortcutItemType"
        static let title = "UIApplicationShortcutItemTitle"
        static let subtitle = "UIApplicationShortcutItemSubtitle"
        static let userInfo = "UIApplicationShortcutItemUserInfo"
    }
}

extension InstalledApp {
    /// The quick actions of its icon: those of the manifest, then those that the app has set.
    public var quickActions: [QuickAction] { staticQuickActions + dynamicQuickActions }

    private var staticQuickActions: [QuickAction] {
        guard case .array(let all)? = manifest.propertyList[QuickAction.manifestKey] else { return [] }
        return all.compactMap { QuickAction($0) }
    }

    /// Those that the app has set. They outlive a launch.
    public var dynamicQuickActions: [QuickAction] {
        get { storage.existing(DynamicQuickActions.self)?.all ?? [] }
        set { storage.object { DynamicQuickActions() }.all = newValue }
    }
}

/// What an app has set.
private final class DynamicQuickActions {
    var all: [QuickAction] = []
}

extension SystemEvent.Name {
    /// The user has chosen a quick action. The answer is whether the app did it.
    public static let performAction: Self = "performAction"
}

extension SystemEvent {
    /// The user has chosen a quick action: for ``AppProcess/ask(_:rule:answer:)``.
    ///
    /// - Parameters:
    ///   - action: what was chosen.
    ///   - isForScene: whether the delegate of a scene is told.
    public static func performAction(_ action: QuickAction, isForScene: Bool) -> SystemEvent {
        SystemEvent(
            .performAction,
            call: isForScene
                ? "windowScene(_:performActionFor:completionHandler:)"
                : "application(_:performActionFor:completionHandler:)",
            payload: [LaunchOptions.shortcutItemKey: action.value])
    }
}
