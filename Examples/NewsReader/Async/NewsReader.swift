import UIKit

/// A reader of news that has them before it is opened: by background fetch until iOS 12, by tasks of the scheduler from
/// iOS 13, and whenever the server says by a push that there is something new.
@main
final class NewsReader: UIResponder, UIApplicationDelegate {
    private let feed = Feed()
    private var schedule: TaskSchedule?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        if (Int(UIDevice.current.systemVersion.prefix { $0 != "." }) ?? 0) < 13 {
            application.setMinimumBackgroundFetchInterval(UIApplication.backgroundFetchIntervalMinimum)
        } else {
            let schedule = TaskSchedule(feed)
            // Handlers have to be registered before this method returns, also at a launch in the background.
            schedule.register()
            self.schedule = schedule
        }
        application.registerForRemoteNotifications()
        return true
    }

    /// Asks for the next tasks; the scene is told that it left the screen, not the app.
    func submitTasks() { schedule?.submit() }

    /// The old way: the system asks, and wants to know what came of it.
    func application(
        _ application: UIApplication,
        performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
    ) {
        nonisolated(unsafe) let completionHandler = completionHandler
        Task { completionHandler(await feed.load() > 0 ? .newData : .noData) }
    }

    /// The server says that there is something new.
    func application(
        _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any]
    ) async -> UIBackgroundFetchResult {
        print("new: \(userInfo["topic"] ?? "something")")
        return await feed.load() > 0 ? .newData : .noData
    }
}

/// What is on the screen.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let windowScene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: windowScene)
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
        self.window = window
    }

    func sceneDidEnterBackground(_ scene: UIScene) {
        (UIApplication.shared.delegate as? NewsReader)?.submitTasks()
    }
}

/// What there is to read. Its server is slow: an answer takes four seconds.
actor Feed {
    private var stories = 0

    func load() async -> Int {
        // Nobody cancels it.
        try? await Task.sleep(for: .seconds(4))
        stories += 3
        print("loaded: \(stories) stories")
        return 3
    }

    /// Removes what nobody reads any more, one month after the other. Whether it got through.
    nonisolated func tidy(until isStopped: @Sendable () -> Bool) async -> Bool {
        for _ in 1...60 {
            if isStopped() { return false }
            try? await Task.sleep(for: .seconds(2))
        }
        print("tidied up")
        return true
    }
}
