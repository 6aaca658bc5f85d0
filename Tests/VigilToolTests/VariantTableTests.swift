import Testing
import VigilResults

@testable import VigilTool

@Suite("The table of variants")
struct VariantTableTests {
    private func identity(_ name: String, _ system: String?) -> ScenarioIdentity {
        ScenarioIdentity(
            file: name + ".json5", name: name, variant: system.map { [VariantValue("system", $0)] } ?? [])
    }

    @Test("has a row for each scenario, a column for each variant, and words")
    func table() {
        let identities = [
            identity("Upload", "iOS 7"), identity("Upload", "iOS 17"), identity("Plain", nil),
            identity("Podcast", "iOS 17"), identity("Podcast", "iOS 7"), identity("Late", "iOS 17"),
        ]
        let table = VariantTable(identities, [.passed, .failed, .passed, .broken, .unplayable, nil])
        #expect(
            table.lines == [
                "", "         iOS 7   iOS 17", "Upload   passed  failed", "Podcast  cannot  failed",
                "Late             not played",
            ])
    }

    @Test("is not there where there is nothing to compare, or more than a reader takes in")
    func none() {
        let one = [identity("a", "iOS 7"), identity("b", nil)]
        #expect(VariantTable(one, [.passed, .passed]).lines == [])
        let many = (1...9).map { identity("a", "iOS \($0 + 4)") }
        #expect(VariantTable(many, Array(repeating: .passed, count: 9)).lines == [])
    }
}
