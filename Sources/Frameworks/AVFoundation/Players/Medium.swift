import BackgroundRuntime
import VigilAudio

/// What a player plays. Nothing is read: a scenario says how long it is, or its address does.
///
/// - A scenario's `audio.media` says the length, the rate, and whether it is broadcast or refused. `#duration=3600` at the
///   end of a URL is the length in seconds, too. Without either something is assumed, and the trace says what: that a
///   stream of the network is live and does not end, and that a file lasts three minutes.
/// - A file has to be there, unless a scenario says something of it. An address without a scheme, such as `a.mp3`, is there.
/// - A file name that contains `silence` is silent.
/// - A file of sound, such as `.mp3`, has no picture; anything else has one where it is shown in a layer.
struct Medium: Hashable, Sendable {
    /// The length in seconds.
    let duration: TimeInterval
    /// Whether nobody could hear it.
    let isSilent: Bool
    /// Whether it has a picture: a file of sound has none.
    let isSeen: Bool

    /// Whether it comes as a stream, and not as a file.
    let isStream: Bool
    /// What it asks of the network.
    let terms: MediaTerms

    /// What the trace calls it, with the length that is assumed; nil where it tells its length.
    let assumption: String?

    /// The length of a medium that does not tell its own, in seconds.
    static let usualDuration: TimeInterval = 180

    /// Audio in memory: of the usual length, unless a scenario says something of all media.
    init() {
        let script = AudioSession.of(SimulatedApp.process(for: "AVAudioPlayer")).scriptedMedium(at: "", named: "")
        duration = script?.length ?? Medium.usualDuration
        isSilent = false
        isSeen = false
        isStream = false
        terms = MediaTerms(bytesPerSecond: 1, length: duration, isLocal: true)
        assumption = script?.length == nil ? Self.assumption(duration, of: "audio in memory") : nil
    }

    /// Audio at an address.
    init(_ url: URL) {
        let session = AudioSession.of(SimulatedApp.process(for: "AVAsset"))
        let script = session.scriptedMedium(at: url.absoluteString, named: url.lastPathComponent)
        let parts = (url.fragment ?? "").split(separator: "&").map { $0.split(separator: "=") }
        let fragment = parts.first { $0.count == 2 && $0[0] == "duration" }.flatMap { TimeInterval($0[1]) }
        let told = script?.length ?? fragment
        isStream = Self.isStream(url)
        duration = told.map { max($0, 0) } ?? (isStream ? .infinity : Medium.usualDuration)
        assumption = told == nil ? Self.assumption(duration, of: url.lastPathComponent) : nil
        isSilent = url.lastPathComponent.lowercased().contains("silence")
        let isSeen = !["mp3", "m4a", "aac", "wav", "aiff", "caf", "flac"].contains(url.pathExtension.lowercased())
        self.isSeen = isSeen
        var terms = MediaTerms(bytesPerSecond: 1, length: duration, isLocal: !Self.isRemote(url))
        if !terms.isLocal {
            terms.isLive = duration == .infinity
            let isVideo = isSeen && !isStream
            terms.bytesPerSecond = script?.bitRate.map { $0 / 8 } ?? session.usualBytesPerSecond(isSeen: isVideo)
        }
        if let status = script?.status { terms.failure = .refused(status: status) }
        if script == nil, url.isFileURL, !FileManager.default.fileExists(atPath: url.path) { terms.failure = .noFile }
        self.terms = terms
    }

    /// Whether it comes over the network.
    var isRemote: Bool { !terms.isLocal }

    private static func isRemote(_ url: URL) -> Bool { ["http", "https"].contains(url.scheme?.lowercased()) }

    /// Whether an address is more likely that of a broadcast than of a file: it names no file, or a list of a stream.
    private static func isStream(_ url: URL) -> Bool {
        isRemote(url) && ["", "m3u8", "m3u", "pls"].contains(url.pathExtension.lowercased())
    }

    private static func assumption(_ duration: TimeInterval, of name: String) -> String {
        guard duration.isFinite else { return "\(name) is assumed to be a live stream, which does not end" }
        return "\(name) is assumed to last \(TimeText.duration(Duration(inSeconds: duration)))"
    }
}
