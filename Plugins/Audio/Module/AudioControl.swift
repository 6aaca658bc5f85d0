import BackgroundRuntime

/// What can happen to the audio of a device, for tests: `device.audio.interrupt(.phoneCall)`.
///
/// Everything takes effect at once: when a call returns, all that is due at this instant has run. What cannot happen
/// now does nothing and says so in the trace.
public struct AudioControl {
    private let device: Device
    private let service: AudioService

    init(_ device: Device) {
        self.device = device
        service = device.requiredService(AudioService.self)
    }

    /// A call, an alarm, Siri or another app takes the audio. A call and an alarm also cover the screen until iOS 13 and
    /// show as a banner from iOS 14; Siri covers it. An app that is covered becomes inactive.
    public func interrupt(_ source: AudioInterruption.Source) {
        service.interrupt(by: source)
        if let what = source.onScreen { device.beginInterruption(what) }
        device.settle()
    }

    /// What took the audio is over, and no longer covers the screen.
    ///
    /// - Parameter shouldResume: whether apps that sounded are told that they may start again by themselves.
    public func endInterruption(shouldResume: Bool = true) {
        if !end(shouldResume: shouldResume) { device.record(.refusal, "nothing interrupts the audio") }
    }

    /// Ends what interrupted last; false when nothing did.
    func end(shouldResume: Bool) -> Bool {
        guard let source = service.endInterruption(shouldResume: shouldResume) else { return false }
        if let what = source.onScreen { device.endInterruption(what) }
        device.settle()
        return true
    }

    /// Headphones are plugged in.
    public func plugHeadphones() { perform("headphones are plugged in already") { $0.plugHeadphones() } }

    /// The headphones are pulled out.
    public func unplugHeadphones() { perform("no headphones are plugged in") { $0.unplugHeadphones() } }

    /// A device is connected and takes the sound: headphones, Bluetooth, AirPlay, a car.
    public func connect(_ device: AudioRoute) { perform("\(device) has the sound already") { $0.connect(device) } }

    /// A device goes. The sound goes to what was connected before it, or to the speaker.
    public func disconnect(_ device: AudioRoute) { perform("\(device) is not connected") { $0.disconnect(device) } }

    /// The user closes the window of Picture in Picture: its player pauses.
    public func closePictureInPicture() { perform("no window of Picture in Picture is open") { $0.closeWindow() } }

    /// The app whose player is shown in a window of Picture in Picture; nil when there is none.
    public var pictureInPicture: InstalledApp? { service.openWindow?.process?.app }

    /// A button of the remote control is pressed.
    ///
    /// - Parameters:
    ///   - command: the button.
    ///   - panel: where the button is; by default somewhere where there is one.
    ///   - number: seconds, a speed or a rating, for a command that is about one.
    ///   - text: a mode (`off`, `one`, `all`, `items`, `collections`) or the tag of a language.
    ///   - isEnd: whether it ends what a press before began, such as seeking.
    public func remote(
        _ command: RemoteCommand, from panel: RemotePanel? = nil, number: Double? = nil, text: String? = nil,
        isEnd: Bool = false
    ) {
        let press = RemotePress(command, number: number, text: text, isEnd: isEnd)
        if let lack = self.press(press, on: panel) { device.record(.refusal, lack) }
    }

    /// Presses a button: why that is not possible, as there is none or the press says too little; nil when it is done.
    func press(_ press: RemotePress, on panel: RemotePanel?) -> String? {
        if let lack = press.lack ?? panel?.lack(of: press.command, with: service.outputs) { return lack }
        service.remote(press)
        device.settle()
        return nil
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

    /// Presses the button of the question about the microphone: of one that is in front, and of each that comes later, as
    /// soon as it is in front.
    ///
    /// - Parameter granted: whether the button is the one that allows.
    public func answerMicrophonePrompts(granted: Bool) {
        service.microphoneAnswer = granted
        device.answerKnownQuestions()
    }

    /// Media are so from now on, as a player finds them when it gets one: how long they last, how much data they are.
    /// One that is said to be there is there, also without its file.
    public func say(_ medium: ScriptedMedium) {
        device.record(.stimulus, "media", detail: medium.words)
        service.say(medium)
    }

    /// Where sound comes out.
    public var route: AudioRoute { service.route }

    /// The app that played last: remote-control events go to it.
    public var nowPlaying: InstalledApp? { service.nowPlaying }

    /// Whether something of `app` plays or records.
    public func isSounding(_ app: InstalledApp) -> Bool {
        app.process.map { service.session(of: $0).isSounding } ?? false
    }

    private func perform(_ complaint: String, _ act: (AudioService) -> Bool) {
        if !act(service) { device.record(.refusal, complaint) }
        device.settle()
    }
}

extension AudioInterruption.Source {
    /// What the user sees of it; nil for an app that only sounds.
    fileprivate var onScreen: ScreenInterruption? {
        switch self {
        case .phoneCall: .phoneCall
        case .alarm: .alarm
        case .siri: .siri
        case .otherApp: nil
        }
    }
}

extension Device {
    /// The audio of the device. Stops with a sentence on a device without the audio module.
    public var audio: AudioControl { AudioControl(self) }
}
