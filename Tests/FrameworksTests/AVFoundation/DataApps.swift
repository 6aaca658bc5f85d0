import AVFoundation
import UIKit

/// Plays one address or several, and prints what becomes of that.
final class Broadcast: UIResponder, UIApplicationDelegate {
    private(set) var player = AVPlayer()
    private let layer = AVPlayerLayer()

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        try? AVAudioSession.sharedInstance().setCategory(.playback)
        for name in [Notification.Name.AVPlayerItemDidPlayToEndTime, .AVPlayerItemFailedToPlayToEndTime] {
            watch(name)
        }
        if #available(iOS 6, *) { watch(.AVPlayerItemPlaybackStalled) }
        return true
    }

    private func watch(_ name: Notification.Name) {
        NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { notification in
            let error = notification.userInfo?[AVPlayerItemFailedToPlayToEndTimeErrorKey] as? NSError
            print(name.rawValue.dropFirst(12), error.map { "\($0.code)" } ?? "")
        }
    }

    func play(_ addresses: [String]) {
        let items = addresses.compactMap(URL.init(string:)).map(AVPlayerItem.init(url:))
        player = items.count == 1 ? AVPlayer(playerItem: items[0]) : AVQueuePlayer(items: items)
        player.play()
    }

    func play(file: String) {
        player = AVPlayer(url: URL(fileURLWithPath: file))
        player.play()
    }

    func showPicture() { layer.player = player }
    func hidePicture() { layer.player = nil }

    /// The code that `AVAudioPlayer` throws for an address; zero for none.
    func code(of url: URL) -> Int {
        do {
            _ = try AVAudioPlayer(contentsOf: url)
            return 0
        } catch {
            return (error as NSError).code
        }
    }

    var item: AVPlayerItem? { player.currentItem }

    /// Status, why it waits, the rate, the status of the item and its error.
    var state: String {
        let status = ["paused", "waiting", "playing"][player.timeControlStatus.rawValue]
        let reason = player.reasonForWaitingToPlay.map { $0 == .noItemToPlay ? ", no item" : ", stalls" } ?? ""
        let ready = item.map { ["unknown", "ready", "failed"][$0.status.rawValue] } ?? "none"
        let error = (item?.error as NSError?).map { " \($0.code)" } ?? ""
        return "\(status)\(reason), \(player.rate), \(ready)\(error)"
    }

    var place: Double { player.currentTime().seconds }
}
