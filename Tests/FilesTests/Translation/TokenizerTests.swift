import Testing
import VigilFacts

@testable import VigilTranslation

struct TokenizerTests: Facts {
    @Test("The tokens of a source", arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    private static func texts(_ source: String) -> [String] {
        let read = SourceText(source)
        return read.tokens.indices.map { read.text($0) }
    }

    private static func kinds(_ source: String) -> [Token.Kind] { SourceText(source).tokens.map(\.kind) }

    let plain = Fact("are words, numbers, operators and marks") {
        expect(
            Self.texts("let a = b.c(1, 0x1F) ?? d!"),
            is: [
                "let", "a", "=", "b", ".", "c", "(", "1", ",", "0x1F", ")", "??", "d", "!",
            ])
        expect(
            Self.texts("1.5e-3 + 1..<2 1...3 0x1.8p+2 a.0.1"),
            is: [
                "1.5e-3", "+", "1", "..<", "2", "1", "...", "3", "0x1.8p+2", "a", ".", "0.1",
            ])
        expect(
            Self.texts("a?.b!.c != !d `func` $0"),
            is: ["a", "?", ".", "b", "!", ".", "c", "!=", "!", "d", "`func`", "$0"])
    }

    let strings = Fact("hold strings as a whole, but for what is interpolated") {
        expect(Self.texts(#"a "x \" y" b"#), is: ["a", #""x \" y""#, "b"])
        expect(
            Self.texts(#""a\(b + "c\(d)e")f" g"#),
            is: [
                #""a\("#, "b", "+", #""c\("#, "d", ")", #"e""#, ")", #"f""#, "g",
            ])
        expect(Self.texts(##"#"raw \(no) " \#(yes) "# z"##), is: [##"#"raw \(no) " \#("##, "yes", ")", ##" "#"##, "z"])
        expect(
            Self.texts("\"\"\"\na \"quoted\" \\(b)\n\"\"\" c"),
            is: ["\"\"\"\na \"quoted\" \\(", "b", ")", "\n\"\"\"", "c"])
        expect(Self.texts(##"#"""# a"##), is: [##"#"""#"##, "a"])
        expect(Self.texts("\"\" a"), is: ["\"\"", "a"])
    }

    let openString = Fact("go on behind a string that is not closed on its line") {
        expect(Self.texts("let a = \"open\nlet b"), is: ["let", "a", "=", "\"open", "let", "b"])
        expect(Self.texts("\"ends with \\\nlet b"), is: ["\"ends with \\", "let", "b"])
    }

    let comments = Fact("are none in comments, which may hold others") {
        expect(Self.texts("a /* b /* c */ d */ e // f\ng"), is: ["a", "e", "g"])
        expect(Self.texts("a /* never closed"), is: ["a"])
        expect(Self.texts("#!/usr/bin/swift\na"), is: ["a"])
        expect(Self.texts("a +/* b */c"), is: ["a", "+", "c"])
    }

    let regexes = Fact("are regex literals where an operand may stand, and divisions elsewhere") {
        expect(Self.texts("let r = /a\\/b(c)/"), is: ["let", "r", "=", "/a\\/b(c)/"])
        expect(Self.texts("x = a / b / c"), is: ["x", "=", "a", "/", "b", "/", "c"])
        expect(Self.texts("f(/x)/, 1)"), is: ["f", "(", "/", "x", ")", "/", ",", "1", ")"])
        expect(Self.texts("return /[)]/"), is: ["return", "/[)]/"])
        expect(Self.texts("#/ a \n b /# c"), is: ["#/ a \n b /#", "c"])
        expect(Self.kinds("(/x/)"), is: [.mark, .regex, .mark])
        expect(Self.texts("a/b/c"), is: ["a", "/", "b", "/", "c"])
    }

    let directives = Fact("know directives, and whether they begin their line") {
        let read = SourceText("#if os(iOS)\n  let a = #selector(b)\n#endif")
        let found = read.tokens.indices.filter { read.tokens[$0].kind == .directive }
        expect(found.map { read.text($0) }, is: ["#if", "#selector", "#endif"])
        expect(found.map { read.tokens[$0].startsLine }, is: [true, false, true])
        expect(read.tokenIndex.directives, is: found)
    }

    let groups = Fact("find what closes a group, and what ends a list of generic parameters") {
        let read = SourceText("f(a, [b(c)], { d }) e")
        expect(read.behindGroup(1), is: read.tokens.count - 1)
        let generic = SourceText("class A<B: C<D>, E>: F {")
        expect(generic.text(generic.behindGenerics(2)), is: ":")
        let comparison = SourceText("a < b { c }")
        expect(comparison.behindGenerics(1), is: 1)
    }
}
