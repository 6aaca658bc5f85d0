import SimulatedFoundation
import VigilWorkout

/// What groups the numbers of ``HKError`` in logs.
public let HKErrorDomain = "com.apple.healthkit"

/// Why something about health data does not work.
public struct HKError: Error, Hashable, Sendable, CustomNSError, LocalizedError {
    /// The codes, with the numbers that logs show.
    public enum Code: Int, Sendable {
        /// Nothing is wrong. Never so here.
        case noError = 0
        /// The device keeps no health data. Never so here.
        case errorHealthDataUnavailable = 1
        /// A profile forbids it. Never so here.
        case errorHealthDataRestricted = 2
        /// What was asked makes no sense now.
        case errorInvalidArgument = 3
        /// The user does not let the app write it, or an entitlement is missing.
        case errorAuthorizationDenied = 4
        /// The app never asked for it.
        case errorAuthorizationNotDetermined = 5
        /// The phone is locked.
        case errorDatabaseInaccessible = 6
        /// The user went away. Never so here.
        case errorUserCanceled = 7
        /// Another workout session was started.
        case errorAnotherWorkoutSessionStarted = 8
        /// The user ended the workout. Never so here.
        case errorUserExitedWorkoutSession = 9
        /// The user does not allow what the app cannot do without. Never so here.
        case errorRequiredAuthorizationDenied = 10
        /// There is nothing to make a statistic of.
        case errorNoData = 11
        /// The activity cannot be tracked. Never so here.
        case errorWorkoutActivityNotAllowed = 12
        /// There is too much of it. Never so here.
        case errorDataSizeExceeded = 13
        /// A workout session was started in the background.
        case errorBackgroundWorkoutSessionNotAllowed = 14
    }

    public let code: Code
    private let text: String?

    /// An error of a kind.
    public init(_ code: Code) { (self.code, text) = (code, nil) }

    init(_ failure: HealthFailure) {
        guard let code = Code(rawValue: failure.code.rawValue) else {
            preconditionFailure("\(failure.code) has no code")
        }
        (self.code, text) = (code, failure.text)
    }

    /// The same for every error of this type.
    public static var errorDomain: String { HKErrorDomain }
    /// The number of the code.
    public var errorCode: Int { code.rawValue }
    /// It in a sentence.
    public var errorDescription: String? { text }

    /// What was asked makes no sense now.
    public static var errorInvalidArgument: Code { .errorInvalidArgument }
    /// The user does not let the app write it, or an entitlement is missing.
    public static var errorAuthorizationDenied: Code { .errorAuthorizationDenied }
    /// The app never asked for it.
    public static var errorAuthorizationNotDetermined: Code { .errorAuthorizationNotDetermined }
    /// The phone is locked.
    public static var errorDatabaseInaccessible: Code { .errorDatabaseInaccessible }
    /// Another workout session was started.
    public static var errorAnotherWorkoutSessionStarted: Code { .errorAnotherWorkoutSessionStarted }
    /// There is nothing to make a statistic of.
    public static var errorNoData: Code { .errorNoData }
    /// The device keeps no health data. Never so here.
    public static var errorHealthDataUnavailable: Code { .errorHealthDataUnavailable }
    /// A workout session was started in the background.
    public static var errorBackgroundWorkoutSessionNotAllowed: Code { .errorBackgroundWorkoutSessionNotAllowed }
}

extension HKError.Code {
    /// Lets `catch HKError.errorAuthorizationDenied` match, as on a phone.
    public static func ~= (code: HKError.Code, error: any Error) -> Bool { (error as? HKError)?.code == code }
}
