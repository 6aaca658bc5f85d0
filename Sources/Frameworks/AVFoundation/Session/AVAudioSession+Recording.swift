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

    /// Whether the app may use the microphone; undetermined until it asks.
    public var recordPermission: RecordPermission {
        switch session.microphone {
        case nil: .undetermined
        case false?: .denied
        case true?: .granted
        }
    }

    /// Asks the user for the microphone, once for the life of the app; `device.audio` says how the user answers.
    ///
    /// - Parameter response: called on the main thread in a later turn.
    @preconcurrency
    public func requestRecordPermission(_ response: @escaping @Sendable (Bool) -> Void) {
        let isGranted = session.askForMicrophone()
        process.callback("requestRecordPermission(_:)", detail: isGranted ? "granted" : "denied", rule: nil) {
            response(isGranted)
        }
    }

    /// Asks the user for the microphone, and comes back with the answer.
    nonisolated(nonsending) public func requestRecordPermission() async -> Bool {
        await withCheckedContinuation { continuation in
            requestRecordPermission { continuation.resume(returning: $0) }
        }
    }
}

/// The app's use of the microphone, by the name it has from iOS 17.
public enum AVAudioApplication {
    /// Asks the user for the microphone; see ``AVAudioSession/requestRecordPermission(_:)``.
    @preconcurrency
    public static func requestRecordPermission(completionHandler response: @escaping @Sendable (Bool) -> Void) {
        AVAudioSession.sharedInstance().requestRecordPermission(response)
    }

    /// Asks the user for the microphone, and comes back with the answer.
    nonisolated(nonsending) public static func requestRecordPermission() async -> Bool {
        await AVAudioSession.sharedInstance().requestRecordPermission()
    }
}
