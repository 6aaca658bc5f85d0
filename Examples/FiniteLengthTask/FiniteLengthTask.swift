import UIKit

/// Finishes a long piece of work after the user leaves: begins a task, works in chunks on a global queue, ends the task.
/// The expiration handler marks where the work stopped, and the next launch goes on from there.
@main
final class FiniteLengthTask: UIResponder, UIApplicationDelegate {
    private let upload = ChunkedUpload(chunks: 50, secondsForOneChunk: 1)

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        upload.restore()
        return true
    }

    func applicationDidEnterBackground(_ application: UIApplication) {
        upload.run(in: application)
    }

    func applicationWillEnterForeground(_ application: UIApplication) {
        print("back: \(upload.progress)")
    }
}

/// Work in chunks, with a bookmark that survives the launch. The lock guards what two threads touch.
final class ChunkedUpload: @unchecked Sendable {
    private let chunks: Int
    private let secondsForOneChunk: Double
    private let lock = NSLock()
    private var next = 0
    private var isCancelled = false
    private var task = UIBackgroundTaskIdentifier.invalid

    init(chunks: Int, secondsForOneChunk: Double) {
        self.chunks = chunks
        self.secondsForOneChunk = secondsForOneChunk
    }

    var progress: String { lock.withLock { "\(next) of \(chunks) chunks" } }

    func restore() {
        next = UserDefaults.standard.integer(forKey: "next chunk")
        print(next == 0 ? "nothing to go on with" : "going on at chunk \(next)")
    }

    func run(in application: UIApplication) {
        guard next < chunks, task == .invalid else { return }
        isCancelled = false
        task = application.beginBackgroundTask(withName: "upload") { [self] in
            lock.withLock { isCancelled = true }
            UserDefaults.standard.set(next, forKey: "next chunk")
            print("stopped at \(progress)")
            end(in: application)
        }
        DispatchQueue.global().async { [self] in
            while let chunk = takeNext() {
                Thread.sleep(forTimeInterval: secondsForOneChunk)
                lock.withLock { next = max(next, chunk + 1) }
            }
            guard lock.withLock({ !isCancelled }) else { return }
            print("all \(chunks) chunks uploaded")
            UserDefaults.standard.set(0, forKey: "next chunk")
            end(in: application)
        }
    }

    private func takeNext() -> Int? {
        lock.withLock { isCancelled || next == chunks ? nil : next }
    }

    private func end(in application: UIApplication) {
        let mine = lock.withLock {
            defer { task = .invalid }
            return task
        }
        if mine != .invalid { application.endBackgroundTask(mine) }
    }
}
