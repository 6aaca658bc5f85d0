import BackgroundRuntime
import Testing
import VigilAlarms
import VigilTestSupport

@Suite("An alarm that rings, under a finger")
struct SurfaceTests {
    @Test("lies over the lock screen, and is snoozed and stopped by its buttons")
    func buttons() throws {
        let phone = try Phone.ready()
        try phone.act("alarm.schedule", ["id": "a", "in": 60, "snooze": 540, "second": "countdown"])
        phone.device.lock()
        #expect(throws: StimulusError.self) { try phone.happen("ui.tap", ["what": "Stop"]) }
        phone.wait(60)
        try phone.happen("ui.tap", ["what": "Snooze"])
        #expect(phone.states == ["a countdown"])
        phone.wait(540)
        try phone.happen("ui.tap", ["what": "Stop"])
        #expect(phone.states.isEmpty && phone.cites("alarm.stop"))
    }

    @Test("is asked for by its number where two ring")
    func two() throws {
        let phone = try Phone.ready()
        for id in ["a", "b"] { try phone.act("alarm.schedule", ["id": .text(id), "in": 60]) }
        phone.wait(60)
        #expect(throws: StimulusError.self) { try phone.happen("ui.tap", ["what": "Stop"]) }
        try phone.happen("ui.tap", ["what": "Stop", "number": 2])
        #expect(phone.states == ["a alerting"])
    }
}
