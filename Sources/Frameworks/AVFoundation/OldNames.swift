import SimulatedFoundation

// The names before Swift 4.2, where categories and modes were texts.

/// Sound that mixes; the category's name before Swift 4.2.
@available(*, deprecated, renamed: "AVAudioSession.Category.ambient")
public var AVAudioSessionCategoryAmbient: String { AVAudioSession.Category.ambient.rawValue }
/// Sound that is alone; the category's name before Swift 4.2.
@available(*, deprecated, renamed: "AVAudioSession.Category.soloAmbient")
public var AVAudioSessionCategorySoloAmbient: String { AVAudioSession.Category.soloAmbient.rawValue }
/// Sound that is central to the app; the category's name before Swift 4.2.
@available(*, deprecated, renamed: "AVAudioSession.Category.playback")
public var AVAudioSessionCategoryPlayback: String { AVAudioSession.Category.playback.rawValue }
/// What comes in by the microphone; the category's name before Swift 4.2.
@available(*, deprecated, renamed: "AVAudioSession.Category.record")
public var AVAudioSessionCategoryRecord: String { AVAudioSession.Category.record.rawValue }
/// Sound in both directions; the category's name before Swift 4.2.
@available(*, deprecated, renamed: "AVAudioSession.Category.playAndRecord")
public var AVAudioSessionCategoryPlayAndRecord: String { AVAudioSession.Category.playAndRecord.rawValue }
/// Several routes at once; the category's name before Swift 4.2.
@available(*, deprecated, renamed: "AVAudioSession.Category.multiRoute")
public var AVAudioSessionCategoryMultiRoute: String { AVAudioSession.Category.multiRoute.rawValue }
/// A mode of the session, as a text: its name before Swift 4.2.
@available(*, deprecated, renamed: "AVAudioSession.Mode.default")
public var AVAudioSessionModeDefault: String { AVAudioSession.Mode.`default`.rawValue }
/// A mode of the session, as a text: its name before Swift 4.2.
@available(*, deprecated, renamed: "AVAudioSession.Mode.voiceChat")
public var AVAudioSessionModeVoiceChat: String { AVAudioSession.Mode.voiceChat.rawValue }
/// A mode of the session, as a text: its name before Swift 4.2.
@available(*, deprecated, renamed: "AVAudioSession.Mode.videoChat")
public var AVAudioSessionModeVideoChat: String { AVAudioSession.Mode.videoChat.rawValue }
/// A mode of the session, as a text: its name before Swift 4.2.
@available(*, deprecated, renamed: "AVAudioSession.Mode.gameChat")
public var AVAudioSessionModeGameChat: String { AVAudioSession.Mode.gameChat.rawValue }
/// A mode of the session, as a text: its name before Swift 4.2.
@available(*, deprecated, renamed: "AVAudioSession.Mode.videoRecording")
public var AVAudioSessionModeVideoRecording: String { AVAudioSession.Mode.videoRecording.rawValue }
/// A mode of the session, as a text: its name before Swift 4.2.
@available(*, deprecated, renamed: "AVAudioSession.Mode.measurement")
public var AVAudioSessionModeMeasurement: String { AVAudioSession.Mode.measurement.rawValue }
/// A mode of the session, as a text: its name before Swift 4.2.
@available(*, deprecated, renamed: "AVAudioSession.Mode.moviePlayback")
public var AVAudioSessionModeMoviePlayback: String { AVAudioSession.Mode.moviePlayback.rawValue }
/// A mode of the session, as a text: its name before Swift 4.2.
@available(*, deprecated, renamed: "AVAudioSession.Mode.spokenAudio")
public var AVAudioSessionModeSpokenAudio: String { AVAudioSession.Mode.spokenAudio.rawValue }

/// What a category allows beside its own, by its name before Swift 4.2.
@available(*, deprecated, renamed: "AVAudioSession.CategoryOptions")
public typealias AVAudioSessionCategoryOptions = AVAudioSession.CategoryOptions
/// What else happens at an activation, by its name before Swift 4.2.
@available(*, deprecated, renamed: "AVAudioSession.SetActiveOptions")
public typealias AVAudioSessionSetActiveOptions = AVAudioSession.SetActiveOptions
/// Whether an interruption began or ended, by its name before Swift 4.2.
@available(*, deprecated, renamed: "AVAudioSession.InterruptionType")
public typealias AVAudioSessionInterruptionType = AVAudioSession.InterruptionType
/// What the end of an interruption says, by its name before Swift 4.2.
@available(*, deprecated, renamed: "AVAudioSession.InterruptionOptions")
public typealias AVAudioSessionInterruptionOptions = AVAudioSession.InterruptionOptions
/// Why the route changed, by its name before Swift 4.2.
@available(*, deprecated, renamed: "AVAudioSession.RouteChangeReason")
public typealias AVAudioSessionRouteChangeReason = AVAudioSession.RouteChangeReason
/// An output that an app may force, by its name before Swift 4.2.
@available(*, deprecated, renamed: "AVAudioSession.PortOverride")
public typealias AVAudioSessionPortOverride = AVAudioSession.PortOverride
/// Whether the app may use the microphone, by its name before Swift 4.2.
@available(*, deprecated, renamed: "AVAudioSession.RecordPermission")
public typealias AVAudioSessionRecordPermission = AVAudioSession.RecordPermission
/// Whether other sound begins or ends, by its name before Swift 4.2.
@available(*, deprecated, renamed: "AVAudioSession.SilenceSecondaryAudioHintType")
public typealias AVAudioSessionSilenceSecondaryAudioHintType = AVAudioSession.SilenceSecondaryAudioHintType

/// A kind of port, by its name before Swift 4.2.
@available(*, deprecated, renamed: "AVAudioSession.Port.builtInSpeaker")
public var AVAudioSessionPortBuiltInSpeaker: AVAudioSession.Port { AVAudioSession.Port.builtInSpeaker }
/// A kind of port, by its name before Swift 4.2.
@available(*, deprecated, renamed: "AVAudioSession.Port.builtInReceiver")
public var AVAudioSessionPortBuiltInReceiver: AVAudioSession.Port { AVAudioSession.Port.builtInReceiver }
/// A kind of port, by its name before Swift 4.2.
@available(*, deprecated, renamed: "AVAudioSession.Port.builtInMic")
public var AVAudioSessionPortBuiltInMic: AVAudioSession.Port { AVAudioSession.Port.builtInMic }
/// A kind of port, by its name before Swift 4.2.
@available(*, deprecated, renamed: "AVAudioSession.Port.headphones")
public var AVAudioSessionPortHeadphones: AVAudioSession.Port { AVAudioSession.Port.headphones }
/// A kind of port, by its name before Swift 4.2.
@available(*, deprecated, renamed: "AVAudioSession.Port.headsetMic")
public var AVAudioSessionPortHeadsetMic: AVAudioSession.Port { AVAudioSession.Port.headsetMic }
/// A kind of port, by its name before Swift 4.2.
@available(*, deprecated, renamed: "AVAudioSession.Port.bluetoothA2DP")
public var AVAudioSessionPortBluetoothA2DP: AVAudioSession.Port { AVAudioSession.Port.bluetoothA2DP }
/// A kind of port, by its name before Swift 4.2.
@available(*, deprecated, renamed: "AVAudioSession.Port.bluetoothHFP")
public var AVAudioSessionPortBluetoothHFP: AVAudioSession.Port { AVAudioSession.Port.bluetoothHFP }
/// A kind of port, by its name before Swift 4.2.
@available(*, deprecated, renamed: "AVAudioSession.Port.airPlay")
public var AVAudioSessionPortAirPlay: AVAudioSession.Port { AVAudioSession.Port.airPlay }
/// A kind of port, by its name before Swift 4.2.
@available(*, deprecated, renamed: "AVAudioSession.Port.carAudio")
public var AVAudioSessionPortCarAudio: AVAudioSession.Port { AVAudioSession.Port.carAudio }

extension AVAudioSession {
    /// Sets a category by its text, as before Swift 4.2.
    ///
    /// - Throws: `NSError` of `NSOSStatusErrorDomain` with a code of ``ErrorCode``.
    @available(*, deprecated)
    public func setCategory(_ category: String) throws { try setCategory(Category(rawValue: category)) }

    /// Sets a category by its text, with options, as before Swift 4.2.
    ///
    /// - Throws: `NSError` of `NSOSStatusErrorDomain` with a code of ``ErrorCode``.
    @available(*, deprecated)
    public func setCategory(_ category: String, with options: CategoryOptions) throws {
        try setCategory(Category(rawValue: category), options: options)
    }

    /// Sets category and mode by their texts, as before Swift 4.2.
    ///
    /// - Throws: `NSError` of `NSOSStatusErrorDomain` with a code of ``ErrorCode``.
    @available(*, deprecated)
    public func setCategory(_ category: String, mode: String, options: CategoryOptions = []) throws {
        try setCategory(Category(rawValue: category), mode: Mode(rawValue: mode), options: options)
    }

    /// Sets a mode by its text, as before Swift 4.2.
    @available(*, deprecated)
    public func setMode(_ mode: String) throws { try setMode(Mode(rawValue: mode)) }

    /// Activates or deactivates the session, by the label before Swift 4.2.
    ///
    /// - Throws: `NSError` of `NSOSStatusErrorDomain` with a code of ``ErrorCode``.
    @available(*, deprecated)
    public func setActive(_ active: Bool, with options: SetActiveOptions) throws {
        try setActive(active, options: options)
    }
}

extension Notification.Name {
    /// An interruption began or ended; its name before Swift 4.2.
    @available(*, deprecated, renamed: "AVAudioSession.interruptionNotification")
    public static var AVAudioSessionInterruption: Notification.Name { AVAudioSession.interruptionNotification }
    /// Sound goes elsewhere; its name before Swift 4.2.
    @available(*, deprecated, renamed: "AVAudioSession.routeChangeNotification")
    public static var AVAudioSessionRouteChange: Notification.Name { AVAudioSession.routeChangeNotification }
    /// All audio objects are to be made anew; its name before Swift 4.2.
    @available(*, deprecated, renamed: "AVAudioSession.mediaServicesWereResetNotification")
    public static var AVAudioSessionMediaServicesWereReset: Notification.Name {
        AVAudioSession.mediaServicesWereResetNotification
    }
    /// The media services are gone; its name before Swift 4.2.
    @available(*, deprecated, renamed: "AVAudioSession.mediaServicesWereLostNotification")
    public static var AVAudioSessionMediaServicesWereLost: Notification.Name {
        AVAudioSession.mediaServicesWereLostNotification
    }
    /// Other sound began or ended; its name before Swift 4.2.
    @available(*, deprecated, renamed: "AVAudioSession.silenceSecondaryAudioHintNotification")
    public static var AVAudioSessionSilenceSecondaryAudioHint: Notification.Name {
        AVAudioSession.silenceSecondaryAudioHintNotification
    }
}

/// The beginning of an item, by its name before Swift 4.
@available(*, deprecated, renamed: "CMTime.zero")
public let kCMTimeZero = CMTime.zero
/// No time at all, by its name before Swift 4.
@available(*, deprecated, renamed: "CMTime.invalid")
public let kCMTimeInvalid = CMTime.invalid

/// A time from its parts, without labels as before Swift 4.2.
@available(*, deprecated, renamed: "CMTimeMake(value:timescale:)")
public func CMTimeMake(_ value: Int64, _ timescale: Int32) -> CMTime { CMTime(value: value, timescale: timescale) }

/// A time from seconds, without labels as before Swift 4.2.
@available(*, deprecated, renamed: "CMTimeMakeWithSeconds(_:preferredTimescale:)")
public func CMTimeMakeWithSeconds(_ seconds: Double, _ preferredTimescale: Int32) -> CMTime {
    CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}
/// Whether a player can play, by its name before Swift 4.2.
@available(*, deprecated, renamed: "AVPlayer.Status")
public typealias AVPlayerStatus = AVPlayer.Status
/// Whether an item can be played, by its name before Swift 4.2.
@available(*, deprecated, renamed: "AVPlayerItem.Status")
public typealias AVPlayerItemStatus = AVPlayerItem.Status
/// Whether a player plays, by its name before Swift 4.2.
@available(*, deprecated, renamed: "AVPlayer.TimeControlStatus")
public typealias AVPlayerTimeControlStatus = AVPlayer.TimeControlStatus
