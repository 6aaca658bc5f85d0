import Foundation

/// A channel that an app has joined, as a value: who may speak on it now, and who does.
public struct Channel: Hashable, Sendable {
    /// Who may speak while somebody else does; names as in `PTTransmissionMode`.
    public enum Mode: String, Hashable, Sendable, CaseIterable {
        /// The user speaks and listens at the same time.
        case fullDuplex
        /// One at a time: what a new channel has.
        case halfDuplex
        /// The user only listens.
        case listenOnly
    }

    /// What the user reads of the connection to the app's server; names as in `PTServiceStatus`.
    public enum Status: String, Hashable, Sendable, CaseIterable {
        /// The service can be used: what a new channel has.
        case ready
        /// The app connects to it.
        case connecting
        /// It cannot be used.
        case unavailable
    }

    /// Who asks for a transmission; names as in `PTChannelTransmitRequestSource`.
    public enum Source: String, Hashable, Sendable, CaseIterable {
        /// The system does not say.
        case unknown
        /// The user, with the button on the system's screen.
        case userRequest
        case developerRequest
        /// The user, with the button of a headset or a car.
        case handsfreeButton
    }

    /// The remote participant who speaks.
    public struct Speaker: Hashable, Sendable {
        /// The name, as the user reads it.
        public let name: String
        /// Whether the system lets it be heard: not where the app reported it in the background without a push.
        public let isHeard: Bool
    }

    /// What the app calls the channel by.
    public let id: UUID
    /// The name, as the user reads it.
    public var name: String
    /// Who may speak while somebody else does.
    public var mode = Mode.halfDuplex
    /// What the user reads of the connection.
    public var status = Status.ready
    /// Whether buttons of headsets and cars begin and end a transmission.
    public var takesButtons = true
    /// Who of the others speaks; nil for nobody.
    public private(set) var speaker: Speaker?
    /// Who asked for the transmission that goes on; nil for none.
    public private(set) var transmission: Source?

    /// A channel on which nobody speaks.
    public init(id: UUID, name: String) {
        self.id = id
        self.name = name
    }

    /// Whether the app needs its audio session.
    public var needsSound: Bool { transmission != nil || speaker?.isHeard == true }

    /// The user begins to speak.
    public mutating func begin(from source: Source) throws(ChannelRefusal) {
        guard transmission == nil else { throw .transmissionInProgress(PushToTalkRules.transmitMode) }
        guard mode == .fullDuplex || mode == .halfDuplex && speaker == nil else { throw .transmissionNotAllowed }
        transmission = source
    }

    /// The user speaks no longer.
    public mutating func end() throws(ChannelRefusal) {
        guard transmission != nil else { throw .transmissionNotFound }
        transmission = nil
    }

    /// Somebody else begins to speak, in place of who did.
    ///
    /// - Parameters:
    ///   - name: who.
    ///   - maySound: whether the system would activate the audio session for it.
    public mutating func hear(_ name: String, maySound: Bool) throws(ChannelRefusal) {
        guard transmission == nil || mode == .fullDuplex else {
            throw .transmissionInProgress(PushToTalkRules.pushHalfDuplex)
        }
        speaker = Speaker(name: name, isHeard: maySound || needsSound)
    }

    /// The others are silent.
    public mutating func fallSilent() { speaker = nil }

    /// Whoever spoke does not any more: the process is gone, or a call has the sound.
    public mutating func interrupt() { (speaker, transmission) = (nil, nil) }
}
