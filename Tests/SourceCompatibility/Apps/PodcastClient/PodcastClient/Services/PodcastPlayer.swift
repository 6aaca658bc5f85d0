// swift-format-ignore-file
//
//  PodcastPlayer.swift
//  PodcastClient
//

import Foundation
import AVFoundation
import MediaPlayer

protocol PodcastPlayerDelegate: class {
    func player(_ player: PodcastPlayer, didChange state: PodcastPlayer.State)
    func playerDidFinishEpisode(_ player: PodcastPlayer)
}

class PodcastPlayer: NSObject {

    enum State: String {
        case idle, playing, paused
    }

    weak var delegate: PodcastPlayerDelegate?
    private(set) var episode: Episode?
    private(set) var state = State.idle {
        didSet {
            if state != oldValue {
                delegate?.player(self, didChange: state)
                updateNowPlayingInfo()
            }
        }
    }

    private let player = AVPlayer()
    private var timeObserver: Any?

    override init() {
        super.init()
        setUpSession()
        setUpRemoteCommands()
        timeObserver = player.addPeriodicTimeObserver(forInterval: CMTime(seconds: 60, preferredTimescale: 1), queue: .main) { [weak self] _ in
            self?.updateNowPlayingInfo()
        }
    }

    deinit {
        if let observer = timeObserver {
            player.removeTimeObserver(observer)
        }
        NotificationCenter.default.removeObserver(self)
    }

    var currentTime: TimeInterval {
        return player.currentTime().seconds
    }

    // MARK: - Control

    func play(_ episode: Episode, from time: TimeInterval = 0) {
        if let item = player.currentItem {
            NotificationCenter.default.removeObserver(self, name: .AVPlayerItemDidPlayToEndTime, object: item)
        }
        self.episode = episode
        let item = AVPlayerItem(url: episode.url)
        NotificationCenter.default.addObserver(self, selector: #selector(itemDidPlayToEnd), name: .AVPlayerItemDidPlayToEndTime, object: item)
        player.replaceCurrentItem(with: item)
        if time > 0 {
            player.seek(to: CMTimeMakeWithSeconds(time, preferredTimescale: 600))
        }
        resume()
    }

    func resume() {
        guard episode != nil else { return }
        do {
            try AVAudioSession.sharedInstance().setActive(true)
            player.play()
            state = .playing
        } catch {
            print("no sound: \((error as NSError).code)")
        }
    }

    func pause() {
        player.pause()
        state = .paused
    }

    func skip(_ seconds: TimeInterval) {
        let time = max(0, currentTime + seconds)
        player.seek(to: CMTime(seconds: time, preferredTimescale: 600)) { [weak self] finished in
            if finished {
                self?.updateNowPlayingInfo()
            }
        }
    }

    // MARK: - Session

    private func setUpSession() {
        let session = AVAudioSession.sharedInstance()
        do {
            try session.setCategory(.playback, mode: .spokenAudio, options: [])
        } catch {
            print("no category: \(error)")
        }
        let center = NotificationCenter.default
        center.addObserver(self, selector: #selector(handleInterruption(_:)), name: AVAudioSession.interruptionNotification, object: session)
        center.addObserver(self, selector: #selector(handleRouteChange(_:)), name: AVAudioSession.routeChangeNotification, object: session)
    }

    @objc private func handleInterruption(_ notification: Notification) {
        guard let info = notification.userInfo,
            let value = info[AVAudioSessionInterruptionTypeKey] as? UInt,
            let type = AVAudioSession.InterruptionType(rawValue: value) else {
                return
        }
        if type == .began {
            state = .paused
        } else if let value = info[AVAudioSessionInterruptionOptionKey] as? UInt,
            AVAudioSession.InterruptionOptions(rawValue: value).contains(.shouldResume) {
            resume()
        }
    }

    @objc private func handleRouteChange(_ notification: Notification) {
        guard let value = notification.userInfo?[AVAudioSessionRouteChangeReasonKey] as? UInt,
            let reason = AVAudioSession.RouteChangeReason(rawValue: value), reason == .oldDeviceUnavailable else {
                return
        }
        DispatchQueue.main.async {
            self.state = .paused
        }
    }

    @objc private func itemDidPlayToEnd() {
        state = .idle
        delegate?.playerDidFinishEpisode(self)
    }
}

// MARK: - Remote commands

extension PodcastPlayer {

    fileprivate func setUpRemoteCommands() {
        let center = MPRemoteCommandCenter.shared()
        center.playCommand.addTarget(self, action: #selector(remotePlay(_:)))
        center.pauseCommand.addTarget { [weak self] _ in
            self?.pause()
            return .success
        }
        center.skipForwardCommand.preferredIntervals = [30]
        center.skipForwardCommand.addTarget { [weak self] event in
            guard let event = event as? MPSkipIntervalCommandEvent else { return .commandFailed }
            self?.skip(event.interval)
            return .success
        }
        center.nextTrackCommand.isEnabled = false
    }

    @objc fileprivate func remotePlay(_ event: MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus {
        guard episode != nil else { return .noSuchContent }
        resume()
        return .success
    }

    fileprivate func updateNowPlayingInfo() {
        guard let episode = episode else {
            MPNowPlayingInfoCenter.default().nowPlayingInfo = nil
            return
        }
        MPNowPlayingInfoCenter.default().nowPlayingInfo = [
            MPMediaItemPropertyTitle: episode.title,
            MPMediaItemPropertyArtist: episode.show,
            MPMediaItemPropertyPlaybackDuration: episode.duration,
            MPNowPlayingInfoPropertyElapsedPlaybackTime: currentTime,
            MPNowPlayingInfoPropertyPlaybackRate: player.rate
        ]
    }
}
