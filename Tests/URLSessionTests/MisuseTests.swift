import Testing
import UIKit
import VigilModeTesting
import VigilRuntimeProbes
import VigilTestSupport
import VigilTransfers

private final class Browser: UIResponder, UIApplicationDelegate {}

@Suite("A URL session that is used wrongly", .exercisesRules, .enabled(if: RuntimeInterface.problems.isEmpty))
struct MisuseTests {
    private var url: URL { get throws { try #require(URL(string: "https://example.com/page")) } }

    @Test(
        "transfer.delegate-required: a background session without a delegate is a finding, a completion handler an exception"
    )
    func delegateRequired() throws {
        let (phone, url) = try (Phone(Browser.self), url)
        phone.app.launch()
        try? phone.run { _ in
            let session = URLSession(configuration: .background(withIdentifier: "s"))
            session.dataTask(with: url) { _, _, _ in }.resume()
        }
        #expect(
            phone.app.trace.findings.map(\.rule?.id).prefix(2) == [
                "transfer.delegate-required", "transfer.delegate-required",
            ])
        #expect(phone.app.exits.map(\.name) == ["exception"])
    }

    @Test("a task of a session that was invalidated is an exception")
    func invalidated() throws {
        let (phone, url) = try (Phone(Browser.self), url)
        phone.app.launch()
        try? phone.run { _ in
            let session = URLSession(configuration: .default)
            session.invalidateAndCancel()
            session.dataTask(with: url).resume()
        }
        #expect(phone.app.exits.map(\.name) == ["exception"])
    }

    @Test("before iOS 7 there is none: the dynamic linker ends the app")
    func tooOld() throws {
        let phone = try Phone(Browser.self, .iOS(6))
        phone.app.launch()
        try? phone.run { _ in _ = URLSession(configuration: .default) }
        #expect(phone.app.exits.map(\.name) == ["dyld"])
    }

    @Test("without the module nothing is loaded, and a finding with its place says what to link")
    func notLinked() throws {
        let url = try url
        let phone = try DelegatePhone(Browser.self, on: .iOS(17), modules: [], manifest: Manifest())
        phone.app.launch()
        try phone.run { _ in URLSession.shared.dataTask(with: url).resume() }
        phone.wait(100)
        let finding = try #require(phone.app.trace.findings.first).text
        #expect(finding.contains("link VigilTransfers") && finding.contains("MisuseTests.swift:"))
    }

    @Test("what is not simulated leaves a line in the trace")
    func notSimulated() throws {
        let (phone, url) = try (Phone(Browser.self), url)
        phone.app.launch()
        try phone.run { _ in
            URLSession.shared.webSocketTask(with: url).resume()
            URLSession.shared.streamTask(withHostName: "example.com", port: 80).resume()
        }
        let notes = phone.app.trace.entries.filter { $0.text.contains("not simulated") }.map(\.text)
        #expect(notes.count == 2)
    }
}
