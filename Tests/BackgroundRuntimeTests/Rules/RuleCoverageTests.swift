import BackgroundRuntime
import Foundation
import Testing

@Suite("The rules of the host and their tests")
struct RuleCoverageTests {
    private static let planned: Set<String> = LifecycleRules.planned
        .union(ProtectionRules.planned).union(PowerRules.planned).union(ResourceRules.planned).union(ModeRules.planned)

    /// The ids in the titles of all tests, read from the sources of the test targets.
    private func testedIDs() throws -> Set<String> {
        let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let files = FileManager.default.enumerator(at: tests, includingPropertiesForKeys: nil)?.allObjects ?? []
        var ids: Set<String> = []
        for case let file as URL in files where file.pathExtension == "swift" {
            ids.formUnion(RuleCoverageTests.ids(inTitlesOf: try String(contentsOf: file, encoding: .utf8)))
        }
        return ids
    }

    /// The comma-separated ids before the colon of each `@Test` title.
    private static func ids(inTitlesOf source: String) -> Set<String> {
        var ids: Set<String> = []
        for match in source.matches(of: /@Test\(\s*"([^":]+):/) {
            ids.formUnion(match.1.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) })
        }
        return ids
    }

    @Test("every rule of the host that is not planned is named in the title of a test")
    func everyRuleIsTested() throws {
        let tested = try testedIDs()
        let missing = RuleBook.host.rules.map(\.id).filter { !tested.contains($0) && !Self.planned.contains($0) }
        #expect(missing.isEmpty, "no test names \(missing.joined(separator: ", "))")
    }

    @Test("every rule of finite-length tasks is tested, and none is planned")
    func tasks() throws {
        let tested = try testedIDs()
        let missing = TaskRules.all.map(\.id).filter { !tested.contains($0) || Self.planned.contains($0) }
        #expect(missing.isEmpty, "no test names \(missing.joined(separator: ", "))")
    }

    @Test("what is planned is a rule of the host")
    func plannedExists() {
        let unknown = Self.planned.subtracting(RuleBook.host.rules.map(\.id)).sorted()
        #expect(unknown.isEmpty, "there is no rule \(unknown.joined(separator: ", "))")
    }

    @Test("titles are read with line breaks and several ids")
    func titles() {
        let source = "@Test(\n    \"a.b, c.d: words\", arguments: [1]) func x() {} @Test(\"e.f: more: words\")"
        #expect(Self.ids(inTitlesOf: source) == ["a.b", "c.d", "e.f"])
    }
}
