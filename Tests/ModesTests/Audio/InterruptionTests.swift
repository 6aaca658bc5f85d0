import BackgroundRuntime
import Testing
import VigilAudio
import VigilFacts
import VigilTestSupport

struct InterruptionTests: Facts {
    @Test("Interruptions", .exercisesRules, arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    private static let systems: [SystemVersion] = [.iOS(4), .iOS(7), .iOS(13), .iOS(26)]

    let begin = Fact("audio.interrupt.begin: session and sound have stopped when the app is told") {
        let phone = try AudioPhone()
        try phone.playInBackground()
        phone.device.audio.interrupt(.phoneCall)
        expect(
            phone.story(from: "audio.interrupt.begin"),
            is: [
                "audio session interrupted: sound stopped by phoneCall [audio.interrupt.begin]",
                "no longer kept awake by audio: interrupted by phoneCall [audio.interrupt.suspends]",
                "AVAudioSessionInterruptionNotification: began [audio.interrupt.main-thread]",
                "suspended [audio.interrupt.suspends]",
            ])
    }

    let mainThread = Fact("audio.interrupt.main-thread: the app is told on its main thread") {
        let phone = try AudioPhone()
        phone.app.launch()
        try phone.perform("activate", ["category": .text("playback")])
        let session = try phone.session()
        let client = Client()
        session.client = client
        phone.device.audio.interrupt(.alarm)
        phone.device.audio.endInterruption()
        expect(client.threads, is: ["began on main", "ended on main"])
        expect(phone.app.trace.contains(rule: "audio.interrupt.main-thread"))
    }

    let suspends = Fact(
        "audio.interrupt.suspends: in the background the app is suspended until the end",
        for: Self.systems
    ) { (system: SystemVersion) in
        let phone = try AudioPhone(system)
        try phone.playInBackground()
        phone.device.audio.interrupt(.phoneCall)
        phone.device.advance(by: .seconds(300))
        expect(phone.app.state, is: .suspended)
        phone.device.audio.endInterruption(shouldResume: false)
        phone.device.advance(by: .seconds(300))
        expect(phone.app.state, is: .suspended)
        expect(!phone.app.trace.contains(rule: "audio.interrupt.end-options"))
        phone.app.activate()
        let name = system < .iOS(6) ? "endInterruption(withFlags:)" : "AVAudioSessionInterruptionNotification"
        expect(phone.app.trace.entries(rule: "audio.interrupt.end-options").map(\.text), is: ["\(name): ended"])
    }

    let shouldResume = Fact(
        "audio.interrupt.end-options: shouldResume wakes the app that sounded, and it plays on",
        for: Self.systems
    ) { (system: SystemVersion) in
        let phone = try AudioPhone(system)
        try phone.playInBackground()
        phone.device.audio.interrupt(.phoneCall)
        phone.device.advance(by: .seconds(300))
        phone.device.audio.endInterruption()
        phone.device.advance(by: .seconds(300))
        expect(phone.app.state == .background && phone.device.audio.isSounding(phone.app))
        expect(phone.app.awakeReasons, is: ["audio"])
    }

    let endWithoutMode = Fact("audio.interrupt.end-options: without the mode the end wakes nobody, and is told later") {
        let phone = try AudioPhone(modes: [])
        phone.app.launch()
        try phone.perform("play", ["category": .text("playback")])
        phone.device.audio.interrupt(.phoneCall)
        phone.device.press(.home)
        expect(phone.app.state, is: .suspended)
        phone.device.audio.endInterruption()
        phone.device.advance(by: .seconds(60))
        expect(phone.app.state, is: .suspended)
        expect(!phone.app.trace.contains(rule: "audio.interrupt.end-options"))
        phone.app.activate()
        expect(
            phone.app.trace.entries(rule: "audio.interrupt.end-options").map(\.text),
            is: [
                "AVAudioSessionInterruptionNotification: ended, shouldResume"
            ])
    }

    let silentAppDoesNotResume = Fact("audio.interrupt.end-options: an app that did not sound is not told to resume") {
        let phone = try AudioPhone()
        phone.app.launch()
        try phone.perform("activate", ["category": .text("playback")])
        phone.device.audio.interrupt(.alarm)
        phone.device.audio.endInterruption(shouldResume: true)
        expect(
            phone.app.trace.entries(rule: "audio.interrupt.end-options").map(\.text),
            is: [
                "AVAudioSessionInterruptionNotification: ended"
            ])
    }

    let endNotGuaranteed = Fact("audio.interrupt.end-not-guaranteed: no end comes when another player has taken over") {
        let phone = try AudioPhone()
        let other = try phone.install("Radio")
        try phone.playInBackground()
        phone.device.audio.interrupt(.siri)
        other.launch()
        phone.device.audio.endInterruption()
        try phone.perform("play", ["category": .text("playback")], in: other)
        expect(!phone.device.audio.isSounding(phone.app))
        other.terminate()
        phone.device.advance(by: .seconds(600))
        expect(phone.app.trace.contains(rule: "audio.interrupt.end-not-guaranteed"))
        expect(phone.app.state, is: .suspended)
    }

    let reactivate = Fact("audio.interrupt.reactivate: sound does not come back by itself") {
        let phone = try AudioPhone()
        try phone.playInBackground("playback", ["resumes": .flag(false)])
        phone.device.audio.interrupt(.phoneCall)
        phone.device.audio.endInterruption()
        expect(!phone.device.audio.isSounding(phone.app))
        expect(phone.app.trace.findings.map(\.rule?.id), is: ["audio.interrupt.reactivate"])
        phone.device.advance(by: .seconds(10))
        expect(phone.app.state, is: .suspended)
    }

    let wasSuspended = Fact(
        "audio.interrupt.was-suspended: on iOS 10 to 15 a suspended app loses its session and hears of it late",
        for: [
            (SystemVersion.iOS(9), true), (.iOS(10), false), (.iOS(15, 8), false), (.iOS(16), true), (.iOS(26), true),
        ]
    ) { (system: SystemVersion, keeps: Bool) in
        let phone = try AudioPhone(system)
        try phone.playInBackground()
        try phone.perform("pause")
        expect(phone.app.state, is: .suspended)
        try expect(phone.session().isActive, is: keeps)
        phone.device.advance(by: .seconds(60))
        let late = { phone.app.trace.calls.filter { $0.contains("was suspended") }.count }
        expect(late(), is: 0)
        phone.app.activate()
        expect(late(), is: (keeps ? 0 : 1))
    }

    let state = Fact(
        "audio.state.notifications: from iOS 27 the session tells of its state",
        for: [26, 27]
    ) { (major: Int) in
        let phone = try AudioPhone(.iOS(major))
        phone.app.launch()
        try phone.perform("play", ["category": .text("playback")])
        phone.device.audio.interrupt(.phoneCall)
        phone.device.audio.endInterruption(shouldResume: true)
        try phone.perform("stop")
        try phone.perform("deactivate")
        let told = phone.app.trace.entries(rule: "audio.state.notifications").map(\.text)
        let expected = [
            "AVAudioSessionDidBecomeActiveNotification", "AVAudioSessionDidBecomeInactiveNotification: by the system",
            "AVAudioSessionDidBecomeActiveNotification",
            "AVAudioSessionResumptionRecommendationNotification: shouldResume",
            "AVAudioSessionDidBecomeInactiveNotification: by the app",
        ]
        expect(told.sorted(), is: (major == 27 ? expected.sorted() : []))
    }

    let oldFirst = Fact(
        "audio.interrupt.deprecated: the interruption notification is posted all the same, and first",
        .asserts(AudioRules.interruptDeprecated)
    ) {
        let phone = try AudioPhone(.iOS(27))
        phone.app.launch()
        try phone.perform("play", ["category": .text("playback")])
        let count = phone.app.trace.calls.count
        phone.device.audio.interrupt(.phoneCall)
        phone.device.audio.endInterruption(shouldResume: false)
        expect(
            phone.app.trace.calls.dropFirst(count).filter { $0.hasPrefix("AVAudioSession") },
            is: [
                "AVAudioSessionInterruptionNotification: began",
                "AVAudioSessionDidBecomeInactiveNotification: by the system",
                "AVAudioSessionInterruptionNotification: ended",
                "AVAudioSessionResumptionRecommendationNotification: shouldNotResume",
            ])
    }

    let inactiveSessionIsNotInterrupted = Fact(
        "audio.interrupt.was-suspended: a session that was not active loses nothing"
    ) {
        let phone = try AudioPhone(.iOS(13))
        phone.app.launch()
        try phone.perform("setCategory", ["category": .text("playback")])
        phone.home()
        expect(phone.app.state, is: .suspended)
        phone.app.activate()
        expect(!phone.cites("audio.interrupt.was-suspended"))
    }

    let mainThreadRule = Fact(
        "audio.interrupt.main-thread: nothing is documented of it before iOS 7",
        for: [6, 7]
    ) { (major: Int) in
        let phone = try AudioPhone(.iOS(major))
        phone.app.launch()
        try phone.perform("activate", ["category": .text("playback")])
        phone.device.audio.interrupt(.alarm)
        let notice = phone.app.trace.entries.last { $0.text.contains("InterruptionNotification") }
        expect(notice?.rule?.id, is: (major < 7 ? "audio.interrupt.begin" : "audio.interrupt.main-thread"))
    }

    let startsAgain = Fact("audio.interrupt.reactivate: an app that starts again is not reproached") {
        let phone = try AudioPhone()
        try phone.playInBackground()
        phone.device.audio.interrupt(.phoneCall)
        phone.device.audio.endInterruption()
        expect(phone.device.audio.isSounding(phone.app) && phone.app.trace.findings.isEmpty)
    }

    let sources = Fact(
        "audio.interrupt.sources: each source stops sound and says so",
        for: AudioInterruption.Source.allCases
    ) { (source: AudioInterruption.Source) in
        let phone = try AudioPhone()
        try phone.playInBackground()
        try phone.happen(audio: "interrupt", ["by": .text(source.rawValue)])
        expect(!phone.device.audio.isSounding(phone.app))
        expect(phone.device.trace.entries.contains { $0.rule?.id == "audio.interrupt.sources" })
        try phone.happen(audio: "endInterruption")
        expect(phone.device.audio.isSounding(phone.app))
        expect(throws: StimulusError.self) { try phone.happen(audio: "endInterruption") }
    }

    let bannerIsNone = Fact("audio.interrupt.sources: a banner or an alert interrupts no sound") {
        let phone = try AudioPhone()
        phone.app.launch()
        try phone.perform("play", ["category": .text("playback")])
        phone.device.showOverlay("banner")
        expect(phone.device.audio.isSounding(phone.app))
    }

    let mediaReset = Fact(
        "audio.media-reset: after a reset nothing of the session is left",
        for: [SystemVersion.iOS(6), .iOS(26)]
    ) { (system: SystemVersion) in
        let phone = try AudioPhone(system)
        try phone.playInBackground()
        phone.device.audio.resetMediaServices()
        let session = try phone.session()
        expect(!session.isActive && session.category == .soloAmbient && session.generation == 1)
        expect(phone.app.state, is: .suspended)
        let texts = phone.app.trace.entries(rule: "audio.media-reset").map(\.text)
        expect(texts.count == 3 && texts[1].hasPrefix("AVAudioSession") && texts[2] == "suspended")
        let old = try AudioPhone(.iOS(5))
        try old.playInBackground()
        expect(throws: StimulusError.self) { try old.happen(audio: "resetMediaServices") }
        expect(old.device.audio.isSounding(old.app))
    }

    private final class Client: AudioClient {
        var threads: [String] = []

        func interruptionDidBegin(_ interruption: AudioInterruption) { add("began") }
        func interruptionDidEnd(shouldResume: Bool) { add("ended") }

        private func add(_ what: String) { threads.append("\(what) on \(SimulatedThread.current?.name ?? "none")") }
    }
}
