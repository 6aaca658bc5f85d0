import Testing

@testable import VigilCommandLine
@testable import VigilScenarios

@Suite("The line that is typed on a terminal")
struct LineEditorTests {
    /// The editor after bytes of a terminal, and what came of the keys.
    private func typed(_ bytes: String, choices: [String] = []) -> (editor: LineEditor, outcomes: [LineEditor.Outcome])
    {
        var (editor, reader) = (LineEditor(), KeyReader())
        let outcomes = reader.keys(bytes.utf8).map { key in
            editor.take(key) { text in
                let word = text.split(separator: " ", omittingEmptySubsequences: false).last.map(String.init) ?? ""
                return choices.filter { $0.hasPrefix(word) }
            }
        }
        return (editor, outcomes)
    }

    @Test(
        "is edited by the keys of a terminal",
        arguments: [
            ("abc", "abc", 3), ("abc\u{7F}", "ab", 2), ("abc\u{1B}[D\u{1B}[DX", "aXbc", 2),
            ("abc\u{1}X\u{5}Y", "XabcY", 5), ("abc\u{1B}[H\u{1B}[3~", "bc", 0), ("one two\u{17}", "one ", 4),
            ("one two\u{1B}b\u{B}", "one ", 4), ("one two\u{1B}[1;5D\u{15}", "two", 0),
            ("\u{7F}\u{1B}[D\u{1B}[3~", "", 0),
            ("a\u{1}\u{1B}OCb\u{1B}[5~", "ab", 2), ("h\u{E9}\u{4}llo\u{1B}OH\u{4}", "\u{E9}llo", 0),
            ("a\u{1B}[99;3Xb", "ab", 2),
        ])
    func editing(bytes: String, text: String, cursor: Int) {
        let editor = typed(bytes).editor
        #expect(String(editor.text) == text && editor.cursor == cursor)
    }

    @Test("is entered, given up, or ended")
    func outcomes() {
        #expect(typed("ho\rx\u{3}\u{4}").outcomes.filter { $0 != .edited } == [.entered("ho"), .cancelled, .ended])
        #expect(typed("\u{C}").outcomes == [.clear])
    }

    @Test("brings back the lines before it, and the new one behind them")
    func history() {
        let up = "\u{1B}[A"
        let down = "\u{1B}[B"
        #expect(String(typed("one\rtwo\rtwo\rne\(up)").editor.text) == "two")
        #expect(String(typed("one\rtwo\rtwo\rne\(up)\(up)\(up)\(up)").editor.text) == "one")
        #expect(String(typed("one\rtwo\rne\(up)\(up)\(down)\(down)\(down)").editor.text) == "ne")
    }

    @Test("is completed as far as there is one way, and then shows the ways")
    func completion() {
        let words = ["lock", "location.move", "location.stay"]
        #expect(String(typed("loca\t", choices: words).editor.text) == "location.")
        #expect(typed("loca\t\t", choices: words).outcomes.last == .choices(["location.move", "location.stay"]))
        #expect(String(typed("in x lock\t", choices: words).editor.text) == "in x lock ")
        #expect(
            String(typed("i\t", choices: ["is="]).editor.text) == "is="
                && typed("q\t", choices: words).outcomes.last == .edited)
    }

    @Test("shows the part of it that a row has room for, around the cursor")
    func window() {
        let line = Array("abcdefghij")
        #expect(PromptWindow(line, cursor: 10, width: 5) == PromptWindow(Array("ghij"), cursor: 4, width: 5))
        #expect(
            PromptWindow(line, cursor: 0, width: 5).text == "abcd"
                && PromptWindow(line, cursor: 0, width: 5).behind == 4)
        #expect(PromptWindow(Array("\u{65E5}\u{672C}"), cursor: 0, width: 9).behind == 4)
    }

    @Test("costs no more to show the longer it is: of one without an end, a row is looked at")
    func longLine() {
        // Looked at whole for each place where the row could begin, this would take days.
        let line = Array(repeating: Character("a"), count: 1_000_000)
        for cursor in [0, 500_000, line.count] {
            #expect(PromptWindow(line, cursor: cursor, width: 80).text.count == 79)
        }
    }
}
