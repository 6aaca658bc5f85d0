import AVFoundation
import UIKit

/// A walkie-talkie: one channel with friends, on which the user hears and speaks with the screen off as well.
@main
final class WalkieTalkie: UIResponder, UIApplicationDelegate {
    let radio = Radio()

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        do {
            // The category only: the system activates the session.
            try AVAudioSession.sharedInstance().setCategory(.playAndRecord, mode: .default)
        } catch {
            print("no sound: \(error.localizedDescription)")
        }
        // At each launch, also one in the background: what the system kept is handed to the manager.
        radio.start()
        return true
    }
}

/// The scene of the app: it opens on the channel.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let scene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: scene)
        window?.rootViewController = UIViewController()
        window?.makeKeyAndVisible()
    }

    func sceneDidBecomeActive(_ scene: UIScene) {
        (UIApplication.shared.delegate as? WalkieTalkie)?.radio.join()
    }
}
