import SimulatedFoundation
import VigilBackgroundAssets

/// What groups the numbers of ``BAErrorCode`` in logs. Apple's text is not known.
public let BAErrorDomain = "BAErrorDomain"

/// The numbers of errors in ``BAErrorDomain``.
public enum BAErrorCode: Int, Sendable {
    /// What was handed over is no download. Never so here.
    case downloadInvalid = 0
    /// Only an app may do so. Never so here, where extensions do not run.
    case callFromExtensionNotAllowed = 50
    /// Only an app in front may do so.
    case callFromInactiveProcessNotAllowed = 51
    /// The system does not know the app. Never so here.
    case callerConnectionNotAccepted = 55
    /// The system cannot be reached. Never so here.
    case callerConnectionInvalid = 56
    /// There is a download of this identifier.
    case downloadAlreadyScheduled = 100
    /// There is no download of this identifier.
    case downloadNotScheduled = 101
    /// The download did not begin. Never so here.
    case downloadFailedToStart = 102
    /// The download failed: so does each one that a scenario lets fail.
    case downloadAlreadyFailed = 103
    /// Only the extension has essential downloads.
    case downloadEssentialDownloadNotPermitted = 109
    /// The user saves power.
    case downloadBackgroundActivityProhibited = 111
    /// The file is too large for what is left of the allowance. Extensions alone get it.
    case downloadWouldExceedAllowance = 112
    /// There is no such download. Never so here.
    case downloadDoesNotExist = 113
    /// The host is not in the list of the manifest. Extensions alone get it.
    case sessionDownloadDisallowedByDomain = 202
    /// The allowance is used up. Never so here.
    case sessionDownloadDisallowedByAllowance = 203
    /// The file was larger than the allowance. Never so here.
    case sessionDownloadAllowanceExceeded = 204
    /// The app has to be launched before. Never so here.
    case sessionDownloadNotPermittedBeforeAppLaunch = 206

    init(_ code: AssetRefusal.Code) {
        switch code {
        case .callFromInactiveProcessNotAllowed: self = .callFromInactiveProcessNotAllowed
        case .downloadAlreadyScheduled: self = .downloadAlreadyScheduled
        case .downloadNotScheduled: self = .downloadNotScheduled
        case .downloadEssentialDownloadNotPermitted: self = .downloadEssentialDownloadNotPermitted
        case .downloadBackgroundActivityProhibited: self = .downloadBackgroundActivityProhibited
        case .downloadWouldExceedAllowance: self = .downloadWouldExceedAllowance
        case .sessionDownloadDisallowedByDomain: self = .sessionDownloadDisallowedByDomain
        }
    }

    /// What is thrown and handed to delegates.
    var error: NSError { NSError(domain: BAErrorDomain, code: rawValue) }
}
