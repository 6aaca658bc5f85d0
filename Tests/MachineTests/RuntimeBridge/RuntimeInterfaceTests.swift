import Testing
import VigilFacts
import VigilRuntimeProbes

struct RuntimeInterfaceTests: Facts {
    @Test("What is used of the concurrency runtime without its promise", arguments: facts) func holds(_ fact: FactCase)
        async throws
    { try await fact() }

    let works = Fact("works in this toolchain", for: RuntimeInterface.allCases) { (interface: RuntimeInterface) in
        let problem = interface.problem
        expect(problem == nil, "\(problem ?? "")")
    }
}
