import BackgroundRuntime
import VigilAudio

extension AVAudioSession {
    /// Whether the app may use the microphone. The raw values are Apple's.
    public enum RecordPermission: UInt, Sendable {
        /// The user was not asked yet.
        case undetermined = 1_970_168_948
        /// The user said no.
        case denied = 1_684_369_017
        /// The user said yes.
        case granted = 1_735_552_628
    }

    /// Asks the user for the microphone, and comes back with the answer.
    nonisolated(nonsending) public func requestRecordPermission() async -> Bool {
        await withCheckedContinuation { continuation in
            requestRecordPermission { continuation.resume(returning: $0) }
        }
    }
}

/// The app's use of the microphone, by the name it has from iOS 17.
open class AVAudioApplication: NSObject, @unchecked Sendable {
    /// Whether the app may use the microphone, as whole numbers of Apple's.
    public enum recordPermission: Int, Sendable {
        /// The user was not asked yet.
        case undetermined = 1_970_168_948
        /// The user said no.
        case denied = 1_684_369_017
        /// The user said yes.
        case granted = 1_735_552_628
    }

    /// Posted as ``isInputMuted`` changes; its user info has the new state for ``muteStateKey``.
    public static let inputMuteStateChangeNotification = Notification.Name(
        "AVAudioApplicationInputMuteStateChangeNotification")
    /// The key of a flag: whether the microphone is muted now.
    public static let muteStateKey = "AVAudioApplicationMuteStateKey"

    /// Whether all recorders of the app get silence. They run on, and keep the app awake.
    open private(set) var isInputMuted = false
    private unowned let process: AppProcess

    private init(_ process: AppProcess) { self.process = process }

    /// The application that is running.
    open class var shared: AVAudioApplication {
        let process = SimulatedApp.process(for: "AVAudioApplication.shared")
        process.require(AVAudioApplication.self)
        return process.storage.object { AVAudioApplication(process) }
    }

    /// Whether the app may use the microphone; undetermined until it asks or records.
    open var recordPermission: recordPermission {
        AVAudioApplication.recordPermission(rawValue: Int(AVAudioSession.sharedInstance().recordPermission.rawValue))
            ?? .undetermined
    }

    /// Mutes the microphone for the whole app, or opens it.
    open func setInputMuted(_ muted: Bool) throws {
        guard muted != isInputMuted else { return }
        isInputMuted = muted
        process.callback(AVAudioApplication.inputMuteStateChangeNotification.rawValue, rule: nil) { [self] in
            NotificationCenter.default.post(
                name: AVAudioApplication.inputMuteStateChangeNotification, object: self,
                userInfo: [AVAudioApplication.muteStateKey: muted])
        }
    }

    /// Asks the user for the microphone; see ``AVAudioSession/requestRecordPermission(_:)``.
    @preconcurrency
    open class func requestRecordPermission(completionHandler response: @escaping @Sendable (Bool) -> Void) {
        SimulatedApp.require(AVAudioApplication.self)
        AVAudioSession.sharedInstance().requestRecordPermission(response)
    }

    /// Asks the user for the microphone, and comes back with the answer.
    nonisolated(nonsending) public static func requestRecordPermission() async -> Bool {
        SimulatedApp.require(AVAudioApplication.self)
        return await AVAudioSession.sharedInstance().requestRecordPermission()
    }
}
