/// What a player plays. There is no real file: the address says how long it is and whether it can be heard.
///
/// - `#duration=3600` at the end of a URL is the length in seconds; without it, three minutes are assumed, and the trace
///   says so.
/// - A file name that contains `silence` is silent.
/// - A file of sound, such as `.mp3`, has no picture; anything else has one where it is shown in a layer.
struct Medium: Hashable, Sendable {
    /// The length in seconds.
    let duration: TimeInterval
    /// Whether nobody could hear it.
    let isSilent: Bool
    /// Whether it has a picture: a file of sound has none.
    let isSeen: Bool

    /// What the trace calls it where its length is assumed; nil where it tells its length.
    let nameOfAssumed: String?

    /// The length of a medium that does not tell its own, in seconds.
    static let usualDuration: TimeInterval = 180

    /// Audio in memory: of the usual length.
    init() {
        duration = Medium.usualDuration
        isSilent = false
        isSeen = false
        nameOfAssumed = "audio in memory"
    }

    /// Audio at an address.
    init(_ url: URL) {
        let parts = (url.fragment ?? "").split(separator: "&").map { $0.split(separator: "=") }
        let told = parts.first { $0.count == 2 && $0[0] == "duration" }.flatMap { TimeInterval($0[1]) }
        duration = told.map { max($0, 0) } ?? Medium.usualDuration
        nameOfAssumed = told == nil ? url.lastPathComponent : nil
        isSilent = url.lastPathComponent.lowercased().contains("silence")
        isSeen = !["mp3", "m4a", "aac", "wav", "aiff", "caf", "flac"].contains(url.pathExtension.lowercased())
    }
}
