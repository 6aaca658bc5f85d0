import BackgroundRuntime

// Since when each system has what this framework declares, as Apple's reference gives it.

extension SystemAPI {
    static let sessionConfiguration = symbol("URLSessionConfiguration", .iOS(7))
    static let sharedContainer = method("sharedContainerIdentifier", of: "NSURLSessionConfiguration", .iOS(8))
    static let extendedIdleMode = method(
        "shouldUseExtendedBackgroundIdleMode", of: "NSURLSessionConfiguration", .iOS(9))
    static let waitsForConnectivity = method("waitsForConnectivity", of: "NSURLSessionConfiguration", .iOS(11))
    static let multipath = method("multipathServiceType", of: "NSURLSessionConfiguration", .iOS(11))
    static let expensiveNetworkAccess = method(
        "allowsExpensiveNetworkAccess", of: "NSURLSessionConfiguration", .iOS(13))
    static let constrainedNetworkAccess = method(
        "allowsConstrainedNetworkAccess", of: "NSURLSessionConfiguration", .iOS(13))
    static let allTasks = method("getAllTasksWithCompletionHandler:", of: "NSURLSession", .iOS(9))
    static let streamTask = method("streamTaskWithHostName:port:", of: "NSURLSession", .iOS(9))
    static let webSocketTask = method("webSocketTaskWithRequest:", of: "NSURLSession", .iOS(13))
    static let sessionBytes = symbol("URLSession.bytes(for:delegate:)", .iOS(15))
    static let taskPriority = method("priority", of: "NSURLSessionTask", .iOS(8))
    static let taskProgress = method("progress", of: "NSURLSessionTask", .iOS(11))
    static let earliestBeginDate = method("earliestBeginDate", of: "NSURLSessionTask", .iOS(11))
    static let expectsToSend = method("countOfBytesClientExpectsToSend", of: "NSURLSessionTask", .iOS(11))
    static let expectsToReceive = method("countOfBytesClientExpectsToReceive", of: "NSURLSessionTask", .iOS(11))
    static let taskDelegate = method("delegate", of: "NSURLSessionTask", .iOS(15))
    static let cancelUpload = method("cancelByProducingResumeData:", of: "NSURLSessionUploadTask", .iOS(17))

    /// What of loading URLs an app may use too early.
    private static let ofLoading: [SystemAPI] = [
        sessionConfiguration, sharedContainer, extendedIdleMode, waitsForConnectivity, multipath,
        expensiveNetworkAccess, constrainedNetworkAccess, allTasks, streamTask, webSocketTask, sessionBytes,
        taskPriority, taskProgress, earliestBeginDate, expectsToSend, expectsToReceive, taskDelegate, cancelUpload,
    ]

    static let beginActivity = method("beginActivityWithOptions:reason:", of: "NSProcessInfo", .iOS(7))
    static let operatingSystemVersion = method("operatingSystemVersion", of: "NSProcessInfo", .iOS(8))
    static let isSystemAtLeast = method("isOperatingSystemAtLeastVersion:", of: "NSProcessInfo", .iOS(8))
    static let expiringActivity = method(
        "performExpiringActivityWithReason:usingBlock:", of: "NSProcessInfo", .iOS(8, 2))
    static let lowPowerMode = method("isLowPowerModeEnabled", of: "NSProcessInfo", .iOS(9))
    static let thermalState = method("thermalState", of: "NSProcessInfo", .iOS(11))
    static let hashTable = symbol("NSHashTable", .iOS(6))
    static let defaultsSuite = method("initWithSuiteName:", of: "NSUserDefaults", .iOS(7))
    static let underlyingQueue = method("underlyingQueue", of: "NSOperationQueue", .iOS(8))
    static let barrierBlock = method("addBarrierBlock:", of: "NSOperationQueue", .iOS(13))
    static let queueProgress = method("progress", of: "NSOperationQueue", .iOS(13))
    static let unfairLock = symbol("os_unfair_lock_lock", .iOS(10))
    static let localizationValue = symbol("String.LocalizationValue", .iOS(15))
    static let localizedResource = symbol("LocalizedStringResource", .iOS(16))
    static let notificationSequence = symbol("NotificationCenter.notifications(named:object:)", .iOS(15))
    static let allocatedLock = symbol("OSAllocatedUnfairLock", .iOS(16))
    static let serialQueue = symbol("DispatchSerialQueue", .iOS(17))

    /// What else of the framework an app may use too early.
    private static let others: [SystemAPI] = [
        beginActivity, operatingSystemVersion, isSystemAtLeast, expiringActivity, lowPowerMode, thermalState, hashTable,
        defaultsSuite, underlyingQueue, barrierBlock, queueProgress, unfairLock, localizationValue, localizedResource,
        notificationSequence, allocatedLock, serialQueue,
    ]

    /// Whatever of the framework an app may use too early.
    fileprivate static let ofFoundation =
        ofLoading + others + ofFoundationMembers + ofFoundationConstants + ofFoundationLoading
}

@section("vigil_entries") @used
private let entry: LinkedEntry = { SystemAPI.register(in: $0, SystemAPI.ofFoundation) }
