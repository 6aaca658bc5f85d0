import Testing

@testable import VigilFreshStatics

@Suite("The static variables that all apps of a program share")
struct SharedModuleTests {
    @Test("are of libraries that are neither tests nor programs, and none of Vigil's own")
    func modules() throws {
        let catalog = try #require(StaticsCatalog.ofProgram)
        let own = catalog.modulesOfTests.union(catalog.programs)
        let shared = Set(catalog.variables.map(\.module)).subtracting(own)
        // What the tests of this package have in common.
        #expect(shared == ["ProgramRunner", "VigilFacts", "VigilRuntimeProbes"])
    }
}
