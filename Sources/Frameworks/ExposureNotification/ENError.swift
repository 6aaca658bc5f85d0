import SimulatedFoundation

/// What groups the numbers of ``ENError`` in logs.
public let ENErrorDomain = "ENErrorDomain"

/// Why something about exposures failed.
public struct ENError: Error, Hashable, Sendable, CustomNSError {
    /// The codes, with the numbers that logs show.
    public enum Code: Int, Sendable {
        /// The cause is not known. Never so here.
        case unknown = 1
        /// Something that the app gave is missing or makes no sense. Never so here.
        case badParameter = 2
        /// The app lacks the entitlement. Never so here.
        case notEntitled = 3
        /// The user did not allow it. Never so here.
        case notAuthorized = 4
        /// The phone cannot do it: what everything fails with here.
        case unsupported = 5
        /// The app invalidated the manager before.
        case invalidated = 6
        /// Bluetooth is off. Never so here.
        case bluetoothOff = 7
        /// The phone lacks room for it. Never so here.
        case insufficientStorage = 8
        /// It is not switched on. Never so here.
        case notEnabled = 9
        /// The app called things in a wrong order. Never so here.
        case apiMisuse = 10
        /// The system made a mistake. Never so here.
        case `internal` = 11
        /// The phone lacks memory for it. Never so here.
        case insufficientMemory = 12
        /// The app asks too often. Never so here.
        case rateLimited = 13
        /// It is not for the user to switch on. Never so here.
        case restricted = 14
        /// A file is not of the form that it should be. Never so here.
        case badFormat = 15
        /// The phone is locked, and its data with it. Never so here.
        case dataInaccessible = 16
        /// Nobody knows whether the user travels. Never so here.
        case travelStatusNotAvailable = 17
    }

    public let code: Code

    /// An error of a kind.
    public init(_ code: Code) { self.code = code }

    /// The same for every error of this type.
    public static var errorDomain: String { ENErrorDomain }
    /// The number of the code.
    public var errorCode: Int { code.rawValue }
}

/// The codes of ``ENError``, by their older name.
public typealias ENErrorCode = ENError.Code

extension ENError {
    /// The cause is not known.
    public static var unknown: Code { .unknown }
    /// Something that the app gave is missing or makes no sense.
    public static var badParameter: Code { .badParameter }
    /// The app lacks the entitlement.
    public static var notEntitled: Code { .notEntitled }
    /// The user did not allow it.
    public static var notAuthorized: Code { .notAuthorized }
    /// The phone cannot do it.
    public static var unsupported: Code { .unsupported }
    /// The app invalidated the manager before.
    public static var invalidated: Code { .invalidated }
    /// The user switched Bluetooth off.
    public static var bluetoothOff: Code { .bluetoothOff }
    /// The phone lacks room for it.
    public static var insufficientStorage: Code { .insufficientStorage }
    /// It is not switched on.
    public static var notEnabled: Code { .notEnabled }
    /// The app called things in a wrong order.
    public static var apiMisuse: Code { .apiMisuse }
    /// The system made a mistake.
    public static var `internal`: Code { .internal }
    /// The phone lacks memory for it.
    public static var insufficientMemory: Code { .insufficientMemory }
    /// The app asks too often.
    public static var rateLimited: Code { .rateLimited }
    /// It is not for the user to switch on.
    public static var restricted: Code { .restricted }
    /// A file is not of the form that it should be.
    public static var badFormat: Code { .badFormat }
    /// The phone is locked, and its data with it.
    public static var dataInaccessible: Code { .dataInaccessible }
    /// Nobody knows whether the user travels.
    public static var travelStatusNotAvailable: Code { .travelStatusNotAvailable }
}

extension ENError.Code {
    /// Lets `catch ENError.unsupported` match, as on a phone.
    public static func ~= (code: ENError.Code, error: any Error) -> Bool { (error as? ENError)?.code == code }
}
