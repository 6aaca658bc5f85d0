import UIKit

/// The domain of errors of the shop.
public var SKErrorDomain: String { "SKErrorDomain" }

/// Why the shop did not do something.
public struct SKError: Error, Hashable, Sendable {
    public enum Code: Int, Sendable {
        /// Nobody knows, or the app may not ask.
        case unknown = 0, clientInvalid
        /// Nobody wanted to pay.
        case paymentCancelled
        /// It is not offered so, or nobody may pay.
        case paymentInvalid, paymentNotAllowed
        /// It is not offered here.
        case storeProductNotAvailable
        case cloudServicePermissionDenied
        /// It was not reached.
        case cloudServiceNetworkConnectionFailed
    }

    public let code: Code

    /// An error of a kind.
    public init(_ code: Code) { self.code = code }

    public var errorCode: Int { code.rawValue }
    /// The domain of these errors.
    public static var errorDomain: String { SKErrorDomain }
    public static var unknown: Code { .unknown }
    /// The app may not ask.
    public static var clientInvalid: Code { .clientInvalid }
    /// Nobody wanted to pay.
    public static var paymentCancelled: Code { .paymentCancelled }
    /// It is not offered so.
    public static var paymentInvalid: Code { .paymentInvalid }
    public static var paymentNotAllowed: Code { .paymentNotAllowed }
}

extension SKError: CustomNSError {
    /// Nothing more is said.
    public var errorUserInfo: [String: Any] { [:] }
}

extension SKError.Code {
    /// Whether an error is of this kind.
    public static func ~= (code: SKError.Code, error: any Error) -> Bool { (error as? SKError)?.code == code }
}
