import Testing

@testable import VigilTranslation

@Suite("A source without some of its pieces")
struct LeavingOutTests {
    /// The source without the pieces of a kind that begin with a text.
    private func without(_ kind: LeftOut.Kind, _ start: String, of text: String) throws -> String {
        let read = ReadSource(Array(text.utf8))
        let source = read.source
        let finder = PieceFinder(read)
        let units = finder.units
        let first = try #require(
            source.tokens.indices.first { source.bytes[source.tokens[$0].start...].starts(with: start.utf8) })
        let unit = try #require(units.around(first).first.map { units.all[$0].tokens })
        let tokens =
            switch kind {
            case .call: try #require(finder.chainedCall(at: first))
            case .attribute: finder.attribute(at: first)
            case .override: first..<first + 1
            case .clause: try #require(GuardClauses(source, unit)?.clauses.first { $0.contains(first) })
            case .conformance:
                try #require(read.outline.entries.flatMap { Conformances(source, $0).all }.first { $0.contains(first) })
            case .body, .result: first..<source.behindGroup(first)
            default: unit
            }
        let leaving = LeavingOut([finder.piece(kind, tokens, why: "")], of: read)
        #expect(leaving.unknown.isEmpty)
        let result = String(decoding: leaving.bytes, as: UTF8.self)
        #expect(result.count { $0.isNewline } == text.count { $0.isNewline })
        return result
    }

    @Test("has a note in place of a statement, and each line keeps its number")
    func statement() throws {
        let text = "func f() {\n    Missing.go(\n        1)\n    next()\n}"
        #expect(
            try without(.statement, "Missing", of: text)
                == "func f() {\n    let _: Void = __leftOut(\"Missing.go( 1)\")\n\n    next()\n}")
    }

    @Test("gives back what a missing value would have been, and throws where it threw")
    func leaving() throws {
        #expect(
            try without(.statement, "return m", of: "func f() { return m() }").contains(
                "return __leftOut(\"return m()\")"))
        #expect(
            try without(.statement, "throw", of: "func f() { throw m }").contains("throw __leftOut(error: \"throw m\")")
        )
    }

    @Test("loses one clause of a guard, one call of a chain, one word, one attribute")
    func small() throws {
        #expect(
            try without(.clause, "let b", of: "func f() { guard let a, let b = m(a) else { return } }")
                == "func f() { guard let a, __leftOut(isTrue: \"let b = m(a)\") else { return } }")
        #expect(
            try without(.call, ".glow", of: "let v = Text(\"a\")\n    .glow(3) { x }\n    .bold()")
                == "let v = Text(\"a\")\n    .__leavingOut(\".glow(3) { x }\")\n    .bold()")
        #expect(
            try without(.override, "override", of: "class A { override func f() {} }") == "class A {  func f() {} }")
        #expect(
            try without(.attribute, "@Inject", of: "class A { @Injected(x) var a = 1 }") == "class A {  var a = 1 }")
    }

    @Test("conforms to one thing less, wherever it stands in the list")
    func conformance() throws {
        #expect(try without(.conformance, "B", of: "class A: B, C {}") == "class A:  C {}")
        #expect(try without(.conformance, "C", of: "class A: B, C {}") == "class A: B {}")
        #expect(try without(.conformance, "B", of: "class A: B {}") == "class A {}")
    }

    @Test("has functions that do nothing, and an end where all that gave a value back is left out")
    func bodies() throws {
        #expect(
            try without(.body, "{ m", of: "func f(a: Int) { m(a) }")
                == "func f(a: Int) { __leftOut(body: \"func f(a: Int)\") }")
        #expect(
            try without(.body, "{ m", of: "class A { init() { m() } }")
                == "class A { init() { __leftOut(initializer: \"init()\") } }")
        #expect(
            try without(.result, "{ if", of: "func f() -> Int { if m { } }").hasSuffix(
                "; return __leftOut(\"{ if m { } }\") }"))
    }

    @Test("knows pieces after lines were put before them, and says which are not there any more")
    func edited() {
        let piece = PieceFinder(ReadSource(Array("func f() { go(1) }".utf8))).units
        #expect(piece.all.count == 2)
        let read = ReadSource(Array("func f() { go(1) }".utf8))
        let known = PieceFinder(read).piece(.statement, CodeUnits(of: read).all[1].tokens, why: "")
        let moved = LeavingOut([known], of: ReadSource(Array("\n\n// more\nfunc f() {\n    go( 1 )\n}".utf8)))
        #expect(moved.unknown.isEmpty && String(decoding: moved.bytes, as: UTF8.self).contains("__leftOut"))
        let changed = LeavingOut([known], of: ReadSource(Array("func f() { go(2) }".utf8)))
        #expect(changed.unknown == [known] && String(decoding: changed.bytes, as: UTF8.self) == "func f() { go(2) }")
    }

    @Test("is said without what a terminal would obey, on one line")
    func shown() {
        let source = SourceText("go(\"a\u{1B}[2J\u{202E}b\")\n    .on()")
        #expect(source.shown(source.tokens.indices) == "go(\"a [2J b\") .on()")
    }
}
