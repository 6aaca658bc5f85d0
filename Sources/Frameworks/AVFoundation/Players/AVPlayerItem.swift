import BackgroundRuntime

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
    /// Where the medium lies. Its length a scenario tells, or `#duration=3600` at its end, in seconds.
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
        /// It cannot be played, or no further: ``AVPlayerItem/error`` says why.
        case failed = 2
    }

    /// Playback of an item reached its end; the object is the item.
    public static let didPlayToEndTimeNotification = Notification.Name("AVPlayerItemDidPlayToEndTimeNotification")

    open private(set) var asset: AVAsset
    /// Where the item stands while no player runs it, in seconds.
    var position: TimeInterval = 0
    let loader: ItemLoader
    /// What the trace calls it.
    var name: String { (asset as? AVURLAsset)?.url.lastPathComponent ?? "the item" }
    /// How many seconds are loaded ahead at most; 0 for what the player chooses. From iOS 10.
    @SystemAPI.Since(.method("preferredForwardBufferDuration", of: "AVPlayerItem", .iOS(10))) open
        var preferredForwardBufferDuration: TimeInterval = 0
    {
        didSet { loader.setLimit(_preferredForwardBufferDuration.value) }
    }

    /// The item at `url`.
    public convenience init(url: URL) { self.init(asset: AVURLAsset(url: url)) }

    /// An item that plays `asset` from its beginning.
    public init(asset: AVAsset) {
        self.asset = asset
        loader = ItemLoader(asset.medium.terms)
        super.init()
        loader.place = { [weak self] in self?.position ?? 0 }
        loader.onChange = { [weak self] in self.map(KeyValueObserving.mayHaveChanged) }
    }

    /// An item that plays `asset`, and is ready when values of it are loaded: they always are. From iOS 7.
    public convenience init(asset: AVAsset, automaticallyLoadedAssetKeys: [String]?) {
        SimulatedApp.require(.method("initWithAsset:automaticallyLoadedAssetKeys:", of: "AVPlayerItem", .iOS(7)))
        self.init(asset: asset)
    }

    /// Whether it can be played: from a turn of the main queue on after a player has it, if data comes.
    open var status: Status {
        loader.machine.failure != nil ? .failed : loader.machine.isLoaded ? .readyToPlay : .unknown
    }

    /// How long it plays at the normal rate; not known before it is ready, and never of a live stream.
    open var duration: CMTime { loader.machine.isLoaded ? asset.duration : .indefinite }

    /// Why it cannot be played, or no further; nil where it can.
    open var error: (any Error)? { loader.machine.failure?.error }

    /// Whether enough is loaded, or comes fast enough.
    open var isPlaybackLikelyToKeepUp: Bool {
        loader.machine.isLoaded && loader.machine.failure == nil
            && currentBuffer.keepsUp(at: loader.place(), speed: max(loader.machine.speed, 1))
    }

    /// Whether all that was loaded is played.
    open var isPlaybackBufferEmpty: Bool {
        loader.machine.isLoaded && currentBuffer.isEmpty(at: loader.place()) && !isPlaybackLikelyToKeepUp
    }

    /// Whether no more is loaded for now.
    open var isPlaybackBufferFull: Bool { loader.machine.isLoaded && currentBuffer.isFull(at: loader.place()) }

    /// What is loaded: one part or none, as values that hold a range of times.
    open var loadedTimeRanges: [NSValue] {
        let buffer = currentBuffer
        guard loader.machine.isLoaded, buffer.end > buffer.start else { return [] }
        let times = [buffer.start, buffer.end].map { CMTime(seconds: $0, preferredTimescale: 600) }
        return [NSValue(timeRange: CMTimeRange(start: times[0], end: times[1]))]
    }

    private var attached: [AVPlayerItemOutput] = []

    /// What is handed out what the item carries, in the order in which it was added. From iOS 6.
    open var outputs: [AVPlayerItemOutput] {
        SimulatedApp.require(.method("outputs", of: "AVPlayerItem", .iOS(6)))
        return attached
    }

    /// Hands out what the item carries to an output, too. From iOS 6.
    open func add(_ output: AVPlayerItemOutput) {
        SimulatedApp.require(.method("addOutput:", of: "AVPlayerItem", .iOS(6)))
        guard !attached.contains(where: { $0 === output }) else { return }
        attached.append(output)
        SimulatedApp.notSimulated(output.carried, "no medium carries any")
    }

    /// Hands nothing out to an output any more. From iOS 6.
    open func remove(_ output: AVPlayerItemOutput) {
        SimulatedApp.require(.method("removeOutput:", of: "AVPlayerItem", .iOS(6)))
        attached.removeAll { $0 === output }
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
        case "loadedTimeRanges": loadedTimeRanges
        default: nil
        }
    }

    package func setKeyedValue(_ value: Any?, _ key: String) -> Bool { false }
}

extension Notification.Name {
    /// Playback of an item reached its end; the object is the item.
    public static let AVPlayerItemDidPlayToEndTime = AVPlayerItem.didPlayToEndTimeNotification
}
