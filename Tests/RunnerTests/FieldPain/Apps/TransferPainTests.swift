import CFNetwork
import Testing
import UIKit
import VigilFacts
import VigilModeTesting
import VigilRuntimeProbes
import VigilTestSupport
import VigilTransfers

/// Downloads three films, and looks at each for a while.
private class Cinema: UIResponder, UIApplicationDelegate, URLSessionDownloadDelegate {
    nonisolated var timeForEach: TimeInterval { 40 }
    private var completion: (() -> Void)?
    private lazy var session = URLSession(
        configuration: .background(withIdentifier: "films"), delegate: self, delegateQueue: .main)

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        for name in ["a", "b", "c"] {
            guard let url = URL(string: "https://example.com/\(name)") else { continue }
            session.downloadTask(with: url).resume()
        }
        return true
    }

    func application(
        _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String,
        completionHandler: @escaping () -> Void
    ) { completion = completionHandler }

    nonisolated func urlSession(
        _ session: URLSession, downloadTask: URLSessionDownloadTask, didFinishDownloadingTo location: URL
    ) {
        Thread.sleep(forTimeInterval: timeForEach)
        print("has", downloadTask.originalRequest?.url?.lastPathComponent ?? "")
    }

    nonisolated func urlSessionDidFinishEvents(forBackgroundURLSession session: URLSession) {
        MainActor.assumeIsolated {
            completion?()
            completion = nil
        }
    }
}

/// Lets each callback return at once.
private final class MendedCinema: Cinema {
    override nonisolated var timeForEach: TimeInterval { 0 }
}

struct TransferPainTests: Facts {
    @Test(
        "The field's own mistakes with transfers, in code", .exercisesRules,
        .enabled(if: RuntimeInterface.problems.isEmpty), arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    let blocks = Fact("pain 24: who blocks in the callback of one transfer loses those of the others, and is ended") {
        let phone = try Self.threeFilms(Cinema.self)
        expect(phone.app.exits.map(\.codeText), is: ["0x2182bad3"])
        expect(phone.app.trace.entries(of: .output).map(\.text), is: [])
    }

    let returns = Fact("pain 24, mended: callbacks that return at once are told of all transfers") {
        let phone = try Self.threeFilms(MendedCinema.self)
        expect(phone.app.state == .suspended && phone.app.exits.isEmpty)
        expect(phone.app.trace.entries(of: .output).map(\.text).sorted(), is: ["has a", "has b", "has c"])
    }

    private static func threeFilms<Delegate: Cinema>(_ delegate: Delegate.Type) throws -> DelegatePhone {
        let phone = try DelegatePhone(delegate, on: .iOS(17), manifest: Manifest())
        try phone.happen("transfer.serve", ["bytes": .number(50_000_000)])
        phone.app.launch()
        phone.home()
        phone.wait(3_600)
        return phone
    }
}
