import BackgroundRuntime
import Testing

@Suite("The built-in rule book")
struct BuiltInRuleBookTests {
    private let book = ModuleSet.linked.book

    @Test(
        "has every rule of every section",
        arguments: [
            ("life", 69), ("task", 53), ("protect", 7), ("power", 6), ("res", 11), ("mode", 6), ("audio", 41),
            ("location", 52), ("voip", 34), ("gcd", 8), ("fetch", 13), ("push", 16), ("bgtask", 45), ("ble", 14),
            ("ea", 2),
            ("newsstand", 1), ("nearby", 1), ("ptt", 2), ("notif", 24), ("un", 11), ("transfer", 32),
        ])
    func hasEveryRule(section: String, count: Int) {
        #expect(book.rules(inSection: section).count == count)
    }

    @Test("has no rule, constant or source beyond these")
    func hasNoOther() {
        #expect(book.rules.count == 448)
        #expect(book.constants.count == 55)
        #expect(book.sources.count == 198)
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

    @Test("keeps the versions of rules that come and go")
    func keepsVersions() {
        let versions = ["location.deferred", "newsstand.launch", "location.force-quit.ios70", "bgtask.continued.gpu"]
            .map { book.rule(named: $0)?.systems.description }
        let expected = [
            "iOS 6 until before iOS 14", "iOS 5 until before iOS 9", "iOS 7 until before iOS 7.1", "iOS 26+",
        ]
        #expect(versions == expected)
    }

    @Test("explains a rule of a mode with its constants")
    func explainsModeRule() {
        #expect(
            book.explanation(of: "voip.wake-rate") == """
                voip.wake-rate

                More wakes than k.voip.wake-limit within k.voip.wake-window kill the app with 0xbad22222.

                Holds for  iOS 4 until before iOS 13 (ios4, ios7)
                Sure       observed in real logs, crash reports or issue threads
                           documented by Apple
                Sources    LOG-15WAKES  15 wakes in 300 s
                                        github.com/DoubangoTelecom/idoubs/issues/169
                                        github.com/DoubangoTelecom/doubango/issues/357
                           XC-SIGKILL   EXC_CRASH (SIGKILL)
                                        developer.apple.com/documentation/xcode/sigkill
                Constants  k.voip.wake-limit   ios4 15, ios7 15, ios13 none, ios26 none
                           k.voip.wake-window  ios4 300 s, ios7 300 s, ios13 none, ios26 none

                """)
    }
}
