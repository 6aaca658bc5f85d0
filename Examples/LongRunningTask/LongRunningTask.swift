import UIKit

/// Prints how much background time is left, once a second, from leaving the screen until the system calls time or the
/// user comes back. Either ends the task.
@main
final class LongRunningTask: UIResponder, UIApplicationDelegate {
    private var task = UIBackgroundTaskIdentifier.invalid
    private var timer: Timer?

    func applicationDidEnterBackground(_ application: UIApplication) {
        task = application.beginBackgroundTask(withName: "countdown") { [self] in
            print("time is up")
            finish()
        }
        timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in
            print("remaining: \(Int(application.backgroundTimeRemaining.rounded())) s")
        }
    }

    func applicationWillEnterForeground(_ application: UIApplication) {
        print("back on screen")
        finish()
    }

    private func finish() {
        timer?.invalidate()
        timer = nil
        guard task != .invalid else { return }
        UIApplication.shared.endBackgroundTask(task)
        task = .invalid
    }
}
