import BackgroundRuntime
import Testing

@Suite("The built-in rule book")
struct BuiltInRuleBookTests {
    private let book = ModuleSet.linked.book

    @Test(
        "has every rule of every section",
        arguments: [
            ("life", 105), ("task", 55), ("protect", 7), ("power", 6), ("res", 14), ("mode", 7), ("gcd", 8),
            ("term", 2),
            ("sim", 15), ("app", 2),
            ("fetch", 13), ("push", 20), ("bgtask", 56), ("ble", 19), ("liveactivity", 13), ("alarm", 21),
            ("assets", 15),
            ("assets", 15), ("ea", 7), ("newsstand", 4), ("nearby", 6), ("ptt", 25), ("metrics", 4), ("notif", 26),
            ("un", 11),
            ("transfer", 34), ("hotspot", 7),
        ])
    func hasEveryRule(section: String, count: Int) {
        #expect(book.rules(inSection: section).count == count)
    }

    @Test("has what the host and the modules bring, and nothing beyond")
    func hasNoOther() {
        let modules = ModuleSet.linked.modules
        #expect(book.rules.count == RuleBook.host.rules.count + modules.flatMap(\.rules).count)
        #expect(book.constants.count == RuleBook.host.constants.count + modules.flatMap(\.constants).count)
        #expect(book.sources.count == Set(RuleBook.host.sources + modules.flatMap(\.sources)).count)
    }

    @Test("has ids and keys only once")
    func idsAreUnique() {
        #expect(Set(book.rules.map(\.id)).count == book.rules.count)
        #expect(Set(book.constants.map(\.id)).count == book.constants.count)
        #expect(Set(book.sources.map(\.key)).count == book.sources.count)
    }

    @Test("cites only sources that it has")
    func citesKnownSources() {
        let cited = Set(book.rules.flatMap(\.sources) + book.constants.flatMap(\.sources))
        #expect(cited.subtracting(book.sources.map(\.key)).sorted() == [])
    }

    @Test("mentions only constants that it has")
    func mentionsKnownConstants() {
        let texts = book.rules.map(\.sentence) + book.constants.map(\.meaning)
        let words = texts.flatMap { $0.split { " ,;:()".contains($0) } }.filter { $0.hasPrefix("k.") }
        let ids = Set(words.map { String($0.hasSuffix(".") ? $0.dropLast() : $0) })
        #expect(ids.subtracting(book.constants.map(\.id)).sorted() == [])
        #expect(ids.count > 20)
    }

    @Test("refers only to rules that it has")
    func refersToKnownRules() {
        let sections = Set(book.sections)
        let words = book.rules.flatMap { $0.sentence.split { " ,;:()".contains($0) } }
        let ids = words.map { String($0.hasSuffix(".") ? $0.dropLast() : $0) }
            .filter { id in id.contains(".") && sections.contains(book.section(of: id)) && !id.hasPrefix("k.") }
        #expect(ids.filter { book.rule(named: $0) == nil }.sorted() == [])
        #expect(ids.contains("life.tx.home"))
    }

    @Test("has a source for every rule and constant that is no choice")
    func hasSources() {
        let rules = book.rules.filter { $0.sources.isEmpty && !$0.confidence.contains(.choice) }
        let constants = book.constants.filter { $0.sources.isEmpty && !$0.confidence.contains(.choice) }
        #expect(rules.map(\.id) == [])
        #expect(constants.map(\.id) == [])
        #expect(book.rules.allSatisfy { !$0.confidence.isEmpty })
        #expect(book.constants.allSatisfy { !$0.confidence.isEmpty })
    }

    @Test("speaks in plain sentences: capital or code at the start, full stop at the end, no mark-up")
    func speaksPlainly() {
        let texts = book.rules.map(\.sentence) + book.constants.map(\.meaning)
        let ends = texts.filter { !$0.hasSuffix(".") }
        let marked = texts.filter { $0.contains("`") || $0.contains("**") || $0.contains("  ") || $0.contains("\n") }
        #expect(ends == [])
        #expect(marked == [])
    }

    @Test("explains every id that it has")
    func explainsEverything() {
        let ids = book.rules.map(\.id) + book.constants.map(\.id)
        #expect(ids.filter { book.explanation(of: $0) == nil } == [])
    }
}

@Suite("A figure")
struct FigureTests {
    private let book = ModuleSet.linked.book
    private static let systems =
        (4...18).map { SystemVersion.iOS($0) } + [
            .iOS(7, 1), .iOS(13, 2), .iOS(14, 5), .iOS(16, 1), .iOS(16, 4), .iOS(17, 2), .iOS(26), .iOS(26, 2),
            .iOS(26, 4),
            .iOS(27),
        ]

    @Test("that rules mention is in force only where one of them holds", arguments: systems)
    func inForceWithItsRules(system: SystemVersion) {
        let table = ConstantTable(system: system)
        let early = book.constants.filter { constant in
            let rules = book.rules.filter { book.constants(mentionedIn: $0.sentence).contains { $0 === constant } }
            return !rules.isEmpty && table.value(constant) != nil && !rules.contains { $0.systems.contains(system) }
        }
        #expect(early.map(\.id) == [])
    }

    @Test(
        "is in force from the version that its meaning names",
        arguments: [
            ("k.task.age-warning", SystemVersion.iOS(14)), ("k.task.count-limit", .iOS(11)),
            ("k.location.live-stationary", .iOS(17)), ("k.location.reduced-interval", .iOS(14)),
            ("k.location.pause-after", .iOS(6)), ("k.location.force-quit-relaunch", .iOS(26, 4)),
            ("k.ble.wake", .iOS(5)),
            ("k.ea.wake", .iOS(5)), ("k.transfer.relaxed", .iOS(8)),
        ])
    func namedVersion(id: String, first: SystemVersion) throws {
        let constant = try #require(book.constant(named: id))
        #expect(constant.systems.first == first)
        let before = try #require(Self.systems.filter { $0 < first }.max())
        #expect(throws: InvalidOverride.self) { try Device(system: before, constants: [id: 1]) }
        _ = try Device(system: first, constants: [id: 1])
    }
}
