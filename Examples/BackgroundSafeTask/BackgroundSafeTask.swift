import UIKit

/// Three pieces of work that go on when the user leaves: a sign-up request protected wherever the app is, work begun on
/// another thread as the app leaves the screen, and a loop that asks for the remaining time until it is done or cut off.
@main
final class BackgroundSafeTask: UIResponder, UIApplicationDelegate {
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        SignUp.send(account: "new account", with: application)
        return true
    }

    func applicationDidEnterBackground(_ application: UIApplication) {
        Cleanup.start(with: application)
        Export.start(with: application)
    }
}

/// A request that has to arrive, whether the user stays or leaves: the task is begun before the request.
enum SignUp {
    static func send(account: String, with application: UIApplication) {
        let task = ProtectedTask("sign-up", in: application)
        Server.post(account) { status in
            print("sign-up answered: \(status)")
            task.end()
        }
    }
}

/// Work that begins in didEnterBackground: begun under a task there, done on another thread.
enum Cleanup {
    static func start(with application: UIApplication) {
        let task = ProtectedTask("cleanup", in: application)
        DispatchQueue.global(qos: .utility).async {
            Thread.sleep(forTimeInterval: 2)
            print("cleanup done")
            task.end()
        }
    }
}

/// A loop that looks at the remaining time before each piece, and stops in good time.
enum Export {
    static let pieces = 12
    static let secondsForOnePiece = 4.0
    /// What the system needs before the end: it calls time about five seconds early.
    static let reserve = 6.0

    static func start(with application: UIApplication) {
        let task = ProtectedTask("export", in: application)
        DispatchQueue.global(qos: .background).async {
            var done = 0
            while done < pieces, application.backgroundTimeRemaining > secondsForOnePiece + reserve {
                Thread.sleep(forTimeInterval: secondsForOnePiece)
                done += 1
            }
            print(done == pieces ? "export complete" : "export stopped after \(done) of \(pieces) pieces")
            task.end()
        }
    }
}

/// A finite-length task that is ended exactly once: by its owner, or by its own expiration handler.
final class ProtectedTask: @unchecked Sendable {
    private let application: UIApplication
    private let lock = NSLock()
    private var identifier = UIBackgroundTaskIdentifier.invalid

    init(_ name: String, in application: UIApplication) {
        self.application = application
        identifier = application.beginBackgroundTask(withName: name) { [weak self] in
            print("\(name): time is up")
            self?.end()
        }
    }

    func end() {
        let mine = lock.withLock {
            defer { identifier = .invalid }
            return identifier
        }
        if mine != .invalid { application.endBackgroundTask(mine) }
    }
}

/// A server that takes six seconds to answer.
enum Server {
    static func post(_ body: String, completion: @escaping @Sendable (Int) -> Void) {
        DispatchQueue.global().asyncAfter(deadline: .now() + 6) { completion(201) }
    }
}
