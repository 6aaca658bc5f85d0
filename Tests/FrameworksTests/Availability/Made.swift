import AVFoundation
import AVKit
import Combine
import UIKit
import UserNotifications

// What several uses are tried on.

@MainActor var session: AVAudioSession { .sharedInstance() }

@MainActor func dataTask() -> URLSessionDataTask { URLSession.shared.dataTask(with: address) }

/// A request that is written to.
func with(_ change: (inout URLRequest) -> Void) {
    var request = URLRequest(url: address)
    change(&request)
}

func recorder() -> AVAudioRecorder? { try? AVAudioRecorder(url: address, settings: [:]) }

@MainActor
func controller() -> AVPictureInPictureController? { AVPictureInPictureController(playerLayer: AVPlayerLayer()) }

@MainActor
func constraint() -> NSLayoutConstraint {
    NSLayoutConstraint(
        item: UIView(), attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1,
        constant: 1)
}

@MainActor
func rows() -> UITableView {
    let view = UITableView()
    view.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    return view
}

/// Asks for the user's settings, and looks at them.
func settings(_ look: @escaping @Sendable (UNNotificationSettings) -> Void) {
    UNUserNotificationCenter.current().getNotificationSettings(completionHandler: look)
}

/// Takes what is published.
final class Noted {
    @Published private var number = 0

    func listen() { Just(1).assign(to: &$number) }
}
