import Testing
import VigilFacts

@testable import VigilCommandLine
@testable import VigilScenarios

struct LineEditorTests: Facts {
    @Test("The line that is typed on a terminal", arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    /// The editor after bytes of a terminal, and what came of the keys.
    private static func typed(_ bytes: String, choices: [String] = []) -> (
        editor: LineEditor, outcomes: [LineEditor.Outcome]
    ) {
        var (editor, reader) = (LineEditor(), KeyReader())
        let outcomes = reader.keys(bytes.utf8).map { key in
            editor.take(key) { text in
                let word = text.split(separator: " ", omittingEmptySubsequences: false).last.map(String.init) ?? ""
                return choices.filter { $0.hasPrefix(word) }
            }
        }
        return (editor, outcomes)
    }

    let editing = Fact(
        "is edited by the keys of a terminal",
        for: [
            ("abc", "abc", 3), ("abc\u{7F}", "ab", 2), ("abc\u{1B}[D\u{1B}[DX", "aXbc", 2),
            ("abc\u{1}X\u{5}Y", "XabcY", 5), ("abc\u{1B}[H\u{1B}[3~", "bc", 0), ("one two\u{17}", "one ", 4),
            ("one two\u{1B}b\u{B}", "one ", 4), ("one two\u{1B}[1;5D\u{15}", "two", 0),
            ("\u{7F}\u{1B}[D\u{1B}[3~", "", 0),
            ("a\u{1}\u{1B}OCb\u{1B}[5~", "ab", 2), ("h\u{E9}\u{4}llo\u{1B}OH\u{4}", "\u{E9}llo", 0),
            ("a\u{1B}[99;3Xb", "ab", 2),
        ]
    ) { (bytes: String, text: String, cursor: Int) in
        let editor = Self.typed(bytes).editor
        expect(String(editor.text) == text && editor.cursor == cursor)
    }

    let outcomes = Fact("is entered, given up, or ended") {
        expect(
            Self.typed("ho\rx\u{3}\u{4}").outcomes.filter { $0 != .edited }, is: [.entered("ho"), .cancelled, .ended])
        expect(Self.typed("\u{C}").outcomes, is: [.clear])
    }

    let history = Fact("brings back the lines before it, and the new one behind them") {
        let up = "\u{1B}[A"
        let down = "\u{1B}[B"
        expect(String(Self.typed("one\rtwo\rtwo\rne\(up)").editor.text), is: "two")
        expect(String(Self.typed("one\rtwo\rtwo\rne\(up)\(up)\(up)\(up)").editor.text), is: "one")
        expect(String(Self.typed("one\rtwo\rne\(up)\(up)\(down)\(down)\(down)").editor.text), is: "ne")
    }

    let completion = Fact("is completed as far as there is one way, and then shows the ways") {
        let words = ["lock", "location.move", "location.stay"]
        expect(String(Self.typed("loca\t", choices: words).editor.text), is: "location.")
        expect(Self.typed("loca\t\t", choices: words).outcomes.last, is: .choices(["location.move", "location.stay"]))
        expect(String(Self.typed("in x lock\t", choices: words).editor.text), is: "in x lock ")
        expect(
            String(Self.typed("i\t", choices: ["is="]).editor.text) == "is="
                && Self.typed("q\t", choices: words).outcomes.last == .edited)
    }

    let window = Fact("shows the part of it that a row has room for, around the cursor") {
        let line = Array("abcdefghij")
        expect(PromptWindow(line, cursor: 10, width: 5), is: PromptWindow(Array("ghij"), cursor: 4, width: 5))
        expect(
            PromptWindow(line, cursor: 0, width: 5).text == "abcd"
                && PromptWindow(line, cursor: 0, width: 5).behind == 4)
        expect(PromptWindow(Array("\u{65E5}\u{672C}"), cursor: 0, width: 9).behind, is: 4)
    }

    let longLine = Fact("costs no more to show the longer it is: of one without an end, a row is looked at") {
        // Looked at whole for each place where the row could begin, this would take days.
        let line = Array(repeating: Character("a"), count: 1_000_000)
        for cursor in [0, 500_000, line.count] {
            expect(PromptWindow(line, cursor: cursor, width: 80).text.count, is: 79)
        }
    }
}
