import Foundation
import UIKit

// MARK: Own protocols that the framework's class has already

@MainActor
protocol ApplicationProtocol: AnyObject {
    var applicationState: UIApplication.State { get }
    var isIdleTimerDisabled: Bool { get set }
    var applicationIconBadgeNumber: Int { get set }
    var backgroundRefreshStatus: UIBackgroundRefreshStatus { get }
    var connectedScenes: Set<UIScene> { get }
    var keyWindow: UIWindow? { get }
    var windows: [UIWindow] { get }
    var delegate: UIApplicationDelegate? { get set }
    func canOpenURL(_ url: URL) -> Bool
    func registerForRemoteNotifications()
    func unregisterForRemoteNotifications()
    func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval)
    func beginReceivingRemoteControlEvents()
}

extension UIApplication: ApplicationProtocol {}

protocol BackgroundTaskHandling {
    nonisolated var backgroundTimeRemaining: TimeInterval { get }
    nonisolated func beginBackgroundTask(
        expirationHandler handler: (@MainActor @Sendable () -> Void)?
    ) -> UIBackgroundTaskIdentifier
    nonisolated func beginBackgroundTask(
        withName taskName: String?, expirationHandler handler: (@MainActor @Sendable () -> Void)?
    ) -> UIBackgroundTaskIdentifier
    nonisolated func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier)
}

extension UIApplication: BackgroundTaskHandling {}

@MainActor
protocol DeviceProtocol {
    var systemVersion: String { get }
    var batteryLevel: Float { get }
    var isBatteryMonitoringEnabled: Bool { get set }
}

extension UIDevice: DeviceProtocol {}

// MARK: Subclasses

class LoggingApplication: UIApplication {
    var begun: [String] = []

    override var applicationState: UIApplication.State { .background }

    override func beginBackgroundTask(
        withName taskName: String?, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier { UIBackgroundTaskIdentifier(rawValue: 7) }

    override func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}

    override func registerForRemoteNotifications() { begun.append("register") }
}

class MockDevice: UIDevice {
    override var batteryLevel: Float { 0.42 }
    override var systemVersion: String { "9.3" }
}

// MARK: An app delegate

// row: UIApplicationDelegate (protocol)
// row: UIResponder (class)
class LegacyAppDelegate: UIResponder, UIApplicationDelegate {
    // row: UIWindow
    var window: UIWindow?
    // row: UIBackgroundTaskIdentifier (type)
    // row: UIBackgroundTaskIdentifier.invalid
    private var taskID: UIBackgroundTaskIdentifier = .invalid
    private var observers: [NSObjectProtocol] = []

    // row: UIApplicationDelegate.application(_:didFinishLaunchingWithOptions:)
    // row: UIApplication.LaunchOptionsKey
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        if let options = launchOptions, options[.location] != nil || options[UIApplication.LaunchOptionsKey.url] != nil
        {
            print("launched for a reason")
        }
        window = UIWindow(frame: UIScreen.main.bounds)
        // row: UIWindow.rootViewController
        // row: UIViewController family (UINavigationController, UITabBarController)
        let tabs = UITabBarController()
        tabs.viewControllers = [UINavigationController(rootViewController: UIViewController())]
        window?.rootViewController = tabs
        window?.makeKeyAndVisible()
        // row: UIApplication.setMinimumBackgroundFetchInterval(_:)
        // row: UIApplication.backgroundFetchIntervalMinimum
        application.setMinimumBackgroundFetchInterval(UIApplication.backgroundFetchIntervalMinimum)
        // row: UIApplication.registerForRemoteNotifications()
        application.registerForRemoteNotifications()
        // row: UIApplication.beginReceivingRemoteControlEvents()
        application.beginReceivingRemoteControlEvents()
        observe()
        return true
    }

    private func observe() {
        let center = NotificationCenter.default
        let names = [
            // row: UIApplication.didEnterBackgroundNotification
            UIApplication.didEnterBackgroundNotification,
            // row: UIApplication.didBecomeActiveNotification
            UIApplication.didBecomeActiveNotification,
            // row: UIApplication.willEnterForegroundNotification
            UIApplication.willEnterForegroundNotification,
            // row: UIApplication.willResignActiveNotification
            UIApplication.willResignActiveNotification,
            // row: UIApplication.willTerminateNotification
            UIApplication.willTerminateNotification,
            // row: UIApplication.didFinishLaunchingNotification
            UIApplication.didFinishLaunchingNotification,
            // row: UIApplication.didReceiveMemoryWarningNotification
            UIApplication.didReceiveMemoryWarningNotification,
            // row: UIApplication.backgroundRefreshStatusDidChangeNotification
            UIApplication.backgroundRefreshStatusDidChangeNotification,
            // row: UIApplication.significantTimeChangeNotification
            UIApplication.significantTimeChangeNotification,
            UIApplication.protectedDataDidBecomeAvailableNotification,
            UIDevice.batteryStateDidChangeNotification, UIDevice.batteryLevelDidChangeNotification,
        ]
        for name in names {
            observers.append(center.addObserver(forName: name, object: nil, queue: .main) { _ in })
        }
    }

    // row: UIApplicationDelegate.applicationDidBecomeActive(_:)
    func applicationDidBecomeActive(_ application: UIApplication) {
        // row: UIApplication.applicationIconBadgeNumber
        application.applicationIconBadgeNumber = 0
        // row: UIApplication.isIdleTimerDisabled
        application.isIdleTimerDisabled = true
    }

    // row: UIApplicationDelegate.applicationWillResignActive(_:)
    func applicationWillResignActive(_ application: UIApplication) {}

    // row: UIApplicationDelegate.applicationDidEnterBackground(_:)
    func applicationDidEnterBackground(_ application: UIApplication) {
        // row: UIApplication.beginBackgroundTask(expirationHandler:)
        taskID = application.beginBackgroundTask(expirationHandler: { [weak self] in self?.endTask() })
        taskID = application.beginBackgroundTask { [weak self] in self?.endTask() }
        // row: UIApplication.beginBackgroundTask(withName:expirationHandler:)
        taskID = UIApplication.shared.beginBackgroundTask(withName: "Save", expirationHandler: nil)
        // row: UIApplication.backgroundTimeRemaining
        NSLog("%f seconds left", application.backgroundTimeRemaining)
        endTask()
    }

    private func endTask() {
        // row: UIBackgroundTaskIdentifier.rawValue / init(rawValue:)
        guard taskID != .invalid, taskID != UIBackgroundTaskIdentifier(rawValue: taskID.rawValue + 1) else { return }
        // row: UIApplication.shared
        // row: UIApplication.endBackgroundTask(_:)
        UIApplication.shared.endBackgroundTask(taskID)
        taskID = UIBackgroundTaskIdentifier.invalid
    }

    // row: UIApplicationDelegate.applicationWillEnterForeground(_:)
    func applicationWillEnterForeground(_ application: UIApplication) {}

    // row: UIApplicationDelegate.applicationWillTerminate(_:)
    func applicationWillTerminate(_ application: UIApplication) {}

    func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}

    func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
    ) -> Bool { options[.sourceApplication] as? String == nil }

    // row: UIApplicationDelegate.application(_:configurationForConnecting:options:)
    // row: UIScene / UISceneSession / UISceneConfiguration
    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        UISceneConfiguration(name: "Default Configuration", sessionRole: connectingSceneSession.role)
    }

    func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {}
}

class SymbolSceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let windowScene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: windowScene)
        window?.makeKeyAndVisible()
    }

    func sceneDidEnterBackground(_ scene: UIScene) {
        (UIApplication.shared.delegate as? LegacyAppDelegate)?.applicationDidEnterBackground(UIApplication.shared)
    }
}

// MARK: What the application and the device tell

@MainActor
func describeApplication() -> [String] {
    let application = UIApplication.shared
    var lines: [String] = []
    // row: UIApplication.applicationState
    // row: UIApplication.State (.active/.inactive/.background)
    switch application.applicationState {
    case .active: lines.append("active")
    case .inactive: lines.append("inactive")
    case .background: lines.append("background")
    @unknown default: lines.append("?")
    }
    // row: UIApplication.delegate
    if application.delegate is LegacyAppDelegate { lines.append("legacy") }
    // row: UIApplication.windows / keyWindow / connectedScenes
    lines.append("\(application.windows.count) \(application.keyWindow == nil) \(application.connectedScenes.count)")
    let active = application.connectedScenes.compactMap { $0 as? UIWindowScene }
        .first { $0.activationState == .foregroundActive }?.windows.first
    lines.append("\(active == nil)")
    // row: UIApplication.backgroundRefreshStatus
    // row: UIBackgroundRefreshStatus
    let status: UIBackgroundRefreshStatus = application.backgroundRefreshStatus
    lines.append("\(status == .available) \(status == .denied) \(status == .restricted)")
    // row: UIApplication.openSettingsURLString
    if let url = URL(string: UIApplication.openSettingsURLString) {
        // row: UIApplication.canOpenURL(_:)
        lines.append("\(application.canOpenURL(url))")
        // row: UIApplication.open(_:options:completionHandler:)
        application.open(url, options: [:], completionHandler: nil)
        application.open(url)
        application.open(url) { success in print("opened", success) }
    }
    // row: UIApplication.isRegisteredForRemoteNotifications
    lines.append("\(application.isRegisteredForRemoteNotifications)")
    return lines
}

@MainActor
func describeDevice() -> [String] {
    // row: UIDevice.current
    let device = UIDevice.current
    // row: UIDevice.systemVersion
    var lines = [device.systemVersion, device.systemName, device.model, device.name]
    // row: UIDevice battery (isBatteryMonitoringEnabled, batteryLevel, batteryState)
    device.isBatteryMonitoringEnabled = true
    lines.append("\(device.batteryLevel) \(device.batteryState == .unplugged)")
    // row: UIDevice.proximityState / proximityStateDidChangeNotification
    device.isProximityMonitoringEnabled = true
    lines.append("\(device.proximityState) \(UIDevice.proximityStateDidChangeNotification.rawValue)")
    lines.append(device.identifierForVendor?.uuidString ?? "none")
    return lines
}

// MARK: Names before Swift 4.2

@available(*, deprecated)
@MainActor
func oldNames() -> [Any] {
    // row: UIBackgroundTaskInvalid (legacy constant)
    var names: [Any] = [UIBackgroundTaskInvalid, UIApplicationBackgroundFetchIntervalMinimum]
    names += [NSNotification.Name.UIApplicationDidEnterBackground, Notification.Name.UIApplicationWillResignActive]
    names += [NSNotification.Name.UIApplicationWillEnterForeground, UIApplicationOpenSettingsURLString]
    let state: UIApplicationState = .background
    let options: [UIApplicationLaunchOptionsKey: Any]? = [.location: true]
    return names + [state, options?.count ?? 0]
}
