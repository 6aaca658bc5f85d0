import AVFoundation
import MediaPlayer
import UIKit

/// ``PodcastPlayer`` with Swift concurrency: the bookmark is kept by a task that sleeps, the headphones start another.
@main
final class PodcastPlayer: UIResponder, UIApplicationDelegate {
    private let episode = Episode()

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        episode.prepare()
        episode.play()
        return true
    }

    func applicationDidEnterBackground(_ application: UIApplication) {
        print("in the background")
    }

    func applicationWillEnterForeground(_ application: UIApplication) {
        print("on screen again")
    }
}

/// One episode: the player, its session, and what the outside may ask of it.
@MainActor
final class Episode {
    private let session = AVAudioSession.sharedInstance()
    private var player: AVPlayer?
    private var bookmark: Task<Void, any Error>?

    func prepare() {
        do {
            try session.setCategory(.playback)
            try session.setMode(.spokenAudio)
        } catch {
            print("no category: \(error.localizedDescription)")
        }
        obeyInterruptions()
        obeyHeadphones()
        obeyRemoteControl()
    }

    @discardableResult
    func play() -> Bool {
        do {
            try session.setActive(true)
        } catch {
            print("the session was not activated: \((error as NSError).code)")
            return false
        }
        let player = player ?? Self.makePlayer()
        self.player = player
        player.play()
        print("playing from \(position)")
        keepBookmark()
        showNowPlaying(rate: 1)
        return true
    }

    func pause() {
        player?.pause()
        bookmark?.cancel()
        bookmark = nil
        print("paused at \(position)")
        showNowPlaying(rate: 0)
    }

    private static func makePlayer() -> AVPlayer {
        guard let url = URL(string: "https://podcast.example/episode-1.mp3#duration=86400") else {
            preconditionFailure("the address of the episode is a constant")
        }
        return AVPlayer(playerItem: AVPlayerItem(url: url))
    }

    /// Tasks run while sound plays. Once it is paused in the background, nothing of the app runs.
    private func keepBookmark() {
        bookmark?.cancel()
        bookmark = Task {
            while true {
                try await Task.sleep(for: .seconds(300))
                print("bookmark at \(position)")
            }
        }
    }

    private var position: String {
        let seconds = Int(player?.currentTime().seconds ?? 0)
        return "\(seconds / 60) min \(seconds % 60) s"
    }

    private func showNowPlaying(rate: Double) {
        MPNowPlayingInfoCenter.default().nowPlayingInfo = [
            MPMediaItemPropertyTitle: "Episode 1", MPNowPlayingInfoPropertyPlaybackRate: rate,
        ]
    }
}

// What the outside asks.

extension Episode {
    private func obeyInterruptions() {
        NotificationCenter.default.addObserver(
            forName: AVAudioSession.interruptionNotification, object: session, queue: .main
        ) { note in
            let type = (note.userInfo?[AVAudioSessionInterruptionTypeKey] as? UInt)
                .flatMap(AVAudioSession.InterruptionType.init)
            let options = (note.userInfo?[AVAudioSessionInterruptionOptionKey] as? UInt)
                .map(AVAudioSession.InterruptionOptions.init)
            MainActor.assumeIsolated {
                switch type {
                case .began: self.pause()
                case .ended where options?.contains(.shouldResume) == true: self.play()
                default: print("the interruption is over, and playing on is not asked for")
                }
            }
        }
    }

    private func obeyHeadphones() {
        NotificationCenter.default.addObserver(
            forName: AVAudioSession.routeChangeNotification, object: session, queue: nil
        ) { note in
            let reason = (note.userInfo?[AVAudioSessionRouteChangeReasonKey] as? UInt)
                .flatMap(AVAudioSession.RouteChangeReason.init)
            guard reason == .oldDeviceUnavailable else { return }
            Task { @MainActor in self.pause() }
        }
    }

    private func obeyRemoteControl() {
        let center = MPRemoteCommandCenter.shared()
        center.playCommand.addTarget { _ in self.play() ? .success : .commandFailed }
        center.pauseCommand.addTarget { _ in
            self.pause()
            return .success
        }
    }
}
