import Testing
import VigilFacts

@testable import VigilTranslation

struct OptionalMethodTests: Facts {
    @Test("The translation of optional methods", arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    private static let delegate =
        "@objc protocol D { @objc optional func f(_ a: Int, b: Int) ; @objc optional func g() ; @objc optional func `in`() }"

    private static func translation(_ source: String, others: String = Self.delegate) -> Translation {
        let read = ReadSource(Array(source.utf8))
        var index = TargetIndex(of: read)
        index.merge(TargetIndex(of: ReadSource(Array(others.utf8))))
        return Translation(of: read, path: "/App.swift", index: index)
    }

    private static func body(_ source: String, others: String = Self.delegate) -> String? {
        Self.translation(source, others: others).text.split(separator: "line: 1)\n", maxSplits: 1).last.map(String.init)
    }

    let questions = Fact(
        "asks whether there is one",
        for: [
            ("d?.g != nil", "d?._implementing(\"g(\") != nil"), ("nil == d?.g", "nil == d?._implementing(\"g(\")"),
            ("d?.f(_:b:) != nil", "d?._implementing(\"f(_:b:)\") != nil"),
            ("if nil != a.b?.g {}", "if nil != a.b?._implementing(\"g(\") {}"),
            ("d.in?()", "d._implementing(\"in()\")?.in()"), ("d.`in`?()", "d._implementing(\"in()\")?.`in`()"),
            ("d.scene?(s, continue: a)", "d._implementing(\"\")?.scene(s, continue: a)"),
            ("d.scene?(s)", "d.scene?(s)"), ("d.scene?(s, x: 1)", "d.scene?(s, x: 1)"),
            ("d.g == other", "d.g == other"),
        ]
    ) { (source: String, expected: String) in expect(Self.body(source), is: expected) }

    let closures = Fact("leaves closures alone that are named like one, by the labels and by what they are called on") {
        let row = "class Row { var g: (() -> Void)? ; var f: ((Int) -> Void)? }\n"
        for call in ["row.f?(1)", "row.g?(2)", "row.g?(a: 2)"] { expect(Self.body(call), is: call) }
        for call in [
            "func a(_ row: Row) { row.g?() }", "let row = Row() ; row.g?()", "func a(_ row: Row?) { row?.g?() }",
        ] { expect(Self.body(call, others: Self.delegate + row), is: call) }
        expect(
            Self.body("weak var d: D? ; d?.g?()", others: Self.delegate + row)?.contains("d?._implementing"), is: true)
        expect(Self.body("delegate?.g?()", others: Self.delegate + row)?.contains("_implementing"), is: true)
        let unclear = Self.translation("rows[0].g?()", others: Self.delegate + row)
        expect(unclear.problems.map(\.severity) == [.error] && unclear.problems.map(\.column) == [9])
        let lines = TargetIndex(of: ReadSource(Array((Self.delegate + row).utf8))).lines
        expect(TargetIndex(lines: lines)?.optionalProperties, is: ["f", "g"])
    }

    let libraries = Fact("knows of a library its protocols and their optional methods, and nothing else") {
        let library = Self.delegate + "\npublic class Row: NSObject { public var g: (() -> Void)? ; @objc func h() {} }"
        let seen = TargetIndex(of: ReadSource(Array(library.utf8))).seenFromOutside
        expect(seen.lines, is: TargetIndex(of: ReadSource(Array(Self.delegate.utf8))).lines)
        let read = ReadSource(Array("class A: D { func g() {} } ; func a(_ d: D?) { d?.g?() }".utf8))
        var index = TargetIndex(of: read)
        index.merge(seen)
        let text = Translation(of: read, path: "/App.swift", index: index).text
        expect(text.contains("implements: \"g()\"") && text.contains("d?._implementing(\"g()\")?.g()"))
    }

    let bindings = Fact("refuses to keep one that may not be there") {
        expect(Self.translation("if let f = d?.g { f() }").problems.map(\.column), is: [15])
        expect(Self.translation("guard a, let f = d?.f(_:b:) else { return }").problems.count, is: 1)
        expect(Self.translation("if let f = d?.g?() { f() }").problems, is: [])
    }

    let selectors = Fact("lets selectors find what a protocol asks for") {
        let text = Self.translation("class A: D { func f(_ a: Int, b: Int) {} ; @objc func g() {} }").text
        expect(text.contains("A.self, \"f:b:\", {"))
        expect(text.components(of: "A.self, \"g\""), is: 1)
        let closure = "@objc protocol D { @objc optional func g(_ a: () -> Void) }"
        let implemented = Self.translation("class A: D { func g(_ a: () -> Void) {} }", others: closure)
        expect(implemented.problems, is: [])
        expect(implemented.text.contains("implements: \"g(_:)\", nil)") && !implemented.text.contains("\"g:\""))
        let renamed = "@objc protocol D { @objc(go) optional func g() }"
        expect(Self.translation("class A: D { func g() {} }", others: renamed).text.contains("A.self, \"go\", {"))
        expect(Self.body("#selector(D.g)", others: renamed), is: "SimulatedFoundation.Selector(\"go\")")
    }

    let otherMethods = Fact("leaves methods of that name alone that no message can reach") {
        for source in [
            "struct S {} ; extension S { func g() {} }", "extension Array { func g() {} }",
            "class C<T> {} ; extension C { func g() {} }", "class C { func g<T>(_ a: T) {} }",
            "class C { func g(_ a: inout Int) {} }", "protocol P {} ; extension P { func g() {} }",
        ] { expect(Self.body(source), is: source) }
        expect(
            Self.translation("extension UIView: D { func g() {} }").text.contains("UIView.self, implements: \"g()\""))
        expect(
            Self.translation("extension O.C { func g() {} }", others: Self.delegate + "class C {}").text.contains("O.C")
        )
    }

    let declarations = Fact("repeats declarations without what stands between their words") {
        let text = Self.translation(
            "@objc protocol P {\n@objc optional func h(\n_ a: Foundation.Date, // one\nb: Int\n) throws(E) -> Int\n}"
        ).text
        expect(
            text.contains(
                "; extension P { func h( _ a: SimulatedFoundation.Date, b: Int ) throws(E) -> Int "
                    + "{ SimulatedFoundation.ObjectiveCMethod.send(\"h(_:b:)\", to: self, [a, b]) }"))
    }

    let nested = Fact("puts defaults where an extension may stand") {
        let text = Self.translation("class A { @objc protocol P { @objc optional func h() } ; func i() {} }").text
        expect(text.contains("func i() {} }; extension A.P { func h()"))
        expect(!Self.translation("class A { @objc protocol P { @objc optional func h() }").text.contains("extension"))
        let refused = Self.translation("@objc protocol P { @objc optional static func h() }")
        expect(refused.problems.map(\.severity), is: [.error])
        expect(!refused.text.contains("extension P { func h"))
    }
}

extension String {
    /// How often a text is in it.
    fileprivate func components(of text: String) -> Int { ranges(of: text).count }
}
