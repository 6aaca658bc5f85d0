extension UIApplication {
    /// Names a reason in the launch options.
    public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        /// Launched to open a URL.
        public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
        /// Launched for an event of Core Location.
        public static let location = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsLocationKey")
        /// Launched by a push that the user opened: its payload.
        public static let remoteNotification = LaunchOptionsKey(
            rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
        /// Launched by a local notification that the user opened: a `UILocalNotification`.
        public static let localNotification = LaunchOptionsKey(
            rawValue: "UIApplicationLaunchOptionsLocalNotificationKey")
        /// Launched to restore Bluetooth centrals.
        public static var bluetoothCentrals: LaunchOptionsKey {
            SimulatedApp.constant(
                LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsBluetoothCentralsKey"),
                since: .symbol("UIApplication.LaunchOptionsKey.bluetoothCentrals", .iOS(7)))
        }
        /// Launched to restore Bluetooth peripherals.
        public static var bluetoothPeripherals: LaunchOptionsKey {
            SimulatedApp.constant(
                LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsBluetoothPeripheralsKey"),
                since: .symbol("UIApplication.LaunchOptionsKey.bluetoothPeripherals", .iOS(7)))
        }
        /// Launched by another app: its identifier. Never so here.
        public static let sourceApplication = LaunchOptionsKey(
            rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")
        /// Launched by another app: what that handed over. Never so here.
        public static let annotation = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsAnnotationKey")
        /// Launched to go on with something that began elsewhere. Never so here.
        public static var userActivityDictionary: LaunchOptionsKey {
            SimulatedApp.constant(
                LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsUserActivityDictionaryKey"),
                since: .symbol("UIApplication.LaunchOptionsKey.userActivityDictionary", .iOS(8)))
        }
        /// Launched to go on with something that began elsewhere: its type. Never so here.
        public static var userActivityType: LaunchOptionsKey {
            SimulatedApp.constant(
                LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsUserActivityTypeKey"),
                since: .symbol("UIApplication.LaunchOptionsKey.userActivityType", .iOS(8)))
        }
        /// Launched by a quick action of the icon: a `UIApplicationShortcutItem`.
        public static var shortcutItem: LaunchOptionsKey {
            SimulatedApp.constant(
                LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsShortcutItemKey"),
                since: .symbol("UIApplication.LaunchOptionsKey.shortcutItem", .iOS(9))
            )
        }
    }

    /// The URL of the app's page in Settings.
    public nonisolated static var openSettingsURLString: String {
        SimulatedApp.constant(
            "app-settings:", since: .symbol("UIApplication.openSettingsURLString", .iOS(8)))
    }
    /// The URL of what Settings has of the app's notifications.
    public nonisolated static var openNotificationSettingsURLString: String {
        SimulatedApp.constant(
            "app-settings:notifications", since: .symbol("UIApplication.openNotificationSettingsURLString", .iOS(16)))
    }

    /// Names a detail of a URL that was opened.
    public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        /// The app that opens it: its identifier. Never so here.
        public static var sourceApplication: OpenURLOptionsKey {
            SimulatedApp.constant(
                OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey"),
                since: .symbol("UIApplication.OpenURLOptionsKey.sourceApplication", .iOS(9)))
        }
        /// What that app hands over. Never so here.
        public static var annotation: OpenURLOptionsKey {
            SimulatedApp.constant(
                OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsAnnotationKey"),
                since: .symbol("UIApplication.OpenURLOptionsKey.annotation", .iOS(9)))
        }
        /// Whether a document is used where it is. Never so here.
        public static var openInPlace: OpenURLOptionsKey {
            SimulatedApp.constant(
                OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey"),
                since: .symbol("UIApplication.OpenURLOptionsKey.openInPlace", .iOS(9)))
        }
    }

    /// Names a detail of a URL to open.
    public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        /// Whether the URL is opened only if an app claims it as a universal link.
        public static var universalLinksOnly: OpenExternalURLOptionsKey {
            SimulatedApp.constant(
                universalLinksKey,
                since: .symbol("UIApplication.OpenExternalURLOptionsKey.universalLinksOnly", .iOS(10)))
        }
    }

    /// The same on each system.
    nonisolated static let universalLinksKey = OpenExternalURLOptionsKey(
        rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")

    /// The launch is done.
    public nonisolated static let didFinishLaunchingNotification = Notification.Name(
        "UIApplicationDidFinishLaunchingNotification")
    /// The app became active.
    public nonisolated static let didBecomeActiveNotification = Notification.Name(
        "UIApplicationDidBecomeActiveNotification")
    /// The app is about to become inactive.
    public nonisolated static let willResignActiveNotification = Notification.Name(
        "UIApplicationWillResignActiveNotification")
    /// The app has left the screen; posted after its delegate was called.
    public nonisolated static let didEnterBackgroundNotification = Notification.Name(
        "UIApplicationDidEnterBackgroundNotification")
    /// The app is about to enter the foreground.
    public nonisolated static let willEnterForegroundNotification = Notification.Name(
        "UIApplicationWillEnterForegroundNotification")
    /// The app is about to end.
    public nonisolated static let willTerminateNotification = Notification.Name(
        "UIApplicationWillTerminateNotification")
    /// It is another day, or the clock or the zone was changed.
    public nonisolated static let significantTimeChangeNotification = Notification.Name(
        "UIApplicationSignificantTimeChangeNotification")
    public nonisolated static let didReceiveMemoryWarningNotification = Notification.Name(
        "UIApplicationDidReceiveMemoryWarningNotification")
    /// Protected files are about to become unreadable.
    public nonisolated static let protectedDataWillBecomeUnavailableNotification = Notification.Name(
        "UIApplicationProtectedDataWillBecomeUnavailable")
    /// Protected files are readable.
    public nonisolated static let protectedDataDidBecomeAvailableNotification = Notification.Name(
        "UIApplicationProtectedDataDidBecomeAvailable")
    /// The switch of Background App Refresh changed.
    public nonisolated static var backgroundRefreshStatusDidChangeNotification: Notification.Name {
        SimulatedApp.constant(
            Notification.Name("UIApplicationBackgroundRefreshStatusDidChangeNotification"),
            since: .symbol("UIApplication.backgroundRefreshStatusDidChangeNotification", .iOS(7)))
    }
}
