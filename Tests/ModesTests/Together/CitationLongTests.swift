import BackgroundRuntime
import Foundation
import Testing
import VigilFacts

@Suite("Whatever happens to a phone, of any age", .long)
struct CitationLongTests: Facts {
    @Test(arguments: facts) func holds(_ fact: FactCase) async throws { try await fact() }

    private static let systems = (4...18).map { SystemVersion.iOS($0) } + [.iOS(7, 1), .iOS(26), .iOS(27)]

    /// How often each system is used: 40 times, or as `VIGIL_SEEDS` says.
    private static let seeds = ProcessInfo.processInfo.environment["VIGIL_SEEDS"].flatMap(UInt64.init) ?? 40

    let onlyRulesInForce = Fact(
        "its trace cites only rules that hold on its system, in order, and no code runs where no process does",
        for: Self.systems
    ) { (system: SystemVersion) in
        for seed in 0..<Self.seeds {
            var use = try RandomUse(on: system, seed: seed)
            expect(use.run(120), is: [], "with the seed \(seed)")
        }
    }
}
