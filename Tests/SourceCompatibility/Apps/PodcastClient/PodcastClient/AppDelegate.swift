// swift-format-ignore-file
//
//  AppDelegate.swift
//  PodcastClient
//

import UIKit
import AVFoundation
import UserNotifications

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {

    var window: UIWindow?
    let player = PodcastPlayer()
    let library = PodcastLibrary()
    fileprivate let reminders = ReminderService()

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        player.delegate = self
        library.load()
        reminders.askForPermission()

        let episodes = EpisodesViewController(library: library, player: player)
        let navigation = UINavigationController(rootViewController: episodes)
        let tabBar = UITabBarController()
        tabBar.viewControllers = [navigation, NowPlayingViewController(player: player)]
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = tabBar
        window?.makeKeyAndVisible()

        application.setMinimumBackgroundFetchInterval(UIApplication.backgroundFetchIntervalMinimum)
        return true
    }

    func applicationDidEnterBackground(_ application: UIApplication) {
        library.savePosition(of: player.episode, at: player.currentTime)
    }

    func application(_ application: UIApplication, performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void) {
        library.refresh { [weak self] result in
            switch result {
            case .newEpisodes(let episodes):
                self?.reminders.announce(episodes)
                completionHandler(.newData)
            case .nothingNew:
                completionHandler(.noData)
            case .failed(let error):
                print("refresh failed: \(error.localizedDescription)")
                completionHandler(.failed)
            }
        }
    }
}

// MARK: - PodcastPlayerDelegate

extension AppDelegate: PodcastPlayerDelegate {

    func player(_ player: PodcastPlayer, didChange state: PodcastPlayer.State) {
        print("player: \(state.rawValue)")
        if state == .paused {
            library.savePosition(of: player.episode, at: player.currentTime)
        }
    }

    func playerDidFinishEpisode(_ player: PodcastPlayer) {
        guard let episode = player.episode else { return }
        library.markAsPlayed(episode)
        if let next = library.nextEpisode(after: episode) {
            player.play(next)
        } else {
            reminders.remindOfEmptyQueue()
        }
    }
}
