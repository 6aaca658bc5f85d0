import VigilPushToTalk

/// What the user reads of the connection to the app's service.
public enum PTServiceStatus: Int, Sendable {
    /// It can be used; so until the app says something else.
    case ready
    /// The app connects to it.
    case connecting
    /// It cannot be used.
    case unavailable

    var value: Channel.Status {
        switch self {
        case .ready: .ready
        case .connecting: .connecting
        case .unavailable: .unavailable
        }
    }
}

/// Who may speak while somebody else does.
public enum PTTransmissionMode: Int, Sendable {
    /// The user speaks and listens at the same time.
    case fullDuplex
    /// One at a time; so until the app says something else.
    case halfDuplex
    /// The user only listens.
    case listenOnly

    var value: Channel.Mode {
        switch self {
        case .fullDuplex: .fullDuplex
        case .halfDuplex: .halfDuplex
        case .listenOnly: .listenOnly
        }
    }
}

/// Why the app is in a channel.
public enum PTChannelJoinReason: Int, Sendable {
    /// It asked to join, in the foreground.
    case developerRequest = 0
    /// The system kept the channel when an earlier process ended.
    case channelRestoration = 1
}

/// Why the app is in a channel no longer.
public enum PTChannelLeaveReason: Int, Sendable {
    /// The system does not say. Never here.
    case unknown = 0
    /// The user left, on the screen of the system.
    case userRequest = 1
    /// The app left, or a push said that the user is not in the channel.
    case developerRequest = 2
    /// A restriction of the phone does not allow it any more.
    case systemPolicy = 3

    init(_ reason: LeaveReason) {
        switch reason {
        case .userRequest: self = .userRequest
        case .developerRequest: self = .developerRequest
        case .systemPolicy: self = .systemPolicy
        }
    }
}

/// Who began or ended a transmission.
public enum PTChannelTransmitRequestSource: Int, Sendable {
    /// The system does not say, as when a call ended it.
    case unknown = 0
    /// The user, on the screen of the system.
    case userRequest = 1
    case developerRequest = 2
    /// The user, with the button of a headset or a car.
    case handsfreeButton = 3

    init(_ source: Channel.Source) {
        switch source {
        case .unknown: self = .unknown
        case .userRequest: self = .userRequest
        case .developerRequest: self = .developerRequest
        case .handsfreeButton: self = .handsfreeButton
        }
    }
}
