import BackgroundRuntime
import Testing
import VigilAlarms
import VigilFacts
import VigilTestSupport

struct AlarmsSurfaceTests: Facts {
    @Test("An alarm that rings, under a finger", arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    let buttons = Fact("lies over the lock screen, and is snoozed and stopped by its buttons") {
        let phone = try AlarmsPhone.ready()
        try phone.act("alarm.schedule", ["id": "a", "in": 60, "snooze": 540, "second": "countdown"])
        phone.device.lock()
        expect(throws: StimulusError.self) { try phone.happen("ui.tap", ["what": "Stop"]) }
        phone.wait(60)
        try phone.happen("ui.tap", ["what": "Snooze"])
        expect(phone.states, is: ["a countdown"])
        phone.wait(540)
        try phone.happen("ui.tap", ["what": "Stop"])
        expect(phone.states.isEmpty && phone.cites("alarm.stop"))
    }

    let two = Fact("is asked for by its number where two ring") {
        let phone = try AlarmsPhone.ready()
        for id in ["a", "b"] { try phone.act("alarm.schedule", ["id": .text(id), "in": 60]) }
        phone.wait(60)
        expect(throws: StimulusError.self) { try phone.happen("ui.tap", ["what": "Stop"]) }
        try phone.happen("ui.tap", ["what": "Stop", "number": 2])
        expect(phone.states, is: ["a alerting"])
    }
}
