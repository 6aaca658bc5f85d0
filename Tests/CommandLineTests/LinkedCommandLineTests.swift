import BackgroundRuntime
import Testing

@testable import VigilCommandLine
@testable import VigilScenarios

@Suite("The full command line of a program")
struct LinkedCommandLineTests {
    @Test("has the words that a program without it knows to be left out")
    func words() throws {
        let commandLine = try LinkedCommandLine.required(for: "rules")
        #expect(Set(commandLine.listings.map(\.word)) == LinkedCommandLine.words)
    }

    @Test("makes the page of a phone that its tests leave")
    func page() throws {
        let device = Device(system: .iOS(17), seed: 3)
        let commandLine = try #require(LinkedCommandLine.current)
        let page = commandLine.page(of: device, titled: "a <b>", failure: nil)
        #expect(page == device.timelinePage(titled: "a <b>") && page.contains("a &lt;b&gt;") && page.contains("seed 3"))
    }
}
