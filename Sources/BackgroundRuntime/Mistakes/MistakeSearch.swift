import VigilDocuments

/// Finds mistakes by what people say of them: the words of all are looked at once, for any number of texts.
package struct MistakeSearch {
    private let mistakes: [FieldMistake]
    /// The phrases of each, and all its words.
    private let phrases: [[Set<String>]]
    private let texts: [Set<String>]
    /// How much a word says: the more, the fewer mistakes have it.
    private let weights: [String: Int]

    /// Looks at the words of these.
    package init(_ mistakes: [FieldMistake]) {
        self.mistakes = mistakes
        phrases = mistakes.map { mistake in
            (mistake.words + [mistake.title, mistake.name]).map(SearchWords.stems)
        }
        texts = zip(mistakes, phrases).map { mistake, phrases in
            let prose = [mistake.outcome, mistake.reason, mistake.cure, mistake.code ?? ""].map(SearchWords.stems)
            return (phrases + prose).reduce(into: []) { $0.formUnion($1) }
        }
        let counts = texts.reduce(into: [String: Int]()) { counts, text in
            for word in text { counts[word, default: 0] += 1 }
        }
        weights = counts.mapValues { Self.rareness / ($0 + 1) }
    }

    /// Those that a text is about, the likeliest first; in their own order where they fit equally well.
    package func results(for text: String) -> [FieldMistake] {
        let asked = SearchWords.stems(text)
        guard !asked.isEmpty else { return [] }
        let scores = mistakes.indices.map { (index: $0, score: score(of: $0, asked)) }.filter { $0.score >= Self.least }
        return scores.sorted { ($1.score, $0.index) < ($0.score, $1.index) }.map { mistakes[$0.index] }
    }

    /// The text with each unknown word replaced by a similar one that is known, if a mistake is about that.
    func correction(of text: String) -> String? {
        let known = Set(mistakes.flatMap { ($0.words + [$0.title]).flatMap(SearchWords.plain) }).sorted()
        let words = SearchWords.plain(text)
        let stems = Set(known.map(SearchWords.stem))
        let better = words.map { stems.contains(SearchWords.stem($0)) ? $0 : closestMatch(to: $0, in: known) ?? $0 }
        let corrected = better.joined(separator: " ")
        return better != words && !results(for: corrected).isEmpty ? corrected : nil
    }

    /// How well one of its phrases fits, twice, and how much of the text it explains, each from 0 to 1000. A text that is one of
    /// its phrases, in its words, beats all that only have the same words somewhere.
    private func score(of index: Int, _ asked: Set<String>) -> Int {
        let whole = max(1, weight(of: asked))
        let best = phrases[index].map { fit(of: $0, asked, whole) }.max() ?? 0
        let explained = weight(of: asked.intersection(texts[index])) * 1000 / whole
        return 2 * best + explained
    }

    /// How well a phrase fits: what it shares with the text, of what the two have. A phrase that a longer text, such as a report of
    /// a crash, has in it altogether fits well too, if it has more than one word or is a code.
    private func fit(of phrase: Set<String>, _ asked: Set<String>, _ whole: Int) -> Int {
        let (shared, own) = (weight(of: phrase.intersection(asked)), weight(of: phrase))
        let similar = shared * 1000 / max(1, own + whole - shared)
        let isContained = shared == own && (phrase.count > 2 || phrase.contains { $0.contains(where: \.isNumber) })
        return isContained ? max(similar, min(950, 600 + own / 10)) : similar
    }

    private func weight(of words: Set<String>) -> Int {
        words.reduce(0) { $0 + (weights[$1] ?? Self.unknown) }
    }

    private static let rareness = 1000
    /// A word that no mistake has says less than most.
    private static let unknown = 120
    /// What a mistake needs to be an answer: about half of a phrase, and half of the text.
    private static let least = 900
}

/// A text as the words by which it is searched.
enum SearchWords {
    /// The words in small letters: letters and digits, without marks around them. `'!pri'` is `pri`.
    static func plain(_ text: String) -> [String] {
        text.lowercased().replacing("n't", with: " not").replacing("’t", with: " not")
            .split { !$0.isLetter && !$0.isNumber }.map { numbers[String($0)] ?? String($0) }
    }

    /// The words in their simple form, without those that are in every sentence; a text of nothing but such keeps them.
    static func stems(_ text: String) -> Set<String> {
        let words = plain(text)
        let telling = words.filter { !common.contains($0) }
        return Set((telling.isEmpty ? words : telling).map(stem))
    }

    /// A word without what grammar puts behind it: `stopped`, `stops` and `stopping` are `stop`.
    static func stem(_ word: String) -> String {
        guard word.count > 3, !word.contains(where: \.isNumber) else { return word }
        for (ending, least) in endings where word.hasSuffix(ending) && word.count - ending.count >= least {
            let rest = String(word.dropLast(ending.count))
            return rest.last == rest.dropLast().last && !rest.hasSuffix("ss") && !rest.hasSuffix("ll")
                ? String(rest.dropLast()) : rest.hasSuffix("e") && rest.count > 3 ? String(rest.dropLast()) : rest
        }
        return word.hasSuffix("e") ? String(word.dropLast()) : word
    }

    private static let numbers = [
        "five": "5", "ten": "10", "fifteen": "15", "twenty": "20", "thirty": "30", "sixty": "60",
    ]

    private static let endings = [
        ("ations", 4), ("ation", 4), ("ings", 3), ("ing", 3), ("ies", 3), ("ed", 3), ("es", 3), ("ly", 4), ("s", 3),
    ]

    private static let common: Set = [
        "a", "an", "and", "app", "are", "as", "at", "be", "by", "do", "does", "doing", "for", "from", "has", "have",
        "how", "i", "if",
        "in", "ios", "is", "it", "its", "make", "makes", "my", "of", "on", "or", "s", "so", "that", "the", "their",
        "then", "there",
        "this", "to",
        "was", "we", "what", "when", "where", "while", "why", "with", "you",
    ]
}
