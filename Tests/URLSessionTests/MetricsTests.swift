import Testing
import UIKit
import VigilRuntimeProbes
import VigilTestSupport
import VigilTransfers

private final class Library: UIResponder, UIApplicationDelegate {}

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

@Suite("How long a task of a URL session took", .enabled(if: RuntimeInterface.problems.isEmpty))
struct MetricsTests {
    private var url: URL { get throws { try #require(URL(string: "https://example.com/page")) } }

    /// A phone with a server whose million bytes take a second, and its app in front.
    private func phone(_ system: SystemVersion = .iOS(17)) throws -> Phone {
        let phone = try Phone(Library.self, system)
        phone.device.transfers.link.wifi = NetworkLink.Path(down: 8_000_000, up: 8_000_000, latency: .zero)
        phone.device.transfers.handle("https://example.com") { _ in TransferReply(body: .made(1_000_000)) }
        phone.app.launch()
        return phone
    }

    @Test("a delegate is told right before the end")
    func delegate() throws {
        let (phone, url) = try (phone(), url)
        try phone.run { _ in
            URLSession(configuration: .default, delegate: Meter(), delegateQueue: nil).dataTask(with: url).resume()
        }
        phone.wait(5)
        #expect(phone.app.trace.output == ["took 1.0 0 /page 200", "completed 0"])
    }

    @Test("a delegate is told of a task with a completion handler too")
    func handler() throws {
        let (phone, url) = try (phone(), url)
        try phone.run { _ in
            let session = URLSession(configuration: .default, delegate: Meter(), delegateQueue: nil)
            session.dataTask(with: url) { data, _, _ in print("handled", data?.count ?? 0) }.resume()
        }
        phone.wait(5)
        #expect(phone.app.trace.output == ["took 1.0 0 /page 200", "handled 1000000"])
    }

    @Test("redirects are counted, and a task that was cancelled has no answer")
    func redirects() throws {
        let (phone, url) = try (phone(), url)
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
        #expect(
            phone.app.trace.output == [
                "took 1.0 1 /page 200", "completed 0", "took 0.0 0 /page 0", "completed -999",
            ])
    }

    @Test("before iOS 10 nobody is told")
    func before() throws {
        let (phone, url) = try (phone(.iOS(9)), url)
        try phone.run { _ in
            URLSession(configuration: .default, delegate: Meter(), delegateQueue: nil).dataTask(with: url).resume()
        }
        phone.wait(5)
        #expect(phone.app.trace.output == ["completed 0"])
    }
}
