import UIKit

/// A reader of news that has them before it is opened: by background fetch until iOS 12, by tasks of the scheduler from
/// iOS 13.
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
        return true
    }

    func applicationDidEnterBackground(_ application: UIApplication) { schedule?.submit() }

    /// The old way: the system asks, and wants to know what came of it.
    func application(
        _ application: UIApplication,
        performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
    ) {
        nonisolated(unsafe) let completionHandler = completionHandler
        Task { completionHandler(await feed.load() > 0 ? .newData : .noData) }
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
