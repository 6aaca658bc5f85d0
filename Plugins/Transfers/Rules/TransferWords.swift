import BackgroundRuntime

/// What people call what the rules of transfers are about.
enum TransferWords {
    static let all: [PlainWords] = [
        PlainWords(
            "transfer.discretionary.flag", "isDiscretionary", "background download waits for wifi and charger",
            "download does not start in background"),
        PlainWords(
            "transfer.discretionary.forced", "upload started in background waits",
            "download begun from a background wake is slow", "transfer started in background fetch does not start",
            "download starts only when charging"),
        PlainWords("transfer.discretionary.foreground", "download speeds up when the app is opened"),
        PlainWords("transfer.low-power", "background download in low power mode"),
        PlainWords(
            "transfer.one-at-a-time", "chain of downloads in background gets slower",
            "upload queue in background one after another", "next download does not start in background"),
        PlainWords(
            "transfer.rate-limiter", "background download delayed more and more",
            "background uploads stop after a few files", "resume rate limiter nsurlsessiond",
            "delay between background transfers"),
        PlainWords(
            "transfer.retry", "background transfer retries", "timeoutIntervalForResource",
            "background upload never fails", "timeout of a background session",
            "request timed out in background session"),
        PlainWords(
            "transfer.waits-connectivity", "waitsForConnectivity", "background download without internet",
            "error when offline"),
        PlainWords("transfer.wifi-only", "allowsCellularAccess", "download only over wifi"),
        PlainWords(
            "transfer.cancel-reasons", "NSURLErrorBackgroundTaskCancelledReasonKey",
            "NSURLErrorCancelledReasonBackgroundUpdatesDisabled", "NSURLErrorDomain Code=-999 background",
            "insufficientSystemResources"),
        PlainWords("transfer.completion-early", "background session completion handler called too early"),
        PlainWords(
            "transfer.completion-handler", "handleEventsForBackgroundURLSession completion handler",
            "urlSessionDidFinishEvents", "0x2182bad3", "backgroundCompletionHandler must be called on main thread",
            "app killed after background download finished"),
        PlainWords(
            "transfer.force-quit", "downloads are cancelled when the app is force quit",
            "upload stops when the user swipes the app away", "continue download after the app is killed by the user"),
        PlainWords(
            "transfer.force-quit.reported", "NSURLErrorCancelledReasonUserForceQuitApplication",
            "error -999 at next launch", "cancelled downloads after force quit",
            "resume a download after the app was killed"),
        PlainWords("transfer.reboot", "background download after reboot"),
        PlainWords(
            "transfer.wake.all-done", "app is not woken after each download",
            "handleEventsForBackgroundURLSession called only when all finished", "progress of download in background",
            "does iOS launch the app when a background download has finished",
            "is the app woken when an upload is complete"),
        PlainWords(
            "transfer.wake.launch-events", "sessionSendsLaunchEvents", "app not relaunched when download finishes"),
        PlainWords(
            "transfer.wake.not-at-launch",
            "handleEventsForBackgroundURLSession not called when the user opens the app"),
        PlainWords("transfer.wake.order", "order of URLSession background delegate calls"),
        PlainWords(
            "transfer.wake.recreate", "recreate background session after relaunch",
            "delegate not called after relaunch", "background session delegate methods not called",
            "didFinishDownloadingTo is not called", "app takes over an upload that an extension started",
            "continue a download after the app was killed by the system",
            "response of a background upload is missing after a launch"),
        PlainWords("transfer.wake.running", "handleEventsForBackgroundURLSession is not called"),
        PlainWords(
            "transfer.data-tasks", "dataTask in background session", "Completion handler blocks are not supported",
            "data task does not run in background"),
        PlainWords(
            "transfer.default-session-stops", "request fails when app goes to background",
            "The network connection was lost", "NSURLErrorDomain Code=-1005", "upload stops when the screen is locked",
            "download stops in background", "NSURLErrorDomain -997 lost connection to background transfer service",
            "upload stuck after leaving the app", "download paused when the app is minimized",
            "upload only completes while the app is open"),
        PlainWords(
            "transfer.default.suspend", "NSURLErrorDomain Code=-1001 timed out after returning from background",
            "request hangs after resume", "network error when the app comes back", "Software caused connection abort",
            "POSIX error 53", "ECONNABORTED"),
        PlainWords(
            "transfer.delegate-required", "Completion handler blocks are not supported in background sessions",
            "async await with background URLSession", "await upload in background session"),
        PlainWords(
            "transfer.duplicate-identifier", "A background URLSession with identifier already exists",
            "two sessions with same identifier"),
        PlainWords(
            "transfer.file-move", "downloaded file does not exist", "CFNetworkDownload tmp file not found",
            "No such file or directory after download", "move the file in didFinishDownloadingTo"),
        PlainWords("transfer.http-only", "ftp or websocket in background session", "webSocketTask background session"),
        PlainWords("transfer.no-mode", "does background URLSession need a background mode"),
        PlainWords(
            "transfer.out-of-process", "download continues while the app is suspended",
            "upload large files in background", "nsurlsessiond", "how to download in background",
            "background upload continues when app is killed by the system"),
        PlainWords("transfer.redirects", "willPerformHTTPRedirection not called in background session"),
        PlainWords(
            "transfer.resumable", "resumeData", "resume a cancelled download", "NSURLSessionDownloadTaskResumeData",
            "resuming a download does not work"),
        PlainWords(
            "transfer.upload-from-file", "Upload tasks from NSData are not supported in background sessions",
            "uploadTask fromFile", "multipart form upload in background", "stream upload background session"),
    ]
}
