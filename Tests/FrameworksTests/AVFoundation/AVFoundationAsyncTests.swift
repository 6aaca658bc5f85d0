import AVFoundation
import BackgroundRuntime
import Testing
import UIKit
import VigilFacts
import VigilRuntimeProbes

/// Asks and seeks with the asynchronous forms of what takes a completion handler.
private final class Recorder: UIResponder, UIApplicationDelegate {
    private let player = URL(string: "episode.mp3").map(AVPlayer.init(url:)) ?? AVPlayer()

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        Task {
            print("session", await AVAudioSession.sharedInstance().requestRecordPermission(), Thread.isMainThread)
            print("application", await AVAudioApplication.requestRecordPermission())
        }
        Task.detached { print("off the main thread", await AVAudioApplication.requestRecordPermission()) }
        return true
    }

    func seek() {
        Task {
            let place = CMTime(seconds: 90, preferredTimescale: 600)
            print("there", await player.seek(to: place), player.currentTime().seconds)
            await player.seek(to: .zero)
            print("back at", player.currentTime().seconds)
        }
    }
}

struct AVFoundationAsyncTests: Facts {
    @Test("AVFoundation with async", .enabled(if: RuntimeInterface.problems.isEmpty), arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    let permission = Fact(
        "requestRecordPermission comes back with the user's answer",
        for: [true, false]
    ) { (isGranted: Bool) in
        let phone = try AVFoundationPhone(Recorder.self)
        phone.device.audio.answerMicrophonePrompts(granted: isGranted)
        phone.app.launch()
        phone.device.advance(by: .seconds(1))
        expect(
            phone.output,
            is: [
                "00:00:00.000 off the main thread \(isGranted)", "00:00:00.000 session \(isGranted) true",
                "00:00:00.000 application \(isGranted)",
            ])
    }

    let seek = Fact("AVPlayer.seek(to:) comes back when it is there") {
        let phone = try AVFoundationPhone(Recorder.self)
        phone.app.launch()
        phone.device.advance(by: .seconds(1))
        try phone.app.main { (app: Recorder) in app.seek() }
        phone.device.advance(by: .seconds(1))
        expect(phone.output.suffix(2), is: ["00:00:01.000 there true 90.0", "00:00:01.000 back at 0.0"])
    }
}
