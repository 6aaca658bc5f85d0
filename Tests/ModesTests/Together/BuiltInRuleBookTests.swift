import BackgroundRuntime
import Testing
import VigilFacts

struct BuiltInRuleBookTests: Facts {
    @Test("The built-in rule book", arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    private static let book = ModuleSet.linked.book

    let hasEveryRule = Fact(
        "has every rule of every section",
        for: [
            ("life", 105), ("task", 55), ("protect", 7), ("power", 6), ("res", 14), ("mode", 7), ("gcd", 8),
            ("term", 2),
            ("sim", 16), ("app", 2),
            ("fetch", 13), ("push", 20), ("bgtask", 56), ("ble", 19), ("liveactivity", 13), ("alarm", 21),
            ("assets", 15),
            ("assets", 15), ("ea", 7), ("newsstand", 4), ("nearby", 6), ("ptt", 25), ("metrics", 4), ("notif", 26),
            ("un", 11),
            ("transfer", 34), ("hotspot", 7),
        ]
    ) { (section: String, count: Int) in
        expect(Self.book.rules(inSection: section).count, is: count)
    }

    let hasNoOther = Fact("has what the host and the modules bring, and nothing beyond") {
        let modules = ModuleSet.linked.modules
        expect(Self.book.rules.count, is: RuleBook.host.rules.count + modules.flatMap(\.rules).count)
        expect(Self.book.constants.count, is: RuleBook.host.constants.count + modules.flatMap(\.constants).count)
        expect(Self.book.sources.count, is: Set(RuleBook.host.sources + modules.flatMap(\.sources)).count)
    }

    let idsAreUnique = Fact("has ids and keys only once") {
        expect(Set(Self.book.rules.map(\.id)).count, is: Self.book.rules.count)
        expect(Set(Self.book.constants.map(\.id)).count, is: Self.book.constants.count)
        expect(Set(Self.book.sources.map(\.key)).count, is: Self.book.sources.count)
    }

    let citesKnownSources = Fact("cites only sources that it has") {
        let cited = Set(Self.book.rules.flatMap(\.sources) + Self.book.constants.flatMap(\.sources))
        expect(cited.subtracting(Self.book.sources.map(\.key)).sorted(), is: [])
    }

    let mentionsKnownConstants = Fact("mentions only constants that it has") {
        let texts = Self.book.rules.map(\.sentence) + Self.book.constants.map(\.meaning)
        let words = texts.flatMap { $0.split { " ,;:()".contains($0) } }.filter { $0.hasPrefix("k.") }
        let ids = Set(words.map { String($0.hasSuffix(".") ? $0.dropLast() : $0) })
        expect(ids.subtracting(Self.book.constants.map(\.id)).sorted(), is: [])
        expect(ids.count > 20)
    }

    let refersToKnownRules = Fact("refers only to rules that it has") {
        let sections = Set(Self.book.sections)
        let words = Self.book.rules.flatMap { $0.sentence.split { " ,;:()".contains($0) } }
        let ids = words.map { String($0.hasSuffix(".") ? $0.dropLast() : $0) }
            .filter { id in id.contains(".") && sections.contains(Self.book.section(of: id)) && !id.hasPrefix("k.") }
        expect(ids.filter { Self.book.rule(named: $0) == nil }.sorted(), is: [])
        expect(ids.contains("life.tx.home"))
    }

    let hasSources = Fact("has a source for every rule and constant that is no choice") {
        let rules = Self.book.rules.filter { $0.sources.isEmpty && !$0.confidence.contains(.choice) }
        let constants = Self.book.constants.filter { $0.sources.isEmpty && !$0.confidence.contains(.choice) }
        expect(rules.map(\.id), is: [])
        expect(constants.map(\.id), is: [])
        expect(Self.book.rules.allSatisfy { !$0.confidence.isEmpty })
        expect(Self.book.constants.allSatisfy { !$0.confidence.isEmpty })
    }

    let speaksPlainly = Fact(
        "speaks in plain sentences: capital or code at the start, full stop at the end, no mark-up"
    ) {
        let texts = Self.book.rules.map(\.sentence) + Self.book.constants.map(\.meaning)
        let ends = texts.filter { !$0.hasSuffix(".") }
        let marked = texts.filter { $0.contains("`") || $0.contains("**") || $0.contains("  ") || $0.contains("\n") }
        expect(ends, is: [])
        expect(marked, is: [])
    }

    let explainsEverything = Fact("explains every id that it has") {
        let ids = Self.book.rules.map(\.id) + Self.book.constants.map(\.id)
        expect(ids.filter { Self.book.explanation(of: $0) == nil }, is: [])
    }
}

struct FigureTests: Facts {
    @Test("A figure", arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    private static let book = ModuleSet.linked.book
    private static let systems =
        (4...18).map { SystemVersion.iOS($0) } + [
            .iOS(7, 1), .iOS(13, 2), .iOS(14, 5), .iOS(16, 1), .iOS(16, 4), .iOS(17, 2), .iOS(26), .iOS(26, 2),
            .iOS(26, 4),
            .iOS(27),
        ]

    /// The rules that mention a figure, by its id.
    private static let mentions = book.rules.reduce(into: [String: [Rule]]()) { rules, rule in
        for constant in book.constants(mentionedIn: rule.sentence) { rules[constant.id, default: []].append(rule) }
    }

    let inForceWithItsRules = Fact(
        "that rules mention is in force only where one of them holds",
        for: Self.systems
    ) { (system: SystemVersion) in
        let table = ConstantTable(system: system)
        let early = Self.book.constants.filter { constant in
            guard let rules = Self.mentions[constant.id] else { return false }
            return table.value(constant) != nil && !rules.contains { $0.systems.contains(system) }
        }
        expect(Self.mentions.count > 20 && early.map(\.id) == [], "\(early.map(\.id))")
    }

    let namedVersion = Fact(
        "is in force from the version that its meaning names",
        for: [
            ("k.task.age-warning", SystemVersion.iOS(14)), ("k.task.count-limit", .iOS(11)),
            ("k.location.live-stationary", .iOS(17)), ("k.location.reduced-interval", .iOS(14)),
            ("k.location.pause-after", .iOS(6)), ("k.location.force-quit-relaunch", .iOS(26, 4)),
            ("k.ble.wake", .iOS(5)),
            ("k.ea.wake", .iOS(5)), ("k.transfer.relaxed", .iOS(8)),
        ]
    ) { (id: String, first: SystemVersion) in
        let constant = try require(Self.book.constant(named: id))
        expect(constant.systems.first, is: first)
        let before = try require(Self.systems.filter { $0 < first }.max())
        expect(throws: InvalidOverride.self) { try Device(system: before, constants: [id: 1]) }
        _ = try Device(system: first, constants: [id: 1])
    }
}
