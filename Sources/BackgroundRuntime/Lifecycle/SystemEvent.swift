/// Something that the system tells an app: a call, a notification, or both, in one turn of the app.
///
/// The host makes those of the life cycle, and a module makes its own:
///
/// ```swift
/// let changed = SystemEvent("networkDidChange", notification: "NetworkDidChangeNotification")
/// process.tell(changed, rule: NetworkRules.change)
/// ```
///
/// What becomes of an event is said by the adapters in the skins: one hands its call to the app's delegate, another posts
/// its notification.
public struct SystemEvent: Hashable, Sendable, CustomStringConvertible {
    /// Names an event for whoever adapts it.
    public struct Name: Hashable, Sendable, ExpressibleByStringLiteral {
        /// The name in words of the framework: `didBecomeActive`.
        public let text: String

        /// A name that a module gives an event of its own.
        public init(_ text: String) { self.text = text }

        /// A name as it is written in code.
        public init(stringLiteral text: String) { self.text = text }
    }

    /// A way on which an app hears of an event.
    public enum Channel: Hashable, Sendable {
        /// A method of the app is called.
        case call
        /// A notification is posted.
        case notification
    }

    /// The thread on which an app hears of an event.
    public enum Thread: Hashable, Sendable {
        /// The app's main thread.
        case main
        /// One of the system's own of this name, which is made for the event.
        case secondary(String)
    }

    /// What adapters in the frameworks know the event by.
    public let name: Name
    /// The method that is called, as Apple's documents write it; nil for a mere notification.
    public let call: String?
    /// The raw name of the notification that is posted; nil for a mere call.
    public let notification: String?
    /// The ways on which the app hears of it, one after the other and with nothing of the app in between.
    public let channels: [Channel]
    /// The thread on which it does.
    public let thread: Thread
    /// What the event carries, by key.
    public let payload: [String: PropertyValue]
    /// Whether all of it waits for a suspended app until that is on screen again. Of another event only the notification
    /// waits, until the app runs.
    public let waitsForForeground: Bool

    /// An event from its parts.
    ///
    /// - Parameters:
    ///   - name: what adapters in the frameworks know it by.
    ///   - call: the method that is called.
    ///   - notification: the raw name of the notification that is posted.
    ///   - isNotificationFirst: whether that is posted before the call and not after it.
    ///   - thread: where the app hears of it.
    ///   - payload: what it carries, by key.
    ///   - waitsForForeground: whether all of it waits for a suspended app until that is on screen again.
    public init(
        _ name: Name, call: String? = nil, notification: String? = nil, isNotificationFirst: Bool = false,
        on thread: Thread = .main, payload: [String: PropertyValue] = [:], waitsForForeground: Bool = false
    ) {
        self.waitsForForeground = waitsForForeground
        let channels = (call == nil ? [] : [Channel.call]) + (notification == nil ? [] : [.notification])
        self.name = name
        self.call = call
        self.notification = notification
        self.channels = isNotificationFirst ? channels.reversed() : channels
        self.thread = thread
        self.payload = payload
    }

    /// What a trace says as the app hears of it on a channel; nil when it does not.
    public func title(on channel: Channel) -> String? {
        switch channel {
        case .call: call
        case .notification: notification
        }
    }

    /// The part of it that may wait until the app runs again; nil for a mere call.
    var partThatWaits: SystemEvent? { waitsForForeground || isOfProtectedData ? self : notificationAlone }

    private var isOfProtectedData: Bool {
        name == SystemEvent.protectedDataWillBecomeUnavailable.name
            || name == SystemEvent.protectedDataDidBecomeAvailable.name
    }

    /// Its notification without the call; nil for a mere call.
    var notificationAlone: SystemEvent? {
        notification.map { SystemEvent(name, notification: $0, on: thread, payload: payload) }
    }

    public var description: String { name.text }
}

// What the host tells apps.

extension SystemEvent.Name {
    public static let willFinishLaunching: Self = "willFinishLaunching"
    /// The launch is almost over.
    public static let didFinishLaunching: Self = "didFinishLaunching"
    /// A URL is to be opened.
    public static let open: Self = "open"
}

extension SystemEvent {
    /// The first call of a launch.
    public static func willFinishLaunching(_ options: LaunchOptions) -> SystemEvent {
        SystemEvent(
            .willFinishLaunching, call: "application(_:willFinishLaunchingWithOptions:)", payload: options.values)
    }

    /// The launch is almost over.
    public static func didFinishLaunching(_ options: LaunchOptions) -> SystemEvent {
        SystemEvent(
            .didFinishLaunching, call: "application(_:didFinishLaunchingWithOptions:)",
            notification: "UIApplicationDidFinishLaunchingNotification", payload: options.values)
    }

    /// A URL is to be opened.
    public static func open(url: String) -> SystemEvent {
        SystemEvent(.open, call: "application(_:open:options:)", payload: [LaunchOptions.urlKey: .string(url)])
    }

    /// The app receives events from now on.
    public static let didBecomeActive = SystemEvent(
        .didBecomeActive, call: "applicationDidBecomeActive(_:)",
        notification: "UIApplicationDidBecomeActiveNotification")

    /// The app is about to receive no more events.
    public static let willResignActive = SystemEvent(
        .willResignActive, call: "applicationWillResignActive(_:)",
        notification: "UIApplicationWillResignActiveNotification")

    /// The app is no longer on screen.
    public static let didEnterBackground = SystemEvent(
        .didEnterBackground, call: "applicationDidEnterBackground(_:)",
        notification: "UIApplicationDidEnterBackgroundNotification")

    /// The app is about to be on screen again: here the notification comes before the call.
    public static let willEnterForeground = SystemEvent(
        .willEnterForeground, call: "applicationWillEnterForeground(_:)",
        notification: "UIApplicationWillEnterForegroundNotification", isNotificationFirst: true)

    /// The app is about to end.
    public static let willTerminate = SystemEvent(
        "willTerminate", call: "applicationWillTerminate(_:)", notification: "UIApplicationWillTerminateNotification")

    public static let didReceiveMemoryWarning = SystemEvent(
        "didReceiveMemoryWarning", call: "applicationDidReceiveMemoryWarning(_:)",
        notification: "UIApplicationDidReceiveMemoryWarningNotification")

    /// Protected files cannot be used soon.
    public static let protectedDataWillBecomeUnavailable = SystemEvent(
        "protectedDataWillBecomeUnavailable", call: "applicationProtectedDataWillBecomeUnavailable(_:)",
        notification: "UIApplicationProtectedDataWillBecomeUnavailable")

    /// Protected files can be used again.
    public static let protectedDataDidBecomeAvailable = SystemEvent(
        "protectedDataDidBecomeAvailable", call: "applicationProtectedDataDidBecomeAvailable(_:)",
        notification: "UIApplicationProtectedDataDidBecomeAvailable")

    /// The user allowed or forbade Background App Refresh.
    public static let backgroundRefreshStatusDidChange = SystemEvent(
        "backgroundRefreshStatusDidChange",
        notification: "UIApplicationBackgroundRefreshStatusDidChangeNotification")

    /// Low Power Mode was switched.
    public static let powerStateDidChange = SystemEvent(
        "powerStateDidChange", notification: "NSProcessInfoPowerStateDidChangeNotification")

    /// The device became warmer or cooler.
    public static let thermalStateDidChange = SystemEvent(
        "thermalStateDidChange", notification: "NSProcessInfoThermalStateDidChangeNotification")

    /// Midnight, a change of the clock, of the zone or of summer time. A suspended app hears of it when it is on screen again.
    public static let significantTimeChange = SystemEvent(
        "significantTimeChange", call: "applicationSignificantTimeChange(_:)",
        notification: "UIApplicationSignificantTimeChangeNotification", isNotificationFirst: true,
        waitsForForeground: true)

    /// Every event that an app is told of, by its delegate or by a notification, once.
    public static let sentToApps: [SystemEvent] =
        [
            .backgroundRefreshStatusDidChange, .powerStateDidChange, .thermalStateDidChange, .significantTimeChange,
            .didDiscard([]),
            .willFinishLaunching(.none), .didFinishLaunching(.none), .didBecomeActive, .willResignActive,
            .didEnterBackground, .willEnterForeground, .willTerminate, .didReceiveMemoryWarning,
            .protectedDataWillBecomeUnavailable, .protectedDataDidBecomeAvailable, .open(url: ""),
            .performAction(QuickAction(type: "", title: ""), isForScene: false),
            .performAction(QuickAction(type: "", title: ""), isForScene: true),
        ] + ofModules + ofSceneDelegate + ofLocalNotifications
}
