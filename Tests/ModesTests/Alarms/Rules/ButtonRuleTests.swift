import BackgroundRuntime
import Testing
import VigilAlarms
import VigilAudio
import VigilFacts
import VigilTestSupport

struct ButtonRuleTests: Facts {
    @Test("Rules of alarms: what the user and the app do with them", .exercisesRules, arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    let stop = Fact("alarm.stop: an alarm that is stopped is gone, and one that repeats waits for its next time") {
        let phone = try AlarmsPhone.ready()
        try phone.act("alarm.schedule", ["id": "once", "in": 60])
        try phone.act("alarm.schedule", ["id": "weekly", "at": "09:01", "days": .texts(["monday"])])
        phone.wait(60)
        try phone.happen("alarm.stop", ["id": "weekly"])
        try phone.act("alarm.stop", ["id": "once"])
        expect(phone.states == ["weekly scheduled"] && phone.cites("alarm.stop"))
        phone.wait(7 * 86_400)
        expect(phone.states == ["weekly alerting"] && phone.rings.last == 60 + 7 * 86_400)
    }

    let snooze = Fact(
        "alarm.snooze: only what rings can be snoozed, for the time after the alert or else the one before it"
    ) {
        for (snooze, ring) in [(nil, 400), (50, 350)] as [(ArgumentValue?, Int)] {
            let phone = try AlarmsPhone.ready()
            var arguments: [String: ArgumentValue] = ["countdown": 100]
            arguments["snooze"] = snooze
            try phone.act("alarm.schedule", arguments)
            try phone.act("alarm.countdown")
            expect(phone.lines, is: ["alarm alarm: com.apple.AlarmKit.Alarm error 0"])
            phone.wait(300)
            try phone.act("alarm.countdown")
            expect(phone.states == ["alarm countdown"] && phone.cites("alarm.snooze"))
            phone.wait(100)
            expect(phone.rings, is: [100, ring])
        }
    }

    let pause = Fact("alarm.pause: a countdown that is paused goes on with what is left of it") {
        let phone = try AlarmsPhone.ready()
        try phone.act("alarm.schedule", ["countdown": 100])
        try phone.act("alarm.resume")
        expect(phone.lines, is: ["alarm alarm: com.apple.AlarmKit.Alarm error 0"])
        phone.wait(30)
        try phone.happen("alarm.pause")
        phone.wait(1000)
        expect(phone.states == ["alarm paused"] && phone.cites("alarm.pause"))
        try phone.happen("alarm.resume")
        phone.wait(70)
        expect(phone.rings, is: [1100])
    }

    let second = Fact("alarm.second-button: it snoozes, or runs an intent and leaves the alarm ringing") {
        let phone = try AlarmsPhone.ready()
        try phone.act("alarm.schedule", ["id": "a", "in": 60, "snooze": 540, "second": "countdown"])
        try phone.act("alarm.schedule", ["id": "b", "in": 60, "second": "custom", "secondIntent": "Open"])
        phone.wait(60)
        try phone.happen("alarm.secondary", ["id": "a"])
        try phone.happen("alarm.secondary", ["id": "b"])
        expect(phone.states == ["a countdown", "b alerting"] && phone.cites("alarm.second-button"))
        expect(phone.lines, is: ["intent Open"])
        phone.wait(540)
        expect(phone.states, is: ["a alerting", "b alerting"])
    }

    let intent = Fact(
        "alarm.intent: the intent of a button launches the app without opening it, after a force quit too"
    ) {
        let phone = try AlarmsPhone.ready()
        try phone.act("alarm.schedule", ["in": 60, "stopIntent": "Stop"])
        phone.home()
        phone.device.forceQuit(phone.app)
        phone.wait(60)
        expect(phone.app.process == nil)
        try phone.happen("alarm.stop")
        expect(phone.lines == ["intent Stop"] && phone.states == [] && phone.cites("alarm.intent"))
        try expect(phone.observe("alarm.intents"), is: .texts(["Stop"]))
        phone.wait(1)
        expect(phone.app.launchCount == 2 && phone.app.state == .suspended)
    }

    let beforeUnlock = Fact("alarm.intent: before the first unlock the alarm stops, and its intent does not run") {
        let phone = try AlarmsPhone.ready()
        try phone.act("alarm.schedule", ["in": 60, "stopIntent": "Stop"])
        phone.device.reboot()
        phone.wait(60)
        try phone.happen("alarm.stop")
        expect(phone.states == [] && phone.lines == [] && phone.cites("life.launch.first-unlock"))
        try expect(phone.observe("alarm.intents"), is: .texts([]))
    }

    let opens = Fact("alarm.intent: an intent that opens the app brings it to the foreground") {
        let phone = try AlarmsPhone.ready()
        try phone.act("alarm.schedule", ["in": 60, "stopIntent": "Stop", "opens": true])
        phone.home()
        phone.wait(60)
        try phone.happen("alarm.stop")
        expect(phone.app.state == .active && phone.lines == ["intent Stop"])
    }

    let sound = Fact("alarm.sound: what sounds is interrupted while an alarm rings, and may go on afterwards") {
        let phone = try AlarmsPhone.ready(besides: [AudioModule.descriptor], modes: ["audio"])
        try phone.act("audio.play", ["category": "playback"])
        try phone.act("alarm.schedule", ["id": "a", "in": 60])
        try phone.act("alarm.schedule", ["id": "b", "in": 70])
        phone.home()
        phone.wait(59)
        expect(phone.device.audio.isSounding(phone.app))
        phone.wait(11)
        expect(!phone.device.audio.isSounding(phone.app))
        expect(phone.device.trace.entries.contains { $0.rule?.id == "alarm.sound" })
        expect(throws: StimulusError("nothing interrupts the audio")) { try phone.happen("audio.endInterruption") }
        try phone.happen("alarm.stop", ["id": "a"])
        expect(!phone.cites("audio.interrupt.end-options"))
        try phone.happen("alarm.stop", ["id": "b"])
        expect(phone.cites("audio.interrupt.end-options"))
    }
}
