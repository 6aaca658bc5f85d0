import BackgroundRuntime

// Since when there is what several declarations of this framework ask for, as Apple's reference gives it.

extension SystemAPI {
    static let dispatchQueueActivate = symbol("dispatch_activate", .iOS(10))
    static let dispatchQueueAsyncAndWait = symbol("dispatch_async_and_wait", .iOS(12))
    static let taskPriority = method("priority", of: "NSURLSessionTask", .iOS(8))
    static let earliestBeginDate = method("earliestBeginDate", of: "NSURLSessionTask", .iOS(11))
    static let expectsToSend = method("countOfBytesClientExpectsToSend", of: "NSURLSessionTask", .iOS(11))
    static let expectsToReceive = method("countOfBytesClientExpectsToReceive", of: "NSURLSessionTask", .iOS(11))
    static let taskDelegate = method("delegate", of: "NSURLSessionTask", .iOS(15))
    static let sessionData = symbol("URLSession.data(for:)", .iOS(13))
    static let expiringActivity = method(
        "performExpiringActivityWithReason:usingBlock:", of: "NSProcessInfo", .iOS(8, 2))
    static let underlyingQueue = method("underlyingQueue", of: "NSOperationQueue", .iOS(8))
    static let localizationValue = symbol("String.LocalizationValue", .iOS(15))
    static let localizedResource = symbol("LocalizedStringResource", .iOS(16))
}
