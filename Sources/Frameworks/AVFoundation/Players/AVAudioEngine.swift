import VigilAudio

/// A node of an audio engine. Nothing is computed; nodes are there so that code which connects them runs.
open class AVAudioNode: NSObject, @unchecked Sendable {
    /// The engine that the node is attached to.
    open internal(set) weak var engine: AVAudioEngine?

    /// A node that is attached to no engine.
    public override init() { SimulatedApp.require(AVAudioNode.self) }
}

/// Joins what the other nodes play, with one volume.
open class AVAudioMixerNode: AVAudioNode, @unchecked Sendable {
    /// The volume of the mix, from 0 to 1; 0 is silence.
    open var outputVolume: Float = 1 {
        didSet { engine?.updateSilence() }
    }
}

/// The node of the microphone. An engine that uses it records.
open class AVAudioInputNode: AVAudioNode, @unchecked Sendable {}

/// Nodes that work together. A running engine is sound, and silence as long as none of its player nodes plays.
open class AVAudioEngine: NSObject, @unchecked Sendable {
    /// The node that mixes what players play.
    open private(set) var mainMixerNode = AVAudioMixerNode()
    /// The node that puts sound out.
    open private(set) var outputNode = AVAudioNode()
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
    open var inputNode: AVAudioInputNode {
        let node = input ?? AVAudioInputNode()
        node.engine = self
        input = node
        return node
    }

    open func attach(_ node: AVAudioNode) {
        node.engine = self
        if let player = node as? AVAudioPlayerNode { players.append(player) }
        updateSilence()
    }

    open func detach(_ node: AVAudioNode) {
        node.engine = nil
        players.removeAll { $0 === node }
        updateSilence()
    }

    /// Connects two nodes; without effect.
    open func connect(_ node1: AVAudioNode, to node2: AVAudioNode, format: AVAudioFormat?) {}

    /// Gets ready to start.
    open func prepare() {}

    /// Whether the engine runs.
    open var isRunning: Bool { playhead?.isRunning ?? false }

    /// Starts the engine, activating the session where it is not active.
    ///
    /// - Throws: `NSError` of `NSOSStatusErrorDomain` with a code of ``AVAudioSession/ErrorCode``.
    open func start() throws {
        guard !isRunning else { return }
        let playhead = Playhead(input == nil ? .playback : .recording, length: .infinity)
        self.playhead = playhead
        playhead.onSystemStop = { [weak self] in self?.runDidChange() }
        updateSilence()
        do throws(AudioError) {
            try playhead.start()
        } catch {
            throw NSError(audioCode: error.code)
        }
        runDidChange()
    }

    /// Stops the sound for now; `start()` goes on.
    open func pause() { halt(why: "the engine paused") }

    /// Stops the sound. Here it is the same as `pause()`.
    open func stop() { halt(why: "the engine stopped") }

    private func halt(why: String) {
        playhead?.pause(why: why)
        runDidChange()
    }

    /// What players have to play passes while the engine runs.
    private func runDidChange() {
        for player in players { player.follow() }
    }

    /// How long it has run since it was started, in seconds.
    var renderedSeconds: Double { playhead?.position ?? 0 }

    func updateSilence() {
        let isAudible = mainMixerNode.outputVolume > 0 && players.contains(where: \.isAudible)
        playhead?.isSilent = !isAudible
    }
}
