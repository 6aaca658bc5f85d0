import UIKit

extension EnvironmentValues {
    private enum PhaseKey: EnvironmentKey { static let defaultValue = ScenePhase.background }
    private enum SchemeKey: EnvironmentKey { static let defaultValue = ColorScheme.light }
    private enum EnabledKey: EnvironmentKey { static let defaultValue = true }
    private enum SizeKey: EnvironmentKey { static let defaultValue: UserInterfaceSizeClass? = .compact }
    private enum OpenURLKey: EnvironmentKey { static let defaultValue = OpenURLAction() }
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

    /// Opens addresses: in the app that takes one, or as a view around has it.
    public var openURL: OpenURLAction {
        get {
            SimulatedApp.require(.environmentValuesOpenURL)
            return self[OpenURLKey.self]
        }
        set {
            SimulatedApp.require(.environmentValuesOpenURL)
            self[OpenURLKey.self] = newValue
        }
    }
}

public enum ColorScheme: CaseIterable, Hashable, Sendable {
    case light
    case dark
}

/// How much room there is.
public enum UserInterfaceSizeClass: Hashable, Sendable {
    /// As on a phone.
    case compact
    /// As on a tablet.
    case regular
}

@MainActor @preconcurrency
public struct OpenURLAction {
    private let handler: (@MainActor (URL) -> Result)?

    nonisolated init() { handler = nil }

    /// One that asks a closure what becomes of an address.
    public init(handler: @escaping @MainActor (URL) -> Result) { self.handler = handler }

    /// What became of an address.
    public struct Result: Sendable {
        fileprivate enum Outcome: Sendable {
            case handled, discarded
            case system(URL?)
        }

        fileprivate let outcome: Outcome

        /// The closure took it.
        public static let handled = Result(outcome: .handled)
        /// Nothing becomes of it.
        public static let discarded = Result(outcome: .discarded)
        /// The app that takes it opens it.
        public static let systemAction = Result(outcome: .system(nil))
        /// The app that takes it opens another address.
        public static func systemAction(_ url: URL) -> Result { Result(outcome: .system(url)) }
    }

    /// Opens an address in the app that takes it, which comes to the front.
    public func callAsFunction(_ url: URL) { callAsFunction(url) { _ in } }

    /// Opens an address in the app that takes it, which comes to the front.
    ///
    /// - Parameters:
    ///   - url: the address.
    ///   - completion: called with whether somebody takes it.
    public func callAsFunction(_ url: URL, completion: @escaping @MainActor @Sendable (Bool) -> Void) {
        switch handler?(url).outcome {
        case .handled: completion(true)
        case .discarded: completion(false)
        case .system(let other): UIApplication.shared.open(other ?? url, completionHandler: completion)
        case nil: UIApplication.shared.open(url, completionHandler: completion)
        }
    }
}
