import Testing
import VigilFacts

@testable import VigilTranslation

struct BranchTests: Facts {
    @Test("The branches of a source's conditions", arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    private static func translation(_ source: String) -> Translation {
        let read = ReadSource(Array(source.utf8))
        return Translation(of: read, path: "/App.swift", index: TargetIndex(of: read))
    }

    let conditions = Fact(
        "hold or not on a phone, where that is known",
        for: [
            ("os(iOS)", true), ("!os(iOS)", false), ("os(macOS) || os(iOS)", true), ("os(tvOS) && DEBUG", false),
            ("DEBUG", nil), ("os(iOS) || DEBUG", true), ("os(iOS) && DEBUG", nil), ("!(os(macOS) || os(tvOS))", true),
            ("canImport(AppKit)", false), ("canImport(UIKit)", nil), ("targetEnvironment(macCatalyst)", false),
            ("targetEnvironment(simulator)", nil), ("swift(>=6)", nil), ("false || true", true),
        ] as [(String, Bool?)]
    ) { (condition: String, expected: Bool?) in
        let source = SourceText("#if \(condition)\na\n#else\nb\n#endif")
        try require(source.branches.count == 2)
        expect(Condition.holds(source.branches[0], source), is: expected)
        expect(Condition.holds(source.branches[1], source), is: expected.map { !$0 })
    }

    let otherSystems = Fact("that no phone compiles have no problems") {
        expect(Self.translation("#if !os(iOS)\nfunc observeValue() {}\n#endif").problems, is: [])
        expect(Self.translation("#if os(iOS)\n#else\n@NSManaged func a()\n#endif").problems, is: [])
        expect(Self.translation("#if os(iOS)\n@NSManaged func a()\n#endif").problems.count, is: 1)
    }

    let unknown = Fact("have their problems where they are compiled only") {
        let translation = Self.translation("#if DEBUG\n#elseif LEGACY && os(iOS)\n@NSManaged func a()\n#endif")
        expect(translation.problems.map(\.conditions), is: [["!(DEBUG) && (LEGACY && true)"]])
        expect(
            translation.text.contains(
                "#if !(DEBUG) && (LEGACY && true)\n#sourceLocation(file: \"/App.swift\", line: 3)\n#error("))
    }

    let methods = Fact("that no phone compiles have no methods that selectors find") {
        let source = "class A {\n#if os(macOS)\n@objc func f(_ a: Int) {}\n#else\n@objc func f() {}\n#endif\n}"
        expect(Self.translation(source + "\nlet a = #selector(A.f)").problems, is: [])
        expect(!Self.translation(source).text.contains("f:"))
    }

    let attributes = Fact("may hold an attribute alone") {
        let text = Self.translation("class A {\n#if DEBUG\n@objc\n#endif\nfunc f() {}\n}").text
        expect(text.contains("#endif\n@section"))
    }
}
