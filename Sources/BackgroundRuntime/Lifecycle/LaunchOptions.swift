/// Why an app was launched, as its launch options tell it. Empty for a tap on the icon.
public struct LaunchOptions: Hashable, Sendable {
    /// Values by the raw name of `UIApplication.LaunchOptionsKey`.
    public let values: [String: PropertyValue]

    /// Options from their values, such as `.array([.string("central")])`. Dates and data, whose contents a
    /// ``/VigilDocuments/PropertyValue`` does not keep, fail the running test and are left out.
    public init(_ values: [String: PropertyValue] = [:]) {
        let kept = values.filter(\.value.isKept)
        if kept.count < values.count { CheckedName.refuse("launch options hold no dates and no data") }
        self.values = kept
    }

    /// A tap on the icon: no options.
    public static let none = LaunchOptions()

    /// What an app is handed that is launched to open a URL.
    public static func url(_ url: String) -> LaunchOptions { LaunchOptions([urlKey: .string(url)]) }

    /// The key of the URL that is to be opened: an app gets its value as a URL, not as text.
    public static let urlKey = "UIApplicationLaunchOptionsURLKey"

    /// The key of the quick action that the user has chosen: an app gets its value as a `UIApplicationShortcutItem`.
    public static let shortcutItemKey = "UIApplicationLaunchOptionsShortcutItemKey"

    /// The options less those that are the matter of the scene that is connected for them.
    var withoutThoseOfScenes: LaunchOptions {
        LaunchOptions(values.filter { $0.key != Self.urlKey && $0.key != Self.shortcutItemKey })
    }
}
