import Foundation
import MediaPlayer

protocol NowPlayingInfoCenter: AnyObject {
    var nowPlayingInfo: [String: Any]? { get set }
    var playbackState: MPNowPlayingPlaybackState { get set }
}

extension MPNowPlayingInfoCenter: NowPlayingInfoCenter {}

final class SymbolRemote {
    private var target: Any?
    private var isPlaying = false

    func connect() {
        // row: MPRemoteCommandCenter.shared()
        let center = MPRemoteCommandCenter.shared()
        // row: MPRemoteCommandCenter.playCommand / pauseCommand
        // row: MPRemoteCommand.addTarget(handler:)
        // row: MPRemoteCommandHandlerStatus (.success/.commandFailed/.noSuchContent)
        center.playCommand.addTarget { [weak self] _ in self == nil ? .commandFailed : .success }
        target = center.pauseCommand.addTarget { [unowned self] event -> MPRemoteCommandHandlerStatus in
            print(event.timestamp)
            guard isPlaying else { return MPRemoteCommandHandlerStatus.noSuchContent }
            return .success
        }
        // row: MPRemoteCommandCenter.togglePlayPauseCommand / stopCommand
        center.togglePlayPauseCommand.addTarget { _ in .success }
        center.stopCommand.addTarget(handler: { _ in .noActionableNowPlayingItem })
        // row: MPRemoteCommandCenter.nextTrackCommand / previousTrackCommand
        // row: MPRemoteCommand.isEnabled
        center.nextTrackCommand.isEnabled = false
        center.previousTrackCommand.isEnabled = false
        // row: MPRemoteCommandCenter.skipForwardCommand / skipBackwardCommand
        // row: MPSkipIntervalCommand.preferredIntervals
        center.skipForwardCommand.preferredIntervals = [15]
        center.skipBackwardCommand.preferredIntervals = [NSNumber(value: 30)]
        center.skipForwardCommand.addTarget { event in
            guard let event = event as? MPSkipIntervalCommandEvent else { return .commandFailed }
            print(event.interval)
            return .success
        }
        // row: MPRemoteCommandCenter.changePlaybackPositionCommand
        // row: MPRemoteCommandEvent / MPChangePlaybackPositionCommandEvent.positionTime
        center.changePlaybackPositionCommand.addTarget { (event: MPRemoteCommandEvent) in
            guard let event = event as? MPChangePlaybackPositionCommandEvent else { return .commandFailed }
            print(event.positionTime)
            return .success
        }
        rare(center)
        // row: MPRemoteCommand.removeTarget(_:)
        center.pauseCommand.removeTarget(target)
        center.playCommand.removeTarget(nil)
    }

    // row: MPRemoteCommandCenter rarely used commands (rating, shuffle, repeat, like, bookmark, language)
    private func rare(_ center: MPRemoteCommandCenter) {
        center.ratingCommand.maximumRating = 5
        center.changeShuffleModeCommand.currentShuffleType = .items
        center.changeRepeatModeCommand.currentRepeatType = .all
        center.changePlaybackRateCommand.supportedPlaybackRates = [1, 2]
        for command in [center.likeCommand, center.dislikeCommand, center.bookmarkCommand] {
            command.isActive = false
            command.localizedTitle = "Title"
        }
        let others: [MPRemoteCommand] = [
            center.enableLanguageOptionCommand, center.disableLanguageOptionCommand, center.seekForwardCommand,
        ]
        for command in others { command.isEnabled = false }
    }

    func show() {
        // row: MPNowPlayingInfoCenter.default()
        let center = MPNowPlayingInfoCenter.default()
        // row: MPMediaItemProperty* keys
        var info: [String: Any] = [
            MPMediaItemPropertyTitle: "Title", MPMediaItemPropertyArtist: "Artist",
            MPMediaItemPropertyAlbumTitle: "Album", MPMediaItemPropertyPlaybackDuration: 100.0,
        ]
        // row: MPNowPlayingInfoProperty* keys
        info[MPNowPlayingInfoPropertyElapsedPlaybackTime] = NSNumber(value: 3.0)
        info[MPNowPlayingInfoPropertyPlaybackRate] = 1.0
        info[MPNowPlayingInfoPropertyIsLiveStream] = true
        info[MPNowPlayingInfoPropertyMediaType] = MPNowPlayingInfoMediaType.audio.rawValue
        // row: MPNowPlayingInfoCenter.nowPlayingInfo
        center.nowPlayingInfo = info
        center.nowPlayingInfo?[MPNowPlayingInfoPropertyPlaybackRate] = 0
        // row: MPNowPlayingInfoCenter.playbackState
        center.playbackState = .paused
    }

    @MainActor
    func volume() -> UIView {
        // row: MPVolumeView
        let view = MPVolumeView(frame: .zero)
        view.showsRouteButton = false
        return view
    }
}
