/// Something to be played, by its address.
open class AVAsset: NSObject, @unchecked Sendable {
    let medium: Medium

    init(_ medium: Medium) { self.medium = medium }

    /// Something to be played, at a URL.
    public convenience init(url URL: URL) { self.init(Medium(URL)) }

    /// How long it plays at the normal rate.
    open var duration: CMTime { CMTime(seconds: medium.duration, preferredTimescale: 600) }
}

/// Something to be played, at a URL.
open class AVURLAsset: AVAsset, @unchecked Sendable {
    /// Where the medium lies; `#duration=3600` at its end tells its length in seconds.
    open private(set) var url: URL

    /// What is at `url`; options have no effect. Each asset here is exact and not slower for it.
    public init(url: URL, options: [String: Any]? = nil) {
        self.url = url
        super.init(Medium(url))
    }
}

/// An option of an asset: whether its length is to be exact, though that takes longer.
public let AVURLAssetPreferPreciseDurationAndTimingKey = "AVURLAssetPreferPreciseDurationAndTimingKey"

/// One thing that a player plays, with where it stands.
open class AVPlayerItem: NSObject, @unchecked Sendable {
    /// Whether an item can be played.
    public enum Status: Int, Sendable {
        /// No player has it ready yet.
        case unknown = 0
        /// It can be played.
        case readyToPlay = 1
        /// It cannot be played; never so here.
        case failed = 2
    }

    /// Playback of an item reached its end; the object is the item.
    public static let didPlayToEndTimeNotification = Notification.Name("AVPlayerItemDidPlayToEndTimeNotification")

    /// What is played.
    open private(set) var asset: AVAsset
    /// Where the item stands while no player runs it, in seconds.
    var position: TimeInterval = 0
    fileprivate var isReady = false

    /// The item at `url`.
    public convenience init(url: URL) { self.init(asset: AVURLAsset(url: url)) }

    /// An item that plays `asset` from its beginning.
    public init(asset: AVAsset) {
        self.asset = asset
    }

    /// An item that plays `asset`, and is ready when values of it are loaded: they always are. From iOS 7.
    public convenience init(asset: AVAsset, automaticallyLoadedAssetKeys: [String]?) {
        SimulatedApp.require(.playerItemWithKeys)
        self.init(asset: asset)
    }

    /// Whether it can be played: a turn of the main queue after a player has it, since nothing is loaded.
    open var status: Status { isReady ? .readyToPlay : .unknown }

    /// How long it plays at the normal rate; not known before it is ready, and never of a live stream.
    open var duration: CMTime { isReady ? asset.duration : .indefinite }

    /// Why it cannot be played; always nil.
    open var error: (any Error)? { nil }

    /// Whether enough is loaded: always, once it is ready.
    open var isPlaybackLikelyToKeepUp: Bool { isReady }

    /// Whether all that was loaded is played; never so here.
    open var isPlaybackBufferEmpty: Bool { false }

    /// Whether no more can be loaded; never so here.
    open var isPlaybackBufferFull: Bool { false }

    private var attached: [AVPlayerItemOutput] = []

    /// What is handed out what the item carries, in the order in which it was added. From iOS 6.
    open var outputs: [AVPlayerItemOutput] {
        SimulatedApp.require(.playerItemOutputs)
        return attached
    }

    /// Hands out what the item carries to an output, too. From iOS 6.
    open func add(_ output: AVPlayerItemOutput) {
        SimulatedApp.require(.playerItemAddOutput)
        guard !attached.contains(where: { $0 === output }) else { return }
        attached.append(output)
        SimulatedApp.notSimulated(output.carried, "no medium carries any")
    }

    /// Hands nothing out to an output any more. From iOS 6.
    open func remove(_ output: AVPlayerItemOutput) {
        SimulatedApp.require(.playerItemRemoveOutput)
        attached.removeAll { $0 === output }
    }
}

extension AVPlayerItem {
    /// A player has it ready.
    func becomeReady() {
        guard !isReady else { return }
        isReady = true
        KeyValueObserving.mayHaveChanged(self)
    }
}

extension AVPlayerItem: KeyValueCoded {
    package func keyedValue(_ key: String) -> Any?? {
        switch key {
        case "status": status
        case "isPlaybackLikelyToKeepUp", "playbackLikelyToKeepUp": isPlaybackLikelyToKeepUp
        case "isPlaybackBufferEmpty", "playbackBufferEmpty": isPlaybackBufferEmpty
        case "isPlaybackBufferFull", "playbackBufferFull": isPlaybackBufferFull
        case "duration": duration
        case "error": .some(error)
        default: nil
        }
    }

    package func setKeyedValue(_ value: Any?, _ key: String) -> Bool { false }
}

extension Notification.Name {
    /// Playback of an item reached its end; the object is the item.
    public static let AVPlayerItemDidPlayToEndTime = AVPlayerItem.didPlayToEndTimeNotification
}
