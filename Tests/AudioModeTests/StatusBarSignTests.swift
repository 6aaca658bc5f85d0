import BackgroundRuntime
import Testing
import VigilAudio

@Suite("The sign of the microphone")
struct StatusBarSignTests {
    @Test("is there while an app records, and not while one plays")
    func microphone() throws {
        let phone = try Phone()
        phone.app.launch()
        try phone.perform("play", ["category": .text("playback")])
        #expect(phone.device.statusBarSigns.isEmpty)
        try phone.perform("stop")
        try phone.perform("record", ["category": .text("record")])
        phone.device.audio.answerMicrophonePrompts(granted: true)
        #expect(phone.device.statusBarSigns == ["microphone"])
        try phone.perform("stop")
        #expect(phone.device.statusBarSigns.isEmpty)
    }

    @Test("is not there while silence is recorded, since nobody has answered")
    func unanswered() throws {
        let phone = try Phone()
        phone.app.launch()
        try phone.perform("record", ["category": .text("record")])
        #expect(phone.device.statusBarSigns.isEmpty)
        try phone.happen(audio: "microphone", ["allowed": true])
        #expect(phone.device.statusBarSigns == ["microphone"])
    }
}
