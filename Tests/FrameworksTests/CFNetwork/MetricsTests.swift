import Testing
import UIKit
import VigilFacts
import VigilRuntimeProbes
import VigilTestSupport
import VigilTransfers

private final class MeteredApp: UIResponder, UIApplicationDelegate {}

/// Goes on when it knows both how long a task took and that it is over, as libraries do.
private final class Meter: NSObject, URLSessionDataDelegate, @unchecked Sendable {
    func urlSession(
        _ session: URLSession, task: URLSessionTask, didFinishCollecting metrics: URLSessionTaskMetrics
    ) {
        let last = metrics.transactionMetrics.last
        print(
            "took", metrics.taskInterval.duration, metrics.redirectCount, last?.request.url?.path ?? "nothing",
            (last?.response as? HTTPURLResponse)?.statusCode ?? 0)
    }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
        print("completed", (error as? URLError)?.code.rawValue ?? 0)
    }
}

struct MetricsTests: Facts {
    @Test("How long a task of a URL session took", .enabled(if: RuntimeInterface.problems.isEmpty), arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    private static var url: URL { get throws { try require(URL(string: "https://example.com/page")) } }

    /// A phone with a server whose million bytes take a second, and its app in front.
    private static func phone(_ system: SystemVersion = .iOS(17)) throws -> CFNetworkPhone {
        let phone = try CFNetworkPhone(MeteredApp.self, system)
        phone.device.transfers.link.wifi = NetworkLink.Path(down: 8_000_000, up: 8_000_000, latency: .zero)
        phone.device.transfers.handle("https://example.com") { _ in TransferReply(body: .made(1_000_000)) }
        phone.app.launch()
        return phone
    }

    let delegate = Fact("a delegate is told right before the end") {
        let (phone, url) = try (Self.phone(), Self.url)
        try phone.run { _ in
            URLSession(configuration: .default, delegate: Meter(), delegateQueue: nil).dataTask(with: url).resume()
        }
        phone.wait(5)
        expect(phone.app.trace.output, is: ["took 1.0 0 /page 200", "completed 0"])
    }

    let handler = Fact("a delegate is told of a task with a completion handler too") {
        let (phone, url) = try (Self.phone(), Self.url)
        try phone.run { _ in
            let session = URLSession(configuration: .default, delegate: Meter(), delegateQueue: nil)
            session.dataTask(with: url) { data, _, _ in print("handled", data?.count ?? 0) }.resume()
        }
        phone.wait(5)
        expect(phone.app.trace.output, is: ["took 1.0 0 /page 200", "handled 1000000"])
    }

    let redirects = Fact("redirects are counted, and a task that was cancelled has no answer") {
        let (phone, url) = try (Self.phone(), Self.url)
        phone.device.transfers.handle("https://example.com/old") { _ in .redirect(to: url) }
        try phone.run { _ in
            let session = URLSession(configuration: .default, delegate: Meter(), delegateQueue: nil)
            session.dataTask(with: url.deletingLastPathComponent().appendingPathComponent("old")).resume()
        }
        phone.wait(5)
        try phone.run { _ in
            let session = URLSession(configuration: .default, delegate: Meter(), delegateQueue: nil)
            let task = session.dataTask(with: url)
            task.resume()
            task.cancel()
        }
        phone.wait(5)
        expect(
            phone.app.trace.output,
            is: [
                "took 1.0 1 /page 200", "completed 0", "took 0.0 0 /page 0", "completed -999",
            ])
    }

    let before = Fact("before iOS 10 nobody is told") {
        let (phone, url) = try (Self.phone(.iOS(9)), Self.url)
        try phone.run { _ in
            URLSession(configuration: .default, delegate: Meter(), delegateQueue: nil).dataTask(with: url).resume()
        }
        phone.wait(5)
        expect(phone.app.trace.output, is: ["completed 0"])
    }
}
