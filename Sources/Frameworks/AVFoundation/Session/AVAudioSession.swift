import BackgroundRuntime
import VigilAudio

/// The app's audio session: says what its sound is for, and hears what happens to it.
public final class AVAudioSession: NSObject, @unchecked Sendable {
    let session: AudioSession
    unowned let process: AppProcess
    /// The players and recorders of the app, for what the system does to all of them.
    var players: [WeakPlayer] = []
    /// Whoever hears of interruptions before iOS 6, where notifications of the session do not exist.
    public weak var delegate: (any AVAudioSessionDelegate)?
    var modeInUse = Mode.default
    var preferences = Preferences()

    init(_ session: AudioSession) {
        self.session = session
        process = session.process
        super.init()
        session.client = self
    }

    /// The session of the app that is running.
    public static func sharedInstance() -> AVAudioSession {
        let process = SimulatedApp.process(for: "AVAudioSession.sharedInstance()")
        return process.storage.object { AVAudioSession(AudioSession.of(process)) }
    }

    /// The category; soloAmbient until one is set.
    public var category: Category { Category(session.category) }

    /// What the category allows beside its own; empty until the app says so.
    public var categoryOptions: CategoryOptions { CategoryOptions(rawValue: session.options.rawValue) }

    /// What the session is used for.
    public var mode: Mode { modeInUse }

    /// How sound is shared with AirPlay. Kept, and without effect.
    public var routeSharingPolicy: RouteSharingPolicy { preferences.policy }

    /// Whether another app sounds.
    public var isOtherAudioPlaying: Bool { session.isOtherAudioPlaying }

    /// Whether another app sounds that wants to be alone.
    public var secondaryAudioShouldBeSilencedHint: Bool { session.shouldSilenceSecondaryAudio }

    /// The categories that a session can have.
    public var availableCategories: [Category] { AudioCategory.allCases.map(Category.init) }

    /// The volume of the device, from 0 to 1. The simulator's does not change.
    public var outputVolume: Float { 0.5 }
}

extension AVAudioSession {
    /// Sets the category, without options.
    ///
    /// - Throws: `NSError` of `NSOSStatusErrorDomain` with a code of ``ErrorCode``.
    public func setCategory(_ category: Category) throws {
        try set(category, mode: modeInUse, options: [])
    }

    /// Says what the app's sound is for, and what it allows beside its own.
    ///
    /// - Throws: `NSError` of `NSOSStatusErrorDomain` with a code of ``ErrorCode``.
    public func setCategory(_ category: Category, options: CategoryOptions = []) throws {
        try set(category, mode: modeInUse, options: options)
    }

    /// Sets category and options, by the older spelling.
    ///
    /// - Throws: `NSError` of `NSOSStatusErrorDomain` with a code of ``ErrorCode``.
    public func setCategory(_ category: Category, with options: CategoryOptions) throws {
        try set(category, mode: modeInUse, options: options)
    }

    /// Says what the app's sound is for, with a mode, which is kept without effect, and options.
    ///
    /// - Throws: `NSError` of `NSOSStatusErrorDomain` with a code of ``ErrorCode``.
    public func setCategory(_ category: Category, mode: Mode, options: CategoryOptions = []) throws {
        try set(category, mode: mode, options: options)
    }

    /// Sets category, mode, route sharing policy and options.
    ///
    /// - Throws: `NSError` of `NSOSStatusErrorDomain` with a code of ``ErrorCode``.
    public func setCategory(
        _ category: Category, mode: Mode, policy: RouteSharingPolicy, options: CategoryOptions = []
    ) throws {
        try set(category, mode: mode, options: options)
        preferences.policy = policy
    }

    private func set(_ category: Category, mode: Mode, options: CategoryOptions) throws {
        guard let known = AudioCategory(category) else { throw NSError(audioCode: .badParameter) }
        try throwingNSError { () throws(AudioError) in
            try session.setCategory(known, options: AudioOptions(rawValue: options.rawValue))
        }
        modeInUse = mode
    }

    /// Sets what the session is used for. Kept, and without effect.
    public func setMode(_ mode: Mode) throws { modeInUse = mode }

    /// Activates or deactivates the session.
    ///
    /// - Throws: `NSError` of `NSOSStatusErrorDomain` with a code of ``ErrorCode``, when the system refuses; when
    ///   players still run, the session is inactive all the same (from iOS 8).
    public func setActive(_ active: Bool, options: SetActiveOptions = []) throws {
        try throwingNSError { () throws(AudioError) in
            if active {
                try session.activate()
            } else {
                try session.deactivate(notifyOthers: options.contains(.notifyOthersOnDeactivation))
            }
        }
    }
}

/// Calls the module and turns its error into Apple's.
private func throwingNSError(_ body: () throws(AudioError) -> Void) throws {
    do throws(AudioError) {
        try body()
    } catch {
        throw NSError(audioCode: error.code)
    }
}

extension NSError {
    /// An error of the audio session, as the system hands it to an app.
    convenience init(audioCode code: AudioError.Code) {
        self.init(
            domain: NSOSStatusErrorDomain, code: code.rawValue,
            userInfo: [
                NSLocalizedDescriptionKey: "The operation couldn’t be completed. (OSStatus error \(code.rawValue).)"
            ])
    }
}

/// The domain of errors that are status codes of the system.
public let NSOSStatusErrorDomain = "NSOSStatusErrorDomain"
