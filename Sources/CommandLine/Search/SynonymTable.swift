/// The synonyms, to be found in the words of a text.
struct SynonymTable {
    /// The texts that begin with a word, the longest first, as the words that follow and what it means.
    private let texts: [String: [(rest: [String], meaning: String)]]

    init(_ groups: [(meaning: String, texts: String)]) {
        var texts: [String: [(rest: [String], meaning: String)]] = [:]
        for group in groups {
            for text in group.texts.split(separator: "|") {
                let words = SearchWords.stems(String(text))
                guard let first = words.first else { preconditionFailure("a synonym of \(group.meaning) has no words") }
                texts[first, default: []].append((Array(words.dropFirst()), "=" + group.meaning))
            }
        }
        self.texts = texts
    }

    /// The meanings that say what a text is about.
    static let topics = Set(Synonyms.topics.map { "=" + $0 })

    /// The words of what nothing here is about.
    static let foreign = Set(Synonyms.foreign.split(separator: " ").map { SearchWords.stem(String($0)) })

    /// What a part of a text means.
    struct Meaning {
        let word: String
        /// The places of the words that say so.
        let places: [Int]
    }

    /// What the words of a text mean. Words that together mean one thing do not each mean another.
    func meanings(in words: [String]) -> [Meaning] {
        let all = words.indices.flatMap { place in
            (texts[words[place]] ?? []).compactMap { text in
                places(of: text.rest, in: words, behind: place).map {
                    Meaning(word: text.meaning, places: [place] + $0)
                }
            }
        }
        let longest = all.reduce(into: [Int: Int]()) { longest, meaning in
            for place in meaning.places { longest[place] = max(longest[place] ?? 0, meaning.places.count) }
        }
        return all.filter { meaning in meaning.places.contains { longest[$0] == meaning.places.count } }
    }

    /// Where the rest of a synonym is, with at most one other word before each of its words; nil where it is not.
    private func places(of rest: [String], in words: [String], behind first: Int) -> [Int]? {
        var last = first
        var places: [Int] = []
        for word in rest {
            guard let next = [last + 1, last + 2].first(where: { $0 < words.count && words[$0] == word }) else {
                return nil
            }
            places.append(next)
            last = next
        }
        return places
    }
}
