import BackgroundRuntime

/// Where the buttons of a remote control are.
public enum RemotePanel: String, CaseIterable, Sendable {
    /// The lock screen and the control centre: every button that the app offers.
    case lockScreen
    /// Headphones on a wire or on Bluetooth: what can be said with a button or two.
    case headset
    /// The screen and the wheel of a car.
    case car

    /// Why a command cannot come from here on this phone; nil when it can.
    func lack(of command: RemoteCommand, with outputs: AudioOutputs) -> String? {
        switch self {
        case .lockScreen: nil
        case .headset:
            if !outputs.has(.headphones), !outputs.has(.bluetooth) {
                "no headphones are connected"
            } else if !RemotePanel.ofHeadset.contains(command) {
                "headphones have no button for \(command.rawValue)"
            } else {
                nil
            }
        case .car: outputs.has(.car) ? nil : "the phone is in no car"
        }
    }

    private static let ofHeadset: Set<RemoteCommand> = [
        .play, .pause, .stop, .togglePlayPause, .nextTrack, .previousTrack, .seekForward, .seekBackward,
    ]
}
