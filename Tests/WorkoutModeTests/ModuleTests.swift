import BackgroundRuntime
import Testing
import VigilTestSupport
import VigilWorkout

@Suite("The stimuli and actions of health data")
struct ModuleTests {
    @Test("names are the module's, and each word can be said at any time or refuses with a sentence")
    func words() throws {
        let check = try ModuleCheck(HealthModule.descriptor)
        #expect(check.problemsOfNames == [] && check.problemsOfWords == [])
    }

    @Test("what a caller gets wrong is said")
    func mistakes() throws {
        let phone = try Phone.allowed()
        #expect(throws: StimulusError("workouts are saved by apps: nothing measures one")) {
            try phone.happen("health.measure", ["type": "workout", "value": 1])
        }
        #expect(throws: StimulusError.self) { try phone.happen("health.measure", ["type": "hartRate", "value": 1]) }
        #expect(throws: StimulusError("App never asked for bodyMass")) {
            try phone.happen("health.access", ["type": "bodyMass", "read": true])
        }
        #expect(throws: StimulusError("the app has no workout session: health.start makes one")) {
            try phone.act("health.pause")
        }
        #expect(throws: StimulusError("a series has 1 to 100000 values: \"for\" is 0 times \"every\"")) {
            try phone.happen("health.series", ["type": "heartRate", "from": 1, "every": 10, "for": 5])
        }
    }

    @Test("a series is measured again and again, and leads from the first number to the last")
    func series() throws {
        let phone = try Phone.running()
        try phone.happen("health.series", ["type": "heartRate", "from": 100, "to": 140, "every": 10, "for": 50])
        phone.wait(60)
        let said = phone.device.trace.entries.filter { $0.text.hasPrefix("health data of sensor") }.map(\.text)
        #expect(said.map { $0.split(separator: " ")[5] } == ["100", "110", "120", "130", "140"])
        try phone.act("health.end")
        #expect(try phone.observe("health.collected") == .count(5))
    }

    @Test("a mode that no workout needs is a finding")
    func unused() throws {
        let phone = try Phone.allowed()
        phone.app.reportUnusedModes()
        #expect(phone.app.trace.findings.map(\.rule?.id) == ["mode.declared-unused"])
        try phone.act("health.start")
        let count = phone.app.trace.findings.count
        phone.app.reportUnusedModes()
        #expect(phone.app.trace.findings.count == count)
    }
}
