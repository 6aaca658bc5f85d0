import BackgroundRuntime

/// Something that is handed out what an item carries while it plays. From iOS 6.
open class AVPlayerItemOutput: NSObject, @unchecked Sendable {
    /// Whether the player itself shows nothing of it. Kept, and without effect: nothing is drawn. From iOS 6.
    @SystemAPI.Since(.method("suppressesPlayerRendering", of: "AVPlayerItemOutput", .iOS(6))) open
        var suppressesPlayerRendering = false

    /// What is said not to be there.
    var carried: String { "what items carry for outputs" }

    /// An output that no item has.
    public override init() {
        SimulatedApp.require(AVPlayerItemOutput.self)
    }
}

/// An output of what a stream says of itself as it plays, such as the title of a song. From iOS 8.
///
/// The media here say nothing: its delegate is never called.
open class AVPlayerItemMetadataOutput: AVPlayerItemOutput, @unchecked Sendable {
    /// What is told of new metadata; nil for nobody.
    open private(set) weak var delegate: (any AVPlayerItemMetadataOutputPushDelegate)?
    /// Where it is told.
    open private(set) var delegateQueue: DispatchQueue?
    /// How many seconds it is told earlier. Kept, and without effect. From iOS 8.
    @SystemAPI.Since(.method("advanceIntervalForDelegateInvocation", of: "AVPlayerItemMetadataOutput", .iOS(8))) open
        var advanceIntervalForDelegateInvocation: TimeInterval = 0

    override var carried: String { "timed metadata" }

    /// An output of what is about some things; nil for all.
    public init(identifiers: [String]?) {
        SimulatedApp.require(AVPlayerItemMetadataOutput.self)
        super.init()
    }

    /// Sets what is told of new metadata, and where. Both are there, or neither.
    open func setDelegate(
        _ delegate: (any AVPlayerItemMetadataOutputPushDelegate)?, queue delegateQueue: DispatchQueue?
    ) {
        guard (delegate == nil) == (delegateQueue == nil) else {
            SimulatedApp.raise("NSInvalidArgumentException: a delegate needs a queue, and a queue a delegate")
        }
        self.delegate = delegate
        self.delegateQueue = delegateQueue
    }
}

/// What is told that an output begins anew. From iOS 7.
public protocol AVPlayerItemOutputPushDelegate: AnyObject, Sendable {
    /// What was handed out before is no longer what is played.
    func outputSequenceWasFlushed(_ output: AVPlayerItemOutput)
}

extension AVPlayerItemOutputPushDelegate {
    public func outputSequenceWasFlushed(_ output: AVPlayerItemOutput) {}
}

/// What is told of new metadata. From iOS 8.
public protocol AVPlayerItemMetadataOutputPushDelegate: AVPlayerItemOutputPushDelegate {
    /// There is new metadata.
    ///
    /// - Parameters:
    ///   - output: what hands it out.
    ///   - groups: what is said, each with its time.
    ///   - track: what carries it; nil where that is not known.
    func metadataOutput(
        _ output: AVPlayerItemMetadataOutput, didOutputTimedMetadataGroups groups: [AVTimedMetadataGroup],
        from track: AVPlayerItemTrack?)
}

extension AVPlayerItemMetadataOutputPushDelegate {
    public func metadataOutput(
        _ output: AVPlayerItemMetadataOutput, didOutputTimedMetadataGroups groups: [AVTimedMetadataGroup],
        from track: AVPlayerItemTrack?
    ) {}
}

/// What a medium says of itself for a time. From iOS 4.3.
open class AVTimedMetadataGroup: NSObject, @unchecked Sendable {
    open private(set) var timeRange: CMTimeRange
    open private(set) var items: [AVMetadataItem]

    /// What is said for a time.
    public init(items: [AVMetadataItem], timeRange: CMTimeRange) {
        (self.items, self.timeRange) = (items, timeRange)
    }
}

/// One of the things that an item is made of, such as its sound.
open class AVPlayerItemTrack: NSObject, @unchecked Sendable {
    /// Whether it is played. Kept, and without effect.
    open var isEnabled = true
}
