import Testing
import UIKit
import VigilFacts
import VigilModeTesting
import VigilRuntimeProbes
import VigilTestSupport
import VigilTransfers

private final class Browser: UIResponder, UIApplicationDelegate {}

struct CFNetworkMisuseTests: Facts {
    @Test(
        "A URL session that is used wrongly", .exercisesRules, .enabled(if: RuntimeInterface.problems.isEmpty),
        arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    private static var url: URL { get throws { try require(URL(string: "https://example.com/page")) } }

    let delegateRequired = Fact(
        "transfer.delegate-required: a background session without a delegate is a finding, a completion handler an exception"
    ) {
        let (phone, url) = try (CFNetworkPhone(Browser.self), Self.url)
        phone.app.launch()
        try? phone.run { _ in
            let session = URLSession(configuration: .background(withIdentifier: "s"))
            session.dataTask(with: url) { _, _, _ in }.resume()
        }
        expect(
            phone.app.trace.findings.map(\.rule?.id).prefix(2),
            is: [
                "transfer.delegate-required", "transfer.delegate-required",
            ])
        expect(phone.app.exits.map(\.name), is: ["exception"])
    }

    /// A way to have a background session do something.
    struct Maker: Sendable, CustomTestStringConvertible {
        let testDescription: String
        /// The rule of the exception that follows on iOS 17; nil for none.
        let rule: String?
        let make: @MainActor @Sendable (URLSession, URL) -> Void

        init(
            _ name: String, _ rule: String? = nil, _ make: @escaping @MainActor @Sendable (URLSession, URL) -> Void
        ) {
            (testDescription, self.rule, self.make) = (name, rule, make)
        }
    }

    private static let handler = "transfer.delegate-required"
    private static let makers = [
        Maker("dataTask(with:)") { $0.dataTask(with: $1).resume() },
        Maker("downloadTask(with:)") { $0.downloadTask(with: $1).resume() },
        Maker("downloadTask(withResumeData:)") { session, _ in session.downloadTask(withResumeData: Data()).resume() },
        Maker("uploadTask(with:fromFile:)") { $0.uploadTask(with: URLRequest(url: $1), fromFile: file).resume() },
        Maker("uploadTask(withStreamedRequest:)") { $0.uploadTask(withStreamedRequest: URLRequest(url: $1)).resume() },
        Maker("uploadTask(with:from:)", "transfer.upload-from-file") {
            $0.uploadTask(with: URLRequest(url: $1), from: Data("bytes".utf8)).resume()
        },
        Maker("dataTask(with:completionHandler:)", handler) { $0.dataTask(with: $1) { _, _, _ in }.resume() },
        Maker("dataTask(with: request)", handler) { $0.dataTask(with: URLRequest(url: $1)) { _, _, _ in }.resume() },
        Maker("downloadTask(with:completionHandler:)", handler) { $0.downloadTask(with: $1) { _, _, _ in }.resume() },
        Maker("downloadTask(withResumeData:completionHandler:)", handler) { session, _ in
            session.downloadTask(withResumeData: Data()) { _, _, _ in }.resume()
        },
        Maker("uploadTask(with:from:completionHandler:)", handler) {
            $0.uploadTask(with: URLRequest(url: $1), from: nil) { _, _, _ in }.resume()
        },
        Maker("uploadTask(with:fromFile:completionHandler:)", handler) {
            $0.uploadTask(with: URLRequest(url: $1), fromFile: file) { _, _, _ in }.resume()
        },
        Maker("data(for:)", handler) { session, url in Task { try await session.data(for: URLRequest(url: url)) } },
        Maker("data(from:)", handler) { session, url in Task { try await session.data(from: url) } },
        Maker("bytes(for:)", handler) { session, url in Task { try await session.bytes(for: URLRequest(url: url)) } },
        Maker("download(from:)", handler) { session, url in Task { try await session.download(from: url) } },
        Maker("download(resumeFrom:)", handler) { session, _ in
            Task { try await session.download(resumeFrom: Data()) }
        },
        Maker("upload(for:from:)", handler) { session, url in
            Task { try await session.upload(for: URLRequest(url: url), from: Data()) }
        },
        Maker("upload(for:fromFile:)", handler) { session, url in
            Task { try await session.upload(for: URLRequest(url: url), fromFile: file) }
        },
    ]
    private static let file = URL(fileURLWithPath: "/dev/null")

    private final class Silent: NSObject, URLSessionDelegate {}

    let background = Fact(
        "transfer.delegate-required, transfer.upload-from-file: what a background session does not do is an exception",
        for: Self.makers
    ) { (maker: Maker) in
        let (phone, url) = try (CFNetworkPhone(Browser.self), url)
        phone.app.launch()
        try? phone.app.main { (_: Browser) in
            maker.make(
                URLSession(
                    configuration: .background(withIdentifier: "s"), delegate: Silent(), delegateQueue: nil), url)
        }
        phone.wait(1)
        expect(
            phone.app.exits.map(\.rule.id), is: (maker.rule.map { [$0] } ?? []),
            "\(phone.app.trace.entries.map(\.text))")
        expect(phone.app.exits.allSatisfy { "\($0)".contains("NSGenericException") })
    }

    let invalidated = Fact("a task of a session that was invalidated is an exception") {
        let (phone, url) = try (CFNetworkPhone(Browser.self), Self.url)
        phone.app.launch()
        try? phone.run { _ in
            let session = URLSession(configuration: .default)
            session.invalidateAndCancel()
            session.dataTask(with: url).resume()
        }
        expect(phone.app.exits.map(\.name), is: ["exception"])
    }

    let tooOld = Fact("before iOS 7 there is none: the dynamic linker ends the app") {
        let phone = try CFNetworkPhone(Browser.self, .iOS(6))
        phone.app.launch()
        try? phone.run { _ in _ = URLSession(configuration: .default) }
        expect(phone.app.exits.map(\.name), is: ["dyld"])
    }

    let notLinked = Fact("without the module nothing is loaded, and a finding with its place says what to link") {
        let url = try Self.url
        let phone = try CFNetworkPhone(Browser.self, on: .iOS(17), modules: [], manifest: Manifest())
        phone.app.launch()
        try phone.run { _ in URLSession.shared.dataTask(with: url).resume() }
        phone.wait(100)
        let finding = try require(phone.app.trace.findings.first).text
        expect(finding.contains("link VigilTransfers") && finding.contains("MisuseTests.swift:"))
    }

    let notSimulated = Fact("what is not simulated leaves a line in the trace") {
        let (phone, url) = try (CFNetworkPhone(Browser.self), Self.url)
        phone.app.launch()
        try phone.run { _ in
            URLSession.shared.webSocketTask(with: url).resume()
            URLSession.shared.streamTask(withHostName: "example.com", port: 80).resume()
        }
        let notes = phone.app.trace.entries.filter { $0.text.contains("not simulated") }.map(\.text)
        expect(notes.count, is: 2)
    }
}
