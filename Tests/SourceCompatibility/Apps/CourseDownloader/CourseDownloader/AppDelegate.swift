// swift-format-ignore-file
//
//  AppDelegate.swift
//  CourseDownloader
//

import UIKit

@UIApplicationMain
final class AppDelegate: UIResponder, UIApplicationDelegate {

    var window: UIWindow?

    lazy var catalog = Catalog()
    lazy var downloads: DownloadManager = DownloadManager(catalog: self.catalog)

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        downloads.reconnect { [unowned self] in
            if application.applicationState != .background {
                self.catalog.lessons.forEach(self.downloads.start)
            }
        }
        let list = LessonsViewController(catalog: catalog, downloads: downloads)
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.tintColor = UIColor(red: 0.2, green: 0.5, blue: 0.3, alpha: 1)
        window?.rootViewController = UINavigationController(rootViewController: list)
        window?.makeKeyAndVisible()
        return true
    }

    func application(_ application: UIApplication, handleEventsForBackgroundURLSession identifier: String, completionHandler: @escaping () -> Void) {
        print("events of \(identifier)")
        downloads.backgroundCompletionHandler = completionHandler
    }

    func applicationDidReceiveMemoryWarning(_ application: UIApplication) {
        URLCache.shared.removeAllCachedResponses()
    }

    func applicationWillTerminate(_ application: UIApplication) {
        print("terminated with \(downloads.active.count) downloads")
    }
}
