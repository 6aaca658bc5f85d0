import AVFoundation
import BackgroundRuntime
import Testing
import UIKit
import VigilAudio
import VigilFacts
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

/// Listens to a stream of the radio, and to what that says of itself.
private final class Listening: UIResponder, UIApplicationDelegate, AVPlayerItemMetadataOutputPushDelegate {
    let player = AVPlayer()
    private let output = AVPlayerItemMetadataOutput(identifiers: nil)
    private var observation: NSKeyValueObservation?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        output.setDelegate(self, queue: .main)
        guard let url = URL(string: "https://radio.example/live") else { return false }
        let item = AVPlayerItem(
            asset: AVURLAsset(url: url, options: [AVURLAssetPreferPreciseDurationAndTimingKey: false]),
            automaticallyLoadedAssetKeys: ["playable"])
        observation = item.observe(\.isPlaybackLikelyToKeepUp) { item, _ in
            print("keeps up:", item.isPlaybackLikelyToKeepUp, CMTIME_IS_INDEFINITE(item.duration))
        }
        item.add(output)
        item.add(output)
        print(item.outputs.count, item.isPlaybackBufferEmpty)
        player.replaceCurrentItem(with: item)
        player.playImmediately(atRate: 1)
        return true
    }
}

struct ObservedPlayerTests: Facts {
    @Test("Players that are observed", .enabled(if: RuntimeInterface.problems.isEmpty), arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    let waiting = Fact("an item becomes ready, and the player tells that it plays and that it is over") {
        let phone = try AVFoundationPhone(Waiting.self)
        phone.app.launch()
        phone.device.advance(by: .seconds(20))
        expect(
            phone.app.trace.output,
            is: [
                "ready: false", "ready: true", "playing: true", "rate 1.0", "playing: false", "rate 0.0",
            ])
    }

    let live = Fact(
        "a stream of the network is assumed to be live: it has no end and no length, and says nothing of itself"
    ) {
        let phone = try AVFoundationPhone(Listening.self)
        phone.app.launch()
        phone.device.advance(by: .seconds(10_000))
        expect(phone.app.trace.output, is: ["1 false", "keeps up: true true"])
        let notes = phone.app.trace.entries(of: .note).map(\.text)
        expect(notes.contains("timed metadata is not simulated: no medium carries any"))
        expect(notes.contains { $0.hasPrefix("live is assumed to be a live stream, which does not end") })
        expect(!phone.app.trace.entries.contains { $0.text.contains("DidPlayToEndTime") })
    }
}
