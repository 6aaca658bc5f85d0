// The names before Swift 4.2, which sources of 2012 to 2018 still have.

/// What an app is doing, by its name before Swift 4.2.
@available(*, deprecated, renamed: "UIApplication.State")
public typealias UIApplicationState = UIApplication.State
/// Names a reason in the launch options, by its name before Swift 4.2.
@available(*, deprecated, renamed: "UIApplication.LaunchOptionsKey")
public typealias UIApplicationLaunchOptionsKey = UIApplication.LaunchOptionsKey
/// Names a detail of a URL that was opened, by its name before Swift 4.2.
@available(*, deprecated, renamed: "UIApplication.OpenURLOptionsKey")
public typealias UIApplicationOpenURLOptionsKey = UIApplication.OpenURLOptionsKey
/// How the battery is doing, by its name before Swift 4.2.
@available(*, deprecated, renamed: "UIDevice.BatteryState")
public typealias UIDeviceBatteryState = UIDevice.BatteryState
/// The kind of an event, by its name before Swift 4.2.
@available(*, deprecated, renamed: "UIEvent.EventType")
public typealias UIEventType = UIEvent.EventType
/// What a remote control asks for, by its name before Swift 4.2.
@available(*, deprecated, renamed: "UIEvent.EventSubtype")
public typealias UIEventSubtype = UIEvent.EventSubtype

/// Lets the system fetch as often as it likes, by its name before Swift 4.2.
@available(*, deprecated, renamed: "UIApplication.backgroundFetchIntervalMinimum")
public var UIApplicationBackgroundFetchIntervalMinimum: TimeInterval { UIApplication.backgroundFetchIntervalMinimum }
/// Lets the system fetch never, by its name before Swift 4.2.
@available(*, deprecated, renamed: "UIApplication.backgroundFetchIntervalNever")
public var UIApplicationBackgroundFetchIntervalNever: TimeInterval { UIApplication.backgroundFetchIntervalNever }
/// Leads to the app's page in Settings, by its name before Swift 4.2.
@available(*, deprecated, renamed: "UIApplication.openSettingsURLString")
public var UIApplicationOpenSettingsURLString: String { UIApplication.openSettingsURLString }

extension Notification.Name {
    /// The launch is done; its name before Swift 4.2.
    @available(*, deprecated, renamed: "UIApplication.didFinishLaunchingNotification")
    public static let UIApplicationDidFinishLaunching = UIApplication.didFinishLaunchingNotification
    /// The app became active; its name before Swift 4.2.
    @available(*, deprecated, renamed: "UIApplication.didBecomeActiveNotification")
    public static let UIApplicationDidBecomeActive = UIApplication.didBecomeActiveNotification
    /// The app is about to become inactive; its name before Swift 4.2.
    @available(*, deprecated, renamed: "UIApplication.willResignActiveNotification")
    public static let UIApplicationWillResignActive = UIApplication.willResignActiveNotification
    /// The app has left the screen; its name before Swift 4.2.
    @available(*, deprecated, renamed: "UIApplication.didEnterBackgroundNotification")
    public static let UIApplicationDidEnterBackground = UIApplication.didEnterBackgroundNotification
    /// The app is about to come back; its name before Swift 4.2.
    @available(*, deprecated, renamed: "UIApplication.willEnterForegroundNotification")
    public static let UIApplicationWillEnterForeground = UIApplication.willEnterForegroundNotification
    /// The app is about to end; its name before Swift 4.2.
    @available(*, deprecated, renamed: "UIApplication.willTerminateNotification")
    public static let UIApplicationWillTerminate = UIApplication.willTerminateNotification
    /// Memory is short; its name before Swift 4.2.
    @available(*, deprecated, renamed: "UIApplication.didReceiveMemoryWarningNotification")
    public static let UIApplicationDidReceiveMemoryWarning = UIApplication.didReceiveMemoryWarningNotification
    /// It is another day, or the clock was changed; its name before Swift 4.2.
    @available(*, deprecated, renamed: "UIApplication.significantTimeChangeNotification")
    public static let UIApplicationSignificantTimeChange = UIApplication.significantTimeChangeNotification
    /// The switch of Background App Refresh changed; its name before Swift 4.2.
    @available(*, deprecated, renamed: "UIApplication.backgroundRefreshStatusDidChangeNotification")
    public static var UIApplicationBackgroundRefreshStatusDidChange: Notification.Name {
        UIApplication.backgroundRefreshStatusDidChangeNotification
    }
    /// Protected files are about to become unreadable; its name before Swift 4.2.
    @available(*, deprecated, renamed: "UIApplication.protectedDataWillBecomeUnavailableNotification")
    public static let UIApplicationProtectedDataWillBecomeUnavailable =
        UIApplication.protectedDataWillBecomeUnavailableNotification
    /// Protected files are readable; its name before Swift 4.2.
    @available(*, deprecated, renamed: "UIApplication.protectedDataDidBecomeAvailableNotification")
    public static let UIApplicationProtectedDataDidBecomeAvailable =
        UIApplication.protectedDataDidBecomeAvailableNotification
    /// The charge of the battery changed; its name before Swift 4.2.
    @available(*, deprecated, renamed: "UIDevice.batteryLevelDidChangeNotification")
    public static let UIDeviceBatteryLevelDidChange = UIDevice.batteryLevelDidChangeNotification
    /// The phone was plugged in or out; its name before Swift 4.2.
    @available(*, deprecated, renamed: "UIDevice.batteryStateDidChangeNotification")
    public static let UIDeviceBatteryStateDidChange = UIDevice.batteryStateDidChangeNotification
}
