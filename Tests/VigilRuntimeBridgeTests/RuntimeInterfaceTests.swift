import Testing
import VigilRuntimeProbes

@Suite("What is used of the concurrency runtime without its promise")
struct RuntimeInterfaceTests {
    @Test("works in this toolchain", arguments: RuntimeInterface.allCases)
    func works(_ interface: RuntimeInterface) {
        let problem = interface.problem
        #expect(problem == nil, "\(problem ?? "")")
    }
}
