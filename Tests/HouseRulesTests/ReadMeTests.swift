import Foundation
import Testing
import VigilFacts

@Suite("The README", .long)
struct ReadMeTests {
    private let text: String

    init() throws {
        text = try String(contentsOf: Repository.root.appendingPathComponent("README.md"), encoding: .utf8)
    }

    @Test("is read in one sitting: 8 kB, with both commands of a newcomer in its first screen")
    func firstScreen() {
        expect(text.utf8.count <= 8_000)
        let first = text.split(separator: "\n", omittingEmptySubsequences: false).prefix(40)
        expect(first.contains("swift run PodcastPlayer") && first.contains("swift test"))
    }
}
