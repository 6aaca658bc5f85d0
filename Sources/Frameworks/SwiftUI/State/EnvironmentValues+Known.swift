import UIKit

extension EnvironmentValues {
    private enum PhaseKey: EnvironmentKey { static let defaultValue = ScenePhase.background }
    private enum SchemeKey: EnvironmentKey { static let defaultValue = ColorScheme.light }
    private enum EnabledKey: EnvironmentKey { static let defaultValue = true }
    private enum SizeKey: EnvironmentKey { static let defaultValue: UserInterfaceSizeClass? = .compact }
    private enum LocaleKey: EnvironmentKey { static let defaultValue = Locale(identifier: "en_US") }

    /// What the scene is doing, or the app.
    public var scenePhase: ScenePhase {
        get { self[PhaseKey.self] }
        set { self[PhaseKey.self] = newValue }
    }

    /// Light or dark. Nothing is drawn.
    public var colorScheme: ColorScheme {
        get { self[SchemeKey.self] }
        set { self[SchemeKey.self] = newValue }
    }

    /// Whether controls can be used.
    public var isEnabled: Bool {
        get { self[EnabledKey.self] }
        set { self[EnabledKey.self] = newValue }
    }

    /// How much room there is from side to side: that of a phone.
    public var horizontalSizeClass: UserInterfaceSizeClass? {
        get { self[SizeKey.self] }
        set { self[SizeKey.self] = newValue }
    }

    /// The language and region.
    public var locale: Locale {
        get { self[LocaleKey.self] }
        set { self[LocaleKey.self] = newValue }
    }

    /// Opens an address of another app.
    public var openURL: OpenURLAction {
        SimulatedApp.require(.environmentValuesOpenURL)
        return OpenURLAction()
    }
}

/// Light or dark.
public enum ColorScheme: CaseIterable, Hashable, Sendable {
    /// Dark on light.
    case light
    /// Light on dark.
    case dark
}

/// How much room there is.
public enum UserInterfaceSizeClass: Hashable, Sendable {
    /// As on a phone.
    case compact
    /// As on a tablet.
    case regular
}

/// Opens addresses.
@MainActor @preconcurrency
public struct OpenURLAction {
    nonisolated init() {}

    /// Opens an address of another app.
    public func callAsFunction(_ url: URL) { UIApplication.shared.open(url) }
}
