import BackgroundRuntime
import Testing
import VigilFacts

struct RuleBookTests: Facts {
    @Test("A rule book", arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    private static let book = RuleBook(parts: [RuleBook.host])

    let isSorted = Fact("is sorted by id") {
        expect(Self.book.rules.map(\.id), is: Self.book.rules.map(\.id).sorted())
        expect(Self.book.constants.map(\.id), is: Self.book.constants.map(\.id).sorted())
        expect(Self.book.sources.map(\.key), is: Self.book.sources.map(\.key).sorted())
    }

    let findsByName = Fact("finds rules, constants and sources by name") {
        expect(Self.book.rule(named: "task.leak.kill") === TaskRules.leakKill)
        expect(Self.book.constant(named: "k.suspend.grace") === TaskConstants.suspendGrace)
        expect(Self.book.source(named: "Q-TASK"), is: RuleSource.named("Q-TASK"))
        expect(Self.book.rule(named: "task.leak") == nil)
    }

    let suggests = Fact(
        "suggests the id that was meant",
        for: [
            ("task.leek.kill", "task.leak.kill"), ("life.tx.hom", "life.tx.home"),
            ("k.watchdog.lanch", "k.watchdog.launch"),
        ]
    ) { (text: String, id: String) in
        expect(Self.book.closestID(to: text), is: id)
    }

    let suggestsNothing = Fact(
        "suggests nothing when no id is close",
        for: ["", "banana", "quite another thing"]
    ) { (text: String) in
        expect(Self.book.closestID(to: text) == nil)
    }

    let tellsSections = Fact("takes the section from the first word of an id") {
        expect(Self.book.section(of: "task.leak.kill"), is: "task")
        expect(Self.book.section(of: "k.task.expiry-lead"), is: "task")
        expect(
            Self.book.sections,
            is: [
                "app", "crash", "gcd", "life", "metrickit", "mode", "power", "protect", "res", "sim", "task", "term",
            ])
    }

    let hasHostRules = Fact(
        "has every rule of the host",
        for: [
            ("life", 105), ("task", 55), ("protect", 7), ("power", 6), ("res", 9), ("mode", 7), ("sim", 16), ("app", 2),
        ]
    ) { (section: String, count: Int) in
        expect(Self.book.rules(inSection: section).count, is: count)
    }

    let joinsParts = Fact("joins the parts of modules") {
        let rule = Rule("lamp.on", .all, "A lamp that is on gives light.", confidence: .choice)
        let part = RuleBook.Part(rules: [rule], sources: [RuleSource("LAMP", "Lamps", "example.org/lamps")])
        let joined = RuleBook(parts: [RuleBook.host, part])
        expect(joined.rule(named: "lamp.on") === rule)
        expect(joined.source(named: "LAMP")?.title, is: "Lamps")
        expect(joined.rules.count, is: Self.book.rules.count + 1)
    }

    let findsMentionedConstants = Fact("finds each constant that a sentence mentions once, also at its end") {
        let text = "First k.suspend.grace, then k.task.expiry-lead; k.suspend.grace again, k.none.such, k.cpu.limit."
        let mentioned = Self.book.constants(mentionedIn: text).map(\.id)
        expect(mentioned, is: ["k.suspend.grace", "k.task.expiry-lead", "k.cpu.limit"])
    }

    let mentionsKnownConstants = Fact("the host's rules mention only the host's constants") {
        let known = Set(Self.book.constants.map(\.id))
        let words = Self.book.rules.flatMap { $0.sentence.split { " ,;()".contains($0) } }
        let mentioned = words.filter { $0.hasPrefix("k.") }.map { $0.hasSuffix(".") ? $0.dropLast() : $0 }
        expect(!mentioned.isEmpty)
        expect(mentioned.allSatisfy { known.contains(String($0)) })
    }
}
