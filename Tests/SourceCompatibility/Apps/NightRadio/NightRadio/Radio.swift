// swift-format-ignore-file
import AVFoundation
import Combine

struct Station: Identifiable, Hashable {
    let id: String
    let name: String
    var url: URL { URL(string: "https://radio.example.com/\(id).m3u8")! }

    static let all = [
        Station(id: "jazz", name: "Jazz at night"), Station(id: "news", name: "News"),
        Station(id: "sea", name: "Sea weather"),
    ]
}

final class Radio: ObservableObject {
    @Published private(set) var station: Station?
    @Published private(set) var isPlaying = false
    @Published var volume = 1.0 { didSet { player.volume = Float(volume) } }
    @Published var favourites: Set<String> = []

    private let player = AVPlayer()
    private var interruptions: AnyCancellable?

    init() {
        try? AVAudioSession.sharedInstance().setCategory(.playback)
        interruptions = NotificationCenter.default.publisher(for: AVAudioSession.interruptionNotification)
            .sink { [weak self] notification in self?.interrupted(notification) }
    }

    func play(_ station: Station) {
        self.station = station
        player.replaceCurrentItem(with: AVPlayerItem(url: station.url))
        resume()
    }

    func toggle() { isPlaying ? pause() : resume() }

    private func resume() {
        try? AVAudioSession.sharedInstance().setActive(true)
        player.play()
        isPlaying = true
    }

    private func pause() {
        player.pause()
        isPlaying = false
    }

    private func interrupted(_ notification: Notification) {
        guard let value = notification.userInfo?[AVAudioSessionInterruptionTypeKey] as? UInt,
            let type = AVAudioSession.InterruptionType(rawValue: value)
        else { return }
        if type == .began { isPlaying = false } else { resume() }
    }
}
