import Testing
import UIKit
import VigilFacts
import VigilRuntimeProbes
import VigilTransfers

/// Downloads a film by the system, and keeps it in its documents.
private final class Cinema: UIResponder, UIApplicationDelegate, URLSessionDownloadDelegate {
    private lazy var session = makeSession()
    private var completion: (() -> Void)?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        session.getAllTasks { [session] tasks in
            print("tasks", tasks.count)
            guard tasks.isEmpty, let url = URL(string: "https://example.com/film.mov") else { return }
            if UserDefaults.standard.bool(forKey: "began") { return }
            UserDefaults.standard.set(true, forKey: "began")
            session.downloadTask(with: url).resume()
        }
        return true
    }

    private func makeSession() -> URLSession {
        let configuration = URLSessionConfiguration.background(withIdentifier: "films")
        return URLSession(configuration: configuration, delegate: self, delegateQueue: .main)
    }

    func application(
        _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String,
        completionHandler: @escaping () -> Void
    ) {
        print("events of", identifier)
        completion = completionHandler
    }

    nonisolated func urlSession(
        _ session: URLSession, downloadTask: URLSessionDownloadTask, didFinishDownloadingTo location: URL
    ) {
        let target = URL.documentsDirectory.appending(path: "film.mov")
        // The system's file is not among the app's temporary ones, so that it can be put there under its own name.
        let files = FileManager.default
        let kept = files.temporaryDirectory.appending(path: location.lastPathComponent)
        let isKept = (try? files.moveItem(at: location, to: kept)) != nil
        print("moved", isKept && (try? files.moveItem(at: kept, to: target)) != nil)
    }

    nonisolated func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
        let reason = (error as? URLError)?.backgroundTaskCancelledReason
        print("completed", reason.map { "\($0)" } ?? error.map { "\($0)" } ?? "well")
    }

    nonisolated func urlSessionDidFinishEvents(forBackgroundURLSession session: URLSession) {
        MainActor.assumeIsolated {
            print("finished")
            completion?()
        }
    }
}

/// The same, as code that waits has it: it comes back when all has been told.
private final class Matinee: UIResponder, UIApplicationDelegate, URLSessionDownloadDelegate {
    private var finished: CheckedContinuation<Void, Never>?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let configuration = URLSessionConfiguration.background(withIdentifier: "films")
        let session = URLSession(configuration: configuration, delegate: self, delegateQueue: .main)
        if application.applicationState != .background, let url = URL(string: "https://example.com/film.mov") {
            session.downloadTask(with: url).resume()
        }
        return true
    }

    func application(_ application: UIApplication, handleEventsForBackgroundURLSession identifier: String) async {
        print("events of", identifier)
        await withCheckedContinuation { finished = $0 }
        print("done")
    }

    nonisolated func urlSession(
        _ session: URLSession, downloadTask: URLSessionDownloadTask, didFinishDownloadingTo location: URL
    ) { print("downloaded") }

    nonisolated func urlSessionDidFinishEvents(forBackgroundURLSession session: URLSession) {
        MainActor.assumeIsolated { finished?.resume() }
    }
}

struct BackgroundDownloadTests: Facts {
    @Test("A download of a background session", .enabled(if: RuntimeInterface.problems.isEmpty), arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    private static let size = 50_000_000

    private static func phone<Delegate: UIApplicationDelegate>(
        _ delegate: Delegate.Type = Cinema.self
    ) throws -> (CFNetworkPhone, Folder) {
        let phone = try CFNetworkPhone(delegate)
        let folder = try phone.serve("film.mov", bytes: Self.size)
        phone.device.transfers.link.wifi.down = 4_000_000
        phone.device.transfers.link.wifi.latency = .zero
        return (phone, folder)
    }

    let film = Fact(
        "goes on while its app is suspended and after the system ended it, through an outage, and wakes it at the end"
    ) {
        let (phone, folder) = try Self.phone()
        phone.app.launch()
        phone.wait(5)
        phone.home()
        phone.wait(5)
        expect(phone.app.state, is: .suspended)
        phone.device.purge(phone.app)
        phone.wait(10)
        phone.device.transfers.outage(for: .seconds(40))
        // 100 s for the bytes, and 40 s of nothing.
        phone.wait(119)
        expect(phone.app.state == .notRunning && phone.app.launchCount == 1)
        phone.wait(1)
        expect(phone.app.launchCount == 2 && phone.app.state == .suspended, "\(phone.app.trace.entries)")
        expect(
            phone.app.trace.output,
            is: [
                "tasks 0", "tasks 1", "events of films", "moved true", "completed well", "finished",
            ])
        let film = try phone.app.container().appending(path: "Documents/film.mov")
        try expect(Data(contentsOf: film), is: Data(contentsOf: folder.url.appending(path: "film.mov")))
        expect(phone.app.trace.contains(rule: "transfer.wake.order"))
    }

    let awaited = Fact("is done with when the async form of the app delegate's method comes back") {
        let (phone, folder) = try Self.phone(Matinee.self)
        phone.app.launch()
        phone.home()
        phone.wait(30)
        phone.device.purge(phone.app)
        phone.wait(300)
        expect(phone.app.trace.output, is: ["events of films", "downloaded", "done"], "\(phone.app.trace.findings)")
        expect(phone.app.state == .suspended && phone.app.exits.count == 1 && phone.app.trace.findings.isEmpty)
        _ = folder
    }

    let forceQuit = Fact("is cancelled by a force quit, and its app hears of it at the next launch") {
        let (phone, folder) = try Self.phone()
        phone.app.launch()
        phone.home()
        phone.wait(30)
        phone.device.forceQuit(phone.app)
        phone.wait(3_600)
        expect(phone.app.state == .notRunning && phone.app.launchCount == 1)
        phone.app.launch()
        expect(phone.app.trace.output, is: ["tasks 0", "completed userForceQuitApplication", "tasks 0"])
        expect(phone.app.trace.contains(rule: "transfer.force-quit.reported"))
        _ = folder
    }
}
