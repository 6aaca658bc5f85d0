import SimulatedFoundation
import VigilBluetooth

/// What groups the numbers of ``CBError`` in logs.
public let CBErrorDomain = "CBErrorDomain"

/// Why a connection failed or is over.
public struct CBError: Error, Hashable, Sendable, CustomNSError {
    /// The codes, with the numbers that logs show.
    public enum Code: Int, Sendable {
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
