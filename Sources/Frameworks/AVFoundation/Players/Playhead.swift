import BackgroundRuntime
import VigilAudio

/// One player or recorder in virtual time: where it stands, its sound in the session, and the turn at its end.
final class Playhead {
    private(set) var isRunning = false
    /// The seconds until the end is reached; infinite for what loops or records. It may change while it runs.
    var length: TimeInterval {
        didSet { if isRunning { position = position } }
    }
    /// What is assumed of the length of what it plays, until the trace has told it.
    var assumption: String?
    /// How fast time passes in it.
    var rate = 1.0
    /// Whether nobody can hear it.
    var isSilent = false {
        didSet { if let sound { audio.session.setSilent(isSilent, sound) } }
    }
    /// Whether it stands still while it runs, since nothing more is loaded.
    var isStalled = false {
        willSet { if newValue != isStalled { base = position } }
        didSet { if isStalled != oldValue { stallDidChange() } }
    }
    /// What its player wants in the background while it shows a picture; nil for sound alone.
    var picture: PicturePolicy? {
        didSet { if let sound { audio.session.setPicture(picture, sound) } }
    }
    /// Called in a turn on the main thread when the end is reached; the sound ends when it returns.
    var onEnd: () -> Void = {}
    /// Called when the system stopped it.
    var onSystemStop: () -> Void = {}
    /// Called when data comes faster or slower. Not in a turn of the app.
    var onNetworkChange: () -> Void = {}
    /// Whether it stops by itself when the headphones go.
    var pausesWithoutOutput = false

    private let audio: AVAudioSession
    /// Held, so that a player which outlives its process finds out.
    private let process: AppProcess
    private let kind: Sound.Kind
    private let generation: Int
    private var started = VirtualInstant.boot
    private var base: TimeInterval = 0
    /// Its sound in the session; nil while it stands still.
    private(set) var sound: SoundID?
    private var timer: AppTimer?

    init(_ kind: Sound.Kind, length: TimeInterval) {
        audio = AVAudioSession.sharedInstance()
        process = audio.process
        generation = audio.session.generation
        self.kind = kind
        self.length = length
        audio.add(self)
    }

    deinit {
        if process.state != .notRunning { pause(why: "the player was released") }
    }

    /// Where it stands, in seconds from its beginning.
    var position: TimeInterval {
        get {
            guard isRunning, !isStalled else { return base }
            return min(length, base + started.duration(to: process.simulation.now).inSeconds * rate)
        }
        set {
            base = max(0, newValue)
            started = process.simulation.now
            if isRunning { armTimer() }
        }
    }

    /// Whether it stands at the end.
    var isAtEnd: Bool { position >= length }

    /// Starts, or goes on. False when the system refuses.
    func run() -> Bool { (try? start()) != nil }

    /// Starts, or goes on.
    ///
    /// - Throws: ``AudioError`` when the system refuses, or the media services were reset since it was made.
    func start() throws(AudioError) {
        guard !isRunning else { return }
        guard generation == audio.session.generation else {
            process.record(
                .finding, "a player from before the reset was used", detail: "make it anew",
                rule: AudioRules.mediaReset)
            throw AudioError(.mediaServicesFailed, rule: AudioRules.mediaReset)
        }
        let id = try audio.session.start(kind, isSilent: isSilent, isStalled: isStalled)
        (sound, isRunning, started) = (id, true, process.simulation.now)
        if let picture { audio.session.setPicture(picture, id) }
        reportAssumption()
        armTimer()
    }

    private func stallDidChange() {
        started = process.simulation.now
        guard isRunning else { return }
        armTimer()
        if let sound { audio.session.setStalled(isStalled, sound) }
    }

    private func reportAssumption() {
        guard let told = assumption else { return }
        assumption = nil
        process.record(
            .note, told,
            detail: "audio.media of a scenario, or a URL that ends with #duration=SECONDS, says another length",
            rule: length.isFinite ? nil : AudioRules.playerLive)
    }

    /// Stops where it stands.
    func pause(why: String) {
        guard isRunning else { return }
        standStill()
        if let sound { audio.session.stop(sound, why: why) }
        sound = nil
    }

    /// Takes up a new rate.
    func change(rate: Double) {
        position = position
        self.rate = rate
        if isRunning { armTimer() }
    }

    /// The seconds since the device booted.
    var deviceTime: TimeInterval { process.simulation.clocks.uptime(at: process.simulation.now).inSeconds }

    /// Does something in a later turn of the app, on the main thread.
    func after(_ seconds: TimeInterval, _ body: @escaping () -> Void) -> AppTimer {
        process.startTimer(after: Duration(inSeconds: max(0, seconds))) { _ in body() }
    }

    /// Arms the end anew, for a length that changed.
    func armTimer() {
        timer?.invalidate()
        timer = nil
        guard length.isFinite, rate > 0, !isStalled else { return }
        timer = process.startTimer(after: Duration(inSeconds: (length - base) / rate)) { [weak self] _ in self?.end() }
    }

    private func standStill() {
        base = position
        isRunning = false
        timer?.invalidate()
        timer = nil
    }

    /// The app may start the next sound in its handler: only then this one ends, so that nothing falls between.
    private func end() {
        standStill()
        let ended = sound
        sound = nil
        onEnd()
        if let ended, process.state != .notRunning { audio.session.stop(ended, why: "playback reached its end") }
    }

    /// The system has stopped the sound.
    func systemDidStop() {
        guard isRunning else { return }
        standStill()
        sound = nil
        onSystemStop()
    }

    /// The headphones are gone.
    func outputDidDisappear() {
        guard pausesWithoutOutput, isRunning else { return }
        pause(why: "the headphones went")
        onSystemStop()
    }
}

/// A player that the session knows and does not keep alive.
struct WeakPlayer {
    weak var playhead: Playhead?
}

extension AVAudioSession {
    func add(_ playhead: Playhead) {
        players.removeAll { $0.playhead == nil }
        players.append(WeakPlayer(playhead: playhead))
    }

    /// The players that are still there, the oldest first.
    var livePlayers: [Playhead] { players.compactMap(\.playhead) }
}
