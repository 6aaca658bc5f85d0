import SimulatedFoundation
import VigilVoIP

/// Why the system refuses to show an incoming call.
public struct CXErrorCodeIncomingCallError: Error, Hashable, Sendable, CustomNSError {
    /// The codes, with the numbers that logs show.
    public enum Code: Int, Sendable {
        /// The system does not say why.
        case unknown = 0
        /// The app lacks the entitlement; never so here.
        case unentitled = 1
        /// There is a call with this identifier.
        case callUUIDAlreadyExists = 2
        /// The user wants no calls now.
        case filteredByDoNotDisturb = 3
        /// The user has blocked the caller.
        case filteredByBlockList = 4
    }

    public let code: Code

    /// What a call of the framework throws, or hands over, for this reason.
    public init(_ code: Code) {
        self.code = code
    }

    /// The code of a refusal that the system does not explain.
    public static var unknown: Code { .unknown }
    /// The app may not show calls.
    public static var unentitled: Code { .unentitled }
    /// There is a call with this identifier.
    public static var callUUIDAlreadyExists: Code { .callUUIDAlreadyExists }
    /// The user wants no calls now.
    public static var filteredByDoNotDisturb: Code { .filteredByDoNotDisturb }
    /// The user blocked the caller.
    public static var filteredByBlockList: Code { .filteredByBlockList }

    /// The domain of these errors.
    public static var errorDomain: String { "com.apple.CallKit.error.incomingcall" }
    /// The number of the code.
    public var errorCode: Int { code.rawValue }
}

extension CXErrorCodeIncomingCallError.Code {
    /// Lets `catch CXErrorCodeIncomingCallError.filteredByDoNotDisturb` match, as on a phone.
    public static func ~= (code: CXErrorCodeIncomingCallError.Code, error: any Error) -> Bool {
        (error as? CXErrorCodeIncomingCallError)?.code == code
    }
}

/// Why the system refuses a transaction.
public struct CXErrorCodeRequestTransactionError: Error, Hashable, Sendable, CustomNSError {
    /// The codes, with the numbers that logs show.
    public enum Code: Int, Sendable {
        /// The system does not say why.
        case unknown = 0
        /// The app lacks the entitlement; never so here.
        case unentitled = 1
        /// The app has made no provider.
        case unknownCallProvider = 2
        /// The transaction has no actions.
        case emptyTransaction = 3
        /// There is no call with this identifier.
        case unknownCallUUID = 4
        /// There is a call with this identifier.
        case callUUIDAlreadyExists = 5
        /// The call is in no state for the action.
        case invalidAction = 6
        /// There are as many calls as the provider allows.
        case maximumCallGroupsReached = 7
    }

    public let code: Code

    /// What a call of the framework throws, or hands over, for this reason.
    public init(_ code: Code) {
        self.code = code
    }

    init(from refusal: TransactionRefusal) {
        switch refusal {
        case .unknown: self.init(.unknown)
        case .unknownCallProvider: self.init(.unknownCallProvider)
        case .emptyTransaction: self.init(.emptyTransaction)
        case .unknownCallUUID: self.init(.unknownCallUUID)
        case .callUUIDAlreadyExists: self.init(.callUUIDAlreadyExists)
        case .invalidAction: self.init(.invalidAction)
        case .maximumCallGroupsReached: self.init(.maximumCallGroupsReached)
        }
    }

    /// The domain of these errors.
    public static var errorDomain: String { "com.apple.CallKit.error.requesttransaction" }
    /// The number of the code.
    public var errorCode: Int { code.rawValue }
}

extension CXErrorCodeRequestTransactionError.Code {
    /// Lets `catch CXErrorCodeRequestTransactionError.Code.unknownCallUUID` match.
    public static func ~= (code: CXErrorCodeRequestTransactionError.Code, error: any Error) -> Bool {
        (error as? CXErrorCodeRequestTransactionError)?.code == code
    }
}

/// An error of the framework as a whole.
public struct CXError: Error, Hashable, Sendable, CustomNSError {
    /// The codes, with the numbers that logs show.
    public enum Code: Int, Sendable {
        /// The system does not say why.
        case unknown = 0
        /// The app lacks the entitlement; never so here.
        case unentitled = 1
        /// An argument makes no sense; never so here.
        case invalidArgument = 2
        /// The manifest does not declare the mode `voip`.
        case missingVoIPBackgroundMode = 3
    }

    public let code: Code

    /// What a call of the framework throws, or hands over, for this reason.
    public init(_ code: Code) {
        self.code = code
    }

    /// The app does not declare the mode `voip`. From iOS 14.5.
    public static var missingVoIPBackgroundMode: Code { .missingVoIPBackgroundMode }

    /// The domain of these errors.
    public static var errorDomain: String { "com.apple.CallKit.error" }
    /// The number of the code.
    public var errorCode: Int { code.rawValue }
}

extension IncomingCallRefusal {
    /// The refusal as an app gets it.
    var error: any Error {
        switch self {
        case .unknown: CXErrorCodeIncomingCallError(.unknown)
        case .callUUIDAlreadyExists: CXErrorCodeIncomingCallError(.callUUIDAlreadyExists)
        case .filteredByDoNotDisturb: CXErrorCodeIncomingCallError(.filteredByDoNotDisturb)
        case .filteredByBlockList: CXErrorCodeIncomingCallError(.filteredByBlockList)
        case .missingVoIPBackgroundMode: CXError(.missingVoIPBackgroundMode)
        }
    }
}
