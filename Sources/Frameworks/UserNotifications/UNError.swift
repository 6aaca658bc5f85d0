import SimulatedFoundation

/// The domain of the errors of notifications.
public var UNErrorDomain: String { SimulatedApp.constant("UNErrorDomain", since: .symbol("UNErrorDomain", .iOS(10))) }

/// What went wrong with a notification.
public struct UNError: CustomNSError, Hashable, Sendable {
    /// The kinds of errors.
    public enum Code: Int, Sendable {
        /// The user does not allow notifications.
        case notificationsNotAllowed = 1
        /// An attachment is at no URL of a file.
        case attachmentInvalidURL = 100
        /// The type of an attachment is not known.
        case attachmentUnrecognizedType = 101
        /// An attachment is too large.
        case attachmentInvalidFileSize = 102
        /// An attachment is not where the system keeps them.
        case attachmentNotInDataStore = 103
        /// An attachment could not be taken over.
        case attachmentMoveIntoDataStoreFailed = 104
        /// An attachment is damaged.
        case attachmentCorrupt = 105
        /// The trigger has no date.
        case notificationInvalidNoDate = 1400
        /// The notification tells nothing.
        case notificationInvalidNoContent = 1401
        /// An object that gives content is not allowed.
        case contentProvidingObjectNotAllowed = 1500
        /// An object that gives content is not valid.
        case contentProvidingInvalid = 1501
        /// The number of the badge is not valid.
        case badgeInputInvalid = 1600
    }

    /// The kind of the error.
    public let code: Code

    /// An error of a kind.
    public init(_ code: Code) { self.code = code }

    /// The domain of the errors of notifications.
    public static var errorDomain: String { UNErrorDomain }

    /// The number of the kind.
    public var errorCode: Int { code.rawValue }
}
