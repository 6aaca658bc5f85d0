import BackgroundRuntime
import Testing
import VigilLongTests

@Suite("Whatever happens to a phone, of any age", .long)
struct CitationLongTests {
    private static let systems = (4...18).map { SystemVersion.iOS($0) } + [.iOS(7, 1), .iOS(26), .iOS(27)]

    @Test("its trace cites only rules that hold on its system", arguments: systems)
    func onlyRulesInForce(system: SystemVersion) throws {
        for seed in 0..<40 as Range<UInt64> {
            var use = try RandomUse(on: system, seed: seed)
            #expect(use.run(120).map(\.id) == [], "with the seed \(seed)")
        }
    }
}
