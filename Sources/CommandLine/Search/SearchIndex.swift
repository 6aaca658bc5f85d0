import Foundation
import VigilScenarios

/// Finds what `vigil explain` knows by what people say: BM25 over the words of all entries.
///
/// A word counts by how few entries have it, by how often and where an entry has it, and less in a long entry. A text that
/// people are known to search for counts beside its words. An entry is an answer only if it explains enough of the
/// question: what no entry is about gets none.
package struct SearchIndex {
    /// An entry that fits a question.
    struct Answer {
        let entry: SearchEntry
        let score: Double
    }

    private let entries: [SearchEntry]
    private let synonyms: SynonymTable
    /// For each word, the entries that have it, and how much they are about it, from 0 to about 2.
    private let postings: [String: [(place: Int, share: Double)]]
    /// The texts that people are known to search for, as words.
    private let phrases: [[Set<String>]]

    init(_ entries: [SearchEntry], synonyms groups: [(meaning: String, texts: String)] = Synonyms.groups) {
        let synonyms = SynonymTable(groups)
        (self.entries, self.synonyms) = (entries, synonyms)
        postings = Self.postings(entries.map { WordCounts($0, synonyms) })
        phrases = entries.map { entry in entry.phrases.map { Set(synonyms.terms(of: $0)) } }
    }

    /// What a text is about, the likeliest first, in the order of the entries where they fit equally well; none where it
    /// has nothing to do with any.
    func answers(to text: String) -> [Answer] {
        let query = SearchQuery(text, synonyms)
        let asked = Set(query.terms.map(\.word))
        let least = leastExplained(of: query)
        let fits = matches(of: query).filter { $0.value.hasNumber || $0.value.explained >= least }.map { place, match in
            let fit = (match.score + phraseScore(of: place, asked)) * prior(of: place) * topicality(match, of: query)
            return (place: place, score: match.hasCode || query.codes.isEmpty ? fit : fit * Self.otherCode)
        }
        let best = fits.filter { $0.score >= Self.leastScore }.sorted { ($1.score, $0.place) < ($0.score, $1.place) }
        return mixed(best.map { Answer(entry: entries[$0.place], score: $0.score) })
    }

    /// The same with something else than a mistake among the first three: one that is not quite it hides the rule that is.
    private func mixed(_ answers: [Answer]) -> [Answer] {
        guard let other = answers.firstIndex(where: { $0.entry.kind != .mistake }), other > 2 else { return answers }
        var mixed = answers
        mixed.insert(mixed.remove(at: other), at: 2)
        return mixed
    }

    /// The texts for which entries of a kind are searched.
    func phrases(of kind: SearchEntry.Kind) -> [String] { entries.filter { $0.kind == kind }.flatMap(\.phrases) }

    /// What an answer has to explain of a question: a share of it more than there is in it that nobody knows of. Where the
    /// question names a thing that is known here, what nobody knows of counts less.
    private func leastExplained(of query: SearchQuery) -> Double {
        let whole = query.terms.reduce(0) { $0 + worth(of: $1) }
        let unknown = query.terms.reduce(0) { $0 + (postings[$1.word] == nil ? worth(of: $1) : 0) }
        let share = query.topics.isEmpty ? 1 : Self.knownTopic
        return (unknown + Double(query.foreignCount) * Self.foreign) * share + whole * Self.leastShare
    }

    /// What an entry explains of a question.
    private struct Match {
        var score = 0.0
        var explained = 0.0
        /// How many it has of the things that are asked about.
        var topics = 0
        /// Whether it has the number of an error that is asked for.
        var hasCode = false
        /// Whether it has a long number, which is an answer whatever else is asked.
        var hasNumber = false
    }

    /// What each entry explains of a question.
    private func matches(of query: SearchQuery) -> [Int: Match] {
        var matches: [Int: Match] = [:]
        for term in query.terms {
            let worth = worth(of: term)
            let (isCode, isNumber) = (query.codes.contains(term.word), SearchWords.isLongNumber(term.word))
            for posting in postings[term.word] ?? [] {
                var match = matches[posting.place] ?? Match()
                match.score += worth * posting.share
                match.explained += worth
                match.topics += query.topics.contains(term.word) ? 1 : 0
                match.hasCode = match.hasCode || isCode
                match.hasNumber = match.hasNumber || isNumber
                matches[posting.place] = match
            }
        }
        return matches
    }

    /// What a word of a question says.
    private func worth(of term: SearchQuery.Term) -> Double {
        term.isLittleUnknown && postings[term.word] == nil ? Self.little : term.weight * rarity(of: term.word)
    }

    /// How much a word says: the more, the fewer entries have it. One that none has says something too: that is asked for.
    private func rarity(of word: String) -> Double {
        guard let count = postings[word]?.count else { return Self.unknown }
        let rarity = log(1 + (Double(entries.count - count) + 0.5) / (Double(count) + 0.5))
        // What a few entries happen to say is no more telling than what many are about, where it is an everyday word.
        return SearchWords.isTechnical(word) ? rarity : min(rarity, Self.everyday)
    }

    /// How well the best of the texts for which an entry is searched fits.
    private func phraseScore(of place: Int, _ asked: Set<String>) -> Double {
        let weight = worth(of: asked)
        let best = phrases[place].map { phrase in
            let (shared, own) = (worth(of: phrase.intersection(asked)), worth(of: phrase))
            return shared / max(1, own + weight - shared)
        }
        return (best.max() ?? 0) * Self.phraseWorth
    }

    private func worth(of words: Set<String>) -> Double {
        // In a fixed order: the sum of the same numbers in another one may differ in its last digits.
        words.sorted().reduce(0) { $0 + rarity(of: $1) }
    }

    /// An entry about other things than the question is hardly an answer.
    private func topicality(_ match: Match, of query: SearchQuery) -> Double {
        guard !query.topics.isEmpty else { return 1 }
        return 1 - Self.topicShare + Self.topicShare * Double(match.topics) / Double(query.topics.count)
    }

    private func prior(of place: Int) -> Double {
        switch entries[place].kind {
        case .mistake, .rule, .code: 1
        case .constant: 0.8
        case .module: 0.6
        }
    }

    private static let leastShare = 0.25
    private static let foreign = 8.0
    private static let leastScore = 8.0
    private static let otherCode = 0.5
    private static let unknown = 4.6
    private static let topicShare = 0.35
    private static let everyday = 4.8
    private static let little = 1.0
    private static let knownTopic = 0.5
    private static let phraseWorth = 6.0
}

extension SearchIndex {
    /// The entries of each word: the usual terms of BM25.
    private static func postings(_ counts: [WordCounts]) -> [String: [(place: Int, share: Double)]] {
        let mean = max(1, counts.reduce(0) { $0 + $1.length } / Double(max(1, counts.count)))
        var postings: [String: [(place: Int, share: Double)]] = [:]
        for (place, count) in counts.enumerated() {
            let length = Self.saturation * (1 - Self.lengthShare + Self.lengthShare * count.length / mean)
            for (word, frequency) in count.frequencies {
                postings[word, default: []].append((place, frequency * (Self.saturation + 1) / (frequency + length)))
            }
        }
        return postings
    }

    private static let saturation = 1.4
    private static let lengthShare = 0.65
}

/// How often an entry has each word, weighted by where.
private struct WordCounts {
    private(set) var frequencies: [String: Double] = [:]
    private(set) var length = 0.0

    init(_ entry: SearchEntry, _ synonyms: SynonymTable) {
        for field in entry.fields {
            for word in synonyms.terms(of: field.text) {
                frequencies[word, default: 0] += field.weight
                length += field.weight
            }
        }
    }
}

extension SynonymTable {
    /// The words of a text, and behind them what they mean.
    func terms(of text: String) -> [String] {
        let words = SearchWords.stems(text)
        return words + meanings(in: words).map(\.word)
    }
}
