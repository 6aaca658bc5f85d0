import BackgroundRuntime

/// What a scenario or a test says of the media that apps play.
public struct ScriptedMedium: Hashable, Sendable {
    /// How the address begins, or the name of the file; every medium where it is empty.
    public var place: String
    /// The seconds that it lasts; nil where nothing is said, infinite for a live stream.
    public var length: Double?
    /// The bits of a second; nil where nothing is said.
    public var bitRate: Double?
    /// The status with which the server refuses it; nil where it answers.
    public var status: Int?

    /// Media of which nothing is said but where they are.
    public init(at place: String) { self.place = place }

    /// What the trace says of it.
    var words: String {
        var words = [place.isEmpty ? "all of them" : place]
        if let length {
            words.append(length.isFinite ? "lasts \(TimeText.duration(Duration(inSeconds: length)))" : "live")
        }
        if let bitRate { words.append("\(Int(bitRate)) bit/s") }
        if let status { words.append("fails with \(status)") }
        return words.joined(separator: ", ")
    }

    /// Whether an address is meant.
    func means(_ address: String, named name: String) -> Bool { address.hasPrefix(place) || name == place }
}

extension AudioService {
    /// Says something of media from now on; of those that an app has already it does not.
    public func say(_ medium: ScriptedMedium) {
        media.removeAll { $0.place == medium.place }
        media.append(medium)
    }
}

extension AudioSession {
    /// What a scenario says of the medium at an address; nil where it says nothing. The longest place wins.
    public func scriptedMedium(at address: String, named name: String) -> ScriptedMedium? {
        service.media.filter { $0.means(address, named: name) }.max { $0.place.count < $1.place.count }
    }

    /// The bytes that arrive in a second at present; nil without a network.
    public var networkRate: Double? {
        guard service.context.conditions.network != .none else { return nil }
        let network = service.context.service(providing: (any NetworkRate).self)
        return network?.bytesPerSecond ?? service.context.constants.value(AudioConstants.playerNetwork) ?? 0
    }

    /// The figures by which players load.
    public var playbackFigures: PlaybackFigures { PlaybackFigures(service.context.constants) }

    /// The bytes of a second of a medium that does not tell them.
    public func usualBytesPerSecond(isSeen: Bool) -> Double {
        let figure = isSeen ? AudioConstants.videoRate : AudioConstants.soundRate
        return service.context.constants.value(figure) ?? 1
    }
}
