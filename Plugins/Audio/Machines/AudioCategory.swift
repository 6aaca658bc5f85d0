/// The category of an audio session, with what it allows.
public enum AudioCategory: String, CaseIterable, Sendable {
    /// Sound beside that of other apps, silenced by the Ring/Silent switch and by leaving the screen.
    case ambient
    /// The category of a session that sets none (`audio.category.default`).
    case soloAmbient
    /// Sound that is what the app is for: it goes on in the background.
    case playback
    /// Recording alone; it goes on in the background.
    case record
    /// Playback and recording at once, as in a call; it goes on in the background.
    case playAndRecord
    /// Sound on several outputs at once; it goes on in the background.
    case multiRoute
    /// Work on sound that nobody hears, until iOS 10.
    case audioProcessing

    /// Whether sound may go on in the background and behind the lock screen, given the mode.
    public var runsInBackground: Bool {
        switch self {
        case .playback, .record, .playAndRecord, .multiRoute: true
        case .ambient, .soloAmbient, .audioProcessing: false
        }
    }

    /// Whether the category has output.
    public var canPlay: Bool { self != .record && self != .audioProcessing }

    /// Whether the category has input.
    public var canRecord: Bool { self == .record || self == .playAndRecord || self == .multiRoute }

    /// Whether both sides of a call can be heard.
    public var suitsCalls: Bool { canPlay && canRecord }

    /// Whether `mixWithOthers` may be set.
    public var takesMixing: Bool { taken.contains(.mixWithOthers) }

    /// The options that may be set. What the system sets by itself, such as mixing for ambient and AirPlay for output alone,
    /// may be set again and does no harm.
    public var taken: AudioOptions {
        let output: AudioOptions = [.allowBluetoothA2DP, .allowAirPlay]
        return switch self {
        case .ambient, .playback: output.union(.mixing)
        case .soloAmbient: output
        case .record: [.allowBluetoothHFP, .overrideMutedMicrophoneInterruption]
        case .playAndRecord: .known
        case .multiRoute: [.mixing, .overrideMutedMicrophoneInterruption]
        case .audioProcessing: []
        }
    }
}

/// The options of a category. The raw values are Apple's.
public struct AudioOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Sound of the session mixes with that of other apps.
    public static let mixWithOthers = AudioOptions(rawValue: 0x1)
    /// Other apps are lowered while the session sounds; implies ``mixWithOthers``.
    public static let duckOthers = AudioOptions(rawValue: 0x2)

    /// Other apps that speak are interrupted, and the rest is mixed with; set together with ``mixWithOthers``.
    static let interruptSpokenAudio = AudioOptions(rawValue: 0x10)
    /// Hands-free Bluetooth devices are input.
    static let allowBluetoothHFP = AudioOptions(rawValue: 0x4)
    /// The speaker sounds in place of the receiver.
    static let defaultToSpeaker = AudioOptions(rawValue: 0x8)
    /// Bluetooth devices are output.
    static let allowBluetoothA2DP = AudioOptions(rawValue: 0x20)
    static let allowAirPlay = AudioOptions(rawValue: 0x40)
    /// A microphone that is muted by hardware does not interrupt.
    static let overrideMutedMicrophoneInterruption = AudioOptions(rawValue: 0x80)

    static let mixing: AudioOptions = [.mixWithOthers, .duckOthers, .interruptSpokenAudio]
    /// Those of which it is known where they may be set.
    static let known: AudioOptions = [
        .mixing, .allowBluetoothHFP, .defaultToSpeaker, .allowBluetoothA2DP, .allowAirPlay,
        .overrideMutedMicrophoneInterruption,
    ]

    /// Whether the options ask for mixing, by either name.
    public var asksForMixing: Bool { contains(.mixWithOthers) || contains(.duckOthers) }
}
