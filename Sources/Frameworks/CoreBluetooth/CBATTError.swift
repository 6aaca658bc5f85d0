import SimulatedFoundation
import VigilBluetooth

/// What groups the numbers of ``CBATTError`` in logs.
public let CBATTErrorDomain = "CBATTErrorDomain"

/// Why a peripheral refused something.
public struct CBATTError: Error, Hashable, Sendable, CustomNSError {
    /// The codes, with the numbers that logs show. An app that is a peripheral may answer with any.
    public enum Code: Int, Sendable {
        case success = 0x00
        /// There is no such handle.
        case invalidHandle = 0x01
        /// The characteristic cannot be read.
        case readNotPermitted = 0x02
        /// The characteristic cannot be written.
        case writeNotPermitted = 0x03
        /// The request makes no sense.
        case invalidPdu = 0x04
        /// The central has to be known first.
        case insufficientAuthentication = 0x05
        /// The peripheral does not do such a thing.
        case requestNotSupported = 0x06
        /// The value does not reach so far.
        case invalidOffset = 0x07
        /// The central may not do it.
        case insufficientAuthorization = 0x08
        /// Too many writes wait.
        case prepareQueueFull = 0x09
        /// There is no such attribute.
        case attributeNotFound = 0x0a
        /// The value is too long for the way it was asked for.
        case attributeNotLong = 0x0b
        /// The key is too short.
        case insufficientEncryptionKeySize = 0x0c
        /// A value of such a length is of no use.
        case invalidAttributeValueLength = 0x0d
        case unlikelyError = 0x0e
        /// The connection has to be encrypted.
        case insufficientEncryption = 0x0f
        /// The type does not group anything.
        case unsupportedGroupType = 0x10
        /// There is no room.
        case insufficientResources = 0x11
    }

    public let code: Code

    /// What a delegate is handed for this reason.
    public init(_ code: Code) { self.code = code }

    init?(_ refusal: AttributeRefusal?) {
        switch refusal {
        case nil: return nil
        case .readNotPermitted: self.init(.readNotPermitted)
        case .writeNotPermitted: self.init(.writeNotPermitted)
        case .requestNotSupported: self.init(.requestNotSupported)
        }
    }

    /// The characteristic cannot be read.
    public static var readNotPermitted: Code { .readNotPermitted }
    /// The characteristic cannot be written.
    public static var writeNotPermitted: Code { .writeNotPermitted }
    /// The peripheral does not do such a thing.
    public static var requestNotSupported: Code { .requestNotSupported }

    /// The same for every error of this type.
    public static var errorDomain: String { CBATTErrorDomain }
    /// The number of the code.
    public var errorCode: Int { code.rawValue }
}

extension CBATTError.Code {
    /// Lets `catch CBATTError.readNotPermitted` match, as on a phone.
    public static func ~= (code: CBATTError.Code, error: any Error) -> Bool { (error as? CBATTError)?.code == code }
}
