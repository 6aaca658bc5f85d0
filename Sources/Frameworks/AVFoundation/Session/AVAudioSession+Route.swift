import VigilAudio

/// Where sound goes in and out.
public final class AVAudioSessionRouteDescription: NSObject, @unchecked Sendable {
    /// Where sound comes in.
    public let inputs: [AVAudioSessionPortDescription]
    /// Where sound comes out.
    public let outputs: [AVAudioSessionPortDescription]

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
public final class AVAudioSessionPortDescription: NSObject, @unchecked Sendable {
    /// The kind of port.
    public let portType: AVAudioSession.Port
    /// What a user reads of it: `Speaker`.
    public let portName: String
    /// Names the port for good.
    public var uid: String { portName }

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
        public static let builtInSpeaker = Port(rawValue: "Speaker")
        /// The receiver at the ear.
        public static let builtInReceiver = Port(rawValue: "Receiver")
        /// The microphone of the device.
        public static let builtInMic = Port(rawValue: "MicrophoneBuiltIn")
        /// Headphones on a wire.
        public static let headphones = Port(rawValue: "Headphones")
        /// The microphone of a headset on a wire.
        public static let headsetMic = Port(rawValue: "MicrophoneWired")
        /// Bluetooth for playback.
        public static let bluetoothA2DP = Port(rawValue: "BluetoothA2DPOutput")
        /// Bluetooth for calls.
        public static let bluetoothHFP = Port(rawValue: "BluetoothHFP")
        /// Bluetooth Low Energy.
        public static let bluetoothLE = Port(rawValue: "BluetoothLE")
        /// A speaker or a screen by AirPlay.
        public static let airPlay = Port(rawValue: "AirPlay")
        /// The audio of a car, in and out.
        public static let carAudio = Port(rawValue: "CarAudio")
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
    }

    /// Where sound goes in and out now.
    public var currentRoute: AVAudioSessionRouteDescription { AVAudioSessionRouteDescription(session.route) }

    /// The ports that sound may come in by.
    public var availableInputs: [AVAudioSessionPortDescription]? { currentRoute.inputs }

    /// Chooses the port that sound comes in by. Without effect.
    public func setPreferredInput(_ inPort: AVAudioSessionPortDescription?) throws {}

    /// Forces the speaker, or no longer. Without effect.
    public func overrideOutputAudioPort(_ portOverride: PortOverride) throws {}

    /// Asks for a sample rate, in hertz. Kept, and without effect.
    public func setPreferredSampleRate(_ sampleRate: Double) throws { preferences.sampleRate = sampleRate }

    /// Asks for the length of a buffer, in seconds. Kept, and without effect.
    public func setPreferredIOBufferDuration(_ duration: TimeInterval) throws { preferences.bufferDuration = duration }

    /// The sample rate, in hertz.
    public var sampleRate: Double { preferences.sampleRate }

    /// The length of a buffer, in seconds.
    public var ioBufferDuration: TimeInterval { preferences.bufferDuration }
}
