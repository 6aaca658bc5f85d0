/// What somebody asks, as words with the weight that each has.
struct SearchQuery {
    /// A word of a question.
    struct Term {
        let word: String
        let weight: Double
        /// Whether it says little where nobody knows it: the number of a process, or a name whose parts say as much.
        let isLittleUnknown: Bool
    }

    let terms: [Term]
    /// What it is about.
    let topics: Set<String>
    /// How many of its words are about what no phone in the background has to do with.
    let foreignCount: Int
    /// The numbers of errors that it names: `code3`.
    let codes: Set<String>

    /// A question as words: one that is a part of a synonym counts less beside what that means, and one that is a part of a
    /// name, such as of `didEnterBackground`, less beside that.
    init(_ text: String, _ synonyms: SynonymTable) {
        let words = SearchWords.words(of: text)
        let meanings = synonyms.meanings(in: words.map(\.stem))
        let covered = Set(meanings.flatMap(\.places))
        var seen: Set<String> = []
        let own = words.enumerated().map { place, word in
            Term(
                word: word.stem,
                weight: covered.contains(place) || word.isPart ? Self.less : Self.weight(of: word.stem),
                isLittleUnknown: word.hasParts || word.stem.utf8.contains(where: SearchTokens.isDigit))
        }
        terms = (meanings.map { Term(word: $0.word, weight: 1, isLittleUnknown: false) } + own).filter {
            seen.insert($0.word).inserted
        }
        foreignCount = seen.intersection(SynonymTable.foreign).count
        topics = seen.intersection(SynonymTable.topics)
        codes = seen.filter(SearchWords.isCode)
    }

    /// A long number says more than any word: it is the code of an error.
    private static func weight(of word: String) -> Double {
        SearchWords.isLongNumber(word) ? 3 : 1
    }

    private static let less = 0.4
}
