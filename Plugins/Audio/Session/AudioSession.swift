import BackgroundRuntime

/// The audio session of one process, as the system keeps it.
///
/// The skin's `AVAudioSession`, its players and recorders, and scripted apps all work through it. Values decide:
/// ``SessionMachine`` about the session, ``FocusArbiter`` about other apps, ``InterruptionMachine`` about the way back.
public final class AudioSession: ClientSession {
    /// The process whose session it is.
    public unowned let process: AppProcess
    /// Where its notices come: those of the route go to a thread of their own.
    public let link: ClientLink
    /// The number of the session on its device, from 1.
    public let number: Int
    /// The app's code, as far as it asked to be told.
    public weak var client: (any AudioClient)?
    /// Command targets of the app (from iOS 7.1); asked before ``eventReceiver``.
    public weak var commandReceiver: (any RemoteControlReceiver)?
    /// The app's receiver of remote-control events.
    public weak var eventReceiver: (any RemoteControlReceiver)?
    /// Whether the app tells what is now playing. That alone keeps nothing awake.
    public var hasNowPlayingInfo = false
    /// How often the media services were reset; objects made before the last time are invalid.
    public internal(set) var generation = 0

    unowned let service: AudioService
    var machine = SessionMachine()
    var interruption = InterruptionMachine()
    /// The windows of Picture in Picture that the app has made objects for.
    var pictureSessions: [WeakPicture] = []
    private var noticeThread: SimulatedThread?

    init(_ process: AppProcess, number: Int, service: AudioService) {
        self.process = process
        link = ClientLink("the audio session", of: process)
        self.number = number
        self.service = service
    }

    /// The session of a process. Traps on a device without the audio module.
    public static func of(_ process: AppProcess) -> AudioSession {
        process.device.requiredService(AudioService.self).session(of: process)
    }

    /// What the app said its sound is for; `soloAmbient` until it says so.
    public var category: AudioCategory { machine.category }

    /// The options of the category.
    public var options: AudioOptions { machine.options }

    /// Whether the session is active.
    public var isActive: Bool { machine.isActive }

    /// Whether something plays or records.
    public var isSounding: Bool { machine.isSounding }

    public var isRecording: Bool { machine.isRecording }

    /// Whether another app sounds.
    public var isOtherAudioPlaying: Bool { service.isAnyoneSounding(besides: self) }

    /// Whether another app sounds that wants to be alone.
    public var shouldSilenceSecondaryAudio: Bool { service.isAnyoneAloneSounding(besides: self) }

    /// Where sound comes out now.
    public var route: AudioRoute { service.route }

    /// The mode of the process; nil when its manifest does not declare audio.
    var mode: AudioMode? { process.mode(AudioMode.self) }

    /// Whether category and manifest, or a call of its own, let it sound in the background.
    var mayRunInBackground: Bool {
        machine.category.runsInBackground && (mode != nil || service.isCall(of: self))
    }

    /// The secondary thread that brings notices of the route.
    var secondaryThread: SimulatedThread {
        if let noticeThread { return noticeThread }
        let thread = process.makeThread("AVAudioSession notify")
        noticeThread = thread
        return thread
    }
}
