/// A call of the system into the app's delegate, by its name on `UIApplicationDelegate`.
public enum DelegateCall: Hashable, Sendable, CustomStringConvertible {
    case willFinishLaunching(LaunchOptions)
    case didFinishLaunching(LaunchOptions)
    case didBecomeActive
    case willResignActive
    case didEnterBackground
    case willEnterForeground
    case willTerminate
    case didReceiveMemoryWarning
    case protectedDataWillBecomeUnavailable
    case protectedDataDidBecomeAvailable
    case open(url: String)

    /// One call of each method.
    public static let all: [DelegateCall] = [
        .willFinishLaunching(.none), .didFinishLaunching(.none), .didBecomeActive, .willResignActive,
        .didEnterBackground, .willEnterForeground, .willTerminate, .didReceiveMemoryWarning,
        .protectedDataWillBecomeUnavailable, .protectedDataDidBecomeAvailable, .open(url: ""),
    ]

    /// The method's name, as Apple's documents write it.
    public var description: String {
        switch self {
        case .willFinishLaunching: "application(_:willFinishLaunchingWithOptions:)"
        case .didFinishLaunching: "application(_:didFinishLaunchingWithOptions:)"
        case .didBecomeActive: "applicationDidBecomeActive(_:)"
        case .willResignActive: "applicationWillResignActive(_:)"
        case .didEnterBackground: "applicationDidEnterBackground(_:)"
        case .willEnterForeground: "applicationWillEnterForeground(_:)"
        case .willTerminate: "applicationWillTerminate(_:)"
        case .didReceiveMemoryWarning: "applicationDidReceiveMemoryWarning(_:)"
        case .protectedDataWillBecomeUnavailable: "applicationProtectedDataWillBecomeUnavailable(_:)"
        case .protectedDataDidBecomeAvailable: "applicationProtectedDataDidBecomeAvailable(_:)"
        case .open: "application(_:open:options:)"
        }
    }
}

/// A notification that the system posts in an app's process, by the name it has on `UIApplication`.
public struct SystemNotification: Hashable, Sendable, CustomStringConvertible {
    /// The raw name of the notification: `UIApplicationDidEnterBackgroundNotification`.
    public let name: String
    /// What it carries, by key; values are texts or numbers.
    public let userInfo: [String: Int]

    /// A notification from its raw name.
    public init(_ name: String, userInfo: [String: Int] = [:]) {
        self.name = name
        self.userInfo = userInfo
    }

    public var description: String { name }

    public static let didFinishLaunching = SystemNotification("UIApplicationDidFinishLaunchingNotification")
    public static let didBecomeActive = SystemNotification("UIApplicationDidBecomeActiveNotification")
    public static let willResignActive = SystemNotification("UIApplicationWillResignActiveNotification")
    public static let didEnterBackground = SystemNotification("UIApplicationDidEnterBackgroundNotification")
    public static let willEnterForeground = SystemNotification("UIApplicationWillEnterForegroundNotification")
    public static let willTerminate = SystemNotification("UIApplicationWillTerminateNotification")
    public static let didReceiveMemoryWarning = SystemNotification("UIApplicationDidReceiveMemoryWarningNotification")
    public static let protectedDataWillBecomeUnavailable = SystemNotification(
        "UIApplicationProtectedDataWillBecomeUnavailable")
    public static let protectedDataDidBecomeAvailable = SystemNotification(
        "UIApplicationProtectedDataDidBecomeAvailable")
    public static let backgroundRefreshStatusDidChange = SystemNotification(
        "UIApplicationBackgroundRefreshStatusDidChangeNotification")
    public static let powerStateDidChange = SystemNotification("NSProcessInfoPowerStateDidChangeNotification")
    public static let significantTimeChange = SystemNotification("UIApplicationSignificantTimeChangeNotification")
}

/// Why an app was launched, as its launch options tell it. Empty for a tap on the icon.
public struct LaunchOptions: Hashable, Sendable {
    /// Values by the raw name of `UIApplication.LaunchOptionsKey`.
    public let values: [String: PropertyValue]

    /// Options from their values, such as `.array([.string("central")])`. Traps on dates and data, whose contents a
    /// ``PropertyValue`` does not keep.
    public init(_ values: [String: PropertyValue] = [:]) {
        precondition(values.values.allSatisfy(\.isKept), "launch options hold no dates and no data")
        self.values = values
    }

    /// A tap on the icon: no options.
    public static let none = LaunchOptions()

    /// The options of a launch for a URL.
    public static func url(_ url: String) -> LaunchOptions { LaunchOptions([urlKey: .string(url)]) }

    /// The key of the URL that is to be opened: an app gets its value as a URL, not as text.
    public static let urlKey = "UIApplicationLaunchOptionsURLKey"
}
