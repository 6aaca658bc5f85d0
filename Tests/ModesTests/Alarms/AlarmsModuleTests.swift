import BackgroundRuntime
import Testing
import VigilAlarms
import VigilAudio
import VigilFacts
import VigilTestSupport

struct AlarmsModuleTests: Facts {
    @Test("The stimuli and actions of alarms", arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    let words = Fact("names are the module's, and each word can be said at any time or refuses with a sentence") {
        let check = try ModuleCheck(AlarmModule.descriptor)
        expect(check.problemsOfNames == [] && check.problemsOfWords == [])
    }

    let mistakes = Fact(
        "says what a caller gets wrong",
        for: [
            ("alarm.stop", [:], "App has no such alarm in the state alerting, countdown, paused; alarm is scheduled"),
            ("alarm.stop", ["id": "text"], "App has no alarm \"text\"; it has alarm"),
            ("alarm.secondary", [:], "App has no such alarm in the state alerting; alarm is scheduled"),
        ] as [(String, [String: ArgumentValue], String)]
    ) { (word: String, arguments: [String: ArgumentValue], text: String) in
        let phone = try AlarmsPhone.ready()
        try phone.act("alarm.schedule", ["in": 60])
        expect(throws: StimulusError(text)) { try phone.happen(word, arguments) }
    }

    let times = Fact("a time that cannot be is refused with how it is written") {
        let phone = try AlarmsPhone.ready()
        expect(throws: StimulusError("\"25:00\" is no time of the day: write it as \"07:30\"")) {
            try phone.act("alarm.schedule", ["at": "25:00"])
        }
        expect(throws: StimulusError("\"days\" need a time: \"at\"")) {
            try phone.act("alarm.schedule", ["days": .texts(["monday"])])
        }
    }

    let noButton = Fact("a second button that there is not cannot be taken") {
        let phone = try AlarmsPhone.ready()
        try phone.act("alarm.schedule", ["in": 60])
        phone.wait(60)
        expect(throws: StimulusError("alarm \"alarm\" has no second button")) { try phone.happen("alarm.secondary") }
    }

    let deleted = Fact("an alarm that rings falls silent with its app, and others of a deleted app do not ring") {
        let phone = try AlarmsPhone.ready(besides: [AudioModule.descriptor])
        try phone.act("alarm.schedule", ["in": 60])
        try phone.act("alarm.schedule", ["id": "later", "in": 600])
        phone.wait(60)
        phone.device.delete(phone.app)
        expect(phone.device.trace.entries.contains { $0.text == "no alarm rings any more" })
        phone.wait(600)
        expect(phone.rings, is: [60])
    }

    let before = Fact("before iOS 26 there is nothing to schedule with") {
        let phone = try AlarmsPhone(.iOS(18))
        phone.app.launch()
        expect(throws: StimulusError("there is no AlarmKit before iOS 26")) { try phone.act("alarm.schedule") }
        expect(throws: StimulusError("apps have no alarms before iOS 26")) { try phone.happen("alarm.permit") }
    }

    let asked = Fact("life.api.missing: before iOS 26 the phone refuses whatever a framework asks") {
        let phone = try AlarmsPhone(.iOS(18))
        phone.app.launch()
        let session = AlarmSession(try require(phone.app.process))
        var reasons: [String] = []
        session.requestPermission { if case .failure(let refusal) = $0 { reasons.append(refusal.reason) } }
        session.schedule("a", AlarmPlan("a", at: .afterCountdown, preAlert: .seconds(1))) {
            if case .failure(let refusal) = $0 { reasons.append(refusal.reason) }
        }
        if let refusal = expect(throws: AlarmRefusal.self, performing: { try session.stop("a") }) {
            reasons.append(refusal.reason)
        }
        expect(reasons, is: Array(repeating: "the system has no AlarmKit, which came with iOS 26", count: 3))
        expect(phone.cites("life.api.missing") && session.permission == .notDetermined && phone.states == [])
    }
}
