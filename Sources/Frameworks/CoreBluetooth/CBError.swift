import SimulatedFoundation
import VigilBluetooth

/// What groups the numbers of ``CBError`` in logs.
public let CBErrorDomain = "CBErrorDomain"
/// What groups the numbers of ``CBATTError`` in logs.
public let CBATTErrorDomain = "CBATTErrorDomain"

/// Why a connection failed or is over.
public struct CBError: Error, Hashable, Sendable, CustomNSError {
    /// The codes, with the numbers that logs show.
    public enum Code: Int, Sendable {
        /// Nobody knows.
        case unknown = 0
        /// A parameter is of no use.
        case invalidParameters = 1
        /// A handle is of no use.
        case invalidHandle = 2
        /// There is no connection.
        case notConnected = 3
        /// There is no room for more.
        case outOfSpace = 4
        /// The operation was cancelled.
        case operationCancelled = 5
        /// The peripheral went out of range.
        case connectionTimeout = 6
        /// The peripheral ended the connection.
        case peripheralDisconnected = 7
        /// The identifier may not be used.
        case uuidNotAllowed = 8
        /// The phone advertises already.
        case alreadyAdvertising = 9
        /// The peripheral could not be reached.
        case connectionFailed = 10
        /// The phone has as many connections as it can; never so here.
        case connectionLimitReached = 11
        /// Nobody knows the peripheral.
        case unknownDevice = 12
        /// The peripheral or the phone cannot do it.
        case operationNotSupported = 13
        /// The peripheral has forgotten the phone; never so here.
        case peerRemovedPairingInformation = 14
        /// Encryption took too long; never so here.
        case encryptionTimedOut = 15
        /// The phone is paired with as many as it can; never so here.
        case tooManyLEPairedDevices = 16
    }

    /// What went wrong.
    public let code: Code

    /// What a delegate is handed for this reason.
    public init(_ code: Code) { self.code = code }

    /// Why a connection is over; nil where the app ended it.
    init?(_ loss: LinkLoss) {
        switch loss {
        case .cancelled: return nil
        case .byPeripheral: self.init(.peripheralDisconnected)
        case .timeout: self.init(.connectionTimeout)
        }
    }

    /// The peripheral went out of range.
    public static var connectionTimeout: Code { .connectionTimeout }
    /// The peripheral ended the connection.
    public static var peripheralDisconnected: Code { .peripheralDisconnected }
    /// The peripheral could not be reached.
    public static var connectionFailed: Code { .connectionFailed }

    /// The same for every error of this type.
    public static var errorDomain: String { CBErrorDomain }
    /// The number of the code.
    public var errorCode: Int { code.rawValue }
}

extension CBError.Code {
    /// Lets `catch CBError.connectionTimeout` match, as on a phone.
    public static func ~= (code: CBError.Code, error: any Error) -> Bool { (error as? CBError)?.code == code }
}

/// Why a peripheral refused something.
public struct CBATTError: Error, Hashable, Sendable, CustomNSError {
    /// The codes, with the numbers that logs show. An app that is a peripheral may answer with any.
    public enum Code: Int, Sendable {
        /// Nothing is wrong.
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
        /// Something went wrong.
        case unlikelyError = 0x0e
        /// The connection has to be encrypted.
        case insufficientEncryption = 0x0f
        /// The type does not group anything.
        case unsupportedGroupType = 0x10
        /// There is no room.
        case insufficientResources = 0x11
    }

    /// What went wrong.
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
