import BackgroundRuntime
import Testing
import VigilAudio
import VigilFacts

struct AudioStatusBarSignTests: Facts {
    @Test("The sign of the microphone", arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    let microphone = Fact("is there while an app records, and not while one plays") {
        let phone = try AudioPhone()
        phone.app.launch()
        try phone.perform("play", ["category": .text("playback")])
        expect(phone.device.statusBarSigns.isEmpty)
        try phone.perform("stop")
        try phone.perform("record", ["category": .text("record")])
        phone.device.audio.answerMicrophonePrompts(granted: true)
        expect(phone.device.statusBarSigns, is: ["microphone"])
        try phone.perform("stop")
        expect(phone.device.statusBarSigns.isEmpty)
    }

    let unanswered = Fact("is not there while silence is recorded, since nobody has answered") {
        let phone = try AudioPhone()
        phone.app.launch()
        try phone.perform("record", ["category": .text("record")])
        expect(phone.device.statusBarSigns.isEmpty)
        try phone.happen(audio: "microphone", ["allowed": true])
        expect(phone.device.statusBarSigns, is: ["microphone"])
    }
}
