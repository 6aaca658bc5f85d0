import BackgroundRuntime

/// The key under which an error of a download has what a new task needs to go on.
public var NSURLSessionDownloadTaskResumeData: String {
    SimulatedApp.constant(
        "NSURLSessionDownloadTaskResumeData", since: .symbol("NSURLSessionDownloadTaskResumeData", .iOS(7)))
}
/// The key under which an error of an upload has what a new task needs to go on. Not simulated.
public var NSURLSessionUploadTaskResumeData: String {
    SimulatedApp.constant(
        "NSURLSessionUploadTaskResumeData", since: .symbol("NSURLSessionUploadTaskResumeData", .iOS(17)))
}

extension URLError {
    /// Why the system cancelled a task of a background session.
    public enum BackgroundTaskCancelledReason: Int, Sendable {
        /// The user swiped the app away in the switcher.
        case userForceQuitApplication = 0
        /// Work in the background is switched off.
        case backgroundUpdatesDisabled = 1
        /// The system has too little to go on.
        case insufficientSystemResources = 2
    }

    /// Why a network may not be used. Not simulated: always nil.
    public enum NetworkUnavailableReason: Int, Sendable {
        /// It is the carrier's.
        case cellular = 0
        case expensive = 1
        /// It is in Low Data Mode.
        case constrained = 2
        case ultraConstrained = 3
    }

    /// Why the system cancelled a task of a background session; nil for other errors.
    public var backgroundTaskCancelledReason: BackgroundTaskCancelledReason? {
        (errorUserInfo[NSURLErrorBackgroundTaskCancelledReasonKey] as? Int).flatMap(BackgroundTaskCancelledReason.init)
    }

    /// Why a network may not be used. Not simulated: always nil.
    public var networkUnavailableReason: NetworkUnavailableReason? { nil }

    /// What a new download needs to go on from where this one stopped; nil where that is impossible.
    public var downloadTaskResumeData: Data? { errorUserInfo["NSURLSessionDownloadTaskResumeData"] as? Data }

    /// What a new upload needs to go on. Not simulated: always nil.
    public var uploadTaskResumeData: Data? { nil }
}

extension LoadingFailure {
    /// The error as an app gets it.
    var error: URLError {
        var info: [String: Any] = [
            NSURLErrorFailingURLErrorKey: url
        ]
        info[NSURLErrorBackgroundTaskCancelledReasonKey] = cancelledReason
        info["NSURLSessionDownloadTaskResumeData"] = resumeData
        return URLError(URLError.Code(rawValue: code) ?? .unknown, userInfo: info)
    }
}
