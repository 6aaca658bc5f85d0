import BackgroundRuntime

/// What a player plays. There is no real file: the address says how long it is and whether it can be heard.
///
/// - `#duration=3600` at the end of a URL is the length in seconds. Without it something is assumed, and the trace says
///   what: that a stream of the network is live and does not end, and that a file lasts three minutes.
/// - A file name that contains `silence` is silent.
/// - A file of sound, such as `.mp3`, has no picture; anything else has one where it is shown in a layer.
struct Medium: Hashable, Sendable {
    /// The length in seconds.
    let duration: TimeInterval
    /// Whether nobody could hear it.
    let isSilent: Bool
    /// Whether it has a picture: a file of sound has none.
    let isSeen: Bool

    /// What the trace calls it, with the length that is assumed; nil where it tells its length.
    let assumption: String?

    /// The length of a medium that does not tell its own, in seconds.
    static let usualDuration: TimeInterval = 180

    /// Audio in memory: of the usual length.
    init() {
        duration = Medium.usualDuration
        isSilent = false
        isSeen = false
        assumption = Self.assumption(duration, of: "audio in memory")
    }

    /// Audio at an address.
    init(_ url: URL) {
        let parts = (url.fragment ?? "").split(separator: "&").map { $0.split(separator: "=") }
        let told = parts.first { $0.count == 2 && $0[0] == "duration" }.flatMap { TimeInterval($0[1]) }
        duration = told.map { max($0, 0) } ?? (Self.isStream(url) ? .infinity : Medium.usualDuration)
        assumption = told == nil ? Self.assumption(duration, of: url.lastPathComponent) : nil
        isSilent = url.lastPathComponent.lowercased().contains("silence")
        isSeen = !["mp3", "m4a", "aac", "wav", "aiff", "caf", "flac"].contains(url.pathExtension.lowercased())
    }

    /// Whether an address is more likely that of a broadcast than of a file: it names no file, or a list of a stream.
    private static func isStream(_ url: URL) -> Bool {
        ["http", "https"].contains(url.scheme?.lowercased())
            && ["", "m3u8", "m3u", "pls"].contains(url.pathExtension.lowercased())
    }

    private static func assumption(_ duration: TimeInterval, of name: String) -> String {
        guard duration.isFinite else { return "\(name) is assumed to be a live stream, which does not end" }
        return "\(name) is assumed to last \(TimeText.duration(Duration(inSeconds: duration)))"
    }
}
