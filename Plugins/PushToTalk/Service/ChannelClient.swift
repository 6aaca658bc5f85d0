import Foundation

/// Whoever takes part in the channels of an app: a channel manager, or a scripted app. Called as turns on the main thread.
public protocol ChannelClient: AnyObject {
    /// The name of a channel that is restored.
    func name(ofRestored channel: UUID) -> String

    /// A channel is joined.
    func didJoin(_ channel: UUID, isRestored: Bool)

    /// A channel is left.
    func didLeave(_ channel: UUID, _ reason: LeaveReason)

    /// The token for pushes to the channel.
    func didReceive(token: [UInt8])

    /// A push arrived: what it is about, at once.
    func result(of push: TalkPush, for channel: UUID) -> PushResult

    /// The user begins to speak.
    func didBeginTransmitting(on channel: UUID, from source: Channel.Source)

    /// The user speaks no longer.
    func didEndTransmitting(on channel: UUID, from source: Channel.Source)

    /// The system activated the audio session: sound may be played and recorded.
    func audioDidActivate()

    /// The system deactivated the audio session.
    func audioDidDeactivate()

    /// Something that the app or the user asked for cannot be.
    func didFail(_ request: ChannelRequest, on channel: UUID, _ code: ChannelRefusal.Code)
}

/// Why a channel was left; names as in `PTChannelLeaveReason`.
public enum LeaveReason: String, Hashable, Sendable {
    /// The user left it, on the screen of the system.
    case userRequest
    /// The app left it.
    case developerRequest
    /// A restriction of the phone does not allow it any more.
    case systemPolicy
}

/// What can be asked of a channel and fails in a call of its own.
public enum ChannelRequest: String, Hashable, Sendable {
    /// To be in it from now on.
    case join = "failedToJoinChannel"
    /// To be in it no longer.
    case leave = "failedToLeaveChannel"
    /// To begin a transmission.
    case begin = "failedToBeginTransmittingInChannel"
    /// To stop a transmission.
    case stop = "failedToStopTransmittingInChannel"
}

/// A push of the type `pushtotalk`.
public struct TalkPush: Hashable, Sendable {
    /// The payload: the text of a JSON object.
    public let payload: String
    /// Who speaks, for a scripted app; an app of its own reads the payload.
    public let speaker: String

    /// A push as the server made it, with what a scripted app reads of it.
    public init(payload: String = "{}", speaker: String = "") {
        self.payload = payload
        self.speaker = speaker
    }
}

/// What an app says that a push is about.
public enum PushResult: Hashable, Sendable {
    case activeRemoteParticipant(String)
    /// The user is not in the channel any more.
    case leaveChannel
}
