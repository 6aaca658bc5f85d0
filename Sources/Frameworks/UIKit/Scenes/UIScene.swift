import BackgroundRuntime

/// One instance of an app's user interface. The system makes it; nothing is drawn.
@preconcurrency @MainActor
open class UIScene: UIResponder {
    /// The responder that gets what it does not take: the app.
    open override var next: UIResponder? { UIApplication.shared }

    /// What a scene is.
    public enum ActivationState: Int, Sendable {
        /// Not connected to the app.
        case unattached = -1
        /// On screen, receiving events.
        case foregroundActive = 0
        /// On screen, receiving no events.
        case foregroundInactive = 1
        case background = 2
    }

    /// What of the scene outlives the launch.
    open private(set) var session: UISceneSession
    /// The object that the system calls for the scene.
    open var delegate: (any UISceneDelegate)?
    /// What the switcher calls it; empty unless set.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var title: String! = ""

    /// A scene of a session. The system makes it.
    public required init(session: UISceneSession, connectionOptions: ConnectionOptions) {
        self.session = session
        super.init()
        session.scene = self
    }

    open var activationState: ActivationState {
        guard let process = AppProcess.current else { return .unattached }
        switch process.scenes.first(where: { $0.session == session.persistentIdentifier })?.state {
        case nil, .unattached: return .unattached
        case .foregroundActive: return .foregroundActive
        case .foregroundInactive: return .foregroundInactive
        case .background, .suspended: return .background
        }
    }

    /// Opens a URL in the app that takes it: that comes to the front, and this app leaves the screen.
    @preconcurrency
    open func open(
        _ url: URL, options: OpenExternalURLOptions?,
        completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
    ) { UIApplication.shared.bringUp(url, onlyUniversal: options?.universalLinksOnly == true, completion) }

    /// How a URL is to be opened.
    @preconcurrency @MainActor
    open class OpenExternalURLOptions: NSObject {
        /// Whether it is opened only if an app claims it as a universal link. None does.
        open var universalLinksOnly = false
    }

    /// What a scene is connected for.
    @preconcurrency @MainActor
    open class ConnectionOptions: NSObject {
        /// The URLs that are to be opened.
        open private(set) var urlContexts: Set<UIOpenURLContext>
        /// What the user goes on with; empty, since nothing begins elsewhere here.
        open private(set) var userActivities: Set<NSUserActivity> = []
        /// The app that opened this one; nil, since none does here.
        open private(set) var sourceApplication: String? = nil
        /// The type of what is handed over; nil, since nothing is here.
        open private(set) var handoffUserActivityType: String? = nil

        /// The quick action that the user has chosen; nil for none.
        open private(set) var shortcutItem: UIApplicationShortcutItem?

        init(_ event: SystemEvent) {
            urlContexts = UIOpenURLContext.all(of: event)
            shortcutItem = UIApplicationShortcutItem(of: event)
        }
    }
}

extension UIScene {
    /// The scene is about to become part of the app.
    public nonisolated static var willConnectNotification: Notification.Name {
        SimulatedApp.constant(
            Notification.Name("UISceneWillConnectNotification"),
            since: .symbol("UIScene.willConnectNotification", .iOS(13)))
    }
    /// The scene is no part of the app any more.
    public nonisolated static var didDisconnectNotification: Notification.Name {
        SimulatedApp.constant(
            Notification.Name("UISceneDidDisconnectNotification"),
            since: .symbol("UIScene.didDisconnectNotification", .iOS(13)))
    }
    /// The scene gets events.
    public nonisolated static var didActivateNotification: Notification.Name {
        SimulatedApp.constant(
            Notification.Name("UISceneDidActivateNotification"),
            since: .symbol("UIScene.didActivateNotification", .iOS(13)))
    }
    /// The scene is about to get no more events.
    public nonisolated static var willDeactivateNotification: Notification.Name {
        SimulatedApp.constant(
            Notification.Name("UISceneWillDeactivateNotification"),
            since: .symbol("UIScene.willDeactivateNotification", .iOS(13)))
    }
    /// The scene is about to come to the screen.
    public nonisolated static var willEnterForegroundNotification: Notification.Name {
        SimulatedApp.constant(
            Notification.Name("UISceneWillEnterForegroundNotification"),
            since: .symbol("UIScene.willEnterForegroundNotification", .iOS(13)))
    }
    /// The scene left the screen.
    public nonisolated static var didEnterBackgroundNotification: Notification.Name {
        SimulatedApp.constant(
            Notification.Name("UISceneDidEnterBackgroundNotification"),
            since: .symbol("UIScene.didEnterBackgroundNotification", .iOS(13)))
    }
}

/// A URL that a scene is to open.
@preconcurrency @MainActor
open class UIOpenURLContext: NSObject {
    /// What is to be opened, in the scheme of the app.
    open private(set) var url: URL

    init(_ url: URL) { self.url = url }

    /// Those that an event carries, as launch options or as a URL to open.
    static func all(of event: SystemEvent) -> Set<UIOpenURLContext> {
        var text = event.payload[LaunchOptions.urlKey]?.string
        if case .dictionary(let options)? = event.payload[SystemEvent.PayloadKey.options] {
            text = options[LaunchOptions.urlKey]?.string ?? text
        }
        return Set([text.flatMap { URL(string: $0) }.map(UIOpenURLContext.init)].compactMap(\.self))
    }
}

/// A scene with windows.
@preconcurrency @MainActor
open class UIWindowScene: UIScene {
    /// Its windows, the one made first in front.
    open internal(set) var windows: [UIWindow] = []

    /// The window that gets the keys; nil when none does.
    open var keyWindow: UIWindow? { windows.first(where: \.isKeyWindow) }

    /// The only display of the device.
    open var screen: UIScreen { .main }
}
