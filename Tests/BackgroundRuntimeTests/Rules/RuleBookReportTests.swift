import BackgroundRuntime
import Testing
import VigilFacts

struct RuleBookReportTests: Facts {
    @Test("The reports of a rule book", arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    private static let book = RuleBook(parts: [RuleBook.host])

    let lists = Fact("a listing aligns id, systems, confidence and sources") {
        expect(
            Self.book.listing(section: "power"),
            is: """
                rule                        systems  sure  sources
                power.battery-critical      iOS 7+   O     W20-10063
                power.lpm.notification      iOS 9+   D     FND-LPM
                power.lpm.scope             iOS 9+   D/C   FND-LPM UIK-REFRESH
                power.refresh-notification  iOS 7+   D     UIK-REFRESH
                power.refresh-off.scope     iOS 7+   D/C   UIK-REFRESH BGT-ERR W14-706
                power.refresh-status        iOS 7+   D     UIK-REFRESH

                """)
    }

    let listsAll = Fact(
        "a listing of the whole book has a line for every rule and no white space at the ends of lines"
    ) {
        let lines = Self.book.listing().split(separator: "\n")
        expect(lines.count, is: Self.book.rules.count + 1)
        expect(lines.allSatisfy { !$0.hasSuffix(" ") })
    }

    let explains = Fact("an explanation has sentence, systems, confidence and sources") {
        expect(
            Self.book.explanation(of: "life.tx.kill"),
            is: """
                life.tx.kill

                A watchdog, a task leak and the CPU or memory limit kill a running app by SIGKILL, with no call; so
                do broken rules of which nothing else is said, such as an exception.

                Holds for  all versions (ios4, ios7, ios13, ios26, ios27)
                Sure       documented by Apple
                Sources    XC-SIGKILL  EXC_CRASH (SIGKILL)
                                       developer.apple.com/documentation/xcode/sigkill

                """)
    }

    let explainsConstants = Fact("an explanation gives the mentioned constants per profile") {
        expect(
            Self.book.explanation(of: "task.age-warning"),
            is: """
                task.age-warning

                A task open longer than k.task.age-warning logs a warning that it risks the app's termination, in
                any state.

                Holds for  iOS 14+ (ios13, ios26, ios27)
                Sure       observed in real logs, crash reports or issue threads
                Sources    LOG-AGE  30 s age warning, also in the foreground
                                    github.com/firebase/firebase-ios-sdk/issues/8908
                                    github.com/ocetnik/react-native-background-timer/issues/373
                                    github.com/deltachat/deltachat-ios/issues/1128
                Constants  k.task.age-warning  ios4 none, ios7 none, ios13 30 s, ios26 30 s, ios27 30 s (iOS 14+)

                """)
    }

    let explainsChoice = Fact("an explanation of a choice names no source, and one of a rule with advice gives it") {
        let rule = Rule(
            "lamp.on", .from(.iOS(8), before: .iOS(10)), "A lamp that is on gives light.", confidence: .choice,
            advice: "Switch it off.")
        expect(
            RuleBook(parts: [.init(rules: [rule])]).explanation(of: "lamp.on"),
            is: """
                lamp.on

                A lamp that is on gives light.

                Holds for  iOS 8 until before iOS 10 (ios7)
                Sure       a choice of the simulator, where the sources leave it open
                Advice     Switch it off.

                """)
    }

    let explainsProperty = Fact("an explanation of a property says that no trace cites it") {
        let rule = Rule(property: "lamp.quiet", .all, "A lamp is quiet.", confidence: .choice)
        expect(
            RuleBook(parts: [.init(rules: [rule])]).explanation(of: "lamp.quiet"),
            is: """
                lamp.quiet

                A lamp is quiet.

                Holds for  all versions (ios4, ios7, ios13, ios26, ios27)
                Kind       a property: it always holds, and no trace cites it
                Sure       a choice of the simulator, where the sources leave it open

                """)
    }

    let explainsConstant = Fact("an explanation of a constant has its values and the rules that mention it") {
        expect(
            Self.book.explanation(of: "k.task.remaining.foreground"),
            is: """
                k.task.remaining.foreground

                backgroundTimeRemaining in the foreground: DBL_MAX, about 1.797e308.

                Values     DBL_MAX s in all profiles
                Sure       said by an Apple engineer on the developer forums
                Sources    DTS-391799  backgroundTimeRemaining in the foreground
                                       forums.developer.apple.com/message/391799

                """)
        expect(Self.book.explanation(of: "k.cpu.limit")?.contains("Rules      res.cpu.limit\n"), is: true)
    }

    let explainsNothing = Fact("an unknown id has no explanation") {
        expect(Self.book.explanation(of: "task.leek.kill") == nil)
    }
}
