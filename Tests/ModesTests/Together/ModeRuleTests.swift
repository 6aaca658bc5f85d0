import BackgroundRuntime
import Testing
import VigilFacts
import VigilTestSupport

struct ModeRuleTests: Facts {
    @Test("The rules of modes in the book", .exercisesRules, arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    private static let book = ModuleSet.linked.book

    let keepsVersions = Fact("keeps the versions of rules that come and go") {
        let versions = ["location.deferred", "newsstand.launch", "location.force-quit.ios70", "bgtask.continued.gpu"]
            .map { Self.book.rule(named: $0)?.systems.description }
        let expected = [
            "iOS 6 until before iOS 14", "iOS 5 until before iOS 9", "iOS 7 until before iOS 7.1", "iOS 26+",
        ]
        expect(versions, is: expected)
    }

    let list = Fact("mode.list.27: of iOS 26 one value is new, and none of iOS 27", .asserts(ModeRules.list27)) {
        let values = ModuleSet.linked.catalog.entries
        expect(values.count > 10 && values.filter { $0.since >= .iOS(26) }.map(\.value) == ["workout-processing"])
        expect(values.allSatisfy { $0.since <= .iOS(26) && $0.isSimulated })
    }

    let explainsModeRule = Fact("explains a rule of a mode with its constants") {
        expect(
            Self.book.explanation(of: "voip.wake-rate"),
            is: """
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
                Constants  k.voip.wake-limit   ios4 15, ios7 15, ios13 none, ios26 none, ios27 none
                           k.voip.wake-window  ios4 300 s, ios7 300 s, ios13 none, ios26 none, ios27 none

                """)
    }
}
