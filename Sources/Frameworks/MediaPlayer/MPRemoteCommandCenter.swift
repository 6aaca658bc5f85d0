import BackgroundRuntime
import VigilAudio

/// The buttons of remote controls: headphones, lock screen, car. From iOS 7.1.
///
/// They reach the app that played last, woken for it where it is suspended.
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
    /// Another place; the simulator never asks for it.
    public let changePlaybackPositionCommand = MPChangePlaybackPositionCommand("changePlaybackPosition")

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
        }
    }

    /// An app that answers play and pause alone gets the one that fits.
    private var toggleButton: MPRemoteCommand {
        if togglePlayPauseCommand.isTaken { return togglePlayPauseCommand }
        return session.isSounding ? pauseCommand : playCommand
    }
}

extension MPRemoteCommandCenter: RemoteControlReceiver {
    public func takes(_ command: RemoteCommand) -> Bool { button(command).isTaken }

    public func receive(_ command: RemoteCommand) { button(command).press(in: process) }
}

extension AudioSession {
    /// The running app and its session.
    static func ofRunningApp(_ name: String) -> (AppProcess, AudioSession) {
        let process = SimulatedApp.process(for: name)
        return (process, AudioSession.of(process))
    }
}
