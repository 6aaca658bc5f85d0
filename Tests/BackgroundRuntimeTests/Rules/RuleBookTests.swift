import BackgroundRuntime
import Testing

@Suite("A rule book")
struct RuleBookTests {
    private let book = RuleBook(parts: [RuleBook.host])

    @Test("is sorted by id")
    func isSorted() {
        #expect(book.rules.map(\.id) == book.rules.map(\.id).sorted())
        #expect(book.constants.map(\.id) == book.constants.map(\.id).sorted())
        #expect(book.sources.map(\.key) == book.sources.map(\.key).sorted())
    }

    @Test("finds rules, constants and sources by name")
    func findsByName() {
        #expect(book.rule(named: "task.leak.kill") === TaskRules.leakKill)
        #expect(book.constant(named: "k.suspend.grace") === TaskConstants.suspendGrace)
        #expect(book.source(named: "Q-TASK") == RuleSource.named("Q-TASK"))
        #expect(book.rule(named: "task.leak") == nil)
    }

    @Test(
        "suggests the id that was meant",
        arguments: [
            ("task.leek.kill", "task.leak.kill"), ("life.tx.hom", "life.tx.home"),
            ("k.watchdog.lanch", "k.watchdog.launch"),
        ])
    func suggests(text: String, id: String) {
        #expect(book.closestID(to: text) == id)
    }

    @Test("suggests nothing when no id is close", arguments: ["", "banana", "quite another thing"])
    func suggestsNothing(text: String) {
        #expect(book.closestID(to: text) == nil)
    }

    @Test("takes the section from the first word of an id")
    func tellsSections() {
        #expect(book.section(of: "task.leak.kill") == "task")
        #expect(book.section(of: "k.task.expiry-lead") == "task")
        #expect(
            book.sections == [
                "app", "crash", "gcd", "life", "metrickit", "mode", "power", "protect", "res", "sim", "task", "term",
            ])
    }

    @Test(
        "has every rule of the host",
        arguments: [
            ("life", 105), ("task", 55), ("protect", 7), ("power", 6), ("res", 9), ("mode", 7), ("sim", 15), ("app", 2),
        ])
    func hasHostRules(section: String, count: Int) {
        #expect(book.rules(inSection: section).count == count)
    }

    @Test("joins the parts of modules")
    func joinsParts() {
        let rule = Rule("lamp.on", .all, "A lamp that is on gives light.", confidence: .choice)
        let part = RuleBook.Part(rules: [rule], sources: [RuleSource("LAMP", "Lamps", "example.org/lamps")])
        let joined = RuleBook(parts: [RuleBook.host, part])
        #expect(joined.rule(named: "lamp.on") === rule)
        #expect(joined.source(named: "LAMP")?.title == "Lamps")
        #expect(joined.rules.count == book.rules.count + 1)
    }

    @Test("finds each constant that a sentence mentions once, also at its end")
    func findsMentionedConstants() {
        let text = "First k.suspend.grace, then k.task.expiry-lead; k.suspend.grace again, k.none.such, k.cpu.limit."
        let mentioned = book.constants(mentionedIn: text).map(\.id)
        #expect(mentioned == ["k.suspend.grace", "k.task.expiry-lead", "k.cpu.limit"])
    }

    @Test("the host's rules mention only the host's constants")
    func mentionsKnownConstants() {
        let known = Set(book.constants.map(\.id))
        let words = book.rules.flatMap { $0.sentence.split { " ,;()".contains($0) } }
        let mentioned = words.filter { $0.hasPrefix("k.") }.map { $0.hasSuffix(".") ? $0.dropLast() : $0 }
        #expect(!mentioned.isEmpty)
        #expect(mentioned.allSatisfy { known.contains(String($0)) })
    }
}
