import BackgroundRuntime
import Testing
import VigilCommandLine
import VigilFacts
import VigilScenarios

/// What people search for leads to the mistake that it is about.
struct SearchTests: Facts {
    @Test("Searching for mistakes", .enabled(if: Row.isWhole), arguments: facts) func holds(_ fact: FactCase)
        async throws
    { try await fact() }

    private static let modules = ModuleSet.linked
    private static let search = SearchIndex(ModuleSet.linked)

    let ownWords = Fact(
        "each mistake is the first answer to each of its own words",
        for: ModuleSet.linked.mistakes.map(\.name)
    ) { (name: String) in
        let mistake = try require(Self.modules.mistake(named: name))
        expect(mistake.words.count > 1, "\(name) can hardly be found")
        for text in mistake.words + [mistake.title] {
            let found = Self.search.mistakes(for: text).first
            expect(found, is: name, "\(text) leads to \(found ?? "nothing")")
        }
    }

    let otherWords = Fact(
        "other words lead there too: simple forms, lines of logs, codes in them",
        for: [
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
        ]
    ) { (text: String, name: String) in expect(Self.search.mistakes(for: text).first, is: name) }

    let unknown = Fact("what nobody knows has no answer, and a word that is misspelt has one that was meant") {
        let search = Self.search
        for text in ["", "banana", "the", "how to make tea"] { expect(search.names(for: text), is: [], "\(text)") }
        expect(search.names(for: "tiemr stopps"), is: [])
        expect(search.correction(of: "tiemr stops"), is: "timer stops")
        expect(search.correction(of: "banana") == nil && search.correction(of: "timer stops") == nil)
    }

    let stable = Fact("answers that fit equally well come in the order of the modules, each time") {
        let names = Self.search.names(for: "0x8badf00d")
        expect(names.count > 5 && names == SearchIndex(ModuleSet.linked).names(for: "0x8badf00d"))
        expect(Self.search.names(for: "0X8BADF00D"), is: names)
    }

    let references = Fact("each mistake names rules that exist, and codes that the system has") {
        for mistake in Self.modules.mistakes {
            let unknown = mistake.rules.filter { Self.modules.book.explanation(of: $0) == nil }
            expect(!mistake.rules.isEmpty && unknown == [], "\(mistake.name): \(unknown)")
            guard let code = mistake.code, code.hasPrefix("0x") else { continue }
            expect(Self.modules.terminationCode(named: code)?.text, is: code)
        }
        let words = Self.modules.mistakes.flatMap(\.words)
        expect(Dictionary(grouping: words) { $0 }.filter { $0.value.count > 1 }.keys.sorted(), is: [])
    }

    let page = Fact("a page tells what happens, why, the rules, and how to see it") {
        let page = Self.modules.explanation(of: try require(Self.modules.mistake(named: "no-handler")))
        for text in [
            "Seen       The app is killed with 0x8badf00d without any warning.", "Ends       0x8badf00d",
            "Why        An expiration handler is the only warning there is.", "Rules      task.handler.nil",
            "Try        vigil run Examples/FieldPain/Tasks/Scenarios/no-handler.json5",
            "           vigil run Examples/FieldPain/Tasks/Scenarios/no-handler.mended.json5",
        ] { expect(page.contains(text), "\(page)") }
    }

    let decimal = Fact("a code is found by its decimal number too, as reports of crashes write it") {
        expect(Self.modules.terminationCode(named: "2343432205")?.text, is: "0x8badf00d")
        expect(Self.modules.terminationCode(named: "3735883980")?.text, is: "0xdead10cc")
    }
}
