import UIKit

/// Hangs on purpose: two queues wait for each other from the launch on, and leaving the screen never comes to an end.
@main
final class Hanger: UIResponder, UIApplicationDelegate {
    private let bank = DispatchQueue(label: "bank")
    private let archive = DispatchQueue(label: "archive")

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        bank.async { [archive] in
            Thread.sleep(forTimeInterval: 1)
            archive.sync {}
        }
        archive.async { [bank] in
            Thread.sleep(forTimeInterval: 2)
            bank.sync {}
        }
        return true
    }

    func applicationDidEnterBackground(_ application: UIApplication) {
        waitForever()
    }

    private func waitForever() {
        var rounds = 0
        while rounds >= 0 { rounds = (rounds + 1) % 1_000 }
    }
}
