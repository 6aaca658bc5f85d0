import BackgroundRuntime
import VigilScenarios

/// Something that `vigil explain` can say in full, with the texts by which it is found.
struct SearchEntry {
    /// The kind of an entry.
    enum Kind: String {
        /// What apps do wrong again and again.
        case mistake
        /// A rule of the book.
        case rule
        /// A figure of the system.
        case constant
        /// A code with which the system ends apps.
        case code
        /// What a module simulates.
        case module
    }

    /// A text of an entry.
    struct Field {
        let text: String
        /// How much a word in it says of what the entry is about.
        let weight: Double
    }

    let kind: Kind
    /// The name by which `vigil explain` knows it.
    let name: String
    /// What it is about, on one line.
    let title: String
    let fields: [Field]
    /// Texts that people are known to search for.
    let phrases: [String]
}

extension SearchEntry {
    /// All that modules and host know, in a fixed order.
    static func all(of modules: ModuleSet) -> [SearchEntry] {
        let book = modules.book
        let words = Dictionary(grouping: modules.searchSynonyms, by: \.name).mapValues { $0.flatMap(\.texts) }
        let named =
            modules.terminationCodes.map { SearchEntry($0, book) } + book.rules.map { SearchEntry($0, book) }
            + book.constants.map(SearchEntry.init) + modules.modules.map(SearchEntry.init)
        return modules.mistakes.map { SearchEntry($0, book) } + named.map { $0.with(words[$0.name] ?? []) }
    }

    /// The same, found also by what people call it.
    private func with(_ texts: [String]) -> SearchEntry {
        let field = Field(text: texts.joined(separator: " "), weight: Self.plainWeight)
        return SearchEntry(kind: kind, name: name, title: title, fields: fields + [field], phrases: phrases + texts)
    }

    private static let plainWeight = 2.0

    private init(_ mistake: FieldMistake, _ book: RuleBook) {
        let sentences = mistake.rules.compactMap { book.rule(named: $0)?.sentence }
        self.init(
            kind: .mistake, name: mistake.name, title: mistake.title,
            fields: [
                Field(text: mistake.name, weight: 2), Field(text: mistake.title, weight: 2),
                Field(text: mistake.words.joined(separator: " "), weight: 2), Field(text: mistake.outcome, weight: 1.5),
                Field(text: mistake.reason, weight: 1), Field(text: mistake.cure, weight: 0.7),
                Field(text: mistake.code ?? "", weight: 1), Field(text: sentences.joined(separator: " "), weight: 0.3),
            ], phrases: mistake.words + [mistake.title, mistake.name])
    }

    private init(_ code: TerminationCode, _ book: RuleBook) {
        let sentences = code.rules.compactMap { book.rule(named: $0)?.sentence }
        self.init(
            kind: .code, name: code.text, title: code.meaning,
            fields: [
                Field(text: "\(code.text) \(code.value) \(code.spoken)", weight: 6),
                Field(text: code.logText, weight: 2),
                Field(text: code.meaning, weight: 2), Field(text: sentences.joined(separator: " "), weight: 0.3),
            ], phrases: [code.spoken, code.logText].filter { !$0.isEmpty })
    }

    private init(_ rule: Rule, _ book: RuleBook) {
        let constants = book.constants(mentionedIn: rule.sentence).map(\.meaning)
        let sources = rule.sources.compactMap { book.source(named: $0)?.title }
        self.init(
            kind: .rule, name: rule.id, title: rule.sentence,
            fields: [
                Field(text: rule.id, weight: 1.5), Field(text: rule.sentence, weight: 2),
                Field(text: rule.advice ?? "", weight: 1), Field(text: constants.joined(separator: " "), weight: 0.5),
                Field(text: sources.joined(separator: " "), weight: 0.2),
            ], phrases: [])
    }

    private init(_ constant: Constant) {
        self.init(
            kind: .constant, name: constant.id, title: constant.meaning,
            fields: [Field(text: constant.id, weight: 1.5), Field(text: constant.meaning, weight: 2)], phrases: [])
    }

    private init(_ module: ModuleDescriptor) {
        self.init(
            kind: .module, name: module.id, title: module.summary,
            fields: [
                Field(text: module.id, weight: 1.5), Field(text: module.summary, weight: 1.5),
                Field(text: module.values.map(\.value).joined(separator: " "), weight: 1.5),
                Field(text: (module.simulated + module.notSimulated).joined(separator: " "), weight: 0.7),
            ], phrases: [])
    }
}
