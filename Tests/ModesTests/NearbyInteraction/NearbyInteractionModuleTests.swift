import BackgroundRuntime
import Testing
import VigilFacts
import VigilNearbyInteraction
import VigilTestSupport

struct NearbyInteractionModuleTests: Facts {
    @Test("The stimuli and actions of Nearby Interaction", arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    let words = Fact("names are the module's, and each word can be said at any time or refuses with a sentence") {
        let check = try ModuleCheck(NearbyInteractionModule.descriptor)
        expect(check.problemsOfNames == [] && check.problemsOfWords == [])
    }

    let mistakes = Fact("what a caller gets wrong is said, and a pause and an end are heeded") {
        let phone = try NearbyInteractionPhone()
        phone.app.launch()
        try phone.run()
        let distance = StimulusError("\"distance\" of nearby.update cannot be -1: it is a number from 0 on")
        expect(throws: distance) { try phone.move(-1) }
        expect(throws: StimulusError("the app has no session with \"Lok\"")) {
            try phone.act("nearby.pause", ["object": "Lok"])
        }
        for word in ["nearby.pause", "nearby.invalidate"] {
            try phone.act(word, ["object": "Lock"])
            expect(throws: StimulusError("no app has a session with Lock")) { try phone.move(1) }
            try phone.run()
            try phone.move(1)
        }
        expect(phone.calls.filter { $0.contains("didUpdate") }.count, is: 2)
    }

    let unused = Fact("a mode that no session needs is a finding") {
        let phone = try NearbyInteractionPhone.measuring(bluetooth: false)
        phone.app.reportUnusedModes()
        expect(phone.app.trace.findings.map(\.rule?.id), is: ["mode.declared-unused"])
        let used = try NearbyInteractionPhone.measuring()
        used.app.reportUnusedModes()
        expect(used.app.trace.findings.isEmpty)
    }
}
