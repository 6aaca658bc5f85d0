import BackgroundRuntime
import Testing
import VigilAudio
import VigilFacts

struct ScreenTests: Facts {
    @Test("What an interruption does to the screen", .exercisesRules, arguments: facts) func holds(_ fact: FactCase)
        async throws
    { try await fact() }

    private static func playing(_ system: SystemVersion) throws -> AudioPhone {
        let phone = try AudioPhone(system)
        phone.app.launch()
        try phone.perform("play", ["category": .text("playback")])
        return phone
    }

    let covers = Fact(
        "life.tx.interrupt: to iOS 13 a call and an alarm make the app in front inactive, Siri does on any system",
        for: [SystemVersion.iOS(4), .iOS(13), .iOS(26)],
        [AudioInterruption.Source.phoneCall, .alarm, .siri]
    ) { (system: SystemVersion, source: AudioInterruption.Source) in
        let phone = try Self.playing(system)
        phone.device.audio.interrupt(source)
        expect(phone.app.state, is: (system <= .iOS(13) || source == .siri ? .inactive : .active))
        expect(!phone.device.audio.isSounding(phone.app))
        phone.device.audio.endInterruption()
        expect(phone.app.state == .active && phone.device.audio.isSounding(phone.app))
    }

    let banner = Fact(
        "life.interrupt.banner: from iOS 14 a call or an alarm is a banner, and the session is interrupted all the same",
        for: [SystemVersion.iOS(14), .iOS(26)],
        [AudioInterruption.Source.phoneCall, .alarm]
    ) { (system: SystemVersion, source: AudioInterruption.Source) in
        let phone = try Self.playing(system)
        let count = phone.app.trace.calls.count
        phone.device.audio.interrupt(source)
        expect(phone.app.trace.calls.dropFirst(count), is: ["AVAudioSessionInterruptionNotification: began"])
        expect(phone.device.trace.entries.contains { $0.rule?.id == "life.interrupt.banner" })
        try expect(!phone.session().isActive)
    }

    let otherApp = Fact("another app that sounds is no interruption of the screen") {
        let phone = try Self.playing(.iOS(13))
        phone.device.audio.interrupt(.otherApp)
        expect(phone.app.state, is: .active)
    }

    let answered = Fact("a call that is answered sends the app away, and its end does not bring it back") {
        let phone = try Self.playing(.iOS(13))
        phone.device.audio.interrupt(.phoneCall)
        phone.device.dismissOverlay(accepted: true)
        expect(phone.device.frontmost == nil && !phone.app.state.isForeground)
        phone.device.audio.endInterruption(shouldResume: false)
        expect(!phone.app.state.isForeground)
    }

    let otherCover = Fact("the end of a call uncovers nothing that something else covers") {
        let phone = try Self.playing(.iOS(13))
        phone.device.audio.interrupt(.phoneCall)
        phone.app.activate()
        phone.device.showOverlay("alert")
        phone.device.audio.endInterruption()
        expect(phone.app.state, is: .inactive)
    }

    let blocked = Fact("an app that a call covers on its way to the screen becomes active at the end of the call") {
        let phone = try AudioPhone(.iOS(13))
        phone.app.launch()
        phone.device.press(.home)
        phone.app.process?.mainThread.enqueue { SimulatedThread.sleep(for: .seconds(2)) }
        phone.app.activate()
        phone.device.audio.interrupt(.phoneCall)
        phone.device.advance(by: .seconds(3))
        expect(phone.app.state, is: .inactive)
        phone.device.audio.endInterruption()
        expect(phone.app.state, is: .active)
    }

    let nothingInFront = Fact("with nothing in front a call covers nothing") {
        let phone = try AudioPhone(.iOS(13))
        try phone.playInBackground()
        phone.device.audio.interrupt(.alarm)
        expect(!phone.device.trace.entries.contains { $0.text.contains("covers the screen") })
    }
}
