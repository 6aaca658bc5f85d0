// swift-format-ignore-file
//
//  SceneDelegate.swift
//  AudioBooks
//

import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {

    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene,
              let dependencies = (UIApplication.shared.delegate as? AppDelegate)?.dependencies else { return }
        let model = LibraryViewModel(library: dependencies.library, player: dependencies.player, sleepTimer: dependencies.sleepTimer)
        let window = UIWindow(windowScene: windowScene)
        window.rootViewController = UINavigationController(rootViewController: LibraryViewController(viewModel: model))
        self.window = window
        window.makeKeyAndVisible()
    }
}
