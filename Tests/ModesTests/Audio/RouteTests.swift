import BackgroundRuntime
import Testing
import VigilAudio
import VigilFacts
import VigilTestSupport

struct RouteTests: Facts {
    @Test("Headphones and remote control", .exercisesRules, arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    private static let systems: [SystemVersion] = [.iOS(4), .iOS(7), .iOS(13), .iOS(26)]

    let unplug = Fact(
        "audio.route.unplug-pauses: the app is told, pauses, and is suspended",
        for: Self.systems
    ) { (system: SystemVersion) in
        let phone = try AudioPhone(system)
        phone.device.audio.plugHeadphones()
        try phone.playInBackground()
        phone.device.audio.unplugHeadphones()
        expect(phone.app.state, is: .suspended)
        let name =
            system < .iOS(6) ? "kAudioSessionProperty_AudioRouteChange" : "AVAudioSessionRouteChangeNotification"
        expect(
            phone.app.trace.entries(rule: "audio.route.unplug-pauses").map(\.text),
            is: ["\(name): oldDeviceUnavailable"])
    }

    let unplugWithoutPause = Fact(
        "audio.route.unplug-pauses: an app that does not pause goes on from the speaker, a finding"
    ) {
        let phone = try AudioPhone()
        phone.device.audio.plugHeadphones()
        try phone.playInBackground("playback", ["pausesOnUnplug": .flag(false)])
        phone.device.audio.unplugHeadphones()
        expect(phone.device.audio.isSounding(phone.app))
        expect(phone.app.trace.findings.map(\.rule?.id), is: ["audio.route.unplug-pauses"])
    }

    let unplugWhileBusy = Fact(
        "audio.route.unplug-pauses: headphones that come and go while the app is busy are one finding"
    ) {
        let phone = try AudioPhone(.iOS(6))
        try phone.playInBackground("playback", ["pausesOnUnplug": .flag(false)])
        try phone.process.mainThread.enqueue { SimulatedThread.sleep(for: .seconds(2)) }
        phone.device.settle()
        phone.device.audio.plugHeadphones()
        phone.device.audio.unplugHeadphones()
        phone.wait(3)
        expect(phone.app.trace.calls.count { $0.hasPrefix("AVAudioSessionRouteChange") }, is: 2)
        expect(phone.app.trace.findings.map(\.text), is: ["sound goes on from the speaker: the app did not pause"])
    }

    let plug = Fact("audio.route.plug-continues: new headphones leave playback running") {
        let phone = try AudioPhone()
        try phone.playInBackground()
        try phone.happen(audio: "plugHeadphones")
        expect(phone.device.audio.isSounding(phone.app))
        expect(phone.app.trace.contains(rule: "audio.route.plug-continues"))
        expect(phone.app.trace.findings.isEmpty)
        expect(throws: StimulusError.self) { try phone.happen(audio: "plugHeadphones") }
    }

    let thread = Fact(
        "audio.route.thread: from iOS 7 the app is told on a secondary thread",
        .asserts(AudioRules.routeThread)
    ) {
        for (system, name) in [(SystemVersion.iOS(6), "main"), (.iOS(7), "AVAudioSession notify")] {
            let phone = try AudioPhone(system)
            phone.app.launch()
            let client = Client()
            try phone.session().client = client
            phone.device.audio.plugHeadphones()
            expect(client.threads, is: [name])
        }
    }

    let late = Fact("audio.route.suspended-late: a change during suspension is told after resume") {
        let phone = try AudioPhone()
        phone.device.audio.plugHeadphones()
        try phone.playInBackground()
        try phone.perform("pause")
        phone.device.audio.unplugHeadphones()
        phone.device.advance(by: .seconds(60))
        expect(!phone.app.trace.contains(rule: "audio.route.suspended-late"))
        phone.app.activate()
        expect(phone.app.trace.entries(rule: "audio.route.suspended-late").count, is: 1)
    }

    let unplugWhileRecording = Fact(
        "audio.route.unplug-pauses: a recording has nothing to pause as the headphones go"
    ) {
        let phone = try AudioPhone()
        phone.device.audio.plugHeadphones()
        phone.app.launch()
        let client = Client()
        try phone.session().client = client
        let error = try phone.error { session throws(AudioError) in
            try session.setCategory(.playAndRecord)
            _ = try session.start(.recording)
        }
        phone.device.audio.unplugHeadphones()
        expect(error == nil && client.threads.count == 1 && phone.device.audio.isSounding(phone.app))
        expect(phone.app.trace.findings.isEmpty)
    }

    let lateAndPlaying = Fact(
        "audio.route.suspended-late: who is told late, and plays as it becomes active, makes no mistake"
    ) {
        let phone = try AudioPhone()
        phone.device.audio.plugHeadphones()
        try phone.playInBackground("playback", ["pausesOnUnplug": .flag(false)])
        try phone.perform("pause")
        phone.device.audio.unplugHeadphones()
        phone.code.on["didBecomeActive"] = { try $0.act("audio.play") }
        phone.app.activate()
        expect(phone.device.audio.isSounding(phone.app) && phone.cites("audio.route.suspended-late"))
        expect(phone.app.trace.findings.isEmpty)
    }

    let target = Fact("audio.remote.target: commands go to the app that played last") {
        let phone = try AudioPhone()
        let other = try phone.install("Browser")
        phone.device.audio.remote(.play)
        expect(phone.device.trace.entries.last?.rule?.id, is: "audio.remote.target")
        try phone.playInBackground()
        try phone.perform("receiveRemoteControl")
        other.launch()
        try phone.happen(audio: "remote", ["command": .text("togglePlayPause")])
        expect(!phone.device.audio.isSounding(phone.app))
        expect(phone.app.trace.calls.last, is: "remote control: togglePlayPause")
    }

    let register = Fact("audio.remote.register: an app that takes no commands gets none") {
        let phone = try AudioPhone()
        try phone.playInBackground()
        phone.device.audio.remote(.pause)
        expect(phone.app.trace.contains(rule: "audio.remote.register"))
        expect(phone.device.audio.isSounding(phone.app))
    }

    let commandTargets = Fact(
        "audio.remote.register: command targets came with iOS 7.1",
        for: [(SystemVersion.iOS(7), []), (.iOS(7, 1), [RemoteCommand.pause])]
    ) { (system: SystemVersion, commands: [RemoteCommand]) in
        let phone = try AudioPhone(system)
        try phone.playInBackground()
        let target = Target()
        try phone.session().commandReceiver = target
        phone.device.audio.remote(.pause)
        expect(target.commands, is: commands)
    }

    private final class Target: RemoteControlReceiver {
        var commands: [RemoteCommand] = []

        func takes(_ command: RemoteCommand) -> Bool { true }
        func receive(_ press: RemotePress) { commands.append(press.command) }
    }

    let wakes = Fact(
        "audio.remote.wakes: a suspended former player is woken, and stays up if it plays",
        for: Self.systems
    ) { (system: SystemVersion) in
        let phone = try AudioPhone(system)
        try phone.playInBackground()
        try phone.perform("receiveRemoteControl")
        try phone.perform("pause")
        phone.device.advance(by: .seconds(600))
        expect(phone.app.state, is: .suspended)
        phone.device.audio.remote(.play)
        expect(phone.app.awakeReasons, is: ["wake: remote control", "audio"])
        phone.device.advance(by: .seconds(600))
        expect(phone.app.awakeReasons, is: ["audio"])
    }

    let wakesOnlyWithMode = Fact(
        "audio.remote.wakes: an app without the mode is not woken, and gets the command where it runs"
    ) {
        let phone = try AudioPhone(modes: [])
        phone.app.launch()
        try phone.perform("play", ["category": .text("playback")])
        try phone.perform("receiveRemoteControl")
        phone.device.audio.remote(.pause)
        expect(phone.app.trace.calls.last, is: "remote control: pause")
        phone.device.press(.home)
        phone.device.audio.remote(.play)
        phone.device.advance(by: .seconds(60))
        expect(phone.app.state == .suspended && !phone.device.audio.isSounding(phone.app))
        expect(phone.app.trace.entries(rule: "audio.remote.wakes").map(\.kind), is: [.refusal])
    }

    let wakeTime = Fact(
        "k.remote-control.wake: a former player that does not play again is suspended after that time"
    ) {
        let phone = try AudioPhone(constants: ["k.remote-control.wake": 5])
        try phone.playInBackground()
        try phone.perform("receiveRemoteControl")
        try phone.perform("pause")
        phone.device.audio.remote(.nextTrack)
        expect(phone.app.state, is: .background)
        phone.device.advance(by: .seconds(5))
        expect(phone.app.state, is: .suspended)
        expect(phone.app.trace.contains(rule: "audio.remote.wakes"))
    }

    let noLaunch = Fact("audio.remote.no-launch: an app that ended is not launched") {
        let phone = try AudioPhone()
        try phone.playInBackground()
        try phone.perform("receiveRemoteControl")
        phone.app.terminate()
        phone.device.audio.remote(.play)
        expect(phone.app.state == .notRunning && phone.app.launchCount == 1)
        expect(phone.app.trace.contains(rule: "audio.remote.no-launch"))
    }

    let nowPlaying = Fact(
        "audio.now-playing: only a session that does not mix makes the now-playing app, and info holds nothing"
    ) {
        let phone = try AudioPhone()
        phone.app.launch()
        try phone.perform("play", ["category": .text("playback"), "mixWithOthers": .flag(true)])
        expect(phone.device.audio.nowPlaying == nil)
        try phone.perform("stop")
        try phone.perform("play", ["category": .text("playback")])
        expect(phone.device.audio.nowPlaying === phone.app)
        try phone.perform("nowPlaying")
        try phone.perform("pause")
        phone.device.press(.home)
        expect(phone.app.state, is: .suspended)
        expect(phone.app.trace.entries.last { $0.text == "suspended" }?.rule?.id, is: "audio.now-playing")
    }

    let nowPlayingOnce = Fact("audio.now-playing: a player that goes on after a pause is the now-playing app already") {
        let phone = try AudioPhone()
        phone.app.launch()
        try phone.perform("play", ["category": .text("playback")])
        try phone.perform("pause")
        try phone.perform("play")
        expect(phone.app.trace.entries(rule: "audio.now-playing").map(\.text), is: ["is the now-playing app"])
    }

    let recorderIsNotPlaying = Fact("audio.now-playing: who records is not the now-playing app") {
        let phone = try AudioPhone()
        phone.app.launch()
        try phone.perform("record", ["category": .text("playAndRecord")])
        expect(phone.device.audio.nowPlaying == nil)
    }

    let nowPlayingWithoutMode = Fact(
        "audio.now-playing: the suspension of an app without the mode has nothing to do with it"
    ) {
        let phone = try AudioPhone(modes: [])
        phone.app.launch()
        try phone.perform("nowPlaying")
        phone.home()
        expect(phone.app.state == .suspended && !phone.cites("audio.now-playing"))
    }

    let airPlay = Fact("audio.airplay-pip: with the mode sound goes on by AirPlay, and keeps the app awake") {
        let phone = try AudioPhone()
        try phone.playInBackground()
        try phone.happen(audio: "connect", ["device": .text("airPlay")])
        phone.wait(600)
        expect(phone.app.awakeReasons == ["audio"] && phone.cites("audio.airplay-pip"))
    }

    let car = Fact("audio.route.unplug-pauses: who leaves the car hears nothing more, and the app is suspended") {
        let phone = try AudioPhone()
        phone.device.audio.connect(.bluetooth)
        phone.device.audio.connect(.car)
        try phone.playInBackground()
        try phone.happen(audio: "disconnect", ["device": .text("bluetooth")])
        expect(phone.device.audio.isSounding(phone.app) && !phone.cites("audio.route.unplug-pauses"))
        try phone.happen(audio: "disconnect", ["device": .text("car")])
        expect(phone.app.state == .suspended && phone.cites("audio.route.unplug-pauses"))
        expect(phone.device.audio.route, is: .speaker)
    }

    let panels = Fact(
        "a button is pressed where there is one",
        for: [
            ("headset", RemoteCommand.pause, nil, "no headphones are connected"),
            ("headset", .like, .bluetooth, "headphones have no button for like"),
            ("car", .pause, .headphones, "the phone is in no car"), ("headset", .pause, .headphones, nil),
            ("car", .pause, .car, nil), ("lockScreen", .pause, nil, nil),
        ] as [(String, RemoteCommand, AudioRoute?, String?)]
    ) { (panel: String, command: RemoteCommand, device: AudioRoute?, complaint: String?) in
        let phone = try AudioPhone()
        try phone.playInBackground()
        try phone.perform("receiveRemoteControl")
        if let device { phone.device.audio.connect(device) }
        let press: [String: ArgumentValue] = ["command": .text(command.rawValue), "from": .text(panel)]
        if let complaint {
            expect(throws: StimulusError(complaint)) { try phone.happen(audio: "remote", press) }
        } else {
            try phone.happen(audio: "remote", press)
        }
        expect(phone.device.audio.isSounding(phone.app), is: (complaint != nil))
    }

    let devices = Fact("a device that is connected twice, or goes without having come, is refused") {
        let phone = try AudioPhone()
        var outputs = AudioOutputs()
        expect(outputs.connect(.speaker) == nil && outputs.disconnect(.car) == nil)
        expect(outputs.connect(.car)?.previous == .speaker && outputs.connect(.car) == nil)
        expect(outputs.connect(.headphones)?.previous, is: .car)
        expect(outputs.disconnect(.headphones)?.previous == .headphones && outputs.route == .car)
        expect(throws: StimulusError.self) { try phone.happen(audio: "disconnect", ["device": .text("car")]) }
    }

    private final class Client: AudioClient {
        var threads: [String] = []

        func routeDidChange(_ change: RouteChange) { threads.append(SimulatedThread.current?.name ?? "none") }
    }
}
