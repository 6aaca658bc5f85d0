import BackgroundRuntime

/// Why something cannot be done with a channel, and by which rule.
public struct ChannelRefusal: Error, Hashable, Sendable {
    /// The reasons; names as in `PTChannelError.Code`.
    public enum Code: String, Hashable, Sendable {
        /// There is no such channel.
        case channelNotFound
        /// A channel is joined already.
        case channelLimitReached
        /// A call goes on.
        case callActive
        case transmissionInProgress
        /// The user does not speak.
        case transmissionNotFound
        /// Only an app that the user sees may do this.
        case appNotForeground
        /// The mode of the channel does not let the user speak now.
        case transmissionNotAllowed
    }

    /// The reason, as the app gets it.
    public let code: Code
    /// The rule that decides so.
    public let rule: Rule

    static let channelNotFound = ChannelRefusal(code: .channelNotFound, rule: PushToTalkRules.channelUnknown)
    static let channelLimitReached = ChannelRefusal(code: .channelLimitReached, rule: PushToTalkRules.joinOne)
    static let callActive = ChannelRefusal(code: .callActive, rule: PushToTalkRules.callFirst)
    static let joinInBackground = ChannelRefusal(code: .appNotForeground, rule: PushToTalkRules.joinForeground)
    static let beginInBackground = ChannelRefusal(code: .appNotForeground, rule: PushToTalkRules.transmitWhere)
    static let transmissionNotFound = ChannelRefusal(code: .transmissionNotFound, rule: PushToTalkRules.transmitStop)
    static let transmissionNotAllowed = ChannelRefusal(
        code: .transmissionNotAllowed, rule: PushToTalkRules.transmitMode)

    static func transmissionInProgress(_ rule: Rule) -> ChannelRefusal {
        ChannelRefusal(code: .transmissionInProgress, rule: rule)
    }
}

/// Why an app gets no channel manager; names as in `PTInstantiationError.Code`.
public enum ManagerRefusal: String, Error, Sendable {
    /// The manifest does not declare the mode `push-to-talk`.
    case missingBackgroundMode
    /// One is being made.
    case instantiationAlreadyInProgress
}
