import BackgroundRuntime
import Testing
import VigilFacts

@testable import VigilCommandLine
@testable import VigilScenarios

struct LinkedCommandLineTests: Facts {
    @Test("The full command line of a program", arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    let words = Fact("has the words that a program without it knows to be left out") {
        let commandLine = try LinkedCommandLine.required(for: "rules")
        expect(Set(commandLine.listings.map(\.word)), is: LinkedCommandLine.words)
    }

    let page = Fact("makes the page of a phone that its tests leave") {
        let device = Device(system: .iOS(17), seed: 3)
        let commandLine = try require(LinkedCommandLine.current)
        let page = commandLine.page(of: device, titled: "a <b>", failure: nil)
        expect(page == device.timelinePage(titled: "a <b>") && page.contains("a &lt;b&gt;") && page.contains("seed 3"))
    }
}
