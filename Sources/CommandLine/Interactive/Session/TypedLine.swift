import BackgroundRuntime
import VigilScenarios

/// A line that was typed, in words: `audio.interrupt by="phone call"`.
///
/// Quotation marks of both kinds keep spaces together; a backslash keeps the next character as it is. What follows `#` at the
/// beginning of a word is a comment.
struct TypedLine {
    /// One word, and the value where it is `name=value`.
    struct Word: Equatable {
        /// The whole word, without its quotation marks.
        let text: String
        /// What stands before the first `=`; nil where there is none, or where it is in quotation marks.
        let name: String?
        /// What stands behind it; the whole word without a name.
        let value: String
    }

    /// The words, comments left out.
    let words: [Word]
    /// The line from its second word on, as it was typed.
    let rest: String

    /// The words of a line.
    ///
    /// - Throws: ``UsageError`` for a quotation mark that is not closed.
    init(_ line: String) throws(UsageError) {
        var scan = WordScan()
        for character in line where !scan.isOver { scan.take(character) }
        words = try scan.finish()
        let start = line.drop { $0.isWhitespace }
        rest = String(start.drop { !$0.isWhitespace }.drop { $0.isWhitespace })
    }
}

/// Takes the characters of a line, one after the other.
private struct WordScan {
    private var words: [TypedLine.Word] = []
    private var text = ""
    /// Where the first `=` of the word stands.
    private var equals: Int?
    private var isInWord = false
    private var quote: Character?
    private var isEscaped = false
    /// Whether a comment has begun.
    private(set) var isOver = false

    mutating func take(_ character: Character) {
        if isEscaped {
            append(character)
            isEscaped = false
        } else if character == "\\" {
            (isEscaped, isInWord) = (true, true)
        } else if let open = quote {
            if character == open { quote = nil } else { append(character) }
        } else {
            takePlain(character)
        }
    }

    private mutating func takePlain(_ character: Character) {
        switch character {
        case "\"", "'": (quote, isInWord) = (character, true)
        case "#" where !isInWord: isOver = true
        case _ where character.isWhitespace: endWord()
        default:
            if character == "=", equals == nil { equals = text.count }
            append(character)
        }
    }

    private mutating func append(_ character: Character) {
        text.append(character)
        isInWord = true
    }

    private mutating func endWord() {
        guard isInWord else { return }
        let name = equals.flatMap { $0 > 0 ? String(text.prefix($0)) : nil }
        let value = name.map { String(text.dropFirst($0.count + 1)) } ?? text
        words.append(TypedLine.Word(text: text, name: name, value: value))
        (text, equals, isInWord) = ("", nil, false)
    }

    mutating func finish() throws(UsageError) -> [TypedLine.Word] {
        guard quote == nil else { throw UsageError("a quotation mark is not closed") }
        if isEscaped { append("\\") }
        endWord()
        return words
    }
}
