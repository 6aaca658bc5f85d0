import Testing
import VigilFacts

@testable import VigilTranslation

struct LeavingOutTests: Facts {
    @Test("A source without some of its pieces", arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    /// The source without the pieces of a kind that begin with a text.
    private static func without(_ kind: LeftOut.Kind, _ start: String, of text: String) throws -> String {
        let read = ReadSource(Array(text.utf8))
        let source = read.source
        let finder = PieceFinder(read)
        let units = finder.units
        let first = try require(
            source.tokens.indices.first { source.bytes[source.tokens[$0].start...].starts(with: start.utf8) })
        let unit = try require(units.around(first).first.map { units.all[$0].tokens })
        let tokens =
            switch kind {
            case .call: try require(finder.chainedCall(at: first))
            case .attribute: finder.attribute(at: first)
            case .override: first..<first + 1
            case .clause: try require(GuardClauses(source, unit)?.clauses.first { $0.contains(first) })
            case .conformance:
                try require(read.outline.entries.flatMap { Conformances(source, $0).all }.first { $0.contains(first) })
            case .body, .result: first..<source.behindGroup(first)
            default: unit
            }
        let leaving = LeavingOut([finder.piece(kind, tokens, why: "")], of: read)
        expect(leaving.unknown.isEmpty)
        let result = String(decoding: leaving.bytes, as: UTF8.self)
        expect(result.count { $0.isNewline }, is: text.count { $0.isNewline })
        return result
    }

    let statement = Fact("has a note in place of a statement, and each line keeps its number") {
        let text = "func f() {\n    Missing.go(\n        1)\n    next()\n}"
        try expect(
            Self.without(.statement, "Missing", of: text),
            is: "func f() {\n    let _: Void = __leftOut(\"Missing.go( 1)\")\n\n    next()\n}")
    }

    let leaving = Fact("gives back what a missing value would have been, and throws where it threw") {
        try expect(
            Self.without(.statement, "return m", of: "func f() { return m() }").contains(
                "return __leftOut(\"return m()\")"))
        try expect(
            Self.without(.statement, "throw", of: "func f() { throw m }").contains(
                "throw __leftOut(error: \"throw m\")")
        )
    }

    let small = Fact("loses one clause of a guard, one call of a chain, one word, one attribute") {
        try expect(
            Self.without(.clause, "let b", of: "func f() { guard let a, let b = m(a) else { return } }"),
            is: "func f() { guard let a, __leftOut(isTrue: \"let b = m(a)\") else { return } }")
        try expect(
            Self.without(.call, ".glow", of: "let v = Text(\"a\")\n    .glow(3) { x }\n    .bold()"),
            is: "let v = Text(\"a\")\n    .__leavingOut(\".glow(3) { x }\")\n    .bold()")
        try expect(
            Self.without(.override, "override", of: "class A { override func f() {} }"), is: "class A {  func f() {} }")
        try expect(
            Self.without(.attribute, "@Inject", of: "class A { @Injected(x) var a = 1 }"), is: "class A {  var a = 1 }")
    }

    let conformance = Fact("conforms to one thing less, wherever it stands in the list") {
        try expect(Self.without(.conformance, "B", of: "class A: B, C {}"), is: "class A:  C {}")
        try expect(Self.without(.conformance, "C", of: "class A: B, C {}"), is: "class A: B {}")
        try expect(Self.without(.conformance, "B", of: "class A: B {}"), is: "class A {}")
    }

    let bodies = Fact("has functions that do nothing, and an end where all that gave a value back is left out") {
        try expect(
            Self.without(.body, "{ m", of: "func f(a: Int) { m(a) }"),
            is: "func f(a: Int) { __leftOut(body: \"func f(a: Int)\") }")
        try expect(
            Self.without(.body, "{ m", of: "class A { init() { m() } }"),
            is: "class A { init() { __leftOut(initializer: \"init()\") } }")
        try expect(
            Self.without(.result, "{ if", of: "func f() -> Int { if m { } }").hasSuffix(
                "; return __leftOut(\"{ if m { } }\") }"))
    }

    let edited = Fact("knows pieces after lines were put before them, and says which are not there any more") {
        let piece = PieceFinder(ReadSource(Array("func f() { go(1) }".utf8))).units
        expect(piece.all.count, is: 2)
        let read = ReadSource(Array("func f() { go(1) }".utf8))
        let known = PieceFinder(read).piece(.statement, CodeUnits(of: read).all[1].tokens, why: "")
        let moved = LeavingOut([known], of: ReadSource(Array("\n\n// more\nfunc f() {\n    go( 1 )\n}".utf8)))
        expect(moved.unknown.isEmpty && String(decoding: moved.bytes, as: UTF8.self).contains("__leftOut"))
        let changed = LeavingOut([known], of: ReadSource(Array("func f() { go(2) }".utf8)))
        expect(changed.unknown == [known] && String(decoding: changed.bytes, as: UTF8.self) == "func f() { go(2) }")
    }

    let shown = Fact("is said without what a terminal would obey, on one line") {
        let source = SourceText("go(\"a\u{1B}[2J\u{202E}b\")\n    .on()")
        expect(source.shown(source.tokens.indices), is: "go(\"a [2J b\") .on()")
    }
}
