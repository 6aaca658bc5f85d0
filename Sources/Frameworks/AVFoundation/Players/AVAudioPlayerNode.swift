import BackgroundRuntime
import VigilAudio

/// What a buffer does as it is given to a node.
public struct AVAudioPlayerNodeBufferOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// It repeats until another follows, or the node stops.
    public static let loops = AVAudioPlayerNodeBufferOptions(rawValue: 1)
    /// It takes the place of all that was given before.
    public static let interrupts = AVAudioPlayerNodeBufferOptions(rawValue: 2)
    /// It takes the place of a buffer that repeats, at the end of a round: what follows one does so here in any case.
    public static let interruptsAtLoop = AVAudioPlayerNodeBufferOptions(rawValue: 4)
}

/// Of what an app is told when a buffer is done with. All of them are told here as it has been played.
public enum AVAudioPlayerNodeCompletionCallbackType: Int, Sendable {
    /// The node has taken its samples.
    case dataConsumed = 0
    /// The engine has worked on them.
    case dataRendered = 1
    case dataPlayedBack = 2
}

/// The node that plays what an app schedules, while its engine runs. One that has nothing more to play runs on in silence; one
/// that was never given anything is taken for sound without end.
open class AVAudioPlayerNode: AVAudioNode, @unchecked Sendable {
    open private(set) var isPlaying = false {
        didSet { follow() }
    }
    /// The volume, from 0 to 1; 0 is silence.
    open var volume: Float = 1 {
        didSet { engine?.updateSilence() }
    }
    private var schedule = NodeSchedule()
    private var handlers: [Int: () -> Void] = [:]
    private var timer: AppTimer?
    private let process = SimulatedApp.process(for: "AVAudioPlayerNode")

    private var now: VirtualInstant { process.simulation.now }

    /// Whether somebody would hear it.
    var isAudible: Bool { isPlaying && volume > 0 && (schedule.hasSound || !schedule.isUsed) }

    /// Plays, while the engine runs.
    open func play() { isPlaying = true }

    /// Plays from now on: a time is not simulated.
    open func play(at when: AVAudioTime?) {
        noteTime(when, "play(at:)")
        play()
    }

    /// Stops for now; `play()` goes on.
    open func pause() { isPlaying = false }

    /// Stops, and forgets what it was given: the handlers of all of it are called.
    open func stop() {
        isPlaying = false
        let ended = schedule.removeAll(at: now)
        schedule.reset()
        notify(ended)
    }

    /// Gives it a buffer to play behind those that it has.
    open func scheduleBuffer(_ buffer: AVAudioPCMBuffer, completionHandler: (@Sendable () -> Void)? = nil) {
        add(buffer.duration, [], completionHandler)
    }

    /// Gives it a buffer to play: behind those that it has, in their place, or again and again.
    open func scheduleBuffer(
        _ buffer: AVAudioPCMBuffer, at when: AVAudioTime?, options: AVAudioPlayerNodeBufferOptions = [],
        completionHandler: (@Sendable () -> Void)? = nil
    ) {
        noteTime(when, "scheduleBuffer(_:at:options:completionHandler:)")
        add(buffer.duration, options, completionHandler)
    }

    /// Gives it a buffer to play, and hears of what becomes of it. From iOS 11.
    open func scheduleBuffer(
        _ buffer: AVAudioPCMBuffer, completionCallbackType callbackType: AVAudioPlayerNodeCompletionCallbackType,
        completionHandler: (@Sendable (AVAudioPlayerNodeCompletionCallbackType) -> Void)? = nil
    ) {
        SimulatedApp.require(
            .method("scheduleBuffer:completionCallbackType:completionHandler:", of: "AVAudioPlayerNode", .iOS(11)))
        add(buffer.duration, [], completionHandler.map { handler in { handler(callbackType) } })
    }

    /// Gives it a file to play behind what it has.
    open func scheduleFile(
        _ file: AVAudioFile, at when: AVAudioTime?, completionHandler: (@Sendable () -> Void)? = nil
    ) {
        noteTime(when, "scheduleFile(_:at:completionHandler:)")
        add(Double(file.length) / file.processingFormat.sampleRate, [], completionHandler)
    }

    /// Gives it a part of a file to play behind what it has.
    open func scheduleSegment(
        _ file: AVAudioFile, startingFrame startFrame: AVAudioFramePosition, frameCount numberFrames: AVAudioFrameCount,
        at when: AVAudioTime?, completionHandler: (@Sendable () -> Void)? = nil
    ) {
        noteTime(when, "scheduleSegment(_:startingFrame:frameCount:at:completionHandler:)")
        let frames = min(AVAudioFramePosition(numberFrames), max(0, file.length - max(0, startFrame)))
        add(Double(frames) / file.processingFormat.sampleRate, [], completionHandler)
    }

    /// The time of the engine; nil while it does not run.
    open var lastRenderTime: AVAudioTime? {
        guard engine?.isRunning == true else { return nil }
        return AVAudioTime(sampleTime: AVAudioFramePosition((engine?.renderedSeconds ?? 0) * 44_100), atRate: 44_100)
    }

    /// How much the node has played; nil while it does not play.
    open func playerTime(forNodeTime nodeTime: AVAudioTime) -> AVAudioTime? {
        guard isPlaying else { return nil }
        let seconds = schedule.played(at: now).inSeconds
        return AVAudioTime(sampleTime: AVAudioFramePosition(seconds * nodeTime.sampleRate), atRate: nodeTime.sampleRate)
    }

    private func noteTime(_ when: AVAudioTime?, _ call: String) {
        if when != nil { SimulatedApp.notSimulated("\(call) at a time", "it plays as soon as it can") }
    }

    private func add(_ seconds: Double, _ options: AVAudioPlayerNodeBufferOptions, _ handler: (() -> Void)?) {
        let replaced = options.contains(.interrupts) ? schedule.removeAll(at: now) : []
        let number = schedule.add(Duration(inSeconds: seconds), repeats: options.contains(.loops), at: now)
        handlers[number] = handler
        notify(replaced)
        follow()
    }

    /// The node, its engine or what it has to play is another: its time runs, or stands still.
    func follow() {
        isPlaying && engine?.isRunning == true ? schedule.run(at: now) : schedule.halt(at: now)
        timer?.invalidate()
        timer = schedule.untilEnd(at: now).map { rest in
            process.startTimer(after: rest) { [weak self] _ in self?.pieceDidEnd() }
        }
        engine?.updateSilence()
    }

    private func pieceDidEnd() {
        let ended = schedule.endFirst(at: now)
        // An app gives the next piece in the handler of the last: only then it is known whether there is silence.
        notify(ended.map { [$0] } ?? [])
        follow()
    }

    private func notify(_ ended: [Int]) {
        for number in ended { handlers.removeValue(forKey: number)?() }
    }
}
