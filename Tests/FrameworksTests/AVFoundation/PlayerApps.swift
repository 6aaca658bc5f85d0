import AVFoundation
import Synchronization
import UIKit

/// Plays two tracks one after the other, the second one started by the end of the first.
final class Album: UIResponder, UIApplicationDelegate, AVAudioPlayerDelegate {
    private var player: AVAudioPlayer?
    private var tracks = ["one.mp3#duration=60", "two.mp3#duration=30"]

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        do {
            try AVAudioSession.sharedInstance().setCategory(.playback, mode: .default)
            try AVAudioSession.sharedInstance().setActive(true)
            try playNext()
        } catch {
            print("no sound: \(error)")
        }
        return true
    }

    private func playNext() throws {
        guard !tracks.isEmpty, let url = URL(string: tracks.removeFirst()) else { return print("album is over") }
        let player = try AVAudioPlayer(contentsOf: url)
        player.delegate = self
        player.prepareToPlay()
        print("playing \(url.lastPathComponent), \(player.duration) s: \(player.play())")
        self.player = player
    }

    nonisolated func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {
        MainActor.assumeIsolated {
            try? playNext()
        }
    }

    var time: TimeInterval { player?.currentTime ?? -1 }
    var isPlaying: Bool { player?.isPlaying ?? false }
    func play() -> Bool { player?.play() ?? false }
    func pause() { player?.pause() }
    func setVolume(_ volume: Float) { player?.volume = volume }
    func seek(to time: TimeInterval) { player?.currentTime = time }
    func loop(_ count: Int = -1) { player?.numberOfLoops = count }
}

/// Streams with a player of items.
final class StreamApp: UIResponder, UIApplicationDelegate {
    private var player: AVPlayer?
    private var observer: Any?

    func start(_ urls: [String]) {
        try? AVAudioSession.sharedInstance().setCategory(.playback)
        let player = AVQueuePlayer(items: urls.compactMap(URL.init).map(AVPlayerItem.init(url:)))
        observer = player.addPeriodicTimeObserver(
            forInterval: CMTime(seconds: 20, preferredTimescale: 600), queue: .main
        ) { time in print("at \(time.seconds)") }
        NotificationCenter.default.addObserver(
            forName: .AVPlayerItemDidPlayToEndTime, object: nil, queue: .main
        ) { _ in print("item is over") }
        player.play()
        self.player = player
    }

    /// Plays one item, and prints as it passes some of its seconds.
    func start(_ url: String, boundaries: [Double]) {
        try? AVAudioSession.sharedInstance().setCategory(.playback)
        guard let url = URL(string: url) else { return }
        let player = AVPlayer(url: url)
        observer = player.addBoundaryTimeObserver(
            forTimes: boundaries.map { NSValue(time: CMTime(seconds: $0, preferredTimescale: 600)) }, queue: nil
        ) { [weak player] in print("past \(player?.currentTime().seconds ?? -1)") }
        player.play()
        self.player = player
    }

    func replace(_ url: String) { player?.replaceCurrentItem(with: URL(string: url).map { AVPlayerItem(url: $0) }) }

    func seek(to seconds: Double) { player?.seek(to: CMTime(seconds: seconds, preferredTimescale: 600)) }

    func setRate(_ rate: Float) { player?.rate = rate }

    func stopObserving() { if let observer { player?.removeTimeObserver(observer) } }

    /// Plays one item again and again, from its last end on no more.
    func loop(_ url: String, times: Int) {
        try? AVAudioSession.sharedInstance().setCategory(.playback)
        guard let url = URL(string: url) else { return }
        let player = AVPlayer(url: url)
        player.actionAtItemEnd = .none
        let left = Mutex(times)
        NotificationCenter.default.addObserver(
            forName: .AVPlayerItemDidPlayToEndTime, object: player.currentItem, queue: nil
        ) { _ in
            let isOver = left.withLock { left in
                left -= 1
                return left < 0
            }
            guard !isOver else { return }
            print("once more")
            player.seek(to: .zero)
        }
        player.play()
        self.player = player
    }

    var isPlaying: Bool { player?.timeControlStatus == .playing }
    var numberOfItems: Int { (player as? AVQueuePlayer)?.items().count ?? 0 }
    func setActionAtEnd(_ action: AVPlayer.ActionAtItemEnd) { player?.actionAtItemEnd = action }
    func setVolume(_ volume: Float) { player?.volume = volume }
    var time: TimeInterval { player?.currentTime().seconds ?? -1 }
    func replace(with url: String) { player?.replaceCurrentItem(with: URL(string: url).map(AVPlayerItem.init(url:))) }
    func play() { player?.play() }
    func pause() { player?.pause() }
    func rewind() { player?.seek(to: .zero) }

    /// Plays the item again and again.
    func repeatItem() {
        NotificationCenter.default.addObserver(
            forName: .AVPlayerItemDidPlayToEndTime, object: nil, queue: .main
        ) { [weak self] _ in
            MainActor.assumeIsolated {
                self?.rewind()
                self?.play()
            }
        }
    }

    /// Plays one item with a player that has no queue.
    func startOne(_ text: String) {
        try? AVAudioSession.sharedInstance().setCategory(.playback)
        player = URL(string: text).map { AVPlayer(url: $0) }
        player?.play()
    }
}

/// Plays through an engine.
final class Synthesizer: UIResponder, UIApplicationDelegate {
    private let engine = AVAudioEngine()
    private let node = AVAudioPlayerNode()

    func start(playing: Bool) {
        do {
            try AVAudioSession.sharedInstance().setCategory(.playback)
            engine.attach(node)
            engine.connect(node, to: engine.mainMixerNode, format: nil)
            try engine.start()
            if playing { node.play() }
        } catch {
            print("error \((error as NSError).code)")
        }
    }

    func stop() { engine.stop() }
}
