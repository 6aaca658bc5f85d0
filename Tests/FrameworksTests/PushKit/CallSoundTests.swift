import AVFoundation
import BackgroundRuntime
import Testing
import UIKit
import VigilFacts
import VigilRuntimeProbes
import VigilVoIP

/// Plays a stream in the background.
private final class Radio: UIResponder, UIApplicationDelegate {
    private var player: AVPlayer?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        NotificationCenter.default.addObserver(
            forName: AVAudioSession.interruptionNotification, object: nil, queue: .main
        ) { notification in
            let type = notification.userInfo?[AVAudioSessionInterruptionTypeKey] as? UInt
            print("interruption", type == AVAudioSession.InterruptionType.began.rawValue ? "began" : "ended")
        }
        do {
            try AVAudioSession.sharedInstance().setCategory(.playback)
            try AVAudioSession.sharedInstance().setActive(true)
        } catch {
            print("no sound: \(error)")
        }
        player = URL(string: "https://example.com/radio").map { AVPlayer(url: $0) }
        player?.play()
        return true
    }
}

struct CallSoundTests: Facts {
    @Test("The sound of a call", .enabled(if: RuntimeInterface.problems.isEmpty), arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    let interrupts = Fact(
        "a call silences the radio from the first ring to its end, and only the system activates its session"
    ) {
        let phone = try PushKitPhone(Softphone.self)
        let radio = try phone.device.install(Radio.self, manifest: Manifest(backgroundModes: ["audio"]))
        phone.app.launch()
        radio.launch()
        phone.device.press(.home)
        expect(radio.isAwake(because: .mode("audio")))
        phone.device.voip.push(to: phone.app, payload: #"{"caller": "Anna"}"#)
        expect(radio.trace.output, is: ["interruption began"])
        let code = try phone.app.main { (_: Softphone) in
            do {
                try AVAudioSession.sharedInstance().setActive(true)
                return 0
            } catch {
                return (error as NSError).code
            }
        }
        expect(code, is: 561_017_449)
        try phone.device.voip.answer()
        expect(phone.app.trace.output.last, is: "talking, on the main thread: true")
        phone.device.advance(by: .seconds(60))
        expect(radio.trace.output, is: ["interruption began"])
        try phone.device.voip.end()
        expect(radio.trace.output, is: ["interruption began", "interruption ended"])
        expect(phone.app.state, is: .suspended)
    }

    let callOfThePhone = Fact(
        "a call of the phone takes the sound from that of an app, and gives it back when the user ends it"
    ) {
        let phone = try PushKitPhone(Softphone.self)
        phone.app.launch()
        phone.device.voip.push(to: phone.app, payload: #"{"caller": "Anna"}"#)
        try phone.device.voip.answer()
        try phone.device.voip.ringPhone(from: "Mum")
        try expect(!phone.app.main { (_: Softphone) in AVAudioSession.sharedInstance().isOtherAudioPlaying })
        expect(!phone.app.trace.output.contains("silent"))
        try phone.device.voip.answerPhone()
        expect(phone.app.trace.output.suffix(2), is: ["silent", "call connected held"])
        try phone.device.voip.endPhone()
        expect(phone.app.trace.output.suffix(2), is: ["call connected ", "talking, on the main thread: true"])
    }

    let killed = Fact("the sound of a call is free again when its app is killed") {
        let phone = try PushKitPhone(Softphone.self)
        phone.app.launch()
        try phone.app.main { (delegate: Softphone) in delegate.calls.call("Bert") }
        phone.device.forceQuit(phone.app)
        let radio = try phone.device.install(Radio.self, manifest: Manifest(backgroundModes: ["audio"]))
        radio.launch()
        phone.device.press(.home)
        expect(radio.isAwake(because: .mode("audio")))
        expect(radio.trace.output.isEmpty)
    }
}
