import BackgroundRuntime
import Testing
import VigilNearbyInteraction
import VigilTestSupport

@Suite("The stimuli and actions of Nearby Interaction")
struct ModuleTests {
    @Test("names are the module's, and each word can be said at any time or refuses with a sentence")
    func words() throws {
        let check = try ModuleCheck(NearbyInteractionModule.descriptor)
        #expect(check.problemsOfNames == [] && check.problemsOfWords == [])
    }

    @Test("what a caller gets wrong is said, and a pause and an end are heeded")
    func mistakes() throws {
        let phone = try Phone()
        phone.app.launch()
        try phone.run()
        let distance = StimulusError("\"distance\" of nearby.update cannot be -1: it is a number from 0 on")
        #expect(throws: distance) { try phone.move(-1) }
        #expect(throws: StimulusError("the app has no session with \"Lok\"")) {
            try phone.act("nearby.pause", ["object": "Lok"])
        }
        for word in ["nearby.pause", "nearby.invalidate"] {
            try phone.act(word, ["object": "Lock"])
            #expect(throws: StimulusError("no app has a session with Lock")) { try phone.move(1) }
            try phone.run()
            try phone.move(1)
        }
        #expect(phone.calls.filter { $0.contains("didUpdate") }.count == 2)
    }

    @Test("a mode that no session needs is a finding")
    func unused() throws {
        let phone = try Phone.measuring(bluetooth: false)
        phone.app.reportUnusedModes()
        #expect(phone.app.trace.findings.map(\.rule?.id) == ["mode.declared-unused"])
        let used = try Phone.measuring()
        used.app.reportUnusedModes()
        #expect(used.app.trace.findings.isEmpty)
    }
}
