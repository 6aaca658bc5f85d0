import UIKit

/// ``BackgroundSafeTask`` with Swift concurrency: each piece of work is a function that runs under a finite-length task.
@main
final class BackgroundSafeTask: UIResponder, UIApplicationDelegate {
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        application.protect("sign-up") { print("sign-up answered: \(await Server.post("new account"))") }
        return true
    }

    func applicationDidEnterBackground(_ application: UIApplication) {
        application.protect("cleanup") {
            try? await Task.sleep(for: .seconds(2))
            print("cleanup done")
        }
        application.protect("export") { await Export.run(in: application) }
    }
}

extension UIApplication {
    /// Begins a finite-length task at once, runs `work` under it, and ends it once: when the work is over, or when the
    /// system calls time.
    func protect(_ name: String, _ work: @escaping @MainActor @Sendable () async -> Void) {
        var identifier = UIBackgroundTaskIdentifier.invalid
        func end() {
            if identifier != .invalid { endBackgroundTask(identifier) }
            identifier = .invalid
        }
        identifier = beginBackgroundTask(withName: name) {
            print("\(name): time is up")
            end()
        }
        Task {
            await work()
            end()
        }
    }
}

/// A loop that looks at the remaining time before each piece, and stops in good time.
@MainActor
enum Export {
    static let pieces = 12
    static let secondsForOnePiece = 4.0
    /// What the system needs before the end: it calls time about five seconds early.
    static let reserve = 6.0

    static func run(in application: UIApplication) async {
        var done = 0
        while done < pieces, application.backgroundTimeRemaining > secondsForOnePiece + reserve {
            try? await Task.sleep(for: .seconds(secondsForOnePiece))
            done += 1
        }
        print(done == pieces ? "export complete" : "export stopped after \(done) of \(pieces) pieces")
    }
}

/// A server that takes six seconds to answer.
enum Server {
    static func post(_ body: String) async -> Int {
        try? await Task.sleep(for: .seconds(6))
        return 201
    }
}
