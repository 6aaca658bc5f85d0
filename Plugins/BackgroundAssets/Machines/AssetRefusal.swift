import BackgroundRuntime

/// Why a download is not scheduled, started or cancelled: the error that the app gets.
public struct AssetRefusal: Error, Hashable, Sendable {
    /// The errors, by the names that `BAErrorCode` has for them.
    public enum Code: String, Sendable {
        /// Only an app in front starts downloads.
        case callFromInactiveProcessNotAllowed
        /// There is one of this identifier.
        case downloadAlreadyScheduled
        /// There is none to cancel.
        case downloadNotScheduled
        /// Essential downloads are the extension's business.
        case downloadEssentialDownloadNotPermitted
        /// The user does not want background activity.
        case downloadBackgroundActivityProhibited
        /// It is larger than what is left of the allowance.
        case downloadWouldExceedAllowance
        /// Its host is not in the list of the manifest.
        case sessionDownloadDisallowedByDomain
    }

    public let code: Code
    /// The rule behind it.
    public let rule: Rule

    init(_ code: Code, _ rule: Rule) { (self.code, self.rule) = (code, rule) }
}
