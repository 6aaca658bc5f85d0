import Testing
import VigilFacts
import VigilResults

@testable import VigilTool

struct VariantTableTests: Facts {
    @Test("The table of variants", arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    private static func identity(_ name: String, _ system: String?) -> ScenarioIdentity {
        ScenarioIdentity(
            file: name + ".json5", name: name, variant: system.map { [VariantValue("system", $0)] } ?? [])
    }

    let table = Fact("has a row for each scenario, a column for each variant, and words") {
        let identities = [
            Self.identity("Upload", "iOS 7"), Self.identity("Upload", "iOS 17"), Self.identity("Plain", nil),
            Self.identity("Podcast", "iOS 17"), Self.identity("Podcast", "iOS 7"), Self.identity("Late", "iOS 17"),
        ]
        let table = VariantTable(identities, [.passed, .failed, .passed, .broken, .unplayable, nil])
        expect(
            table.lines,
            is: [
                "", "         iOS 7   iOS 17", "Upload   passed  failed", "Podcast  cannot  failed",
                "Late             not played",
            ])
    }

    let none = Fact("is not there where there is nothing to compare, or more than a reader takes in") {
        let one = [Self.identity("a", "iOS 7"), Self.identity("b", nil)]
        expect(VariantTable(one, [.passed, .passed]).lines, is: [])
        let many = (1...9).map { Self.identity("a", "iOS \($0 + 4)") }
        expect(VariantTable(many, Array(repeating: .passed, count: 9)).lines, is: [])
    }
}
