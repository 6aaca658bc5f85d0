import AVFoundation

extension Notification.Name {
    static let mixerDidChange = Notification.Name("mixerDidChange")
}

/// Plays one sound of the night at a time, for as long as it is asked to.
final class Mixer {
    static let shared = Mixer()

    private let player = AVPlayer()
    private var timer: Timer?
    private(set) var sound: String?
    var fadesOut = true

    func play(_ sound: String) {
        guard let url = URL(string: "https://sounds.example.com/\(sound.lowercased()).m3u8") else { return }
        do {
            try AVAudioSession.sharedInstance().setActive(true)
        } catch {
            print("no session: \(error)")
            return
        }
        player.volume = 1
        player.replaceCurrentItem(with: AVPlayerItem(url: url))
        player.play()
        self.sound = sound
        NotificationCenter.default.post(name: .mixerDidChange, object: self)
    }

    func stop() {
        timer?.invalidate()
        timer = nil
        player.pause()
        sound = nil
        try? AVAudioSession.sharedInstance().setActive(false, options: .notifyOthersOnDeactivation)
        NotificationCenter.default.post(name: .mixerDidChange, object: self)
    }

    func stop(after minutes: Int) {
        timer?.invalidate()
        timer = Timer.scheduledTimer(withTimeInterval: TimeInterval(minutes * 60), repeats: false) { [weak self] _ in
            guard let self else { return }
            if self.fadesOut { self.player.volume = 0.2 }
            print("the night is quiet")
            self.stop()
        }
    }
}
