import Foundation
import Testing
import VigilFacts
import VirtualTime

@testable import VigilDocuments

struct JSON5ScannerTests: Facts {
    @Test("The JSON5 scanner", arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    private static func parse(_ text: String) throws(InputProblems) -> (JSONValue, JSON5Positions) {
        try JSONValue.parse(Data(text.utf8), file: "a.json5")
    }

    let readsAll = Fact("reads everything people write, and keeps the order of keys") {
        let text = """
            // first
            { zeta: [1, -2.5, +3, .5, 5., 0x1F, 1e3,], "alpha": 'it''s "x" \\u00e9\\x41\\n\\ud83d\\ude00', /* and */
              $a_1: true, 'b c': false, \u{E9}t\u{E9}: null, }
            """.replacing("''", with: "\\'")
        let numbers: [JSONValue] = [1, -2.5, 3, 0.5, 5, 31, 1000].map { .number($0) }
        let expected: [JSONValue.Member] = [
            .init(key: "zeta", value: .array(numbers)), .init(key: "alpha", value: .string("it's \"x\" éA\n😀")),
            .init(key: "$a_1", value: .bool(true)), .init(key: "b c", value: .bool(false)),
            .init(key: "été", value: .null),
        ]
        try expect(Self.parse(text).0, is: .object(expected))
        try expect(Self.parse(text).0["$a_1"], is: .bool(true))
    }

    let findsMistakes = Fact(
        "finds the first mistake by line, column and reason",
        for: JSON5Mistake.all
    ) { (mistake: JSON5Mistake) in
        expect(throws: InputProblems.self) { try Self.parse(mistake.text) }
        do throws(InputProblems) { _ = try Self.parse(mistake.text) } catch {
            expect(error.description, is: "a.json5:" + mistake.says)
        }
    }

    let directives = Fact("tells of every preprocessor line, not of the first alone") {
        do throws(InputProblems) {
            _ = try Self.parse("{ a: 1,\n#if X\n b: '#define',\n  #else\n b: 3\n#endif\n}")
        } catch {
            expect(error.problems.map(\.line), is: [2, 4, 6])
        }
    }

    let knowsPlaces = Fact("knows where every value and every key is") {
        let text = "{\n  steps: [\n    { at: 1 },\n    { with: { category: 'x' },\n \"a.b\": 2 },\n  ],\n}"
        let places = try Self.parse(text).1
        expect(places.position(of: "steps[1].with.category")?.description, is: "line 4, column 25")
        expect(places.keyPosition(of: "steps[1].with.category")?.description, is: "line 4, column 15")
        expect(places.position(of: .root)?.description, is: "line 1, column 1")
        expect(places.position(of: ContentPath.root.key("steps").item(1).key("a.b"))?.line, is: 5)
        expect(places.position(of: "steps[1][\"a.b\"]")?.line, is: 5)
        expect(places.position(of: "steps[2]") == nil)
        expect(places.nearestPosition(of: "steps[1].missing.deeper")?.description, is: "line 4, column 5")
    }

    let countsColumns = Fact("counts columns in characters, and lines in any style") {
        let places = try Self.parse("{ 'é😀': 1, a: 2,\r\n b: 3,\r c: 4 }").1
        expect(places.keyPosition(of: "a")?.description, is: "line 1, column 12")
        expect(places.keyPosition(of: "b")?.description, is: "line 2, column 2")
        expect(places.keyPosition(of: "c")?.description, is: "line 3, column 2")
    }

    let tellsOfDuplicates = Fact("tells of every key that is given twice, with both places") {
        do throws(InputProblems) { _ = try Self.parse("{ a: 1, b: { c: 1,\n 'c': 2 }, a: 3 }") } catch {
            expect(
                error.problems.map(\.description),
                is: [
                    "a.json5:2:2: error: b.c: this key is given twice, first at line 1, column 14; "
                        + "remove one of the two",
                    "a.json5:2:12: error: a: this key is given twice, first at line 1, column 3; "
                        + "remove one of the two",
                ])
        }
        expect(throws: InputProblems.self) { try Self.parse("{ a: 1, a: 2 }") }
    }

    let boundsNesting = Fact("bounds the nesting at 100, also on a small stack") {
        @Sendable func nested(_ depth: Int) -> String {
            String(repeating: "[{a:", count: depth / 2) + "1" + String(repeating: "}]", count: depth / 2)
        }
        expect(throws: InputProblems.self) { try Self.parse(nested(102)) }
        let isOver = DispatchSemaphore(value: 0)
        let thread = Thread {
            _ = try? JSONValue.parse(Data(nested(100).utf8), file: "a.json5")
            isOver.signal()
        }
        thread.stackSize = 512 * 1024
        thread.start()
        isOver.wait()
        _ = try Self.parse(nested(100))
    }

    let agreesWithFoundation = Fact("accepts nothing that Foundation refuses") {
        var random = SeededGenerator(seed: 7)
        let pieces = [
            "{", "}", "[", "]", ",", ":", "a", "\"b\"", "'c\\x41'", "1", "-", ".", "e5", "0x", "F", "true", "null", " ",
            "\n", "/**/", "//x\n", "\\u0041", "\u{A0}", "é", "\"", "0", "+", "\u{2028}", "_", "-1.5", "\u{B}",
        ]
        var accepted = 0
        for _ in 0..<4_000 {
            let count = Int.random(in: 1...8, using: &random)
            let parts = (0..<count).map { _ in pieces[Int.random(in: pieces.indices, using: &random)] }
            let text = parts.joined()
            guard (try? JSON5Scanner.scan(SourceText(Array(text.utf8)))) != nil else { continue }
            accepted += 1
            do throws(InputProblems) { _ = try Self.parse(text) } catch {
                expect(error.description.contains("given twice"), "\(text)")
            }
        }
        expect(accepted > 100)
    }
}

/// A broken text, and what is said of it.
struct JSON5Mistake: Sendable, CustomTestStringConvertible {
    let text: String
    let says: String

    init(_ text: String, _ says: String) {
        self.text = text
        self.says = says
    }

    var testDescription: String { text }

    static let all = [
        JSON5Mistake("", "1:1: error: the file is empty"),
        JSON5Mistake("// only a comment", "1:18: error: the file is empty"),
        JSON5Mistake("{\n a: 1\n b: 2 }", "3:2: error: a comma is missing before \"b\""),
        JSON5Mistake("{ a 1 }", "1:5: error: a colon is missing after the key \"a\""),
        JSON5Mistake("{ a: }", "1:6: error: \"}\" where a value is due"),
        JSON5Mistake("{ a: 1,, }", "1:8: error: a comma without a value before it"),
        JSON5Mistake("[ 1, }", "1:6: error: \"}\" where \"]\" is due"),
        JSON5Mistake("{ a: [1,\n 2\n", "3:1: error: the file ends inside the [ of line 1"),
        JSON5Mistake("{ a:", "1:5: error: the file ends inside the { of line 1"),
        JSON5Mistake("{} {}", "1:4: error: \"{\" after the end of the value"),
        JSON5Mistake(
            "{ a: \"b\n\" }", "1:6: error: this string is not closed on its line; a line break is written \\n"),
        JSON5Mistake(
            "{ a: 'b\\\nc' }", "1:8: error: a string that goes on in the next line; write it in one line, with \\n"),
        JSON5Mistake(
            "{ a: \"\tb\" }",
            "1:7: error: the invisible character U+0009 in a string; write it as an escape, such as \\t"),
        JSON5Mistake("{ a: '\\q' }", "1:7: error: unknown escape \\ before \"q\"; a backslash is \\\\"),
        JSON5Mistake("{ a: '\\u00g0' }", "1:11: error: 4 hexadecimal digits are due here"),
        JSON5Mistake("{ a: '\\ud800' }", "1:7: error: half of a surrogate pair: no character"),
        JSON5Mistake("{ a: /* b }", "1:6: error: this comment is never closed"),
        JSON5Mistake("{ a-b: 1 }", "1:4: error: a key without quotation marks cannot hold \"-\"; quote the key"),
        JSON5Mistake("{ 1a: 1 }", "1:3: error: \"1\" where a key is due; quote keys that are no plain names"),
        JSON5Mistake(
            "{ \u{A0}a: 1 }",
            "1:3: error: the invisible character U+00A0 where a key is due; quote keys that are no plain names"),
        JSON5Mistake("{ a: True }", "1:6: error: unknown word \"True\"; did you mean true?"),
        JSON5Mistake("{ a: home }", "1:6: error: unknown word \"home\"; a text is written in quotation marks"),
        JSON5Mistake(
            "{ a: 30s }", "1:6: error: \"30s\" is no number that can be read; a text is written in quotation marks"),
        JSON5Mistake("{ a: 007 }", "1:6: error: \"007\" is no number that can be read"),
        JSON5Mistake("{ a: -Infinity }", "1:6: error: -Infinity is not accepted: write a finite number"),
        JSON5Mistake("{ a: “b” }", "1:6: error: \"“\" where a value is due; a text is written in \" or '"),
        JSON5Mistake(
            "{ a: 1,\n  #else\n b: 2 }",
            "2:3: error: a preprocessor line: \"#else\"; Xcode processes such files when "
                + "it builds (INFOPLIST_PREPROCESS); give the processed file"),
        JSON5Mistake(
            "#if DEBUG\n{}",
            "1:1: error: a preprocessor line: \"#if DEBUG\"; Xcode processes such files when "
                + "it builds (INFOPLIST_PREPROCESS); give the processed file"),
    ]
}
