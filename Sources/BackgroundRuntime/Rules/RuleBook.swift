/// All rules, constants and sources of a simulation: the host's own and those of its modules.
///
/// ```swift
/// let book = RuleBook(parts: [RuleBook.host, .init(rules: AudioRules.all, constants: AudioConstants.all)])
/// book.rule(named: "task.leak.kill")?.sentence
/// ```
public struct RuleBook: Sendable {
    /// What the host or one module brings to the book.
    public struct Part: Sendable {
        /// The rules that this part applies.
        public let rules: [Rule]
        /// The constants that this part reads.
        public let constants: [Constant]
        /// The sources that this part cites beyond ``RuleSource/all``.
        public let sources: [RuleSource]

        /// What one module adds to the book.
        public init(rules: [Rule], constants: [Constant] = [], sources: [RuleSource] = []) {
            self.rules = rules
            self.constants = constants
            self.sources = sources
        }
    }

    /// The rules, sorted by id.
    public let rules: [Rule]
    /// The constants, sorted by id.
    public let constants: [Constant]
    /// The sources, sorted by key.
    public let sources: [RuleSource]
    private let rulesByID: [String: Rule]
    private let constantsByID: [String: Constant]
    private let sourcesByKey: [String: RuleSource]

    /// The book that joins `parts`. Traps when two of them share an id: a ``ModuleSet`` has looked for that before.
    public init(parts: [Part]) {
        rulesByID = RuleBook.index(parts.flatMap(\.rules), by: \.id)
        constantsByID = RuleBook.index(parts.flatMap(\.constants), by: \.id)
        // Parts may share sources.
        sourcesByKey = RuleBook.index(Set(parts.flatMap(\.sources)).map(\.self), by: \.key)
        rules = rulesByID.values.sorted { $0.id < $1.id }
        constants = constantsByID.values.sorted { $0.id < $1.id }
        sources = sourcesByKey.values.sorted { $0.key < $1.key }
    }

    private static func index<Entry>(_ entries: [Entry], by name: (Entry) -> String) -> [String: Entry] {
        Dictionary(entries.map { (name($0), $0) }) { entry, _ in
            preconditionFailure("the rule book has \"\(name(entry))\" twice: ids and keys are unique among all parts")
        }
    }
}

extension RuleBook {
    /// The part of the host: life cycle, tasks, device, the list of modes, and the table of sources.
    public static let host = Part(
        rules: LifecycleRules.all + TaskRules.all + ProtectionRules.all + PowerRules.all + ResourceRules.all
            + DispatchRules.all + ModeRules.all + SimulationRules.all + TerminationRules.all,
        constants: TaskConstants.all + WatchdogConstants.all + AnimationConstants.all + AutoLockConstants.all
            + ResourceConstants.all,
        sources: RuleSource.all)

    /// The rule with this id; nil when there is none.
    public func rule(named id: String) -> Rule? { rulesByID[id] }

    /// The constant with this id; nil when there is none.
    public func constant(named id: String) -> Constant? { constantsByID[id] }

    /// The source with this key; nil when there is none.
    public func source(named key: String) -> RuleSource? { sourcesByKey[key] }

    /// The id of a rule or constant that `text` probably means; nil when none is close.
    public func closestID(to text: String) -> String? {
        closestMatch(to: text, in: rules.map(\.id) + constants.map(\.id))
    }

    /// The section of the book that an id belongs to, its first word: `task` for `task.leak.kill` and for
    /// `k.task.expiry-lead`.
    public func section(of id: String) -> String {
        let words = id.split(separator: ".")
        return words.first { $0 != "k" }.map(String.init) ?? id
    }

    /// The sections that have rules, in alphabetical order.
    public var sections: [String] { Set(rules.map { section(of: $0.id) }).sorted() }

    /// The rules of one section, sorted by id.
    public func rules(inSection section: String) -> [Rule] { rules.filter { self.section(of: $0.id) == section } }

    /// The constants whose ids the sentence of a rule or the meaning of a constant mentions, in order of mention.
    ///
    /// An id is mentioned when it stands as a word of its own that begins with `k.`.
    public func constants(mentionedIn text: String) -> [Constant] {
        let words = text.split(separator: " ").map { $0.drop { $0 == "(" } }.filter { $0.hasPrefix("k.") }
        let ids = words.map { word in String(word.reversed().drop { ".,;:)".contains($0) }.reversed()) }
        return ids.enumerated().filter { !ids[..<$0.offset].contains($0.element) }
            .compactMap { constantsByID[$0.element] }
    }
}
