import Testing

@testable import VigilFreshStatics

@Suite("The name of a mark that variables were computed")
struct MarkedVariableTests {
    @Test(
        "leads to the declarations that are computed together, and to the module that has them",
        arguments: [
            ("$s3Lib2ga", "Lib", ["Lib.ga"]),
            ("$s3Lib2ga_2gb", "Lib", ["Lib.ga", "Lib.gb"]),
            ("$s3LibAAO1a_1b", "Lib", ["Lib.Lib.a", "Lib.Lib.b"]),
            // Of types of the standard library, and of one with a condition.
            ("$sSi3LibE2ia_2ib", "Lib", ["Swift.Int.ia", "Swift.Int.ib"]),
            ("$sSS4StatE4solo", "Stat", ["Swift.String.solo"]),
            ("$sSa3LibSiRszlE1x_1y", "Lib", ["x", "y"].map { "Swift.Array<A where A == Swift.Int>.\($0)" }),
            // Private ones, whose file is said once.
            (
                "$s5Pairs3TopC3low33_E0CFC2BADD7FBD99E9118E135083E37CLL_4highAELL_5other", "Pairs",
                [
                    "Pairs.Top.(low in _E0CFC2BADD7FBD99E9118E135083E37C)",
                    "Pairs.Top.(high in _E0CFC2BADD7FBD99E9118E135083E37C)", "Pairs.Top.other",
                ]
            ),
            // Of a type in a function.
            (
                "$s3Lib4bumpSSyF5LocalL_O1p_1q", "Lib",
                ["p", "q"].map { "Local #1 in Lib.bump() -> Swift.String.\($0)" }
            ),
            ("no symbol", nil, []),
        ] as [(String, String?, [String])])
    func declarations(stem: String, module: String?, names: [String]) {
        let found = MarkedVariable.all(of: stem[...])
        #expect(found.map(\.name) == names && found.first?.module == module, "\(found)")
    }
}
