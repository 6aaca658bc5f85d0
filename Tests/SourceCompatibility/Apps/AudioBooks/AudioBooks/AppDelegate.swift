// swift-format-ignore-file
//
//  AppDelegate.swift
//  AudioBooks
//

import UIKit
import Combine

@main
class AppDelegate: UIResponder, UIApplicationDelegate {

    private(set) lazy var dependencies = Dependencies()
    private var cancellables = Set<AnyCancellable>()

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        NotificationCenter.default.publisher(for: UIApplication.didEnterBackgroundNotification)
            .sink { [dependencies] _ in
                dependencies.bookmarks.flush()
            }
            .store(in: &cancellables)

        NotificationCenter.default.publisher(for: UIApplication.didReceiveMemoryWarningNotification)
            .sink { _ in URLCache.shared.removeAllCachedResponses() }
            .store(in: &cancellables)
        return true
    }

    func application(_ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession, options: UIScene.ConnectionOptions) -> UISceneConfiguration {
        return UISceneConfiguration(name: "Default Configuration", sessionRole: connectingSceneSession.role)
    }
}

/// What the screens share.
final class Dependencies {
    let library = Library(loader: BundledLoader())
    let bookmarks = BookmarkStore()
    private(set) lazy var player = BookPlayer(bookmarks: bookmarks)
    private(set) lazy var sleepTimer = SleepTimer(player: player)
}
