// swift-format-ignore-file
//
//  AppDelegate.swift
//  TideClock
//

import BackgroundTasks
import TideKit
import UIKit

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {

    var window: UIWindow?

    private let refreshIdentifier = "com.example.TideClock.refresh"
    private let fetcher = TideFetcher(server: URL(string: "https://tides.example.com")!)

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        BGTaskScheduler.shared.register(forTaskWithIdentifier: refreshIdentifier, using: .main) { [weak self] task in
            self?.refresh(task)
        }
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = UINavigationController(rootViewController: TideViewController(fetcher: fetcher))
        window.makeKeyAndVisible()
        self.window = window
        return true
    }

    func applicationDidEnterBackground(_ application: UIApplication) {
        scheduleRefresh()
    }

    // MARK: - Refreshing

    private func scheduleRefresh() {
        let request = BGAppRefreshTaskRequest(identifier: refreshIdentifier)
        request.earliestBeginDate = Date(timeIntervalSinceNow: 60 * 60)
        do {
            try BGTaskScheduler.shared.submit(request)
        } catch {
            print("no refresh: \(error)")
        }
    }

    private func refresh(_ task: BGTask) {
        scheduleRefresh()
        let download = fetcher.fetch(station: "harbour") { result in
            switch result {
            case .success(let table):
                print("in the background: \(table.summary)")
                task.setTaskCompleted(success: true)
            case .failure(let error):
                print("in the background: \(error)")
                task.setTaskCompleted(success: false)
            }
        }
        task.expirationHandler = download.cancel
    }
}
