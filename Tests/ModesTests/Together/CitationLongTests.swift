import BackgroundRuntime
import Testing
import VigilFacts

@Suite("Whatever happens to a phone, of any age", .long)
struct CitationLongTests: Facts {
    @Test(arguments: facts) func holds(_ fact: FactCase) async throws { try await fact() }

    private static let systems = (4...18).map { SystemVersion.iOS($0) } + [.iOS(7, 1), .iOS(26), .iOS(27)]

    let onlyRulesInForce = Fact(
        "its trace cites only rules that hold on its system",
        for: Self.systems
    ) { (system: SystemVersion) in
        for seed in 0..<40 as Range<UInt64> {
            var use = try RandomUse(on: system, seed: seed)
            expect(use.run(120).map(\.id), is: [], "with the seed \(seed)")
        }
    }
}
