import BackgroundRuntime
import Testing
import VigilCommandLine
import VigilScenarios

/// What people search for leads to the mistake that it is about.
@Suite("Searching for mistakes", .enabled(if: Row.isWhole))
struct SearchTests {
    private let modules = ModuleSet.linked
    private static let search = SearchIndex(ModuleSet.linked)

    @Test("each mistake is the first answer to each of its own words", arguments: ModuleSet.linked.mistakes.map(\.name))
    func ownWords(name: String) throws {
        let mistake = try #require(modules.mistake(named: name))
        #expect(mistake.words.count > 1, "\(name) can hardly be found")
        for text in mistake.words + [mistake.title] {
            let found = Self.search.mistakes(for: text).first
            #expect(found == name, "\(text) leads to \(found ?? "nothing")")
        }
    }

    @Test(
        "other words lead there too: simple forms, lines of logs, codes in them",
        arguments: [
            ("timer stopping in the background", "timer-stops"), ("Timers stop", "timer-stops"),
            ("silent pushes don't arrive", "silent-push-reliable"),
            ("Background location stops after ten minutes", "location-pauses"),
            (
                "Termination Reason: Namespace RUNNINGBOARD, Code 0xdead10cc - com.example.App was suspended with locked "
                    + "system files: /private/var/mobile/store.sqlite", "sqlite-lock"
            ),
            (
                "Error Domain=NSOSStatusErrorDomain Code=561017449 \"Session activation failed\"",
                "callkit-activates-itself"
            ),
            ("'!pri'", "callkit-activates-itself"), ("'!int'", "audio-start-in-background"),
            (
                "*** Terminating app due to uncaught exception: Killing app because it never posted an incoming call to the "
                    + "system", "voip-push-no-call"
            ),
            ("BGTaskSchedulerErrorDomain error Code=1", "bgtask-unavailable"),
        ])
    func otherWords(text: String, name: String) { #expect(Self.search.mistakes(for: text).first == name) }

    @Test("what nobody knows has no answer, and a word that is misspelt has one that was meant")
    func unknown() {
        let search = Self.search
        for text in ["", "banana", "the", "how to make tea"] { #expect(search.names(for: text) == [], "\(text)") }
        #expect(search.names(for: "tiemr stopps") == [])
        #expect(search.correction(of: "tiemr stops") == "timer stops")
        #expect(search.correction(of: "banana") == nil && search.correction(of: "timer stops") == nil)
    }

    @Test("answers that fit equally well come in the order of the modules, each time")
    func stable() {
        let names = Self.search.names(for: "0x8badf00d")
        #expect(names.count > 5 && names == SearchIndex(ModuleSet.linked).names(for: "0x8badf00d"))
        #expect(Self.search.names(for: "0X8BADF00D") == names)
    }

    @Test("each mistake names rules that exist, and codes that the system has")
    func references() {
        for mistake in modules.mistakes {
            let unknown = mistake.rules.filter { modules.book.explanation(of: $0) == nil }
            #expect(!mistake.rules.isEmpty && unknown == [], "\(mistake.name): \(unknown)")
            guard let code = mistake.code, code.hasPrefix("0x") else { continue }
            #expect(modules.terminationCode(named: code)?.text == code)
        }
        let words = modules.mistakes.flatMap(\.words)
        #expect(Dictionary(grouping: words) { $0 }.filter { $0.value.count > 1 }.keys.sorted() == [])
    }

    @Test("a page tells what happens, why, the rules, and how to see it")
    func page() throws {
        let page = modules.explanation(of: try #require(modules.mistake(named: "no-handler")))
        for text in [
            "Seen       The app is killed with 0x8badf00d without any warning.", "Ends       0x8badf00d",
            "Why        An expiration handler is the only warning there is.", "Rules      task.handler.nil",
            "Try        vigil run Examples/FieldPain/Tasks/Scenarios/no-handler.json5",
            "           vigil run Examples/FieldPain/Tasks/Scenarios/no-handler.mended.json5",
        ] { #expect(page.contains(text), "\(page)") }
    }

    @Test("a code is found by its decimal number too, as reports of crashes write it")
    func decimal() {
        #expect(modules.terminationCode(named: "2343432205")?.text == "0x8badf00d")
        #expect(modules.terminationCode(named: "3735883980")?.text == "0xdead10cc")
    }
}
