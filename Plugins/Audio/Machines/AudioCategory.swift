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

    /// Whether `mixWithOthers` may be set. For ambient it is set by the system, and setting it again does no harm.
    public var takesMixing: Bool {
        self == .playback || self == .playAndRecord || self == .multiRoute || self == .ambient
    }
}

/// The options of a category that matter to other apps. The raw values are Apple's.
public struct AudioOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Sound of the session mixes with that of other apps.
    public static let mixWithOthers = AudioOptions(rawValue: 0x1)
    /// Other apps are lowered while the session sounds; implies ``mixWithOthers``.
    public static let duckOthers = AudioOptions(rawValue: 0x2)

    /// Whether the options ask for mixing, by either name.
    public var asksForMixing: Bool { contains(.mixWithOthers) || contains(.duckOthers) }
}
