import BackgroundRuntime

/// What people call what the rules of transfers are about.
enum TransferWords {
    static let all: [SearchSynonyms] = [
        SearchSynonyms(
            "transfer.discretionary.flag", "isDiscretionary", "background download waits for wifi and charger",
            "download does not start in background"),
        SearchSynonyms(
            "transfer.discretionary.forced", "upload started in background waits",
            "download begun from a background wake is slow", "transfer started in background fetch does not start",
            "download starts only when charging"),
        SearchSynonyms("transfer.discretionary.foreground", "download speeds up when the app is opened"),
        SearchSynonyms("transfer.low-power", "background download in low power mode"),
        SearchSynonyms(
            "transfer.one-at-a-time", "chain of downloads in background gets slower",
            "upload queue in background one after another", "next download does not start in background"),
        SearchSynonyms(
            "transfer.rate-limiter", "background download delayed more and more",
            "background uploads stop after a few files", "resume rate limiter nsurlsessiond",
            "delay between background transfers"),
        SearchSynonyms(
            "transfer.retry", "background transfer retries", "timeoutIntervalForResource",
            "background upload never fails", "timeout of a background session",
            "request timed out in background session"),
        SearchSynonyms(
            "transfer.waits-connectivity", "waitsForConnectivity", "background download without internet",
            "error when offline"),
        SearchSynonyms("transfer.wifi-only", "allowsCellularAccess", "download only over wifi"),
        SearchSynonyms(
            "transfer.cancel-reasons", "NSURLErrorBackgroundTaskCancelledReasonKey",
            "NSURLErrorCancelledReasonBackgroundUpdatesDisabled", "NSURLErrorDomain Code=-999 background",
            "insufficientSystemResources"),
        SearchSynonyms("transfer.completion-early", "background session completion handler called too early"),
        SearchSynonyms(
            "transfer.completion-handler", "handleEventsForBackgroundURLSession completion handler",
            "urlSessionDidFinishEvents", "0x2182bad3", "backgroundCompletionHandler must be called on main thread",
            "app killed after background download finished"),
        SearchSynonyms(
            "transfer.force-quit", "downloads are cancelled when the app is force quit",
            "upload stops when the user swipes the app away", "continue download after the app is killed by the user"),
        SearchSynonyms(
            "transfer.force-quit.reported", "NSURLErrorCancelledReasonUserForceQuitApplication",
            "error -999 at next launch", "cancelled downloads after force quit",
            "resume a download after the app was killed"),
        SearchSynonyms("transfer.reboot", "background download after reboot"),
        SearchSynonyms(
            "transfer.wake.all-done", "app is not woken after each download",
            "handleEventsForBackgroundURLSession called only when all finished", "progress of download in background",
            "does iOS launch the app when a background download has finished",
            "is the app woken when an upload is complete"),
        SearchSynonyms(
            "transfer.wake.launch-events", "sessionSendsLaunchEvents", "app not relaunched when download finishes"),
        SearchSynonyms(
            "transfer.wake.not-at-launch",
            "handleEventsForBackgroundURLSession not called when the user opens the app"),
        SearchSynonyms("transfer.wake.order", "order of URLSession background delegate calls"),
        SearchSynonyms(
            "transfer.wake.recreate", "recreate background session after relaunch",
            "delegate not called after relaunch", "background session delegate methods not called",
            "didFinishDownloadingTo is not called", "app takes over an upload that an extension started",
            "continue a download after the app was killed by the system",
            "response of a background upload is missing after a launch"),
        SearchSynonyms("transfer.wake.running", "handleEventsForBackgroundURLSession is not called"),
        SearchSynonyms(
            "transfer.data-tasks", "dataTask in background session", "Completion handler blocks are not supported",
            "data task does not run in background"),
        SearchSynonyms(
            "transfer.default-session-stops", "request fails when app goes to background",
            "The network connection was lost", "NSURLErrorDomain Code=-1005", "upload stops when the screen is locked",
            "download stops in background", "NSURLErrorDomain -997 lost connection to background transfer service",
            "upload stuck after leaving the app", "download paused when the app is minimized",
            "upload only completes while the app is open"),
        SearchSynonyms(
            "transfer.default.suspend", "NSURLErrorDomain Code=-1001 timed out after returning from background",
            "request hangs after resume", "network error when the app comes back", "Software caused connection abort",
            "POSIX error 53", "ECONNABORTED"),
        SearchSynonyms(
            "transfer.delegate-required", "Completion handler blocks are not supported in background sessions",
            "async await with background URLSession", "await upload in background session"),
        SearchSynonyms(
            "transfer.duplicate-identifier", "A background URLSession with identifier already exists",
            "two sessions with same identifier"),
        SearchSynonyms(
            "transfer.file-move", "downloaded file does not exist", "CFNetworkDownload tmp file not found",
            "No such file or directory after download", "move the file in didFinishDownloadingTo"),
        SearchSynonyms(
            "transfer.http-only", "ftp or websocket in background session", "webSocketTask background session"),
        SearchSynonyms("transfer.no-mode", "does background URLSession need a background mode"),
        SearchSynonyms(
            "transfer.out-of-process", "download continues while the app is suspended",
            "upload large files in background", "nsurlsessiond", "how to download in background",
            "background upload continues when app is killed by the system"),
        SearchSynonyms("transfer.redirects", "willPerformHTTPRedirection not called in background session"),
        SearchSynonyms(
            "transfer.resumable", "resumeData", "resume a cancelled download", "NSURLSessionDownloadTaskResumeData",
            "resuming a download does not work"),
        SearchSynonyms(
            "transfer.upload-from-file", "Upload tasks from NSData are not supported in background sessions",
            "uploadTask fromFile", "multipart form upload in background", "stream upload background session"),
    ]
}
