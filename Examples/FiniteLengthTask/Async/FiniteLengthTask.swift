import UIKit

/// ``FiniteLengthTask`` with Swift concurrency: an actor uploads in chunks, and the expiration handler cancels its task.
@main
final class FiniteLengthTask: UIResponder, UIApplicationDelegate {
    private let upload = ChunkedUpload(chunks: 50, timeForOneChunk: .seconds(1))

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

/// Work in chunks, with a bookmark that survives the launch. The main actor guards its state; the chunks run elsewhere.
@MainActor
final class ChunkedUpload {
    private let chunks: Int
    private let server: Server
    private var next = 0
    private var work: Task<Void, any Error>?
    private var task = UIBackgroundTaskIdentifier.invalid

    nonisolated init(chunks: Int, timeForOneChunk: Duration) {
        self.chunks = chunks
        server = Server(timeForOneChunk: timeForOneChunk)
    }

    var progress: String { "\(next) of \(chunks) chunks" }

    func restore() {
        next = UserDefaults.standard.integer(forKey: "next chunk")
        print(next == 0 ? "nothing to go on with" : "going on at chunk \(next)")
    }

    func run(in application: UIApplication) {
        guard next < chunks, task == .invalid else { return }
        task = application.beginBackgroundTask(withName: "upload") { [self] in
            work?.cancel()
            UserDefaults.standard.set(next, forKey: "next chunk")
            print("stopped at \(progress)")
            end(in: application)
        }
        work = Task {
            while next < chunks {
                try await server.upload(next)
                next += 1
            }
            print("all \(chunks) chunks uploaded")
            UserDefaults.standard.set(0, forKey: "next chunk")
            end(in: application)
        }
    }

    private func end(in application: UIApplication) {
        guard task != .invalid else { return }
        application.endBackgroundTask(task)
        task = .invalid
    }
}

/// A server that takes its time for each chunk.
actor Server {
    private let timeForOneChunk: Duration

    init(timeForOneChunk: Duration) { self.timeForOneChunk = timeForOneChunk }

    func upload(_ chunk: Int) async throws { try await Task.sleep(for: timeForOneChunk) }
}
