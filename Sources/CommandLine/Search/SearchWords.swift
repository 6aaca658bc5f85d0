/// A text as the words by which it is searched: in small letters, in their simple form, without those of every sentence.
enum SearchWords {
    /// A word of a text.
    struct Word {
        let stem: String
        /// Whether it is a part of the word before it, as `enter` is of `didEnterBackground`.
        let isPart: Bool
        /// Whether its parts follow it.
        let hasParts: Bool
    }

    /// The words of a text, in order: behind a name its parts, the number of an error in one word with that.
    static func words(of text: String) -> [Word] {
        let tokens = SearchTokens.tokens(of: text)
        let telling = tokens.filter { !common.contains($0.text) }
        return joinedCodes(telling.isEmpty ? tokens : telling).map {
            Word(stem: stem($0.text), isPart: $0.isPart, hasParts: $0.hasParts)
        }
    }

    static func stems(_ text: String) -> [String] { words(of: text).map(\.stem) }

    /// The words as they are written, in small letters.
    static func plain(_ text: String) -> [String] { SearchTokens.tokens(of: text).filter { !$0.isPart }.map(\.text) }

    /// Whether a word is the number of an error: `code3`.
    static func isCode(_ word: String) -> Bool {
        word.hasPrefix("code") && word.utf8.count > 4 && word.utf8.dropFirst(4).allSatisfy(SearchTokens.isDigit)
    }

    /// Whether a word is hardly one of everyday language: a long one, such as the name of a call, or one with a digit.
    static func isTechnical(_ word: String) -> Bool {
        word.utf8.count > 12 || word.utf8.contains(where: SearchTokens.isDigit)
    }

    /// Whether a word is a number that hardly means anything else: `0xdead10cc`, `561017449`.
    static func isLongNumber(_ word: String) -> Bool {
        word.utf8.count > 5 && word.utf8.contains(where: SearchTokens.isDigit)
    }

    /// A word without what grammar puts behind it: `stopped`, `stops` and `stopping` are `stop`.
    static func stem(_ word: String) -> String {
        let bytes = Array(word.utf8)
        guard bytes.count > 3, !bytes.contains(where: SearchTokens.isDigit) else { return word }
        for (ending, least) in endings where word.hasSuffix(ending) && bytes.count - ending.utf8.count >= least {
            return simple(bytes.dropLast(ending.utf8.count))
        }
        return bytes.last == UInt8(ascii: "e") ? String(word.dropLast()) : word
    }

    /// What is left of a word without its ending: one letter of two that are the same, and no `e`.
    private static func simple(_ rest: ArraySlice<UInt8>) -> String {
        let (last, before) = (rest.last, rest.dropLast().last)
        let isDoubled = last == before && last != UInt8(ascii: "s") && last != UInt8(ascii: "l")
        let isSilent = last == UInt8(ascii: "e") && rest.count > 3
        return String(decoding: isDoubled || isSilent ? rest.dropLast() : rest, as: UTF8.self)
    }

    /// The number of an error belongs to its word: `code 5` and `error 5` are one word, which `5 seconds` is not, and so is
    /// `(5)`.
    private static func joinedCodes(_ tokens: [SearchTokens.Token]) -> [SearchTokens.Token] {
        var joined: [SearchTokens.Token] = []
        for token in tokens {
            let isNumber = token.text.utf8.count < 5 && token.text.utf8.allSatisfy(SearchTokens.isDigit)
            let isBehindWord = ["code", "codes", "error"].contains(joined.last?.text ?? "")
            let isCode = isNumber && (isBehindWord || token.isInParentheses)
            joined.append(isCode ? SearchTokens.Token(text: "code" + token.text) : token)
        }
        return joined
    }

    private static let endings = [
        ("ations", 4), ("ation", 4), ("ings", 3), ("ing", 3), ("ies", 3), ("ed", 3), ("es", 3), ("ly", 4), ("s", 3),
    ]

    private static let common: Set = [
        "a", "about", "again", "all", "already", "also", "am", "an", "and", "any", "anymore", "app", "apps",
        "application", "are", "as", "at",
        "be", "because", "been", "but", "by", "can", "could", "did", "do", "does", "doing", "even", "ever", "for",
        "from", "get",
        "gets", "had", "he", "her", "his",
        "has", "have", "how", "i", "if", "in", "ios", "into", "is", "it", "its", "just", "make", "makes", "me", "more",
        "much", "my", "now",
        "of", "on", "only", "or", "our", "s", "should", "she", "so", "some", "sometimes", "still", "t", "than", "that",
        "the", "their",
        "them", "then", "they", "there", "these", "this", "though", "to", "too", "us", "very", "was", "we", "were",
        "what", "when", "where", "which",
        "while", "why", "will", "with", "would", "you", "your", "k",
    ]
}

/// Takes a text apart into words.
enum SearchTokens {
    /// A word as it is written, in small letters.
    struct Token {
        var text: String
        /// Whether it is a part of the word before it.
        var isPart = false
        /// Whether its parts follow it.
        var hasParts = false
        /// Whether it is alone in parentheses.
        var isInParentheses = false
    }

    /// The words of a text, and behind one with capitals in it its parts.
    static func tokens(of text: String) -> [Token] {
        var tokens: [Token] = []
        let bytes = Array(text.utf8)
        var start = 0
        for place in 0...bytes.count where place == bytes.count || !isPart(bytes[place]) {
            if place > start {
                let isAlone =
                    start > 0 && place < bytes.count && bytes[start - 1] == UInt8(ascii: "(")
                    && bytes[place] == UInt8(ascii: ")")
                append(bytes[start..<place], isAlone, to: &tokens)
            }
            start = place + 1
        }
        return tokens
    }

    static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

    private static func isCapital(_ byte: UInt8) -> Bool { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) }

    private static func isPart(_ byte: UInt8) -> Bool {
        isDigit(byte) || isCapital(byte) || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) || byte >= 0x80
    }

    private static func append(_ word: ArraySlice<UInt8>, _ isAlone: Bool, to tokens: inout [Token]) {
        let whole = lowercased(word)
        let parts = parts(of: word)
        let text = negations.contains(whole) ? "not" : numbers[whole] ?? whole
        tokens.append(Token(text: text, hasParts: parts.count > 1, isInParentheses: isAlone))
        if parts.count > 1 { tokens += parts.map { Token(text: lowercased($0), isPart: true) } }
    }

    private static func lowercased(_ word: ArraySlice<UInt8>) -> String {
        String(decoding: word.map { isCapital($0) ? $0 + 32 : $0 }, as: UTF8.self)
    }

    /// `AVAudioSession` is `AV`, `Audio`, `Session`: a part begins with a capital behind a small letter, or before one.
    private static func parts(of word: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
        guard !word.contains(where: isDigit) else { return [] }
        var parts: [ArraySlice<UInt8>] = []
        var start = word.startIndex
        for place in word.indices.dropFirst() where isCapital(word[place]) {
            let isBehindSmall = !isCapital(word[place - 1])
            let isBeforeSmall = place + 1 < word.endIndex && !isCapital(word[place + 1])
            guard isBehindSmall || isBeforeSmall else { continue }
            parts.append(word[start..<place])
            start = place
        }
        parts.append(word[start...])
        return parts.filter { $0.count > 1 }
    }

    private static let numbers = [
        "five": "5", "ten": "10", "fifteen": "15", "twenty": "20", "thirty": "30", "sixty": "60",
    ]

    /// What `n't` leaves of a word: `doesn't` is `doesn` and `t`, and means `not`.
    private static let negations: Set = [
        "aren", "couldn", "didn", "doesn", "don", "hasn", "haven", "isn", "shouldn", "wasn", "weren", "won", "wouldn",
    ]
}
