import BackgroundRuntime
import Foundation
import Testing

@Suite("The README")
struct ReadMeTests {
    private let text: String

    init() throws {
        text = try String(contentsOf: Repository.root.appendingPathComponent("README.md"), encoding: .utf8)
    }

    @Test("shows the output of the example as it is recorded", arguments: ["PodcastPlayer", "WithoutMode"])
    func showsRecordedOutput(scenario: String) throws {
        let snapshot = Repository.root.appendingPathComponent(
            "Tests/ExamplesTests/Snapshots/PodcastPlayer/\(scenario).txt")
        let output = try String(contentsOf: snapshot, encoding: .utf8).trimmingCharacters(in: .newlines)
        #expect(text.contains(output))
    }

    @Test("lists what each mode simulates and what not, as the tool does")
    func listsModes() {
        for module in ModuleSet.linked.simulated {
            for item in module.simulated + module.notSimulated {
                #expect(text.contains(item.replacing("|", with: "\\|")), "\(module.id): \(item)")
            }
        }
    }

    @Test("has both commands of a newcomer in its first screen")
    func firstScreen() {
        let first = text.split(separator: "\n", omittingEmptySubsequences: false).prefix(24)
        #expect(first.contains("swift run vigil run Examples/PodcastPlayer") && first.contains("swift test"))
    }
}
