import BackgroundRuntime

/// What can happen to the audio of a device, for tests: `device.audio.interrupt(.phoneCall)`.
///
/// Everything takes effect at once: when a call returns, all that is due at this instant has run. What cannot happen
/// now does nothing and says so in the trace.
public struct AudioControl {
    private let device: Device
    private let service: AudioService

    init(_ device: Device) {
        guard let service = device.service(AudioService.self) else {
            preconditionFailure("the device has no audio: make it with AudioModule.descriptor among its modules")
        }
        self.device = device
        self.service = service
    }

    /// A call, an alarm, Siri or another app takes the audio. It does not cover the screen:
    /// `device.showOverlay(_:)` does.
    public func interrupt(_ source: AudioInterruption.Source) {
        service.interrupt(by: source)
        device.settle()
    }

    /// What took the audio is over.
    ///
    /// - Parameter shouldResume: whether apps that sounded are told that they may start again by themselves.
    public func endInterruption(shouldResume: Bool = true) {
        perform("nothing interrupts the audio") { $0.endInterruption(shouldResume: shouldResume) }
    }

    /// Headphones are plugged in.
    public func plugHeadphones() { perform("headphones are plugged in already") { $0.plugHeadphones() } }

    /// The headphones are pulled out.
    public func unplugHeadphones() { perform("no headphones are plugged in") { $0.unplugHeadphones() } }

    /// A button of the remote control is pressed.
    public func remote(_ command: RemoteCommand) {
        service.remote(command)
        device.settle()
    }

    /// The media services end and start anew.
    public func resetMediaServices() {
        perform("this iOS does not tell apps of a reset of the media services") { $0.resetMediaServices() }
    }

    /// The media services end and do not start yet: activation fails until ``resetMediaServices()``.
    public func loseMediaServices() {
        service.loseMediaServices()
        device.settle()
    }

    /// How the user answers apps that ask for the microphone from now on.
    public func answerMicrophonePrompts(granted: Bool) { service.microphoneAnswer = granted }

    /// Where sound comes out.
    public var route: AudioRoute { service.route }

    /// The app that played last: remote-control events go to it.
    public var nowPlaying: App? { service.nowPlaying }

    /// Whether something of `app` plays or records.
    public func isSounding(_ app: App) -> Bool { app.process.map { service.session(of: $0).isSounding } ?? false }

    private func perform(_ complaint: String, _ act: (AudioService) -> Bool) {
        if !act(service) { device.record(.refusal, complaint) }
        device.settle()
    }
}

extension Device {
    /// The audio of the device. Stops with a sentence on a device without the audio module.
    public var audio: AudioControl { AudioControl(self) }
}
