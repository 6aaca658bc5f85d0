// swift-format-ignore-file
//
//  SceneDelegate.swift
//  DailyNews
//

import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {

    var window: UIWindow?

    private var environment: AppEnvironment {
        (UIApplication.shared.delegate as! AppDelegate).environment
    }

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let windowScene = (scene as? UIWindowScene) else { return }
        let window = UIWindow(windowScene: windowScene)
        window.rootViewController = UINavigationController(rootViewController: HeadlinesViewController(store: environment.store))
        window.makeKeyAndVisible()
        self.window = window
        if let activity = connectionOptions.userActivities.first ?? session.stateRestorationActivity {
            print("goes on with \(activity.activityType)")
        }
    }

    func sceneDidDisconnect(_ scene: UIScene) {
        window = nil
    }

    func sceneDidBecomeActive(_ scene: UIScene) {
        environment.store.refreshIfStale()
    }

    func sceneWillResignActive(_ scene: UIScene) {
        environment.store.save()
    }

    func sceneWillEnterForeground(_ scene: UIScene) {
        print("\(environment.store.articles.count) articles")
    }

    func sceneDidEnterBackground(_ scene: UIScene) {
        environment.backgroundRefresh.schedule()
    }

    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        let activity = NSUserActivity(activityType: "com.example.DailyNews.headlines")
        activity.title = "Headlines"
        return activity
    }
}
