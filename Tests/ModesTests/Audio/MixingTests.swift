import BackgroundRuntime
import Testing
import VigilAudio
import VigilFacts

struct MixingTests: Facts {
    @Test("Sound that mixes", .exercisesRules, arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    let mixableSessions = Fact(
        "audio.mixable.no-interrupt: a mixable session neither interrupts nor is interrupted by a start"
    ) {
        let phone = try AudioPhone()
        let other = try phone.install("Game")
        try phone.playInBackground()
        other.launch()
        try phone.perform("play", ["category": .text("playback"), "mixWithOthers": .flag(true)], in: other)
        expect(phone.device.audio.isSounding(phone.app) && phone.device.audio.isSounding(other))
        expect(other.trace.contains(rule: "audio.mixable.no-interrupt"))
        phone.app.activate()
        try phone.perform("stop")
        try phone.perform("play")
        expect(phone.device.audio.isSounding(phone.app) && phone.device.audio.isSounding(other))
    }

    let hint = Fact("audio.mixable.no-interrupt: a mixable session in front is told when lone sound of others ends") {
        let phone = try AudioPhone()
        let other = try phone.install("Game")
        try phone.playInBackground()
        other.launch()
        try phone.perform("activate", ["category": .text("ambient")], in: other)
        let client = HintClient()
        try phone.session(of: other).client = client
        try expect(phone.session(of: other).shouldSilenceSecondaryAudio)
        try phone.perform("pause")
        expect(client.hints, is: [false])
        try expect(!phone.session(of: other).isOtherAudioPlaying)
    }

    let hintOnce = Fact(
        "audio.mixable.no-interrupt: the hint comes once, when the first lone sound begins and the last one ends"
    ) {
        let phone = try AudioPhone()
        let (other, client) = try Self.mixingGame(on: phone)
        try phone.playInBackground()
        _ = try phone.error { session throws(AudioError) in _ = try session.start(.playback) }
        other.activate()
        try phone.perform("pause")
        expect(client.hints.isEmpty)
        _ = try phone.error { session throws(AudioError) in try session.deactivate(notifyOthers: false) }
        expect(client.hints, is: [false])
    }

    let hintInFront = Fact(
        "audio.mixable.no-interrupt: the hint came with iOS 8, and is for a session in front",
        for: [(7, true, []), (8, true, [false]), (8, false, [])]
    ) { (major: Int, isInFront: Bool, hints: [Bool]) in
        let phone = try AudioPhone(.iOS(major))
        let (other, client) = try Self.mixingGame(on: phone)
        try phone.playInBackground()
        if isInFront { other.activate() }
        expect(other.state, is: (isInFront ? .active : .background))
        try phone.perform("pause")
        expect(client.hints, is: hints)
    }

    /// A game that sounds and mixes, and whoever hears its hints.
    private static func mixingGame(on phone: AudioPhone) throws -> (InstalledApp, HintClient) {
        let other = try phone.install("Game")
        other.launch()
        try phone.perform("play", ["category": .text("playback"), "mixWithOthers": .flag(true)], in: other)
        let client = HintClient()
        try phone.session(of: other).client = client
        return (other, client)
    }

    let mixesWithNobody = Fact("audio.mixable.no-interrupt: an app that sounds alone mixes with nobody") {
        let phone = try AudioPhone()
        phone.app.launch()
        try phone.perform("play", ["category": .text("playback"), "mixWithOthers": .flag(true)])
        expect(!phone.cites("audio.mixable.no-interrupt"))
    }

    let mixingPlayerStays = Fact("audio.mixable.no-interrupt: who begins to sound leaves those alone who mix") {
        let phone = try AudioPhone()
        let (other, _) = try Self.mixingGame(on: phone)
        try phone.playInBackground()
        expect(phone.device.audio.isSounding(phone.app) && phone.device.audio.isSounding(other))
    }

    let otherAudio = Fact("other audio is that of any other app; it silences secondary audio unless it mixes") {
        let phone = try AudioPhone()
        _ = try Self.mixingGame(on: phone)
        phone.app.launch()
        let session = try phone.session()
        expect(session.isOtherAudioPlaying && !session.shouldSilenceSecondaryAudio)
    }

    let unnamedAudio = Fact("other audio may be that of an app that is not simulated") {
        let phone = try AudioPhone()
        phone.app.launch()
        let session = try phone.session()
        expect(!session.isOtherAudioPlaying && !session.shouldSilenceSecondaryAudio)
        phone.device.audio.interrupt(.otherApp)
        expect(session.isOtherAudioPlaying && session.shouldSilenceSecondaryAudio)
        phone.device.audio.endInterruption()
        expect(!session.isOtherAudioPlaying && !session.shouldSilenceSecondaryAudio)
    }

    private final class HintClient: AudioClient {
        var hints: [Bool] = []

        func secondaryAudioHint(begins: Bool) { hints.append(begins) }
    }
}
