import BackgroundRuntime

// The user's permission to use the microphone. It belongs to the app and survives its launches.

extension AudioSession {
    /// What the user answered; nil as long as the app has not asked.
    public var microphone: Bool? { process.app.storage.existing(MicrophonePermission.self)?.isGranted }

    /// Asks the user, once; later the answer stands.
    public func askForMicrophone() -> Bool {
        let answer = service.microphoneAnswer
        return process.app.storage.object { MicrophonePermission(answer) }.isGranted
    }
}

/// The answer of the user, kept with the app.
private final class MicrophonePermission {
    let isGranted: Bool

    init(_ isGranted: Bool) { self.isGranted = isGranted }
}
