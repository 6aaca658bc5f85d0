import AVFoundation
import BackgroundRuntime
import Testing
import UIKit
import VigilAudio
import VigilRuntimeProbes

/// Waits until its item is ready, and plays it then.
private final class Waiting: UIResponder, UIApplicationDelegate {
    let player = AVPlayer()
    private var observations: [NSKeyValueObservation] = []

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        observations = [
            player.observe(\.timeControlStatus, options: [.old, .new]) { player, _ in
                print("playing:", player.timeControlStatus == .playing)
            },
            player.observe(\.rate) { player, _ in print("rate", player.rate) },
            player.observe(\.currentItem?.status, _named: "currentItem.status", options: .new) { player, _ in
                let isReady = player.currentItem?.status == .readyToPlay
                print("ready:", isReady)
                if isReady { player.play() }
            },
        ]
        if let url = URL(string: "https://radio.example/one.mp3#duration=10") {
            player.replaceCurrentItem(with: AVPlayerItem(url: url))
        }
        return true
    }
}

@Suite("Players that are observed", .enabled(if: RuntimeInterface.problems.isEmpty))
struct ObservedPlayerTests {
    @Test("an item becomes ready, and the player tells that it plays and that it is over")
    func waiting() throws {
        let phone = try Phone(Waiting.self)
        phone.app.launch()
        phone.device.advance(by: .seconds(20))
        #expect(
            phone.app.trace.output == [
                "ready: false", "ready: true", "playing: true", "rate 1.0", "playing: false", "rate 0.0",
            ])
    }
}
