import Testing
import VigilFacts

@testable import BackgroundRuntime

struct MissingModuleTests: Facts {
    @Test("A name of a module that is not linked", arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    private static let known = ["audio.interrupt", "audio.play", "task.begin", "home"]

    let hint = Fact("is told from a slip by its first part, and the hint says how the module gets there") {
        let hint = try require(MissingModule.hint(for: "teapot.pour", "words", known: Self.known))
        expect(hint.hasPrefix("no module of this program has words that begin with \"teapot.\": add the product"))
        expect(hint.contains("VigilModules"))
    }

    let none = Fact(
        "is none where a linked module has that part, where it is like a known one, or where it has no part",
        for: ["audio.brew", "tsk.begin", "teapot"]
    ) { (name: String) in
        expect(MissingModule.hint(for: name, "words", known: Self.known) == nil)
    }

    let withoutParts = Fact("is none, either, where no known name has parts") {
        expect(MissingModule.hint(for: "teapot.pour", "words", known: ["home"]) == nil)
    }
}
