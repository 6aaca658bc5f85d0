import Foundation
import Testing
import VigilFacts
import VigilResults

@testable import VigilScenarios

struct VariantReaderTests: Facts {
    @Test("The variants of a scenario", arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    private static let steps = #"steps: [{ at: 0, device: "launch" }]"#

    /// The variants of a file with some keys, in words.
    private static func variants(_ keys: String) throws -> [String] {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent(
            "vigil-variants-\(ProcessInfo.processInfo.globallyUniqueString).json5")
        try "{ \(keys), \(Self.steps) }".write(to: file, atomically: true, encoding: .utf8)
        defer { try? FileManager.default.removeItem(at: file) }
        return ScenarioHeader(file.path).variants.map(VariantValue.text)
    }

    let combinations = Fact("are all combinations of a matrix, in the order of the file, for each of its variants") {
        try expect(
            Self.variants(#"matrix: { system: ["iOS 7", "iOS 17"], seed: [1, 2] }"#),
            is: ["iOS 7, seed 1", "iOS 7, seed 2", "iOS 17, seed 1", "iOS 17, seed 2"])
        try expect(
            Self.variants(
                #"""
                variants: [{ constants: { "k.task.expiry-lead": 2 } }, { constants: { "k.task.expiry-lead": 2.5 } }],
                matrix: { variables: { NAME: ["a", "b"] } }
                """#),
            is: [
                "k.task.expiry-lead 2, $(NAME) a", "k.task.expiry-lead 2, $(NAME) b",
                "k.task.expiry-lead 2.5, $(NAME) a", "k.task.expiry-lead 2.5, $(NAME) b",
            ])
        try expect(
            Self.variants(#"matrix: { lifeCycle: ["app", "scenes"] }"#), is: ["lifeCycle app", "lifeCycle scenes"])
        try expect(Self.variants(#"name: "plain""#), is: [""])
    }

    let mistakes = Fact(
        "with a mistake are reported with its place, and the scenario is read once, to say so",
        for: [
            (#"matrix: { system: ["iOS 7", "iOS 99"] }"#, "matrix.system[1]"),
            (#"matrix: { sytem: ["iOS 7"] }"#, #"did you mean "system"?"#),
            (
                #"matrix: { lifeCycle: ["scene"] }"#,
                #"matrix.lifeCycle[0]: unknown life cycle "scene"; did you mean "scenes"?"#
            ),
            (#"lifeCycle: "apps""#, #"lifeCycle: unknown life cycle "apps"; did you mean "app"?"#),
            (#"matrix: { seed: 3 }"#, "expected a list of values, found a number"),
            (#"matrix: { seed: [1.5] }"#, "expected a whole number from 0 on"),
            (#"matrix: { seed: [] }"#, "expected a list of values"),
            (#"matrix: { seed: [1, 1] }"#, "the variant seed 1 is there twice"),
            (#"variants: [], seed: 1"#, "expected a list of variants"),
            (#"variants: [{ system: "iOS 7" }, { seed: 1 }]"#, "varies other things than the variant above it"),
            (#"variants: [{ seed: 1 }], matrix: { seed: [2] }"#, #""seed" varies in "matrix" and in "variants""#),
            (#"matrix: { constants: { "k.task.expiry-leed": [1] } }"#, "unknown constant"),
        ]
    ) { (keys: String, part: String) in
        let problems = Play.problems("{ \(keys), \(Self.steps) }")
        expect(problems.contains { $0.contains(part) }, "\(problems)")
        // The header does not know the constants of the modules.
        try expect(Self.variants(keys) == [""] || part == "unknown constant")
    }

    let options = Fact("change the options of a run, paths being those of the file") {
        let variant = [
            VariantValue("system", "iOS 7"), VariantValue("manifest", "../Other.plist"), VariantValue("seed", "9"),
            VariantValue("k.task.expiry-lead", "2.5"), VariantValue("$(NAME)", "x"),
            VariantValue("lifeCycle", "scenes"),
        ]
        let options = try RunOptions().applying(variant, of: "/App/Scenarios/a.json5")
        expect(options.system == .iOS(7) && options.manifest == "/App/Other.plist" && options.seed == 9)
        expect(options.lifeCycle, is: .scenes)
        expect(throws: UsageError.self) { try RunOptions().applying([VariantValue("lifeCycle", "x")], of: "a") }
        expect(options.constants == ["k.task.expiry-lead": 2.5] && options.variables == ["NAME": "x"])
        expect(throws: UsageError.self) { try RunOptions().applying([VariantValue("seed", "x")], of: "a") }
    }
}
