import VigilAudio

extension AVAudioSession {
    /// What the sound of an app is for.
    public struct Category: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        /// Sound that mixes, and stops with the foreground and at lock.
        public static let ambient = Category(.ambient)
        /// Sound that is alone, and stops with the foreground and at lock. The default.
        public static let soloAmbient = Category(.soloAmbient)
        /// Playback that is central to the app; may go on in the background.
        public static let playback = Category(.playback)
        /// Recording; may go on in the background.
        public static let record = Category(.record)
        /// Both, such as for calls; may go on in the background.
        public static let playAndRecord = Category(.playAndRecord)
        /// Several routes at once; may go on in the background.
        public static var multiRoute: Category {
            SimulatedApp.constant(
                Category(.multiRoute), since: .symbol("AVAudioSession.Category.multiRoute", .iOS(6)))
        }

        init(_ category: AudioCategory) {
            let name = category.rawValue
            rawValue = "AVAudioSessionCategory" + name.prefix(1).uppercased() + name.dropFirst()
        }
    }

    /// What a category allows beside its own: mixing, lowering others, other devices.
    public struct CategoryOptions: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Mixes with sound of other apps.
        public static let mixWithOthers = CategoryOptions(rawValue: 0x1)
        /// Lowers other apps; implies ``mixWithOthers``.
        public static let duckOthers = CategoryOptions(rawValue: 0x2)
        /// Allows hands-free Bluetooth devices. Kept, and without effect.
        public static let allowBluetooth = CategoryOptions(rawValue: 0x4)
        /// The newer name of ``allowBluetooth``.
        public static let allowBluetoothHFP = CategoryOptions(rawValue: 0x4)
        /// Uses the speaker instead of the receiver. Kept, and without effect.
        public static let defaultToSpeaker = CategoryOptions(rawValue: 0x8)
        /// Interrupts spoken audio of others and mixes with the rest. Counts as ``mixWithOthers``.
        public static let interruptSpokenAudioAndMixWithOthers = CategoryOptions(rawValue: 0x11)
        /// Allows Bluetooth devices for playback. Kept, and without effect.
        public static let allowBluetoothA2DP = CategoryOptions(rawValue: 0x20)
        /// Allows AirPlay. Kept, and without effect.
        public static let allowAirPlay = CategoryOptions(rawValue: 0x40)
        /// Goes on when the microphone is muted by hardware. Kept, and without effect.
        public static let overrideMutedMicrophoneInterruption = CategoryOptions(rawValue: 0x80)
    }

    /// What a session is used for. Modes have no effect in the simulator.
    public struct Mode: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        /// No special treatment of sound.
        public static var `default`: Mode {
            SimulatedApp.constant(
                Mode(rawValue: "AVAudioSessionModeDefault"), since: .symbol("AVAudioSession.Mode.default", .iOS(5)))
        }
        /// Calls by voice. Kept, without effect.
        public static var voiceChat: Mode {
            SimulatedApp.constant(
                Mode(rawValue: "AVAudioSessionModeVoiceChat"), since: .symbol("AVAudioSession.Mode.voiceChat", .iOS(5)))
        }
        public static var gameChat: Mode {
            SimulatedApp.constant(
                Mode(rawValue: "AVAudioSessionModeGameChat"), since: .symbol("AVAudioSession.Mode.gameChat", .iOS(5)))
        }
        public static var videoRecording: Mode {
            SimulatedApp.constant(
                Mode(rawValue: "AVAudioSessionModeVideoRecording"),
                since: .symbol("AVAudioSession.Mode.videoRecording", .iOS(5)))
        }
        /// Measuring, with little processing.
        public static var measurement: Mode {
            SimulatedApp.constant(
                Mode(rawValue: "AVAudioSessionModeMeasurement"),
                since: .symbol("AVAudioSession.Mode.measurement", .iOS(5)))
        }
        /// Films and series. Kept, without effect.
        public static var moviePlayback: Mode {
            SimulatedApp.constant(
                Mode(rawValue: "AVAudioSessionModeMoviePlayback"),
                since: .symbol("AVAudioSession.Mode.moviePlayback", .iOS(6)))
        }
        /// Calls with a picture. Kept, without effect.
        public static var videoChat: Mode {
            SimulatedApp.constant(
                Mode(rawValue: "AVAudioSessionModeVideoChat"), since: .symbol("AVAudioSession.Mode.videoChat", .iOS(7)))
        }
        /// Speech, such as podcasts.
        public static var spokenAudio: Mode {
            SimulatedApp.constant(
                Mode(rawValue: "AVAudioSessionModeSpokenAudio"),
                since: .symbol("AVAudioSession.Mode.spokenAudio", .iOS(9)))
        }
        /// Spoken prompts, such as those of navigation.
        public static var voicePrompt: Mode {
            SimulatedApp.constant(
                Mode(rawValue: "AVAudioSessionModeVoicePrompt"),
                since: .symbol("AVAudioSession.Mode.voicePrompt", .iOS(12)))
        }
    }

    /// What else happens when a session is activated or deactivated.
    public struct SetActiveOptions: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Tells apps that were interrupted by this one that they may resume.
        public static let notifyOthersOnDeactivation = SetActiveOptions(rawValue: 1)
    }

    /// How sound is shared with AirPlay.
    public enum RouteSharingPolicy: UInt, Sendable {
        /// The route of the phone.
        case `default` = 0
        /// The route for music and spoken word; kept, without effect.
        case longFormAudio = 1
        /// A route that the system chose for this app; kept, without effect.
        case independent = 2
        /// The route for films; kept, without effect.
        case longFormVideo = 3
    }

    /// Codes of the errors that a session throws.
    public enum ErrorCode: Int, Sendable {
        case none = 0
        /// An argument makes no sense; `-50`.
        case badParam = -50
        /// The session still plays or records; `'!act'`.
        case isBusy = 560_030_580
        /// The category does not allow it; `'!cat'`.
        case incompatibleCategory = 560_161_140
        /// The app is in the background and may not take the audio from another; `'!int'`.
        case cannotInterruptOthers = 560_557_684
        /// The app may not start to play in the background; `'!pla'`.
        case cannotStartPlaying = 561_015_905
        /// A call has the audio; `'!pri'`.
        case insufficientPriority = 561_017_449
        /// The app may not start to record in the background; `'!rec'`.
        case cannotStartRecording = 561_145_187
        /// The hardware has nothing left for it; never so here.
        case resourceNotAvailable = 561_145_203
        /// The session is gone; never so here.
        case expiredSession = 561_210_739
        /// The app has no entitlement for it; never so here.
        case missingEntitlement = 1_701_737_535
        /// The session is not active; never so here.
        case sessionNotActive = 1_768_841_571
        /// The media services are gone, until they are reset; `'msrv'`.
        case mediaServicesFailed = 1_836_282_486
        /// Siri has the microphone; `'siri'`.
        case siriIsRecording = 1_936_290_409
        /// The system does not say why; never so here.
        case unspecified = 2_003_329_396
    }
}

extension AudioCategory {
    /// The category by Apple's name; nil for an unknown one.
    init?(_ category: AVAudioSession.Category) {
        guard let known = AudioCategory.allCases.first(where: { AVAudioSession.Category($0) == category }) else {
            return nil
        }
        self = known
    }
}
