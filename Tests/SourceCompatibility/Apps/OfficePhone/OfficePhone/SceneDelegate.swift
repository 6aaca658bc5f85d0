// swift-format-ignore-file
//
//  SceneDelegate.swift
//  OfficePhone
//

import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {

    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let scene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: scene)
        window?.rootViewController = UINavigationController(rootViewController: CallsViewController(callManager: AppDelegate.shared.callManager))
        window?.makeKeyAndVisible()
    }

    func sceneDidEnterBackground(_ scene: UIScene) {
        guard AppDelegate.shared.callManager.calls.isEmpty else { return }
        AppDelegate.shared.signaling.disconnect()
    }
}
