import AlarmKit
import AppIntents
import Testing
import UIKit
import VigilAlarms
import VigilFacts
import VigilRuntimeProbes
import VigilTestSupport

struct IntentTests: Facts {
    @Test(
        "An app with intents behind the buttons of an alarm", .enabled(if: RuntimeInterface.problems.isEmpty),
        arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    /// A phone with an alarm that rings, its app in the background or not running.
    private static func ringing(
        stop: (any LiveActivityIntent)? = nil, second: (any LiveActivityIntent)? = nil, isKilled: Bool = false
    ) throws -> AlarmKitPhone {
        let phone = try AlarmKitPhone.waking()
        try phone.run { _ in
            let attributes = WakeAlarms.attributes("Wake up", .custom)
            let schedule = Alarm.Schedule.fixed(Date(timeIntervalSinceNow: 600))
            WakeAlarms.schedule(
                UUID(),
                .alarm(schedule: schedule, attributes: attributes, stopIntent: stop, secondaryIntent: second))
        }
        phone.home()
        if isKilled { phone.device.forceQuit(phone.app) }
        phone.wait(600)
        return phone
    }

    let stop = Fact("alarm.intent: the stop button wakes the app for it, which is suspended when it has returned") {
        let phone = try Self.ringing(stop: StopIntent(alarmID: UUID()))
        try phone.happen("alarm.stop")
        expect(phone.app.state == .background && phone.lines.last == "alarms []")
        phone.wait(4)
        expect(phone.app.state, is: .background)
        phone.wait(2)
        expect(phone.lines.last == "stopped 36 - 2 made anew Times" && phone.app.state == .suspended)
        try expect(phone.observe("alarm.intents"), is: .texts(["StopIntent"]))
    }

    let launched = Fact("alarm.intent: after a force quit the app is launched for it, with the parameters alone") {
        let phone = try Self.ringing(stop: StopIntent(alarmID: UUID()), isKilled: true)
        expect(phone.app.process == nil)
        try phone.happen("alarm.stop")
        phone.wait(5)
        expect(phone.lines.last == "stopped 36 - 2 made anew Times" && phone.app.launchCount == 2)
    }

    let opens = Fact("alarm.intent: one that asks for the foreground opens the app, and the alarm rings on") {
        let phone = try Self.ringing(second: OpenIntent())
        try phone.happen("alarm.secondary")
        expect(phone.app.state == .active && phone.lines.last?.hasPrefix("opened") == true)
        expect(phone.device.alarms.all(of: phone.app).map(\.state), is: [.alerting])
    }

    let fails = Fact(
        "alarm.intent: one that throws is noted, such as by stop(id:) for an alarm that its button has stopped"
    ) {
        let phone = try Self.ringing(stop: StopAgainIntent())
        try phone.happen("alarm.stop")
        expect(phone.app.state == .active && phone.app.trace.findings.isEmpty)
        let notes = phone.app.trace.entries.map(\.text).filter { $0.hasPrefix("StopAgainIntent.perform() threw") }
        expect(notes.count == 1 && notes[0].contains("com.apple.AlarmKit.Alarm") && notes[0].contains("Code=0"))
    }

    let starts = Fact(
        "liveactivity.intent: one starts a Live Activity in the background, and the app does not when it has returned"
    ) {
        let phone = try Self.ringing(stop: ShowIntent())
        try phone.happen("alarm.stop")
        expect(phone.lines.contains("shown, background") && phone.cites("liveactivity.intent"))
        phone.wait(2)
        expect(phone.lines.last == "not shown: visibility" && phone.app.state == .suspended)
    }

    let deferred = Fact(
        "one that asks for the foreground afterwards runs in the background, and the trace says that nothing opens"
    ) {
        let phone = try Self.ringing(second: LaterIntent())
        try phone.happen("alarm.secondary")
        phone.wait(1)
        expect(phone.lines.contains("later") && phone.app.state == .suspended)
        let note = "IntentModes.foreground(.deferred) is not simulated"
        expect(phone.app.trace.entries.contains { $0.text.hasPrefix(note) })
    }

    let unset = Fact("an app that reads a parameter without a value ends, and is told which") {
        let phone = try Self.ringing()
        phone.app.activate()
        try? phone.app.main { (_: WakeApp) in _ = StopAgainIntent().alarmID }
        phone.device.settle()
        expect(phone.app.state, is: .notRunning)
        expect(phone.app.trace.findings.first?.text.contains("\"Nobody sets it\""), is: true)
    }
}
