import BackgroundRuntime
import Testing
import VigilScenarios

@Suite("Services that are made when they are needed", .enabled(if: Row.isWhole))
struct LateServiceTests {
    @Test("leave each scenario of the field's mistakes as it is where all of them are made with the phone")
    func sameTraces() throws {
        let all = ModuleSet.linked.withAllServices
        let scenarios = try Files.scenarios
        #expect(scenarios.count > 100)
        for file in scenarios {
            #expect(try lines(of: file, .linked) == lines(of: file, all), "\(file)")
        }
    }

    private func lines(of file: String, _ modules: ModuleSet) throws -> [String] {
        let trace = try Files.play(file, modules: modules).device.trace
        return trace.records.map(TraceLines(trace: trace).line)
    }
}
