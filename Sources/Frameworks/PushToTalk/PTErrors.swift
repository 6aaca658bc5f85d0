import SimulatedFoundation
import VigilPushToTalk

/// The domain of errors of a channel manager that is made.
public let PTInstantiationErrorDomain = "com.apple.pushtotalk.instantiation"
/// The domain of errors of channels.
public let PTChannelErrorDomain = "com.apple.pushtotalk.channel"

/// Why an app gets no channel manager.
public struct PTInstantiationError: Error, Hashable, Sendable, CustomNSError {
    /// The codes, with the numbers that logs show.
    public enum Code: Int, Sendable {
        /// The system does not say why.
        case unknown = 0
        /// There is no push to talk on this device; never so here.
        case invalidPlatform = 1
        /// The manifest does not declare the mode `push-to-talk`.
        case missingBackgroundMode = 2
        /// The app may not get pushes; never so here.
        case missingPushServerEnvironment = 3
        /// The app lacks the entitlement; never so here.
        case missingEntitlement = 4
        /// A manager is being made already.
        case instantiationAlreadyInProgress = 5
    }

    public let code: Code

    /// What the framework throws, or hands over, for this reason.
    public init(_ code: Code) { self.code = code }

    init(from refusal: ManagerRefusal) {
        switch refusal {
        case .missingBackgroundMode: self.init(.missingBackgroundMode)
        case .instantiationAlreadyInProgress: self.init(.instantiationAlreadyInProgress)
        }
    }

    /// The manifest does not declare the mode `push-to-talk`.
    public static var missingBackgroundMode: Code { .missingBackgroundMode }
    /// The app lacks the entitlement; never so here.
    public static var missingEntitlement: Code { .missingEntitlement }
    /// A manager is being made already.
    public static var instantiationAlreadyInProgress: Code { .instantiationAlreadyInProgress }
    /// The domain of these errors.
    public static var errorDomain: String { PTInstantiationErrorDomain }
    /// The number of the code.
    public var errorCode: Int { code.rawValue }
}

extension PTInstantiationError.Code {
    /// Lets `catch PTInstantiationError.missingBackgroundMode` match, as on a phone.
    public static func ~= (code: PTInstantiationError.Code, error: any Error) -> Bool {
        (error as? PTInstantiationError)?.code == code
    }
}

/// Why something cannot be done with a channel.
public struct PTChannelError: Error, Hashable, Sendable, CustomNSError {
    /// The codes, with the numbers that logs show.
    public enum Code: Int, Sendable {
        /// The system does not say why.
        case unknown = 0
        /// There is no such channel.
        case channelNotFound = 1
        /// A channel is joined already, by this app or another one.
        case channelLimitReached = 2
        /// A call goes on.
        case callActive = 3
        case transmissionInProgress = 4
        /// The user does not speak.
        case transmissionNotFound = 5
        /// Only an app that the user sees may do this.
        case appNotForeground = 6
        /// The device is managed, and its policy forbids it; never so here.
        case deviceManagementRestriction = 7
        /// Screen Time forbids it; never so here.
        case screenTimeRestriction = 8
        /// The mode of the channel does not let the user speak now.
        case transmissionNotAllowed = 9
    }

    public let code: Code

    /// What the framework throws, or hands over, for this reason.
    public init(_ code: Code) { self.code = code }

    init(from code: ChannelRefusal.Code) {
        switch code {
        case .channelNotFound: self.init(.channelNotFound)
        case .channelLimitReached: self.init(.channelLimitReached)
        case .callActive: self.init(.callActive)
        case .transmissionInProgress: self.init(.transmissionInProgress)
        case .transmissionNotFound: self.init(.transmissionNotFound)
        case .appNotForeground: self.init(.appNotForeground)
        case .transmissionNotAllowed: self.init(.transmissionNotAllowed)
        }
    }

    /// There is no such channel.
    public static var channelNotFound: Code { .channelNotFound }
    /// A channel is joined already, by this app or another one.
    public static var channelLimitReached: Code { .channelLimitReached }
    /// A call goes on.
    public static var callActive: Code { .callActive }
    public static var transmissionInProgress: Code { .transmissionInProgress }
    /// The user does not speak.
    public static var transmissionNotFound: Code { .transmissionNotFound }
    /// Only an app that the user sees may do this.
    public static var appNotForeground: Code { .appNotForeground }
    /// The mode of the channel does not let the user speak now.
    public static var transmissionNotAllowed: Code { .transmissionNotAllowed }
    /// The domain of these errors.
    public static var errorDomain: String { PTChannelErrorDomain }
    /// The number of the code.
    public var errorCode: Int { code.rawValue }
}

extension PTChannelError.Code {
    /// Lets `catch PTChannelError.callActive` match, as on a phone.
    public static func ~= (code: PTChannelError.Code, error: any Error) -> Bool {
        (error as? PTChannelError)?.code == code
    }
}
