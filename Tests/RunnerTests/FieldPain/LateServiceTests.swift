import BackgroundRuntime
import Testing
import VigilFacts
import VigilScenarios

struct LateServiceTests: Facts {
    @Test("Services that are made when they are needed", .enabled(if: Row.isWhole), arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    let sameTraces = Fact(
        "leave each scenario of the field's mistakes as it is where all of them are made with the phone"
    ) {
        let all = ModuleSet.linked.withAllServices
        let scenarios = try Files.scenarios
        expect(scenarios.count > 100)
        for file in scenarios {
            try expect(Self.lines(of: file, .linked), is: Self.lines(of: file, all), "\(file)")
        }
    }

    private static func lines(of file: String, _ modules: ModuleSet) throws -> [String] {
        let trace = try Files.play(file, modules: modules).device.trace
        return trace.records.map(TraceLines(trace: trace).line)
    }
}
