import BackgroundRuntime

// The user's permission to use the microphone. It belongs to the app and survives its launches.

extension AudioSession {
    /// What the user answered; nil as long as the app has not asked.
    public var microphone: Bool? { process.app.storage.existing(MicrophonePermission.self)?.isGranted }

    /// Asks the user, once; later the answer stands. An app that does not say what for is ended (from iOS 10).
    public func askForMicrophone() -> Bool {
        if let microphone { return microphone }
        guard explainsMicrophone else {
            process.end(.noMicrophoneText)
            return false
        }
        let answer = service.microphoneAnswer
        process.record(
            .note, "the user is asked for the microphone", detail: answer ? "granted" : "denied",
            rule: AudioRules.recordPermission)
        return process.app.storage.object { MicrophonePermission(answer) }.isGranted
    }

    /// A recording begins: without an answer of the user the system asks.
    func checkMicrophone() throws(AudioError) {
        guard AudioRules.recordPermission.systems.contains(process.device.system), !askForMicrophone() else { return }
        throw refused("no recording", AudioError(.cannotStartRecording, rule: AudioRules.activateCannotRecord))
    }

    private var explainsMicrophone: Bool {
        guard AudioRules.recordUsageKey.systems.contains(process.device.system) else { return true }
        return process.app.manifest.string(forKey: "NSMicrophoneUsageDescription")?.isEmpty == false
    }
}

extension TerminationReason {
    static let noMicrophoneText = TerminationReason(
        "privacy", rule: AudioRules.recordUsageKey,
        """
        This app has crashed because it attempted to access privacy-sensitive data without a usage description: \
        NSMicrophoneUsageDescription
        """)
}

/// The answer of the user, kept with the app.
private final class MicrophonePermission {
    let isGranted: Bool

    init(_ isGranted: Bool) { self.isGranted = isGranted }
}
