import SimulatedFoundation
import VigilNearbyInteraction

/// What groups the numbers of ``NIError`` in logs.
public let NIErrorDomain = "com.apple.NearbyInteraction"

/// Why a session is over.
public struct NIError: Error, Hashable, Sendable, CustomNSError {
    /// The codes, with the numbers that logs show.
    public enum Code: Int, Sendable {
        /// The device cannot measure. Never so here.
        case unsupportedPlatform = -5889
        /// What was handed over makes no sense.
        case invalidConfiguration = -5888
        case sessionFailed = -5887
        /// It was there for too long.
        case resourceUsageTimeout = -5886
        /// There are too many. Never so here.
        case activeSessionsLimitExceeded = -5885
        case userDidNotAllow = -5884
        /// The camera cannot help. Never so here.
        case invalidARConfiguration = -5883
        /// The accessory is not connected over Bluetooth, or not paired.
        case accessoryPeerDeviceUnavailable = -5882
    }

    public let code: Code

    /// What a delegate is handed for this reason.
    public init(_ code: Code) { self.code = code }

    init(of failure: NearbyFailure) {
        switch failure {
        case .sessionFailed: self.init(.sessionFailed)
        case .resourceUsageTimeout: self.init(.resourceUsageTimeout)
        case .userDidNotAllow: self.init(.userDidNotAllow)
        case .accessoryPeerDeviceUnavailable: self.init(.accessoryPeerDeviceUnavailable)
        }
    }

    /// What was handed over makes no sense.
    public static var invalidConfiguration: Code { .invalidConfiguration }
    public static var sessionFailed: Code { .sessionFailed }
    /// It was there for too long.
    public static var resourceUsageTimeout: Code { .resourceUsageTimeout }
    public static var userDidNotAllow: Code { .userDidNotAllow }
    /// The accessory is not connected over Bluetooth, or not paired.
    public static var accessoryPeerDeviceUnavailable: Code { .accessoryPeerDeviceUnavailable }

    /// The same for every error of this type.
    public static var errorDomain: String { NIErrorDomain }
    /// The number of the code.
    public var errorCode: Int { code.rawValue }
}

extension NIError.Code {
    /// Lets `catch NIError.userDidNotAllow` match, as on a phone.
    public static func ~= (code: NIError.Code, error: any Error) -> Bool { (error as? NIError)?.code == code }
}
