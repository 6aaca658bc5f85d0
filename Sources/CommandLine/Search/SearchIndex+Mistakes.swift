import BackgroundRuntime
import VigilDocuments
import VigilScenarios

extension SearchIndex {
    /// Looks at all that modules and host know.
    package init(_ modules: ModuleSet) { self.init(SearchEntry.all(of: modules)) }

    /// The names of what a text is about, the likeliest first: mistakes, rules, constants, codes and modules.
    package func names(for text: String) -> [String] { answers(to: text).map(\.entry.name) }

    /// The names of the mistakes among them.
    package func mistakes(for text: String) -> [String] {
        answers(to: text).filter { $0.entry.kind == .mistake }.map(\.entry.name)
    }

    /// The text with each unknown word replaced by a similar one that is known, if something is known by that.
    package func correction(of text: String) -> String? {
        let known = Set(phrases(of: .mistake).flatMap(SearchWords.plain)).sorted()
        let stems = Set(known.map(SearchWords.stem))
        let words = SearchWords.plain(text)
        let better = words.map { stems.contains(SearchWords.stem($0)) ? $0 : closestMatch(to: $0, in: known) ?? $0 }
        let corrected = better.joined(separator: " ")
        return better != words && !answers(to: corrected).isEmpty ? corrected : nil
    }
}
