import BackgroundRuntime
import VigilAudio

/// The buttons of remote controls: headphones, lock screen, car. From iOS 7.1.
///
/// They reach the app that played last, woken for it where it is suspended. `device.audio.remote(_:number:text:isEnd:)`
/// presses them.
public final class MPRemoteCommandCenter: NSObject, @unchecked Sendable {
    /// The button that starts, or goes on.
    public let playCommand = MPRemoteCommand("play")
    /// The button that stops for now.
    public let pauseCommand = MPRemoteCommand("pause")
    /// The button that stops.
    public let stopCommand = MPRemoteCommand("stop")
    /// Play or pause, as the button of headphones asks.
    public let togglePlayPauseCommand = MPRemoteCommand("togglePlayPause")
    /// The button for what comes next.
    public let nextTrackCommand = MPRemoteCommand("nextTrack")
    /// The button for what came before.
    public let previousTrackCommand = MPRemoteCommand("previousTrack")
    /// Some seconds forward.
    public let skipForwardCommand = MPSkipIntervalCommand("skipForward")
    /// Some seconds back.
    public let skipBackwardCommand = MPSkipIntervalCommand("skipBackward")
    /// Forward while the button is down: its events are of the class ``MPSeekCommandEvent``.
    public let seekForwardCommand: MPRemoteCommand = SeekCommand("seekForward")
    /// Back while the button is down: its events are of the class ``MPSeekCommandEvent``.
    public let seekBackwardCommand: MPRemoteCommand = SeekCommand("seekBackward")
    /// Another place. From iOS 9.1.
    public let changePlaybackPositionCommand = MPChangePlaybackPositionCommand("changePlaybackPosition")
    /// Another speed, of those that the command offers.
    public let changePlaybackRateCommand = MPChangePlaybackRateCommand("changePlaybackRate")
    /// Another way to repeat.
    public let changeRepeatModeCommand = MPChangeRepeatModeCommand("changeRepeatMode")
    /// Another order.
    public let changeShuffleModeCommand = MPChangeShuffleModeCommand("changeShuffleMode")
    /// How good the user finds what plays, within the limits of the command.
    public let ratingCommand = MPRatingCommand("rating")
    /// The user likes what plays.
    public let likeCommand = MPFeedbackCommand("like")
    /// The user dislikes what plays.
    public let dislikeCommand = MPFeedbackCommand("dislike")
    /// The user marks the place.
    public let bookmarkCommand = MPFeedbackCommand("bookmark")
    /// A language is switched on: its events are of the class ``MPChangeLanguageOptionCommandEvent``. From iOS 9.
    public let enableLanguageOptionCommand: MPRemoteCommand = LanguageCommand("enableLanguageOption")
    /// A language is switched off: its events are of the class ``MPChangeLanguageOptionCommandEvent``. From iOS 9.
    public let disableLanguageOptionCommand: MPRemoteCommand = LanguageCommand("disableLanguageOption")

    private unowned let process: AppProcess
    private let session: AudioSession

    private init(_ session: AudioSession) {
        self.session = session
        process = session.process
        super.init()
        session.commandReceiver = self
    }

    /// The centre of the app that is running.
    public static func shared() -> MPRemoteCommandCenter {
        let (process, session) = AudioSession.ofRunningApp("MPRemoteCommandCenter.shared()")
        return process.storage.object { MPRemoteCommandCenter(session) }
    }

    private func button(_ command: RemoteCommand) -> MPRemoteCommand {
        switch command {
        case .play: playCommand
        case .pause: pauseCommand
        case .stop: stopCommand
        case .togglePlayPause: toggleButton
        case .nextTrack: nextTrackCommand
        case .previousTrack: previousTrackCommand
        case .skipForward: skipForwardCommand
        case .skipBackward: skipBackwardCommand
        case .seekForward: seekForwardCommand
        case .seekBackward: seekBackwardCommand
        case .changePlaybackPosition: changePlaybackPositionCommand
        case .changePlaybackRate: changePlaybackRateCommand
        case .changeRepeatMode: changeRepeatModeCommand
        case .changeShuffleMode: changeShuffleModeCommand
        case .rating: ratingCommand
        case .like: likeCommand
        case .dislike: dislikeCommand
        case .bookmark: bookmarkCommand
        case .enableLanguageOption: enableLanguageOptionCommand
        case .disableLanguageOption: disableLanguageOptionCommand
        }
    }

    /// An app that answers play and pause alone gets the one that fits.
    private var toggleButton: MPRemoteCommand {
        if togglePlayPauseCommand.isTaken { return togglePlayPauseCommand }
        return session.isSounding ? pauseCommand : playCommand
    }

    /// Whether the system has the button.
    private func exists(_ command: RemoteCommand) -> Bool {
        switch command {
        case .changePlaybackPosition: process.device.system >= .iOS(9, 1)
        case .enableLanguageOption, .disableLanguageOption: process.device.system >= .iOS(9)
        default: true
        }
    }
}

extension MPRemoteCommandCenter: RemoteControlReceiver {
    public func takes(_ command: RemoteCommand) -> Bool { exists(command) && button(command).isTaken }

    public func hasSwitchedOff(_ command: RemoteCommand) -> Bool { exists(command) && button(command).isSwitchedOff }

    public func receive(_ press: RemotePress) { button(press.command).press(press, in: process) }
}

extension AudioSession {
    /// The running app and its session.
    static func ofRunningApp(_ name: String) -> (AppProcess, AudioSession) {
        let process = SimulatedApp.process(for: name)
        return (process, AudioSession.of(process))
    }
}
