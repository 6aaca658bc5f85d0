import BackgroundRuntime
import Testing
import VigilAudio
import VigilFacts
import VigilTestSupport

@Suite("Playing in the background", .exercisesRules)
struct PlayingTests: Facts {
    @Test(arguments: facts) func holds(_ fact: FactCase) async throws { try await fact() }

    private static let systems: [SystemVersion] = [.iOS(4), .iOS(7), .iOS(13), .iOS(26)]

    let keepsAwake = Fact(
        "audio.mode.keeps-awake: sound keeps the app running without limit",
        for: Self.systems
    ) { (system: SystemVersion) in
        let phone = try AudioPhone(system)
        try phone.playInBackground()
        phone.device.advance(by: .seconds(3_600 * 5))
        expect(phone.app.state, is: .background)
        expect(phone.app.isAwake(because: .mode("audio")))
        expect(phone.app.trace.contains(rule: "audio.mode.keeps-awake"))
        expect(!phone.device.fallAsleep())
    }

    let modeIsRequired = Fact(
        "audio.mode.required: without the mode playback stops with the foreground",
        for: Self.systems
    ) { (system: SystemVersion) in
        let phone = try AudioPhone(system, modes: [])
        try phone.playInBackground()
        expect(phone.app.state, is: .suspended)
        expect(!phone.device.audio.isSounding(phone.app))
        let suspension = phone.app.trace.entries.last { $0.text == "suspended" }
        expect(suspension?.rule?.id, is: "audio.mode.required")
    }

    let ambientStops = Fact(
        "audio.category.ambient-stops: sound stops at Home and at lock, in spite of the mode",
        for: ["ambient", "soloAmbient"],
        [Device.Key.home, .sleepWake]
    ) { (category: String, key: Device.Key) in
        let phone = try AudioPhone()
        phone.app.launch()
        try phone.perform("play", ["category": .text(category)])
        expect(!phone.app.isAwake(because: .mode("audio")))
        phone.device.press(key)
        expect(phone.app.state, is: .suspended)
        let suspension = phone.app.trace.entries.last { $0.text == "suspended" }
        expect(suspension?.rule?.id, is: "audio.category.ambient-stops")
    }

    let defaultCategory = Fact("audio.category.default: a session that sets nothing is soloAmbient, and stops") {
        let phone = try AudioPhone()
        try phone.playInBackground(nil)
        expect(phone.app.state, is: .suspended)
        expect(phone.app.trace.findings.map(\.rule?.id), is: ["audio.category.default"])
    }

    let lockContinues = Fact(
        "audio.lock.continues: a lock does not stop playback",
        for: ["playback", "playAndRecord", "multiRoute"]
    ) { (category: String) in
        let phone = try AudioPhone()
        phone.app.launch()
        try phone.perform("play", ["category": .text(category)])
        phone.device.lock()
        phone.device.advance(by: .seconds(600))
        expect(phone.app.state == .background && phone.device.audio.isSounding(phone.app))
        expect(phone.app.trace.contains(rule: "audio.lock.continues"))
    }

    let lockOnce = Fact("audio.lock.continues: each lock is told once, whatever else changes meanwhile") {
        let phone = try AudioPhone()
        try phone.playInBackground()
        phone.device.lock()
        phone.device.change { $0.backgroundRefresh = .denied }
        expect(phone.app.trace.entries(rule: "audio.lock.continues").count, is: 1)
    }

    let stopSuspends = Fact(
        "audio.stop.suspends: a pause in the background suspends at once",
        for: ["pause", "stop"]
    ) { (action: String) in
        let phone = try AudioPhone()
        try phone.playInBackground()
        phone.device.advance(by: .seconds(60))
        try phone.perform(action)
        expect(phone.app.state, is: .suspended)
        expect(phone.app.trace.entries.last { $0.text == "suspended" }?.rule?.id, is: "audio.stop.suspends")
    }

    let endSuspends = Fact("audio.stop.suspends: the end of what plays suspends, too") {
        let phone = try AudioPhone()
        try phone.playInBackground("playback", ["duration": .duration(.seconds(90))])
        phone.device.advance(by: .seconds(89))
        expect(phone.app.state, is: .background)
        phone.device.advance(by: .seconds(1))
        expect(phone.app.state, is: .suspended)
    }

    let grace = Fact("k.audio.grace: the mode lets go that much later, unless sound comes back") {
        let phone = try AudioPhone(constants: ["k.audio.grace": 3])
        try phone.playInBackground()
        try phone.perform("pause")
        phone.device.advance(by: .seconds(2))
        try phone.perform("play")
        phone.device.advance(by: .seconds(10))
        expect(phone.app.state, is: .background)
        try phone.perform("pause")
        phone.device.advance(by: .milliseconds(2_999))
        expect(phone.app.state, is: .background)
        phone.device.advance(by: .milliseconds(1))
        expect(phone.app.state, is: .suspended)
    }

    let graceAnew = Fact("k.audio.grace: each pause has a grace of its own, whatever happened in the one before") {
        let phone = try AudioPhone(constants: ["k.audio.grace": 10])
        try phone.playInBackground()
        try phone.perform("pause")
        phone.wait(1)
        try phone.perform("deactivate")
        phone.wait(1)
        try phone.perform("play")
        phone.wait(1)
        try phone.perform("pause")
        phone.wait(9)
        expect(phone.app.state, is: .background)
        phone.wait(1)
        expect(phone.app.state, is: .suspended)
    }

    let noGrace = Fact("k.audio.grace: without one the mode lets go in the very turn of the pause") {
        let phone = try AudioPhone()
        phone.app.launch()
        let held = try phone.run { process in
            let session = AudioSession.of(process)
            try session.setCategory(.playback)
            let sound = try session.start(.playback)
            let before = phone.app.isAwake(because: .mode("audio"))
            session.stop(sound)
            return [before, phone.app.isAwake(because: .mode("audio"))]
        }
        expect(held, is: [true, false])
    }

    let timersStop = Fact(
        "audio.pause.timers-stop: after a pause the app's timers stand still until it is resumed",
        .asserts(AudioRules.pauseTimersStop)
    ) {
        let phone = try AudioPhone()
        try phone.playInBackground()
        try phone.app.onMainThread {
            _ = phone.app.process?.startTimer(after: .seconds(1), every: .seconds(1)) { _ in
                phone.app.process?.print("tick")
            }
        }
        phone.device.advance(by: .seconds(3))
        try phone.perform("pause")
        phone.device.advance(by: .seconds(30))
        expect(phone.app.trace.output.count, is: 3)
        phone.app.activate()
        expect(phone.app.trace.output.count, is: 4)
    }

    let silence = Fact("audio.silence.policy: silence keeps the app awake and is a finding") {
        let phone = try AudioPhone()
        try phone.playInBackground("playback", ["silent": .flag(true)])
        phone.device.advance(by: .seconds(600))
        expect(phone.app.isAwake(because: .mode("audio")))
        expect(phone.app.trace.findings.map(\.rule?.id), is: ["audio.silence.policy"])
    }

    let silenceOnce = Fact("audio.silence.policy: the finding is made once in each stay in the background") {
        let phone = try AudioPhone()
        try phone.playInBackground("playback", ["silent": .flag(true)])
        try expect(
            phone.error { session throws(AudioError) in _ = try session.start(.playback, isSilent: true) } == nil)
        expect(phone.app.trace.findings.count, is: 1)
        phone.app.activate()
        phone.home()
        expect(phone.app.trace.findings.count, is: 2)
    }

    @Test(
        "audio.cpu-limit: sound keeps an app awake, and saves it from no limit of the processor",
        .asserts(AudioRules.cpuLimit), arguments: [(SystemVersion.iOS(6), []), (.iOS(17), ["cpu-limit"])])
    func processorLimit(system: SystemVersion, exits: [String]) throws {
        let phone = try AudioPhone(system)
        try phone.playInBackground()
        try phone.process.useProcessor(0.9, for: .seconds(100))
        phone.wait(100)
        expect(phone.app.exits.map(\.name), is: exits)
    }

    let recording = Fact(
        "audio.record.keeps-awake: recording keeps the app running; iOS 4 shows it",
        for: Self.systems
    ) { (system: SystemVersion) in
        let phone = try AudioPhone(system)
        phone.app.launch()
        try phone.perform("record", ["category": .text("record")])
        phone.device.press(.home)
        phone.device.advance(by: .seconds(3_600))
        expect(phone.app.state, is: .background)
        let entries = phone.app.trace.entries(rule: "audio.record.keeps-awake")
        expect(entries.contains { $0.text.contains("double height") }, is: (system == .iOS(4)))
        expect(entries.contains { $0.text.contains("kept awake") } && !phone.cites("audio.mode.keeps-awake"))
    }
}
