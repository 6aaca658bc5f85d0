import SimulatedFoundation
import UIKit

let usesOfFoundationMembers: [String: Use] = [
    "-[NSCalendar isDateInToday:]": { _ = Calendar.current.isDateInToday(Date()) },
    "-[NSCalendar isDateInTomorrow:]": { _ = Calendar.current.isDateInTomorrow(Date()) },
    "-[NSCalendar isDateInYesterday:]": { _ = Calendar.current.isDateInYesterday(Date()) },
    "dispatch_activate": { DispatchQueue(label: "late", attributes: .initiallyInactive).activate() },
    "dispatch_async_and_wait": { DispatchQueue(label: "waits").asyncAndWait {} },
    "dispatchPrecondition(condition:)": { dispatchPrecondition(condition: .onQueue(.main)) },
    "-[NSFileManager containerURLForSecurityApplicationGroupIdentifier:]": {
        _ = FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: "group.example")
    },
    "-[NSFileManager temporaryDirectory]": { _ = FileManager.default.temporaryDirectory },
    "-[NSFileManager createDirectoryAtURL:withIntermediateDirectories:attributes:error:]": {
        try? FileManager.default.createDirectory(at: address, withIntermediateDirectories: false)
    },
    "-[NSProcessInfo performActivityWithOptions:reason:usingBlock:]": {
        ProcessInfo.processInfo.performActivity(options: .background, reason: "tidying up") {}
    },
    "-[NSOperation name]": { Operation().name = "upload" },
    "-[NSOperation qualityOfService]": { Operation().qualityOfService = .utility },
    "-[NSOperation isAsynchronous]": { _ = Operation().isAsynchronous },
    "-[NSOperationQueue qualityOfService]": { OperationQueue().qualityOfService = .utility },
    "-[NSRunLoop performBlock:]": { RunLoop.current.perform {} },
    "-[NSRunLoop performInModes:block:]": { RunLoop.current.perform(inModes: [.default]) {} },
    "-[NSThread initWithBlock:]": { _ = Thread {} },
    "+[NSThread detachNewThreadWithBlock:]": { Thread.detachNewThread {} },
    "-[NSThread qualityOfService]": { Thread.current.qualityOfService = .utility },
    "-[NSTimer tolerance]": {
        Timer(timeInterval: 1, target: NSObject(), selector: Selector("tick"), userInfo: nil, repeats: false)
            .tolerance = 1
    },
    "clock_gettime": {
        var now = timespec()
        _ = clock_gettime(CLOCK_MONOTONIC, &now)
    },
    "clock_gettime_nsec_np": { _ = clock_gettime_nsec_np(CLOCK_UPTIME_RAW) },
    "mach_continuous_time": { _ = mach_continuous_time() },
    "URL.init(for:in:appropriateFor:create:)": { _ = try? URL(for: .documentDirectory, in: .userDomainMask) },
    "Progress.performAsCurrent(withPendingUnitCount:using:)": {
        Progress(totalUnitCount: 1).performAsCurrent(withPendingUnitCount: 1) {}
    },
    "Date.now": { _ = Date.now },
    "Notification.Name.NSProcessInfoPowerStateDidChange": { _ = Notification.Name.NSProcessInfoPowerStateDidChange },
    "ProcessInfo.thermalStateDidChangeNotification": { _ = ProcessInfo.thermalStateDidChangeNotification },
    "URL.applicationSupportDirectory": { _ = URL.applicationSupportDirectory },
    "URL.cachesDirectory": { _ = URL.cachesDirectory },
    "URL.documentsDirectory": { _ = URL.documentsDirectory },
    "URL.downloadsDirectory": { _ = URL.downloadsDirectory },
    "URL.homeDirectory": { _ = URL.homeDirectory },
    "URL.libraryDirectory": { _ = URL.libraryDirectory },
    "URL.temporaryDirectory": { _ = URL.temporaryDirectory },
    "-[NSHTTPURLResponse initWithURL:statusCode:HTTPVersion:headerFields:]": {
        _ = HTTPURLResponse(url: address, statusCode: 200, httpVersion: nil, headerFields: nil)
    },
    "+[NSURLConnection sendAsynchronousRequest:queue:completionHandler:]": {
        NSURLConnection.sendAsynchronousRequest(URLRequest(url: address), queue: .main) { _, _, _ in }
    },
    "-[NSHTTPURLResponse valueForHTTPHeaderField:]": {
        _ = HTTPURLResponse(url: address, statusCode: 200, httpVersion: nil, headerFields: nil)?.value(
            forHTTPHeaderField: "Date")
    },
    "-[NSURLCache initWithMemoryCapacity:diskCapacity:directoryURL:]": {
        _ = URLCache(memoryCapacity: 0, diskCapacity: 0, directory: nil)
    },
    "-[NSURLSessionTask prefersIncrementalDelivery]": { dataTask().prefersIncrementalDelivery = false },
    "-[NSURLSessionConfiguration requiresDNSSECValidation]": {
        URLSessionConfiguration.default.requiresDNSSECValidation = true
    },
    "-[NSURLSessionConfiguration allowsUltraConstrainedNetworkAccess]": {
        URLSessionConfiguration.default.allowsUltraConstrainedNetworkAccess = false
    },
    "URLSession.data(for:)": { Task { _ = try await URLSession.shared.data(for: URLRequest(url: address)) } },
    "URLRequest.allowsCellularAccess": { with { $0.allowsCellularAccess = false } },
    "URLRequest.allowsExpensiveNetworkAccess": { with { $0.allowsExpensiveNetworkAccess = false } },
    "URLRequest.allowsConstrainedNetworkAccess": { with { $0.allowsConstrainedNetworkAccess = false } },
    "URLRequest.assumesHTTP3Capable": { with { $0.assumesHTTP3Capable = true } },
    "URLRequest.attribution": { with { $0.attribution = .user } },
    "URLRequest.requiresDNSSECValidation": { with { $0.requiresDNSSECValidation = true } },
    "String.LocalizationValue": { _ = String.LocalizationValue("Wake up") },
    "LocalizedStringResource": { _ = LocalizedStringResource("Wake up") },
    "NSURLSessionDownloadTaskResumeData": { _ = NSURLSessionDownloadTaskResumeData },
    "NSURLSessionUploadTaskResumeData": { _ = NSURLSessionUploadTaskResumeData },
    "DateComponentsFormatter": { _ = DateComponentsFormatter() },
    "RelativeDateTimeFormatter": { _ = RelativeDateTimeFormatter() },
    "ListFormatter": { _ = ListFormatter() },
    "MeasurementFormatter": { _ = MeasurementFormatter() },
    "URL.startAccessingSecurityScopedResource()": { _ = address.startAccessingSecurityScopedResource() },
    "URL.stopAccessingSecurityScopedResource()": { address.stopAccessingSecurityScopedResource() },
]
