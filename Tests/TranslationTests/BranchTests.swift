import Testing

@testable import VigilTranslation

@Suite("The branches of a source's conditions")
struct BranchTests {
    private func translation(_ source: String) -> Translation {
        let read = ReadSource(Array(source.utf8))
        return Translation(of: read, path: "/App.swift", index: TargetIndex(of: read))
    }

    @Test(
        "hold or not on a phone, where that is known",
        arguments: [
            ("os(iOS)", true), ("!os(iOS)", false), ("os(macOS) || os(iOS)", true), ("os(tvOS) && DEBUG", false),
            ("DEBUG", nil), ("os(iOS) || DEBUG", true), ("os(iOS) && DEBUG", nil), ("!(os(macOS) || os(tvOS))", true),
            ("canImport(AppKit)", false), ("canImport(UIKit)", nil), ("targetEnvironment(macCatalyst)", false),
            ("targetEnvironment(simulator)", nil), ("swift(>=6)", nil), ("false || true", true),
        ] as [(String, Bool?)])
    func conditions(condition: String, expected: Bool?) throws {
        let source = SourceText("#if \(condition)\na\n#else\nb\n#endif")
        try #require(source.branches.count == 2)
        #expect(Condition.holds(source.branches[0], source) == expected)
        #expect(Condition.holds(source.branches[1], source) == expected.map { !$0 })
    }

    @Test("that no phone compiles have no problems")
    func otherSystems() {
        #expect(translation("#if !os(iOS)\nfunc observeValue() {}\n#endif").problems == [])
        #expect(translation("#if os(iOS)\n#else\n@NSManaged func a()\n#endif").problems == [])
        #expect(translation("#if os(iOS)\n@NSManaged func a()\n#endif").problems.count == 1)
    }

    @Test("have their problems where they are compiled only")
    func unknown() {
        let translation = translation("#if DEBUG\n#elseif LEGACY && os(iOS)\n@NSManaged func a()\n#endif")
        #expect(translation.problems.map(\.conditions) == [["!(DEBUG) && (LEGACY && true)"]])
        #expect(
            translation.text.contains(
                "#if !(DEBUG) && (LEGACY && true)\n#sourceLocation(file: \"/App.swift\", line: 3)\n#error("))
    }

    @Test("that no phone compiles have no methods that selectors find")
    func methods() {
        let source = "class A {\n#if os(macOS)\n@objc func f(_ a: Int) {}\n#else\n@objc func f() {}\n#endif\n}"
        #expect(translation(source + "\nlet a = #selector(A.f)").problems == [])
        #expect(!translation(source).text.contains("f:"))
    }

    @Test("may hold an attribute alone")
    func attributes() {
        let text = translation("class A {\n#if DEBUG\n@objc\n#endif\nfunc f() {}\n}").text
        #expect(text.contains("#endif\n@section"))
    }
}
