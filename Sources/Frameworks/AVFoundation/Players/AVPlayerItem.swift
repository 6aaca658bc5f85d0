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

    /// What is at `url`; options have no effect.
    public init(url: URL, options: [String: Any]? = nil) {
        self.url = url
        super.init(Medium(url))
    }
}

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

    /// Whether it can be played: a turn of the main queue after a player has it, since nothing is loaded.
    open var status: Status { isReady ? .readyToPlay : .unknown }

    /// How long it plays at the normal rate.
    open var duration: CMTime { asset.duration }

    /// Why it cannot be played; always nil.
    open var error: (any Error)? { nil }

    /// Whether enough is loaded; always.
    open var isPlaybackLikelyToKeepUp: Bool { true }
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
