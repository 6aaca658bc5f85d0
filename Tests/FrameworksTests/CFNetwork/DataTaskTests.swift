import Testing
import UIKit
import VigilFacts
import VigilRuntimeProbes
import VigilTransfers

/// What an app does with URL sessions, as its tests say: at its launch, and in its code.
private final class Browser: UIResponder, UIApplicationDelegate {}

/// Prints what a session tells.
private final class Listener: NSObject, URLSessionDataDelegate, URLSessionDownloadDelegate, @unchecked Sendable {
    var follows = true
    var password = ""

    func urlSession(_ session: URLSession, didBecomeInvalidWithError error: (any Error)?) { print("invalid") }

    func urlSession(
        _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
        completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
    ) {
        print("response", (response as? HTTPURLResponse)?.statusCode ?? 0, response.expectedContentLength)
        completionHandler(.allow)
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        print("data", data.count)
    }

    func urlSession(
        _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
        newRequest request: URLRequest, completionHandler: @escaping @Sendable (URLRequest?) -> Void
    ) {
        print("redirect", response.statusCode, request.url?.path ?? "")
        completionHandler(follows ? request : nil)
    }

    func urlSession(
        _ session: URLSession, task: URLSessionTask, didReceive challenge: URLAuthenticationChallenge
    ) async -> (URLSession.AuthChallengeDisposition, URLCredential?) {
        print("challenge", challenge.protectionSpace.realm ?? "", challenge.previousFailureCount)
        if challenge.previousFailureCount > 1 { return (.cancelAuthenticationChallenge, nil) }
        return (.useCredential, URLCredential(user: "anna", password: password, persistence: .none))
    }

    func urlSession(
        _ session: URLSession, task: URLSessionTask, didSendBodyData bytesSent: Int64, totalBytesSent: Int64,
        totalBytesExpectedToSend: Int64
    ) {
        print("sent", totalBytesSent, totalBytesExpectedToSend)
    }

    func urlSession(
        _ session: URLSession, downloadTask: URLSessionDownloadTask, didFinishDownloadingTo location: URL
    ) {
        print("file", (try? Data(contentsOf: location))?.count ?? 0)
    }

    func urlSession(
        _ session: URLSession, downloadTask: URLSessionDownloadTask, didResumeAtOffset fileOffset: Int64,
        expectedTotalBytes: Int64
    ) {
        print("resumed", fileOffset, expectedTotalBytes)
    }

    func urlSession(_ session: URLSession, taskIsWaitingForConnectivity task: URLSessionTask) { print("waiting") }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
        print("completed", (error as? URLError)?.code.rawValue ?? 0)
    }
}

struct DataTaskTests: Facts {
    @Test("The tasks of a URL session", .enabled(if: RuntimeInterface.problems.isEmpty), arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    private static var url: URL { get throws { try require(URL(string: "https://example.com/page")) } }

    /// A phone with servers that have a million bytes, which take a second, and its app in front.
    private static func phone() throws -> CFNetworkPhone {
        let phone = try CFNetworkPhone(Browser.self)
        phone.device.transfers.link.wifi = NetworkLink.Path(down: 8_000_000, up: 8_000_000, latency: .zero)
        phone.device.transfers.handle("https://example.com") { _ in TransferReply(body: .made(1_000_000)) }
        phone.app.launch()
        return phone
    }

    let handler = Fact("a completion handler gets all at once, on a queue of the session") {
        let (phone, url) = try (Self.phone(), Self.url)
        try phone.run { _ in
            URLSession.shared.dataTask(with: url) { data, response, error in
                print(
                    data?.count ?? 0, (response as? HTTPURLResponse)?.statusCode ?? 0, error == nil, Thread.isMainThread
                )
            }.resume()
        }
        phone.wait(1)
        expect(phone.output, is: ["00:00:01.000 1000000 200 true false"])
    }

    let connection = Fact("a connection of before sessions hands over all at once, on the queue that it is given") {
        let (phone, url) = try (Self.phone(), Self.url)
        try phone.run { _ in
            NSURLConnection.sendAsynchronousRequest(URLRequest(url: url), queue: .main) { response, data, error in
                print(
                    data?.count ?? 0, (response as? HTTPURLResponse)?.statusCode ?? 0, error == nil, Thread.isMainThread
                )
            }
        }
        phone.wait(1)
        expect(phone.output, is: ["00:00:01.000 1000000 200 true true"])
    }

    let delegate = Fact("a delegate is told of the response, of each piece and of the end") {
        let (phone, url) = try (Self.phone(), Self.url)
        phone.device.transfers.handle("https://example.com/page") { _ in TransferReply(body: .made(1_500_000)) }
        try phone.run { _ in
            let session = URLSession(configuration: .default, delegate: Listener(), delegateQueue: nil)
            session.dataTask(with: url).resume()
            session.finishTasksAndInvalidate()
        }
        phone.wait(5)
        expect(
            phone.app.trace.output,
            is: ["response 200 1500000", "data 1000000", "data 500000", "completed 0", "invalid"])
    }

    let asynchronous = Fact.async("await returns the bytes, a file, or throws the error") {
        let (phone, url) = try (Self.phone(), Self.url)
        try phone.run { _ in
            Task {
                let (data, response) = try await URLSession.shared.data(from: url)
                print(data.count, response.suggestedFilename ?? "")
                let (file, _) = try await URLSession.shared.download(from: url)
                print(try Data(contentsOf: file) == data)
                let (bytes, _) = try await URLSession.shared.bytes(from: url)
                var count = 0
                for try await _ in bytes.prefix(1_000) { count += 1 }
                print(count)
                do {
                    _ = try await URLSession.shared.data(from: URL(filePath: "/nowhere/at/all"))
                } catch {
                    print((error as? URLError)?.code.rawValue ?? 0)
                }
            }
        }
        phone.wait(5)
        expect(phone.app.trace.output, is: ["1000000 page", "true", "1000", "-3000"])
    }

    let cancelled = Fact.async("who stops waiting cancels the task") {
        let (phone, url) = try (Self.phone(), Self.url)
        try phone.run { _ in
            let task = Task {
                do { _ = try await URLSession.shared.data(from: url) } catch {
                    print((error as? URLError)?.code.rawValue ?? 0)
                }
            }
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { task.cancel() }
        }
        phone.wait(5)
        expect(phone.output, is: ["00:00:00.500 -999"])
    }

    let upload = Fact("an upload sends its bytes to the server, and tells how many") {
        let (phone, url) = try (Self.phone(), Self.url)
        nonisolated(unsafe) var received = Data()
        phone.device.transfers.handle("https://example.com/page") { request in
            received = request.body ?? Data()
            return TransferReply(status: 201)
        }
        let data = Data((0..<1_500_000).map { UInt8(truncatingIfNeeded: $0) })
        try phone.run { _ in
            let session = URLSession(configuration: .default, delegate: Listener(), delegateQueue: .main)
            var request = URLRequest(url: url)
            request.httpMethod = "POST"
            session.uploadTask(with: request, from: data).resume()
        }
        phone.wait(5)
        expect(received, is: data)
        expect(
            phone.app.trace.output,
            is: ["sent 1000000 1500000", "sent 1500000 1500000", "response 201 0", "completed 0"])
    }

    let redirect = Fact(
        "a redirect is the delegate's to follow",
        for: [(true, 200), (false, 302)]
    ) { (follows: Bool, status: Int) in
        let (phone, url) = try (Self.phone(), Self.url)
        let target = url.deletingLastPathComponent().appending(path: "elsewhere")
        phone.device.transfers.handle("https://example.com/page") { _ in .redirect(to: target) }
        try phone.run { _ in
            let listener = Listener()
            listener.follows = follows
            let session = URLSession(configuration: .default, delegate: listener, delegateQueue: .main)
            session.dataTask(with: url).resume()
        }
        phone.wait(5)
        expect(
            phone.app.trace.output.prefix(2),
            is: [
                "redirect 302 /elsewhere", "response \(status) \(follows ? 1_000_000 : 0)",
            ])
    }

    let challenge = Fact(
        "a challenge is answered with a name and a password",
        for: [("secret", 0), ("wrong", -999)]
    ) { (password: String, code: Int) in
        let (phone, url) = try (Self.phone(), Self.url)
        let right = "Basic " + Data("anna:secret".utf8).base64EncodedString()
        phone.device.transfers.handle("https://example.com/page") { request in
            request.headers["Authorization"] == right
                ? TransferReply(body: .made(10)) : .unauthorized(realm: "members")
        }
        try phone.run { _ in
            let listener = Listener()
            listener.password = password
            let session = URLSession(configuration: .default, delegate: listener, delegateQueue: .main)
            session.dataTask(with: url).resume()
        }
        phone.wait(5)
        expect(phone.app.trace.output.first, is: "challenge members 0")
        expect(phone.app.trace.output.last, is: "completed \(code)")
    }

    let resumeData = Fact("a download that was cancelled for later goes on where it stopped") {
        let (phone, url) = try (Self.phone(), Self.url)
        try phone.run { _ in
            let session = URLSession(configuration: .default, delegate: Listener(), delegateQueue: .main)
            let task = session.downloadTask(with: url)
            task.resume()
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.25) {
                task.cancel { data in
                    if let data { session.downloadTask(withResumeData: data).resume() }
                }
            }
        }
        phone.wait(5)
        expect(
            phone.app.trace.output, is: ["completed -999", "resumed 250000 1000000", "file 1000000", "completed 0"])
        expect(phone.cites("transfer.resumable"))
    }

    let waits = Fact("a task that may wait for a network says so, and goes on when there is one") {
        let (phone, url) = try (Self.phone(), Self.url)
        phone.device.change { $0.network = .none }
        try phone.run { _ in
            let configuration = URLSessionConfiguration.default
            configuration.waitsForConnectivity = true
            let session = URLSession(configuration: configuration, delegate: Listener(), delegateQueue: .main)
            session.dataTask(with: url).resume()
        }
        phone.wait(30)
        expect(phone.app.trace.output, is: ["waiting"])
        phone.device.change { $0.network = .wifi }
        phone.wait(1)
        expect(phone.app.trace.output.last, is: "completed 0")
    }

    let progress = Fact("progress counts bytes, and cancelling it cancels the task") {
        let (phone, url) = try (Self.phone(), Self.url)
        phone.device.transfers.handle("https://example.com/page") { _ in TransferReply(body: .made(4_000_000)) }
        try phone.run { _ in
            let session = URLSession(configuration: .default, delegate: Listener(), delegateQueue: .main)
            let task = session.downloadTask(with: url)
            task.resume()
            DispatchQueue.main.asyncAfter(deadline: .now() + 2.5) {
                print(task.progress.completedUnitCount, task.progress.totalUnitCount, task.state == .running)
                task.progress.cancel()
            }
        }
        phone.wait(5)
        expect(phone.app.trace.output, is: ["2000000 4000000 true", "completed -999"])
    }

    let progressCalls = Fact("progress is told each second while the app runs, and not while it is suspended") {
        let (phone, url) = try (Self.phone(), Self.url)
        phone.device.transfers.handle("https://example.com/page") { _ in TransferReply(body: .made(10_000_000)) }
        try phone.run { _ in
            let configuration = URLSessionConfiguration.background(withIdentifier: "s")
            let session = URLSession(configuration: configuration, delegate: Teller(), delegateQueue: .main)
            session.downloadTask(with: url).resume()
        }
        phone.wait(3)
        phone.home()
        phone.wait(3)
        phone.app.launch()
        phone.wait(4)
        expect(
            phone.output.map { $0.prefix(8) },
            is: [
                "00:00:01", "00:00:02", "00:00:03", "00:00:07", "00:00:08", "00:00:09", "00:00:10",
            ])
    }
}

/// Prints how much of a file is there.
private final class Teller: NSObject, URLSessionDownloadDelegate, @unchecked Sendable {
    func urlSession(
        _ session: URLSession, downloadTask: URLSessionDownloadTask, didFinishDownloadingTo location: URL
    ) {}

    func urlSession(
        _ session: URLSession, downloadTask: URLSessionDownloadTask, didWriteData bytesWritten: Int64,
        totalBytesWritten: Int64, totalBytesExpectedToWrite: Int64
    ) {
        print(totalBytesWritten)
    }
}
