// swift-format-ignore-file
//
//  AppDelegate.swift
//  OfficePhone
//

import UIKit
import PushKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {

    static var shared: AppDelegate { UIApplication.shared.delegate as! AppDelegate }

    let callManager = CallManager()
    let signaling = SignalingClient()
    private(set) lazy var providerDelegate = ProviderDelegate(callManager: callManager, signaling: signaling)
    private(set) lazy var pushService = PushService { [weak self] push in
        self?.received(push)
    }

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        _ = providerDelegate
        pushService.register()
        return true
    }

    private func received(_ push: IncomingPush) {
        providerDelegate.reportIncomingCall(uuid: push.uuid, handle: push.handle, hasVideo: push.hasVideo) { error in
            if let error = error as NSError? {
                print("not shown: \(error.domain) \(error.code)")
            }
            push.completion()
        }
    }

    // MARK: UISceneSession Lifecycle

    func application(_ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession, options: UIScene.ConnectionOptions) -> UISceneConfiguration {
        UISceneConfiguration(name: "Default Configuration", sessionRole: connectingSceneSession.role)
    }
}
