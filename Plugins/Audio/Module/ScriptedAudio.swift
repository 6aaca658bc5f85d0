import BackgroundRuntime

/// The audio code of a scripted app: one player, one recorder, and the usual answers to what happens.
final class ScriptedAudio: ScriptedClient, AudioClient, RemoteControlReceiver {
    /// What the player plays.
    struct Medium {
        var isSilent = false
        /// How long it plays; nil for ever.
        var duration: Duration?
    }

    /// Whether it starts again after an interruption whose end says that it may.
    var resumes = true
    /// Whether it pauses when the headphones go.
    var pausesOnUnplug = true

    private unowned let process: AppProcess
    let session: AudioSession
    private var medium = Medium()
    private var playing: SoundID?
    private var recording: SoundID?
    /// Whether it recorded when the system stopped it.
    private var wasRecording = false
    private var timer: AppTimer?

    init(_ process: AppProcess) {
        self.process = process
        session = AudioSession.of(process)
        session.client = self
    }

    /// Takes remote-control commands from now on, or no longer.
    func receiveRemoteControl(_ receives: Bool) { session.eventReceiver = receives ? self : nil }

    func play(_ medium: Medium) {
        self.medium = medium
        play()
    }

    /// Starts what was played last. A refusal is in the trace; a scripted app makes nothing more of it.
    func play() {
        guard playing == nil, let id = try? session.start(.playback, isSilent: medium.isSilent) else { return }
        playing = id
        guard let duration = medium.duration else { return }
        timer = process.startTimer(after: duration) { [weak self] _ in self?.stop("playback reached its end") }
    }

    func record() {
        guard recording == nil else { return }
        recording = try? session.start(.recording)
    }

    func stop(_ why: String = "playback stopped") {
        timer?.invalidate()
        let ended = [playing, recording]
        (playing, recording, timer) = (nil, nil, nil)
        for id in ended { if let id { session.stop(id, why: why) } }
    }

    func soundDidStop() {
        wasRecording = recording != nil
        timer?.invalidate()
        (playing, recording, timer) = (nil, nil, nil)
    }

    func interruptionDidEnd(shouldResume: Bool) {
        if shouldResume, resumes { wasRecording ? record() : play() }
    }

    func routeDidChange(_ change: RouteChange) {
        if change.reason == .oldDeviceUnavailable, pausesOnUnplug { stop("playback paused") }
    }

    func takes(_ command: RemoteCommand) -> Bool { true }

    func receive(_ press: RemotePress) {
        switch press.command {
        case .play: play()
        case .pause: stop("playback paused")
        case .stop: stop()
        case .togglePlayPause: playing == nil ? play() : stop("playback paused")
        default: process.record(.note, "a scripted app makes nothing of \(press.words)")
        }
    }
}
