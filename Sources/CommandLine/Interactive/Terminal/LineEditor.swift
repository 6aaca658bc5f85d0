/// A line that is being typed, with the lines before it: keys go in, and it knows no terminal.
struct LineEditor {
    /// What a key comes to.
    enum Outcome: Equatable {
        /// The line is otherwise, or not.
        case edited
        /// The line was entered.
        case entered(String)
        /// What could follow, where that is more than one thing.
        case choices([String])
        /// The line was given up.
        case cancelled
        /// Nothing will be typed any more.
        case ended
        /// The screen is to be cleared.
        case clear
    }

    /// The characters of the line.
    private(set) var text: [Character] = []
    /// How many of them stand before the cursor.
    private(set) var cursor = 0
    private var history: [String] = []
    /// The place in the history that is shown; its end for the line that is new.
    private var place = 0
    /// The new line, while an old one is shown.
    private var draft: [Character] = []

    /// What can stand at the end of a text, in place of its last word.
    typealias Completer = (String) -> [String]

    /// Takes a key.
    ///
    /// - Parameter complete: asked for what may stand in place of the word before the cursor.
    mutating func take(_ key: Key, complete: Completer) -> Outcome {
        switch key {
        case .character(let character): insert([character])
        case .enter: return enter()
        case .tab: return self.complete(complete)
        case .interrupt:
            set([])
            place = history.count
            return .cancelled
        case .endOfInput:
            if text.isEmpty { return .ended }
            remove(cursor..<min(cursor + 1, text.count))
        case .clear: return .clear
        case .up: recall(place - 1)
        case .down: recall(place + 1)
        default: move(key)
        }
        return .edited
    }

    private mutating func move(_ key: Key) {
        switch key {
        case .left: cursor = max(cursor - 1, 0)
        case .right: cursor = min(cursor + 1, text.count)
        case .home: cursor = 0
        case .end: cursor = text.count
        case .wordLeft: cursor = startOfWord
        case .wordRight: cursor = endOfWord
        case .backspace: remove(max(cursor - 1, 0)..<cursor)
        case .delete: remove(cursor..<min(cursor + 1, text.count))
        case .cutEnd: remove(cursor..<text.count)
        case .cutStart: remove(0..<cursor)
        case .cutWord: remove(startOfWord..<cursor)
        default: break
        }
    }

    private mutating func insert(_ characters: [Character]) {
        text.insert(contentsOf: characters, at: cursor)
        cursor += characters.count
    }

    private mutating func remove(_ range: Range<Int>) {
        text.removeSubrange(range)
        cursor = range.lowerBound
    }

    private mutating func set(_ characters: [Character]) {
        text = characters
        cursor = characters.count
    }

    private var startOfWord: Int {
        let start = text[..<cursor].lastIndex { $0 != " " } ?? 0
        return text[..<start].lastIndex(of: " ").map { $0 + 1 } ?? 0
    }

    private var endOfWord: Int {
        let start = text[cursor...].firstIndex { $0 != " " } ?? text.count
        return text[start...].firstIndex(of: " ") ?? text.count
    }

    private mutating func enter() -> Outcome {
        let line = String(text)
        if !line.isEmpty, history.last != line { history.append(line) }
        place = history.count
        set([])
        return .entered(line)
    }

    private mutating func recall(_ wanted: Int) {
        guard wanted != place, 0...history.count ~= wanted else { return }
        if place == history.count { draft = text }
        place = wanted
        set(place == history.count ? draft : Array(history[place]))
    }

    private mutating func complete(_ complete: Completer) -> Outcome {
        let choices = complete(String(text[..<cursor]))
        guard let first = choices.first else { return .edited }
        let word = text[..<cursor].lastIndex(of: " ").map { $0 + 1 } ?? 0
        let common = choices.dropFirst().reduce(first) { $0.commonPrefix(with: $1) }
        // A value is still to come behind `name=`.
        let end = choices.count == 1 && !common.hasSuffix("=") ? " " : ""
        let isLonger = common.count > cursor - word || !end.isEmpty
        guard isLonger else { return .choices(choices) }
        remove(word..<cursor)
        insert(Array(common + end))
        return .edited
    }
}

extension String {
    fileprivate func commonPrefix(with other: String) -> String {
        String(zip(self, other).prefix { $0 == $1 }.map(\.0))
    }
}
