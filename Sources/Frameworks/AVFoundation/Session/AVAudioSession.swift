import BackgroundRuntime
import VigilAudio

/// The app's audio session: says what its sound is for, and hears what happens to it.
open class AVAudioSession: NSObject, @unchecked Sendable {
    let session: AudioSession
    unowned let process: AppProcess
    /// The players and recorders of the app, for what the system does to all of them.
    var players: [WeakPlayer] = []
    /// Whoever hears of interruptions before iOS 6, where notifications of the session do not exist.
    open weak var delegate: (any AVAudioSessionDelegate)?
    var modeInUse = Mode(rawValue: "AVAudioSessionModeDefault")
    var preferences = Preferences()

    init(_ session: AudioSession) {
        self.session = session
        process = session.process
        super.init()
        session.client = self
    }

    /// A second object for the session of the running app, which hears nothing of it: for the mocks of tests.
    public override init() {
        process = SimulatedApp.process(for: "AVAudioSession")
        session = AudioSession.of(process)
        super.init()
    }

    /// The session of the app that is running.
    open class func sharedInstance() -> AVAudioSession {
        let process = SimulatedApp.process(for: "AVAudioSession.sharedInstance()")
        return process.storage.object { AVAudioSession(AudioSession.of(process)) }
    }

    /// The category; soloAmbient until one is set.
    open var category: Category { Category(session.category) }

    /// What the category allows beside its own; empty until the app says so. From iOS 6.
    open var categoryOptions: CategoryOptions {
        process.require(.method("categoryOptions", of: "AVAudioSession", .iOS(6)))
        return CategoryOptions(rawValue: session.options.rawValue)
    }

    /// What the session is used for. From iOS 5.
    open var mode: Mode {
        process.require(.method("mode", of: "AVAudioSession", .iOS(5)))
        return modeInUse
    }

    /// How sound is shared with AirPlay. Kept, and without effect. From iOS 11.
    open var routeSharingPolicy: RouteSharingPolicy {
        process.require(.method("routeSharingPolicy", of: "AVAudioSession", .iOS(11)))
        return preferences.policy
    }

    /// Whether another app sounds. From iOS 6.
    open var isOtherAudioPlaying: Bool {
        process.require(.method("isOtherAudioPlaying", of: "AVAudioSession", .iOS(6)))
        return session.isOtherAudioPlaying
    }

    /// Whether another app sounds that wants to be alone. From iOS 8.
    open var secondaryAudioShouldBeSilencedHint: Bool {
        process.require(.method("secondaryAudioShouldBeSilencedHint", of: "AVAudioSession", .iOS(8)))
        return session.shouldSilenceSecondaryAudio
    }

    /// The categories that a session can have. From iOS 9.
    open var availableCategories: [Category] {
        process.require(.method("availableCategories", of: "AVAudioSession", .iOS(9)))
        return AudioCategory.allCases.map(Category.init)
    }

    /// The volume of the device, from 0 to 1. The simulator's does not change. From iOS 6.
    open var outputVolume: Float {
        process.require(.method("outputVolume", of: "AVAudioSession", .iOS(6)))
        return 0.5
    }

    // What the sound is for.

    /// Sets the category, without options.
    ///
    /// - Throws: `NSError` of `NSOSStatusErrorDomain` with a code of ``ErrorCode``.
    open func setCategory(_ category: Category) throws {
        try set(category, mode: modeInUse, options: [])
    }

    /// Says what the app's sound is for, and what it allows beside its own. From iOS 6.
    ///
    /// - Throws: `NSError` of `NSOSStatusErrorDomain` with a code of ``ErrorCode``.
    open func setCategory(_ category: Category, options: CategoryOptions = []) throws {
        process.require(.categoryWithOptions)
        try set(category, mode: modeInUse, options: options)
    }

    /// Says what the app's sound is for, with a mode, which is kept without effect, and options. From iOS 10.
    ///
    /// - Throws: `NSError` of `NSOSStatusErrorDomain` with a code of ``ErrorCode``.
    open func setCategory(_ category: Category, mode: Mode, options: CategoryOptions = []) throws {
        process.require(.method("setCategory:mode:options:error:", of: "AVAudioSession", .iOS(10)))
        try set(category, mode: mode, options: options)
    }

    /// Sets category, mode, route sharing policy and options. From iOS 11.
    ///
    /// - Throws: `NSError` of `NSOSStatusErrorDomain` with a code of ``ErrorCode``.
    open func setCategory(
        _ category: Category, mode: Mode, policy: RouteSharingPolicy, options: CategoryOptions = []
    ) throws {
        process.require(.method("setCategory:mode:routeSharingPolicy:options:error:", of: "AVAudioSession", .iOS(11)))
        try set(category, mode: mode, options: options)
        preferences.policy = policy
    }

    /// Sets what the session is used for. Kept, and without effect. From iOS 5.
    open func setMode(_ mode: Mode) throws {
        process.require(.method("setMode:error:", of: "AVAudioSession", .iOS(5)))
        modeInUse = mode
    }

    /// Activates or deactivates the session, as its form with options does.
    ///
    /// - Throws: `NSError` of `NSOSStatusErrorDomain` with a code of ``ErrorCode``.
    open func setActive(_ active: Bool) throws {
        // A subclass that has a form of its own for options hears of this one, too.
        guard process.has(.activeWithOptions) else { return try change(active, []) }
        try setActive(active, options: [])
    }

    /// Activates or deactivates the session. From iOS 6.
    ///
    /// - Throws: `NSError` of `NSOSStatusErrorDomain` with a code of ``ErrorCode``, when the system refuses; when
    ///   players still run, the session is inactive all the same (from iOS 8).
    open func setActive(_ active: Bool, options: SetActiveOptions = []) throws {
        process.require(.activeWithOptions)
        try change(active, options)
    }

    private func change(_ active: Bool, _ options: SetActiveOptions) throws {
        try throwingNSError { () throws(AudioError) in
            if active {
                try session.activate()
            } else {
                try session.deactivate(notifyOthers: options.contains(.notifyOthersOnDeactivation))
            }
        }
    }

    // Where it goes.

    /// Where sound goes in and out now. From iOS 6.
    open var currentRoute: AVAudioSessionRouteDescription {
        process.require(.method("currentRoute", of: "AVAudioSession", .iOS(6)))
        return AVAudioSessionRouteDescription(session.route)
    }

    /// The ports that sound may come in by. From iOS 7.
    open var availableInputs: [AVAudioSessionPortDescription]? {
        process.require(.method("availableInputs", of: "AVAudioSession", .iOS(7)))
        return currentRoute.inputs
    }

    /// The port that the app chose for sound to come in by.
    open var preferredInput: AVAudioSessionPortDescription? {
        SimulatedApp.require(.method("preferredInput", of: "AVAudioSession", .iOS(7)))
        return preferences.input
    }

    /// Chooses the port that sound comes in by. Kept, and without effect. From iOS 7.
    open func setPreferredInput(_ inPort: AVAudioSessionPortDescription?) throws {
        process.require(.method("setPreferredInput:error:", of: "AVAudioSession", .iOS(7)))
        SimulatedApp.notSimulated("setPreferredInput(_:)", "sound comes in where it did")
        preferences.input = inPort
    }

    /// Whether the phone may vibrate and play sounds of the system while the app records. Kept, and without effect.
    open var allowHapticsAndSystemSoundsDuringRecording: Bool {
        SimulatedApp.require(.method("allowHapticsAndSystemSoundsDuringRecording", of: "AVAudioSession", .iOS(13)))
        return preferences.allowsHaptics
    }

    /// Chooses whether the phone may vibrate and play sounds of the system while the app records. From iOS 13.
    open func setAllowHapticsAndSystemSoundsDuringRecording(_ inValue: Bool) throws {
        process.require(.method("setAllowHapticsAndSystemSoundsDuringRecording:error:", of: "AVAudioSession", .iOS(13)))
        preferences.allowsHaptics = inValue
    }

    /// Whether sound can come in: always.
    open var isInputAvailable: Bool {
        SimulatedApp.require(.method("isInputAvailable", of: "AVAudioSession", .iOS(6)))
        return true
    }

    /// Forces the speaker, or no longer. Without effect. From iOS 6.
    open func overrideOutputAudioPort(_ portOverride: PortOverride) throws {
        process.require(.method("overrideOutputAudioPort:error:", of: "AVAudioSession", .iOS(6)))
        SimulatedApp.notSimulated("overrideOutputAudioPort(_:)", "sound goes out where it did")
    }

    /// The sample rate that the app asked for, in hertz.
    open var preferredSampleRate: Double {
        SimulatedApp.require(.method("preferredSampleRate", of: "AVAudioSession", .iOS(6)))
        return preferences.sampleRate
    }

    /// The length of a buffer that the app asked for, in seconds.
    open var preferredIOBufferDuration: TimeInterval { preferences.bufferDuration }

    /// Asks for a sample rate, in hertz. Kept, and without effect. From iOS 6.
    open func setPreferredSampleRate(_ sampleRate: Double) throws {
        process.require(.method("setPreferredSampleRate:error:", of: "AVAudioSession", .iOS(6)))
        preferences.sampleRate = sampleRate
    }

    /// Asks for the length of a buffer, in seconds. Kept, and without effect.
    open func setPreferredIOBufferDuration(_ duration: TimeInterval) throws { preferences.bufferDuration = duration }

    /// The sample rate, in hertz.
    open var sampleRate: Double {
        SimulatedApp.require(.method("sampleRate", of: "AVAudioSession", .iOS(6)))
        return preferences.sampleRate
    }

    /// The length of a buffer, in seconds.
    open var ioBufferDuration: TimeInterval {
        SimulatedApp.require(.method("IOBufferDuration", of: "AVAudioSession", .iOS(6)))
        return preferences.bufferDuration
    }

    // The microphone.

    /// Whether the app may use the microphone; undetermined until it asks. From iOS 8.
    open var recordPermission: RecordPermission {
        process.require(.method("recordPermission", of: "AVAudioSession", .iOS(8)))
        return permission
    }

    /// The same, for what asks on older systems.
    var permission: RecordPermission {
        switch session.microphone {
        case nil: .undetermined
        case false?: .denied
        case true?: .granted
        }
    }

    /// Asks the user for the microphone, once for the life of the app.
    ///
    /// - Parameter response: called on the main thread in a later turn, once the user has answered.
    open func requestRecordPermission(_ response: @escaping (Bool) -> Void) {
        process.require(.method("requestRecordPermission:", of: "AVAudioSession", .iOS(7)))
        session.requestMicrophone { [weak process] isGranted in
            process?.callback("requestRecordPermission(_:)", detail: isGranted ? "granted" : "denied", rule: nil) {
                response(isGranted)
            }
        }
    }
}

extension AVAudioSession {
    /// Sets category and options, by the older spelling.
    ///
    /// - Throws: `NSError` of `NSOSStatusErrorDomain` with a code of ``ErrorCode``.
    public func setCategory(_ category: Category, with options: CategoryOptions) throws {
        process.require(.categoryWithOptions)
        try set(category, mode: modeInUse, options: options)
    }

    private func set(_ category: Category, mode: Mode, options: CategoryOptions) throws {
        guard let known = AudioCategory(category) else { throw NSError(audioCode: .badParameter) }
        try throwingNSError { () throws(AudioError) in
            try session.setCategory(known, options: AudioOptions(rawValue: options.rawValue))
        }
        modeInUse = mode
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
