import VigilAudio

/// A node of an audio engine. Nothing is computed; nodes are there so that code which connects them runs.
open class AVAudioNode: NSObject, @unchecked Sendable {
    /// The engine that the node is attached to.
    public internal(set) weak var engine: AVAudioEngine?

    /// A node that is attached to no engine.
    public override init() {}
}

/// Joins what the other nodes play, with one volume.
public final class AVAudioMixerNode: AVAudioNode, @unchecked Sendable {
    /// The volume of the mix, from 0 to 1; 0 is silence.
    public var outputVolume: Float = 1 {
        didSet { engine?.updateSilence() }
    }
}

/// The node of the microphone. An engine that uses it records.
public final class AVAudioInputNode: AVAudioNode, @unchecked Sendable {}

/// The node that plays what an app schedules. Its sound has no length: it plays until it is stopped.
public final class AVAudioPlayerNode: AVAudioNode, @unchecked Sendable {
    /// Whether it plays.
    public private(set) var isPlaying = false {
        didSet { engine?.updateSilence() }
    }
    /// The volume, from 0 to 1; 0 is silence.
    public var volume: Float = 1 {
        didSet { engine?.updateSilence() }
    }

    /// Plays, while the engine runs.
    public func play() { isPlaying = true }

    /// Stops for now; `play()` goes on.
    public func pause() { isPlaying = false }

    /// Stops. Here it is the same as `pause()`.
    public func stop() { isPlaying = false }
}

/// The format of a connection; kept without effect.
public final class AVAudioFormat: NSObject, @unchecked Sendable {}

/// Nodes that work together. A running engine is sound, and silence as long as none of its player nodes plays.
public final class AVAudioEngine: NSObject, @unchecked Sendable {
    /// The node that mixes what players play.
    public let mainMixerNode = AVAudioMixerNode()
    /// The node that puts sound out.
    public let outputNode = AVAudioNode()
    private var input: AVAudioInputNode?
    private var players: [AVAudioPlayerNode] = []
    private var playhead: Playhead?

    /// An engine without players.
    public override init() {
        super.init()
        mainMixerNode.engine = self
        outputNode.engine = self
    }

    /// The microphone. Once it is asked for, the engine records.
    public var inputNode: AVAudioInputNode {
        let node = input ?? AVAudioInputNode()
        node.engine = self
        input = node
        return node
    }

    /// Adds a node.
    public func attach(_ node: AVAudioNode) {
        node.engine = self
        if let player = node as? AVAudioPlayerNode { players.append(player) }
        updateSilence()
    }

    /// Removes a node.
    public func detach(_ node: AVAudioNode) {
        node.engine = nil
        players.removeAll { $0 === node }
        updateSilence()
    }

    /// Connects two nodes; without effect.
    public func connect(_ node1: AVAudioNode, to node2: AVAudioNode, format: AVAudioFormat?) {}

    /// Gets ready to start.
    public func prepare() {}

    /// Whether the engine runs.
    public var isRunning: Bool { playhead?.isRunning ?? false }

    /// Starts the engine, activating the session where it is not active.
    ///
    /// - Throws: `NSError` of `NSOSStatusErrorDomain` with a code of ``AVAudioSession/ErrorCode``.
    public func start() throws {
        guard !isRunning else { return }
        let playhead = Playhead(input == nil ? .playback : .recording, length: .infinity)
        self.playhead = playhead
        updateSilence()
        do throws(AudioError) {
            try playhead.start()
        } catch {
            throw NSError(audioCode: error.code)
        }
    }

    /// Stops the sound for now; `start()` goes on.
    public func pause() { playhead?.pause(why: "the engine paused") }

    /// Stops the sound. Here it is the same as `pause()`.
    public func stop() { playhead?.pause(why: "the engine stopped") }

    func updateSilence() {
        let isAudible = mainMixerNode.outputVolume > 0 && players.contains { $0.isPlaying && $0.volume > 0 }
        playhead?.isSilent = !isAudible
    }
}
