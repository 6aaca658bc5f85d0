import Testing

@testable import BackgroundRuntime

@Suite("The modes that Apple documents")
struct DocumentedModeTests {
    @Test("are known to have a module where one of this program plays them")
    func withModule() {
        let documented = DocumentedModes.entries.map(\.value)
        let played = ModuleSet.linked.simulatedModes.filter(documented.contains)
        #expect(DocumentedModes.withModule.isSuperset(of: played) && !played.isEmpty)
        #expect(DocumentedModes.withModule.isSubset(of: documented))
    }
}
