import Testing

@testable import VigilTranslation

@Suite("The tokens of a source")
struct TokenizerTests {
    private func texts(_ source: String) -> [String] {
        let read = SourceText(source)
        return read.tokens.indices.map { read.text($0) }
    }

    private func kinds(_ source: String) -> [Token.Kind] { SourceText(source).tokens.map(\.kind) }

    @Test("are words, numbers, operators and marks")
    func plain() {
        #expect(
            texts("let a = b.c(1, 0x1F) ?? d!") == [
                "let", "a", "=", "b", ".", "c", "(", "1", ",", "0x1F", ")", "??", "d", "!",
            ])
        #expect(
            texts("1.5e-3 + 1..<2 1...3 0x1.8p+2 a.0.1") == [
                "1.5e-3", "+", "1", "..<", "2", "1", "...", "3", "0x1.8p+2", "a", ".", "0.1",
            ])
        #expect(
            texts("a?.b!.c != !d `func` $0") == ["a", "?", ".", "b", "!", ".", "c", "!=", "!", "d", "`func`", "$0"])
    }

    @Test("hold strings as a whole, but for what is interpolated")
    func strings() {
        #expect(texts(#"a "x \" y" b"#) == ["a", #""x \" y""#, "b"])
        #expect(
            texts(#""a\(b + "c\(d)e")f" g"#) == [
                #""a\("#, "b", "+", #""c\("#, "d", ")", #"e""#, ")", #"f""#, "g",
            ])
        #expect(texts(##"#"raw \(no) " \#(yes) "# z"##) == [##"#"raw \(no) " \#("##, "yes", ")", ##" "#"##, "z"])
        #expect(
            texts("\"\"\"\na \"quoted\" \\(b)\n\"\"\" c") == ["\"\"\"\na \"quoted\" \\(", "b", ")", "\n\"\"\"", "c"])
        #expect(texts(##"#"""# a"##) == [##"#"""#"##, "a"])
        #expect(texts("\"\" a") == ["\"\"", "a"])
    }

    @Test("go on behind a string that is not closed on its line")
    func openString() {
        #expect(texts("let a = \"open\nlet b") == ["let", "a", "=", "\"open", "let", "b"])
        #expect(texts("\"ends with \\\nlet b") == ["\"ends with \\", "let", "b"])
    }

    @Test("are none in comments, which may hold others")
    func comments() {
        #expect(texts("a /* b /* c */ d */ e // f\ng") == ["a", "e", "g"])
        #expect(texts("a /* never closed") == ["a"])
        #expect(texts("#!/usr/bin/swift\na") == ["a"])
        #expect(texts("a +/* b */c") == ["a", "+", "c"])
    }

    @Test("are regex literals where an operand may stand, and divisions elsewhere")
    func regexes() {
        #expect(texts("let r = /a\\/b(c)/") == ["let", "r", "=", "/a\\/b(c)/"])
        #expect(texts("x = a / b / c") == ["x", "=", "a", "/", "b", "/", "c"])
        #expect(texts("f(/x)/, 1)") == ["f", "(", "/", "x", ")", "/", ",", "1", ")"])
        #expect(texts("return /[)]/") == ["return", "/[)]/"])
        #expect(texts("#/ a \n b /# c") == ["#/ a \n b /#", "c"])
        #expect(kinds("(/x/)") == [.mark, .regex, .mark])
        #expect(texts("a/b/c") == ["a", "/", "b", "/", "c"])
    }

    @Test("know directives, and whether they begin their line")
    func directives() {
        let read = SourceText("#if os(iOS)\n  let a = #selector(b)\n#endif")
        let found = read.tokens.indices.filter { read.tokens[$0].kind == .directive }
        #expect(found.map { read.text($0) } == ["#if", "#selector", "#endif"])
        #expect(found.map { read.tokens[$0].startsLine } == [true, false, true])
        #expect(read.landmarks.directives == found)
    }

    @Test("find what closes a group, and what ends a list of generic parameters")
    func groups() {
        let read = SourceText("f(a, [b(c)], { d }) e")
        #expect(read.behindGroup(1) == read.tokens.count - 1)
        let generic = SourceText("class A<B: C<D>, E>: F {")
        #expect(generic.text(generic.behindGenerics(2)) == ":")
        let comparison = SourceText("a < b { c }")
        #expect(comparison.behindGenerics(1) == 1)
    }
}
