import Foundation
import Testing
import UIKit
import VigilFacts
import VigilTesting

/// What a test of an app begins with: it is run once more in a copy of this program without symbols.
@Suite("A first phone")
struct FirstPhoneTests {
    @Test("has an app that is launched") func launches() throws {
        let device = Device(system: .iOS(17))
        let app = try device.install(Sitter.self, manifest: Manifest(), name: "Sitter")
        app.launch()
        #expect(app.state == .active)
    }
}

private final class Sitter: UIResponder, UIApplicationDelegate {}

@Suite("Tests without symbols", .long)
struct StrippedTestsLongTests {
    @Test("say once that deinits are not held back")
    func warning() throws {
        let program = try StrippedProgram("VigilPackageTests.xctest")
        let words = ["--testing-library", "swift-testing", "--filter", "FirstPhoneTests|HistoryTests"]
        let outcome = try program.run(words)
        let said = "vigil: warning: the program has no symbols (it was stripped)"
        #expect(outcome.complaints.components(separatedBy: said).count == 2, "\(outcome)")
        #expect(outcome.complaints.contains("deinits run also of objects that a process leaves behind"))
    }
}
