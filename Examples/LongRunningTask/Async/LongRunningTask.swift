import UIKit

/// ``LongRunningTask`` with Swift concurrency: the countdown is a task that sleeps, and that is cancelled in the end.
@main
final class LongRunningTask: UIResponder, UIApplicationDelegate {
    private var task = UIBackgroundTaskIdentifier.invalid
    private var countdown: Task<Void, any Error>?

    func applicationDidEnterBackground(_ application: UIApplication) {
        task = application.beginBackgroundTask(withName: "countdown") { [self] in
            print("time is up")
            finish()
        }
        countdown = Task {
            while true {
                try await Task.sleep(for: .seconds(1))
                // The handler may have come at the same instant, and before.
                try Task.checkCancellation()
                print("remaining: \(Int(application.backgroundTimeRemaining.rounded())) s")
            }
        }
    }

    func applicationWillEnterForeground(_ application: UIApplication) {
        print("back on screen")
        finish()
    }

    private func finish() {
        countdown?.cancel()
        countdown = nil
        guard task != .invalid else { return }
        UIApplication.shared.endBackgroundTask(task)
        task = .invalid
    }
}
