import UIKit

/// An address that nothing is loaded from.
let address = URL(string: "https://example.com") ?? URL(fileURLWithPath: "/")

let usesOfLoading: [String: Use] = [
    "URLSessionConfiguration": { _ = URLSessionConfiguration.default },
    "-[NSURLSessionConfiguration sharedContainerIdentifier]": {
        URLSessionConfiguration.default.sharedContainerIdentifier = "group.example"
    },
    "-[NSURLSessionConfiguration shouldUseExtendedBackgroundIdleMode]": {
        URLSessionConfiguration.default.shouldUseExtendedBackgroundIdleMode = true
    },
    "-[NSURLSessionConfiguration waitsForConnectivity]": {
        URLSessionConfiguration.default.waitsForConnectivity = true
    },
    "-[NSURLSessionConfiguration multipathServiceType]": {
        URLSessionConfiguration.default.multipathServiceType = .handover
    },
    "-[NSURLSessionConfiguration allowsExpensiveNetworkAccess]": {
        URLSessionConfiguration.default.allowsExpensiveNetworkAccess = false
    },
    "-[NSURLSessionConfiguration allowsConstrainedNetworkAccess]": {
        URLSessionConfiguration.default.allowsConstrainedNetworkAccess = false
    },
    "-[NSURLSession getAllTasksWithCompletionHandler:]": { URLSession.shared.getAllTasks { _ in } },
    "-[NSURLSession streamTaskWithHostName:port:]": {
        _ = URLSession.shared.streamTask(withHostName: "example.com", port: 80)
    },
    "-[NSURLSession webSocketTaskWithRequest:]": { _ = URLSession.shared.webSocketTask(with: address) },
    "URLSession.bytes(for:delegate:)": {
        Task { _ = try await URLSession.shared.bytes(for: URLRequest(url: address)) }
    },
    "-[NSURLSessionTask priority]": { dataTask().priority = URLSessionTask.lowPriority },
    "-[NSURLSessionTask progress]": { _ = dataTask().progress },
    "-[NSURLSessionTask earliestBeginDate]": { dataTask().earliestBeginDate = Date() },
    "-[NSURLSessionTask countOfBytesClientExpectsToSend]": { dataTask().countOfBytesClientExpectsToSend = 1 },
    "-[NSURLSessionTask countOfBytesClientExpectsToReceive]": { dataTask().countOfBytesClientExpectsToReceive = 1 },
    "-[NSURLSessionTask delegate]": { dataTask().delegate = nil },
    "-[NSURLSessionUploadTask cancelByProducingResumeData:]": {
        URLSession.shared.uploadTask(with: URLRequest(url: address), from: Data()).cancel { _ in }
    },
]

let usesOfFoundation: [String: Use] = [
    "-[NSProcessInfo beginActivityWithOptions:reason:]": {
        _ = ProcessInfo.processInfo.beginActivity(options: .background, reason: "tidying up")
    },
    "-[NSProcessInfo operatingSystemVersion]": { _ = ProcessInfo.processInfo.operatingSystemVersion },
    "-[NSProcessInfo isOperatingSystemAtLeastVersion:]": {
        let version = OperatingSystemVersion(majorVersion: 8, minorVersion: 0, patchVersion: 0)
        _ = ProcessInfo.processInfo.isOperatingSystemAtLeast(version)
    },
    "-[NSProcessInfo performExpiringActivityWithReason:usingBlock:]": {
        ProcessInfo.processInfo.performExpiringActivity(withReason: "upload") { _ in }
    },
    "-[NSProcessInfo isLowPowerModeEnabled]": { _ = ProcessInfo.processInfo.isLowPowerModeEnabled },
    "-[NSProcessInfo thermalState]": { _ = ProcessInfo.processInfo.thermalState },
    "NSHashTable": { _ = NSHashTable<NSObject>.weakObjects() },
    "-[NSUserDefaults initWithSuiteName:]": { _ = UserDefaults(suiteName: "group.example") },
    "-[NSOperationQueue underlyingQueue]": { _ = OperationQueue().underlyingQueue },
    "-[NSOperationQueue addBarrierBlock:]": { OperationQueue().addBarrierBlock {} },
    "-[NSOperationQueue progress]": { _ = OperationQueue().progress },
    "os_unfair_lock_lock": { _ = os_unfair_lock() },
    "NotificationCenter.notifications(named:object:)": {
        _ = NotificationCenter.default.notifications(named: UIApplication.didEnterBackgroundNotification)
    },
    "OSAllocatedUnfairLock": { _ = OSAllocatedUnfairLock() },
    "DispatchSerialQueue": { _ = DispatchSerialQueue(label: "serial") },
]
