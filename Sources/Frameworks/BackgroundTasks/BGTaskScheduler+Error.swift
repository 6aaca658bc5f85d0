import SimulatedFoundation
import VigilBackgroundTasks

extension BGTaskScheduler {
    /// The domain of the errors of `submit`.
    public static let errorDomain = "BGTaskSchedulerErrorDomain"

    /// Why a request is not taken.
    public struct Error: CustomNSError, Hashable, Sendable {
        /// The codes, with the numbers that logs show.
        public enum Code: Int, Sendable {
            /// The app cannot schedule work in the background: the user has switched it off.
            case unavailable = 1
            /// As many requests of the kind are pending as may be.
            case tooManyPendingTaskRequests = 2
            /// The manifest lacks the mode or the identifier.
            case notPermitted = 3
            /// A continued task cannot start at once, and its request does not want to wait.
            case immediateRunIneligible = 4
        }

        public let code: Code

        /// What `submit` throws for this reason.
        public init(_ code: Code) { self.code = code }

        init(_ error: SubmissionError) {
            guard let code = Code(rawValue: error.rawValue) else {
                preconditionFailure("the scheduler has an error without a code: \(error)")
            }
            self.code = code
        }

        /// The code where the user has switched background work off.
        public static var unavailable: Code { .unavailable }
        /// The code where as many requests of the kind are pending as may be.
        public static var tooManyPendingTaskRequests: Code { .tooManyPendingTaskRequests }
        /// The code where the manifest lacks the mode or the identifier.
        public static var notPermitted: Code { .notPermitted }
        /// The code where a continued task cannot start at once.
        public static var immediateRunIneligible: Code { .immediateRunIneligible }

        /// The domain of these errors.
        public static var errorDomain: String { BGTaskScheduler.errorDomain }
        /// The number of the code.
        public var errorCode: Int { code.rawValue }
    }
}

extension BGTaskScheduler.Error.Code {
    /// Lets `catch BGTaskScheduler.Error.notPermitted` match, as on a phone.
    public static func ~= (code: BGTaskScheduler.Error.Code, error: any Swift.Error) -> Bool {
        (error as? BGTaskScheduler.Error)?.code == code
    }
}
