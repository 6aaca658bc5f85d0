import BackgroundRuntime
import VigilAudio

/// The buttons of remote controls: headphones, lock screen, car. From iOS 7.1.
///
/// They reach the app that played last, woken for it where it is suspended. `device.audio.remote(_:number:text:isEnd:)`
/// presses them.
open class MPRemoteCommandCenter: NSObject, @unchecked Sendable {
    /// The button that starts, or goes on.
    open private(set) var playCommand = MPRemoteCommand("play")
    /// The button that stops for now.
    open private(set) var pauseCommand = MPRemoteCommand("pause")
    /// The button that stops.
    open private(set) var stopCommand = MPRemoteCommand("stop")
    /// Play or pause, as the button of headphones asks.
    open private(set) var togglePlayPauseCommand = MPRemoteCommand("togglePlayPause")
    /// The button for what comes next.
    open private(set) var nextTrackCommand = MPRemoteCommand("nextTrack")
    /// The button for what came before.
    open private(set) var previousTrackCommand = MPRemoteCommand("previousTrack")
    open private(set) var skipForwardCommand = MPSkipIntervalCommand("skipForward")
    open private(set) var skipBackwardCommand = MPSkipIntervalCommand("skipBackward")
    /// Forward while the button is down: its events are of the class ``MPSeekCommandEvent``.
    open private(set) var seekForwardCommand: MPRemoteCommand = SeekCommand("seekForward")
    /// Back while the button is down: its events are of the class ``MPSeekCommandEvent``.
    open private(set) var seekBackwardCommand: MPRemoteCommand = SeekCommand("seekBackward")
    /// Another place. From iOS 9.1.
    @SystemAPI.Since(.method("changePlaybackPositionCommand", of: "MPRemoteCommandCenter", .iOS(9, 1)))
    open private(set) var changePlaybackPositionCommand = MPChangePlaybackPositionCommand("changePlaybackPosition")
    /// Another speed, of those that the command offers.
    open private(set) var changePlaybackRateCommand = MPChangePlaybackRateCommand("changePlaybackRate")
    /// Another way to repeat.
    open private(set) var changeRepeatModeCommand = MPChangeRepeatModeCommand("changeRepeatMode")
    open private(set) var changeShuffleModeCommand = MPChangeShuffleModeCommand("changeShuffleMode")
    /// How good the user finds what plays, within the limits of the command.
    open private(set) var ratingCommand = MPRatingCommand("rating")
    /// The user likes what plays.
    open private(set) var likeCommand = MPFeedbackCommand("like")
    /// The user dislikes what plays.
    open private(set) var dislikeCommand = MPFeedbackCommand("dislike")
    /// The user marks the place.
    open private(set) var bookmarkCommand = MPFeedbackCommand("bookmark")
    /// A language is switched on: its events are of the class ``MPChangeLanguageOptionCommandEvent``. From iOS 9.
    @SystemAPI.Since(.method("enableLanguageOptionCommand", of: "MPRemoteCommandCenter", .iOS(9)))
    open private(set) var enableLanguageOptionCommand: MPRemoteCommand = LanguageCommand("enableLanguageOption")
    /// A language is switched off: its events are of the class ``MPChangeLanguageOptionCommandEvent``. From iOS 9.
    @SystemAPI.Since(.method("disableLanguageOptionCommand", of: "MPRemoteCommandCenter", .iOS(9)))
    open private(set) var disableLanguageOptionCommand: MPRemoteCommand = LanguageCommand("disableLanguageOption")

    private unowned let process: AppProcess
    private let session: AudioSession

    private init(_ session: AudioSession) {
        self.session = session
        process = session.process
        super.init()
        session.commandReceiver = self
    }

    /// The centre of the app that is running.
    open class func shared() -> MPRemoteCommandCenter {
        let (process, session) = AudioSession.ofRunningApp("MPRemoteCommandCenter.shared()")
        process.require(MPRemoteCommandCenter.self)
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
