import Testing

@testable import BackgroundRuntime

@Suite("A name of a module that is not linked")
struct MissingModuleTests {
    private let known = ["audio.interrupt", "audio.play", "task.begin", "home"]

    @Test("is told from a slip by its first part, and the hint says how the module gets there")
    func hint() throws {
        let hint = try #require(MissingModule.hint(for: "teapot.pour", "words", known: known))
        #expect(hint.hasPrefix("no module of this program has words that begin with \"teapot.\": add the product"))
        #expect(hint.contains("VigilModules"))
    }

    @Test(
        "is none where a linked module has that part, where it is like a known one, or where it has no part",
        arguments: ["audio.brew", "tsk.begin", "teapot"])
    func none(name: String) {
        #expect(MissingModule.hint(for: name, "words", known: known) == nil)
    }

    @Test("is none, either, where no known name has parts")
    func withoutParts() {
        #expect(MissingModule.hint(for: "teapot.pour", "words", known: ["home"]) == nil)
    }
}
