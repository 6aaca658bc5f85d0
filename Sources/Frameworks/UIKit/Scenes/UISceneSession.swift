import BackgroundRuntime

/// What of a scene outlives the launches of an app.
@preconcurrency @MainActor
open class UISceneSession: NSObject {
    /// What a scene is for.
    public struct Role: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        /// A window on the device.
        public static var windowApplication: Role {
            SimulatedApp.constant(
                Role(rawValue: "UIWindowSceneSessionRoleApplication"),
                since: .symbol("UISceneSession.Role.windowApplication", .iOS(13)))
        }
        /// A window on a screen that is connected to the device. Never so here.
        public static var windowExternalDisplayNonInteractive: Role {
            SimulatedApp.constant(
                Role(rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive"),
                since: .symbol("UISceneSession.Role.windowExternalDisplayNonInteractive", .iOS(16)))
        }
    }

    /// The scene of the session; nil while there is none.
    open internal(set) weak var scene: UIScene?
    /// What its scenes are for.
    open private(set) var role: Role
    /// How its scenes are made.
    open internal(set) var configuration: UISceneConfiguration
    /// The same for all launches, until the user closes the scene.
    open private(set) var persistentIdentifier: String
    /// What the scene needs to look as it did when it left the screen last; nil for a new one.
    open internal(set) var stateRestorationActivity: NSUserActivity?
    /// What the app keeps with the session. Lives as long as the launch.
    open var userInfo: [String: Any]?

    init(_ identifier: String, configuration: UISceneConfiguration, activity: NSUserActivity?) {
        persistentIdentifier = identifier
        role = configuration.role
        self.configuration = configuration
        stateRestorationActivity = activity
    }
}

/// How a scene is made.
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
    /// Its name in the manifest; nil for one that code made without.
    open private(set) var name: String?
    /// What the scene is for.
    open private(set) var role: UISceneSession.Role
    /// The class of the scene; `UIWindowScene` without one.
    open var sceneClass: AnyClass?
    /// The class of the scene's delegate; none is made without one.
    open var delegateClass: AnyClass?
    /// The storyboard with its first screen; nil for a scene whose delegate makes that itself.
    open var storyboard: UIStoryboard? {
        get {
            SimulatedApp.require(.sceneConfigurationStoryboard)
            return storyboardName.map { UIStoryboard(name: $0, bundle: nil) }
        }
        set {
            SimulatedApp.require(.sceneConfigurationStoryboard)
            storyboardName = newValue?.name
        }
    }
    /// What that storyboard is called.
    final var storyboardName: String?

    /// A configuration from code, which takes the classes of that of the same name in the manifest.
    ///
    /// - Parameters:
    ///   - name: its name in the manifest; the first of the role without it.
    ///   - sessionRole: what the scene is for.
    public init(name: String?, sessionRole: UISceneSession.Role) {
        SimulatedApp.require(UISceneConfiguration.self)
        self.name = name
        role = sessionRole
        super.init()
        guard let entry = SceneManifest.current?.configuration(named: name, role: sessionRole.rawValue) else { return }
        delegateClass = entry.delegateClass
        sceneClass = entry.sceneClass
        storyboardName = entry.storyboard
    }
}

/// What a manifest says of scenes, with the names of classes resolved in the app's own module.
@MainActor
struct SceneManifest {
    struct Entry {
        let name: String?
        let delegateClass: AnyClass?
        let sceneClass: AnyClass?
        let storyboard: String?
    }

    private let configurations: [String: PropertyValue]
    private let module: String

    /// That of the app that is running; nil for one without scenes.
    static var current: SceneManifest? { SimulatedApp.process(for: "UISceneConfiguration").app.sceneManifest }

    init?(_ manifest: Manifest, module: String) {
        guard case .dictionary(let scenes)? = manifest.propertyList["UIApplicationSceneManifest"] else { return nil }
        if case .dictionary(let entries)? = scenes["UISceneConfigurations"] {
            configurations = entries
        } else {
            configurations = [:]
        }
        self.module = module
    }

    /// The configuration of this name, or the first of the role; nil where there is none.
    func configuration(named name: String?, role: String) -> Entry? {
        guard case .array(let entries)? = configurations[role] else { return nil }
        let known = entries.compactMap { value -> [String: PropertyValue]? in
            if case .dictionary(let entry) = value { entry } else { nil }
        }
        let found = known.first { name == nil || $0["UISceneConfigurationName"]?.string == name }
        return found.map { entry in
            Entry(
                name: entry["UISceneConfigurationName"]?.string,
                delegateClass: resolved(entry["UISceneDelegateClassName"]?.string),
                sceneClass: resolved(entry["UISceneClassName"]?.string),
                storyboard: entry["UISceneStoryboardFile"]?.string)
        }
    }

    /// `$(PRODUCT_MODULE_NAME).SceneDelegate` is a class of the module in which the app's delegate is.
    private func resolved(_ name: String?) -> AnyClass? {
        guard let name else { return nil }
        let own = name.split(separator: ".").last.map(String.init) ?? name
        return NSClassFromString(name) ?? NSClassFromString("\(module).\(own)")
            ?? (own == "UIWindowScene" ? UIWindowScene.self : nil)
    }
}

extension InstalledApp {
    /// What the app's manifest says of scenes, as its code knows it; nil without any.
    @MainActor
    var sceneManifest: SceneManifest? {
        guard let delegate = UIApplication.shared.delegate else { return nil }
        let module = String(reflecting: type(of: delegate)).split(separator: ".").first.map(String.init) ?? ""
        return SceneManifest(manifest, module: module)
    }
}
