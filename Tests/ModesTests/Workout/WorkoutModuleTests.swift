import BackgroundRuntime
import Testing
import VigilFacts
import VigilTestSupport
import VigilWorkout

struct WorkoutModuleTests: Facts {
    @Test("The stimuli and actions of health data", arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    let words = Fact("names are the module's, and each word can be said at any time or refuses with a sentence") {
        let check = try ModuleCheck(HealthModule.descriptor)
        expect(check.problemsOfNames == [] && check.problemsOfWords == [])
    }

    let mistakes = Fact("what a caller gets wrong is said") {
        let phone = try WorkoutPhone.allowed()
        expect(throws: StimulusError("workouts are saved by apps: nothing measures one")) {
            try phone.happen("health.measure", ["type": "workout", "value": 1])
        }
        expect(throws: StimulusError.self) { try phone.happen("health.measure", ["type": "hartRate", "value": 1]) }
        expect(throws: StimulusError("App never asked for bodyMass")) {
            try phone.happen("health.access", ["type": "bodyMass", "read": true])
        }
        expect(throws: StimulusError("the app has no workout session: health.start makes one")) {
            try phone.act("health.pause")
        }
        expect(throws: StimulusError("a series has 1 to 100000 values: \"for\" is 0 times \"every\"")) {
            try phone.happen("health.series", ["type": "heartRate", "from": 1, "every": 10, "for": 5])
        }
    }

    let series = Fact("a series is measured again and again, and leads from the first number to the last") {
        let phone = try WorkoutPhone.running()
        try phone.happen("health.series", ["type": "heartRate", "from": 100, "to": 140, "every": 10, "for": 50])
        phone.wait(60)
        let said = phone.device.trace.entries.filter { $0.text.hasPrefix("health data of sensor") }.map(\.text)
        expect(said.map { $0.split(separator: " ")[5] }, is: ["100", "110", "120", "130", "140"])
        try phone.act("health.end")
        try expect(phone.observe("health.collected"), is: .count(5))
    }

    let unused = Fact("a mode that no workout needs is a finding") {
        let phone = try WorkoutPhone.allowed()
        phone.app.reportUnusedModes()
        expect(phone.app.trace.findings.map(\.rule?.id), is: ["mode.declared-unused"])
        try phone.act("health.start")
        let count = phone.app.trace.findings.count
        phone.app.reportUnusedModes()
        expect(phone.app.trace.findings.count, is: count)
    }
}
