import BackgroundRuntime

// Since when each system has the types and members of this framework, as Apple's reference gives it.

extension SystemAPI {
    static let calendarIsDateInToday = method("isDateInToday:", of: "NSCalendar", .iOS(8))
    static let calendarIsDateInTomorrow = method("isDateInTomorrow:", of: "NSCalendar", .iOS(8))
    static let calendarIsDateInYesterday = method("isDateInYesterday:", of: "NSCalendar", .iOS(8))
    static let dispatchQueueActivate = symbol("dispatch_activate", .iOS(10))
    static let dispatchQueueAsyncAndWait = symbol("dispatch_async_and_wait", .iOS(12))
    static let dispatchPrecondition = symbol("dispatchPrecondition(condition:)", .iOS(10))
    static let fileManagerContainerURL = method(
        "containerURLForSecurityApplicationGroupIdentifier:", of: "NSFileManager", .iOS(7))
    static let fileManagerTemporaryDirectory = method("temporaryDirectory", of: "NSFileManager", .iOS(10))
    static let fileManagerCreateDirectory = method(
        "createDirectoryAtURL:withIntermediateDirectories:attributes:error:", of: "NSFileManager", .iOS(5))
    static let processInfoPerformActivity = method(
        "performActivityWithOptions:reason:usingBlock:", of: "NSProcessInfo", .iOS(7))
    static let operationName = method("name", of: "NSOperation", .iOS(8))
    static let operationQualityOfService = method("qualityOfService", of: "NSOperation", .iOS(8))
    static let operationIsAsynchronous = method("isAsynchronous", of: "NSOperation", .iOS(7))
    static let operationQueueQualityOfService = method("qualityOfService", of: "NSOperationQueue", .iOS(8))
    static let runLoopPerform = method("performBlock:", of: "NSRunLoop", .iOS(10))
    static let runLoopPerformInModes = method("performInModes:block:", of: "NSRunLoop", .iOS(10))
    static let threadWithBlock = method("initWithBlock:", of: "NSThread", .iOS(10))
    static let threadDetachNewThread = classMethod("detachNewThreadWithBlock:", of: "NSThread", .iOS(10))
    static let threadQualityOfService = method("qualityOfService", of: "NSThread", .iOS(8))
    static let timerTolerance = method("tolerance", of: "NSTimer", .iOS(7))
    static let clockTime = symbol("clock_gettime", .iOS(10))
    static let clockNanoseconds = symbol("clock_gettime_nsec_np", .iOS(10))
    static let continuousTime = symbol("mach_continuous_time", .iOS(10))
    static let urlOfDirectory = symbol("URL.init(for:in:appropriateFor:create:)", .iOS(16))
    static let progressPerformAsCurrent = symbol("Progress.performAsCurrent(withPendingUnitCount:using:)", .iOS(11))
    static let dateComponentsFormatter = symbol("DateComponentsFormatter", .iOS(8))
    static let relativeDateTimeFormatter = symbol("RelativeDateTimeFormatter", .iOS(13))
    static let listFormatter = symbol("ListFormatter", .iOS(13))
    static let measurementFormatter = symbol("MeasurementFormatter", .iOS(10))
    static let urlStartAccessingSecurityScopedResource = symbol(
        "URL.startAccessingSecurityScopedResource()", .iOS(8))
    static let urlStopAccessingSecurityScopedResource = symbol("URL.stopAccessingSecurityScopedResource()", .iOS(8))

    /// What an app may use too early of types and members.
    static let ofFoundationMembers: [SystemAPI] = [
        calendarIsDateInToday, calendarIsDateInTomorrow, calendarIsDateInYesterday, dispatchQueueActivate,
        dispatchQueueAsyncAndWait, dispatchPrecondition, fileManagerContainerURL, fileManagerTemporaryDirectory,
        fileManagerCreateDirectory, processInfoPerformActivity, operationName, operationQualityOfService,
        operationIsAsynchronous, operationQueueQualityOfService, runLoopPerform, runLoopPerformInModes,
        threadWithBlock, threadDetachNewThread, threadQualityOfService, timerTolerance, clockTime, clockNanoseconds,
        continuousTime, urlOfDirectory, progressPerformAsCurrent, dateComponentsFormatter,
        relativeDateTimeFormatter, listFormatter, measurementFormatter, urlStartAccessingSecurityScopedResource,
        urlStopAccessingSecurityScopedResource,
    ]
}
