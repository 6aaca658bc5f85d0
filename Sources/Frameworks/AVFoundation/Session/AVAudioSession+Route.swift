import VigilAudio

/// Where sound goes in and out.
open class AVAudioSessionRouteDescription: NSObject, @unchecked Sendable {
    /// Where sound comes in.
    open private(set) var inputs: [AVAudioSessionPortDescription]
    /// Where sound comes out.
    open private(set) var outputs: [AVAudioSessionPortDescription]

    init(_ route: AudioRoute) {
        inputs = [route.input]
        outputs = [route.output]
    }
}

extension AudioRoute {
    /// Where sound comes in while it comes out here.
    fileprivate var input: AVAudioSessionPortDescription {
        switch self {
        case .speaker, .bluetooth, .airPlay: AVAudioSessionPortDescription(.builtInMic, "iPhone")
        case .headphones: AVAudioSessionPortDescription(.headsetMic, "Headset")
        case .car: AVAudioSessionPortDescription(.carAudio, "Car")
        }
    }

    fileprivate var output: AVAudioSessionPortDescription {
        switch self {
        case .speaker: AVAudioSessionPortDescription(.builtInSpeaker, "Speaker")
        case .headphones: AVAudioSessionPortDescription(.headphones, "Headphones")
        case .bluetooth: AVAudioSessionPortDescription(.bluetoothA2DP, "Bluetooth")
        case .airPlay: AVAudioSessionPortDescription(.airPlay, "AirPlay")
        case .car: AVAudioSessionPortDescription(.carAudio, "Car")
        }
    }
}

/// One way for sound into or out of the device.
open class AVAudioSessionPortDescription: NSObject, @unchecked Sendable {
    /// The kind of port.
    open private(set) var portType: AVAudioSession.Port
    /// What a user reads of it: `Speaker`.
    open private(set) var portName: String
    /// Names the port for good.
    open var uid: String { portName }

    init(_ type: AVAudioSession.Port, _ name: String) {
        portType = type
        portName = name
    }
}

extension AVAudioSession {
    /// A kind of port.
    public struct Port: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        /// The speaker of the phone, the output by default.
        public static var builtInSpeaker: Port {
            SimulatedApp.constant(
                Port(rawValue: "Speaker"), since: .symbol("AVAudioSession.Port.builtInSpeaker", .iOS(6)))
        }
        /// The receiver at the ear.
        public static var builtInReceiver: Port {
            SimulatedApp.constant(
                Port(rawValue: "Receiver"), since: .symbol("AVAudioSession.Port.builtInReceiver", .iOS(6)))
        }
        /// The microphone of the device.
        public static var builtInMic: Port {
            SimulatedApp.constant(
                Port(rawValue: "MicrophoneBuiltIn"), since: .symbol("AVAudioSession.Port.builtInMic", .iOS(6)))
        }
        /// Headphones on a wire.
        public static var headphones: Port {
            SimulatedApp.constant(
                Port(rawValue: "Headphones"), since: .symbol("AVAudioSession.Port.headphones", .iOS(6)))
        }
        /// The microphone of a headset on a wire.
        public static var headsetMic: Port {
            SimulatedApp.constant(
                Port(rawValue: "MicrophoneWired"), since: .symbol("AVAudioSession.Port.headsetMic", .iOS(6)))
        }
        public static var bluetoothA2DP: Port {
            SimulatedApp.constant(
                Port(rawValue: "BluetoothA2DPOutput"), since: .symbol("AVAudioSession.Port.bluetoothA2DP", .iOS(6)))
        }
        public static var bluetoothHFP: Port {
            SimulatedApp.constant(
                Port(rawValue: "BluetoothHFP"), since: .symbol("AVAudioSession.Port.bluetoothHFP", .iOS(6)))
        }
        public static var bluetoothLE: Port {
            SimulatedApp.constant(
                Port(rawValue: "BluetoothLE"), since: .symbol("AVAudioSession.Port.bluetoothLE", .iOS(7)))
        }
        /// A speaker or a screen by AirPlay.
        public static var airPlay: Port {
            SimulatedApp.constant(
                Port(rawValue: "AirPlay"), since: .symbol("AVAudioSession.Port.airPlay", .iOS(6)))
        }
        /// The audio of a car, in and out.
        public static var carAudio: Port {
            SimulatedApp.constant(
                Port(rawValue: "CarAudio"), since: .symbol("AVAudioSession.Port.carAudio", .iOS(7)))
        }
    }

    /// A port that an app may force.
    public enum PortOverride: UInt, Sendable {
        /// The output that the category chooses.
        case none = 0
        /// The speaker, whatever the category chooses.
        case speaker = 1_936_747_378
    }

    /// What the app asked for and the simulator keeps without effect.
    struct Preferences {
        var policy = RouteSharingPolicy.default
        var sampleRate = 44_100.0
        var bufferDuration = 0.02
        var input: AVAudioSessionPortDescription?
        var allowsHaptics = false
    }
}
