/// Text in lines that are no wider than a column of a terminal. Nothing of it is lost but spaces at which it is broken.
package struct WrappedText {
    /// The lines; one that is empty for an empty text.
    package private(set) var lines: [String] = []
    private var line = ""
    private var width = 0
    private let limit: Int

    /// Breaks a text between words, and a word that is too long behind a character that joins parts of a name.
    package init(_ text: String, width limit: Int) {
        self.limit = max(limit, 2)
        for word in text.split(separator: " ", omittingEmptySubsequences: false) { add(word) }
        lines.append(line)
    }

    private mutating func add(_ word: Substring) {
        let length = WrappedText.width(of: word)
        let gap = line.isEmpty ? 0 : 1
        if width + gap + length <= limit {
            line += (gap == 1 ? " " : "") + word
            width += gap + length
        } else if length <= limit {
            begin()
            (line, width) = (String(word), length)
        } else {
            if limit - width < limit / 2, !line.isEmpty { begin() } else if gap == 1 { append(" ") }
            addInParts(word)
        }
    }

    private mutating func addInParts(_ word: Substring) {
        var rest = word
        while WrappedText.width(of: rest) > limit - width {
            let part = WrappedText.part(of: rest, within: limit - width)
            line += part
            rest = rest[part.endIndex...]
            begin()
        }
        for character in rest { append(character) }
    }

    /// The longest beginning of a word that fits and ends behind `.`, `-`, `/`, `_` or `:`; else as much as fits, if only one
    /// character.
    private static func part(of word: Substring, within limit: Int) -> Substring {
        var (end, joint, width) = (word.startIndex, word.startIndex, 0)
        while end < word.endIndex {
            width += self.width(of: word[end])
            if width > limit { break }
            let isJoint = ".-/_:".contains(word[end])
            end = word.index(after: end)
            if isJoint { joint = end }
        }
        if joint > word.startIndex { return word[..<joint] }
        return word[..<(end > word.startIndex ? end : word.index(after: word.startIndex))]
    }

    private mutating func begin() {
        lines.append(line)
        (line, width) = ("", 0)
    }

    private mutating func append(_ character: Character) {
        line.append(character)
        width += WrappedText.width(of: character)
    }

    /// How many columns of a terminal a text takes.
    package static func width(of text: some StringProtocol) -> Int {
        text.utf8.allSatisfy { $0 < 0x80 } ? text.utf8.count : text.reduce(0) { $0 + width(of: $1) }
    }

    /// East Asian characters and pictures take two columns.
    package static func width(of character: Character) -> Int {
        guard let first = character.unicodeScalars.first?.value, first >= 0x1100 else { return 1 }
        let wide: [ClosedRange<UInt32>] = [
            0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60,
            0xFFE0...0xFFE6, 0x1F300...0x1FAFF, 0x20000...0x3FFFD,
        ]
        return wide.contains { $0.contains(first) } ? 2 : 1
    }
}
