import BackgroundRuntime

// The user's permission to use the microphone. It belongs to the app and survives its launches.

extension AudioSession {
    private static let usageKey = "NSMicrophoneUsageDescription"

    /// What the user answered; nil as long as nobody did.
    public var microphone: Bool? { process.app.storage.existing(AppMicrophone.self)?.permission.isGranted }

    /// Whether it records more than the silence that is recorded without an answer.
    var hearsMicrophone: Bool {
        isRecording && (microphone == true || !AudioRules.recordPermission.systems.contains(process.device.system))
    }

    /// Asks the user, once; later the answer stands. An app that does not say what for is ended (from iOS 10).
    ///
    /// - Parameter answered: called as soon as the answer is known: in the turn of the caller where it is known already,
    ///   else in none.
    public func requestMicrophone(answered: @escaping (Bool) -> Void) {
        if let microphone { return answered(microphone) }
        guard explainsMicrophone else { return process.end(.noMicrophoneText) }
        AppMicrophone.of(process.app).permission.request(microphoneQuestion, by: process, answered: answered)
    }

    /// A recording begins: the system asks a user who was not asked yet, and the app records silence until the answer.
    func checkMicrophone() throws(AudioError) {
        guard AudioRules.recordPermission.systems.contains(process.device.system) else { return }
        switch microphone {
        case true?: break
        case false?:
            throw refused("no recording", AudioError(.cannotStartRecording, rule: AudioRules.activateCannotRecord))
        case nil:
            requestMicrophone { [weak process] isGranted in
                let what =
                    isGranted ? "a recording that runs has sound from now on" : "a recording that runs stays silent"
                process?.record(.note, what, rule: AudioRules.recordPermission)
            }
            // An app that has no text to ask with is not asked for.
            guard process.state != .notRunning else { return }
            process.record(.note, "silence is recorded until the user answers", rule: AudioRules.recordPermission)
        }
    }

    /// The question as it is on the screen. The button that allows was called otherwise before iOS 17.
    private var microphoneQuestion: UserPermission.Question {
        let manifest = process.app.manifest
        return UserPermission.Question(
            "the microphone", title: "“\(manifest.displayName)” Would Like to Access the Microphone",
            message: manifest.string(forKey: AudioSession.usageKey),
            allowing: process.device.system < .iOS(17) ? "OK" : "Allow")
    }

    private var explainsMicrophone: Bool {
        guard AudioRules.recordUsageKey.systems.contains(process.device.system) else { return true }
        return process.app.manifest.string(forKey: AudioSession.usageKey)?.isEmpty == false
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

/// What the system keeps of an app and the microphone across its launches.
private final class AppMicrophone {
    let permission: UserPermission

    init(_ app: InstalledApp) {
        let service = app.device.requiredService(AudioService.self)
        permission = UserPermission(of: app, rule: AudioRules.recordPermission) { service.microphoneAnswer }
    }

    /// The record of an app, made on first use.
    static func of(_ app: InstalledApp) -> AppMicrophone { app.storage.object { AppMicrophone(app) } }
}
