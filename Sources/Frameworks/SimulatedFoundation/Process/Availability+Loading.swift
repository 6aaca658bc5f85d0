import BackgroundRuntime

// Since when each system has the requests and answers of this framework, as Apple's reference gives it.

extension SystemAPI {
    static let httpResponse = method(
        "initWithURL:statusCode:HTTPVersion:headerFields:", of: "NSHTTPURLResponse", .iOS(5))
    static let connectionSendAsynchronousRequest = classMethod(
        "sendAsynchronousRequest:queue:completionHandler:", of: "NSURLConnection", .iOS(5))
    static let httpResponseValue = method("valueForHTTPHeaderField:", of: "NSHTTPURLResponse", .iOS(13))
    static let urlCacheWithDirectory = method(
        "initWithMemoryCapacity:diskCapacity:directoryURL:", of: "NSURLCache", .iOS(13))
    static let urlSessionTaskPrefersIncrementalDelivery = method(
        "prefersIncrementalDelivery", of: "NSURLSessionTask", .iOS(14, 5))
    static let urlSessionConfigurationRequiresDNSSECValidation = method(
        "requiresDNSSECValidation", of: "NSURLSessionConfiguration", .iOS(16, 1))
    static let urlSessionConfigurationAllowsUltraConstrainedNetworkAccess = method(
        "allowsUltraConstrainedNetworkAccess", of: "NSURLSessionConfiguration", .iOS(26, 1))
    static let sessionData = symbol("URLSession.data(for:)", .iOS(13))
    static let urlRequestAllowsCellularAccess = symbol("URLRequest.allowsCellularAccess", .iOS(6))
    static let urlRequestAllowsExpensiveNetworkAccess = symbol("URLRequest.allowsExpensiveNetworkAccess", .iOS(13))
    static let urlRequestAllowsConstrainedNetworkAccess = symbol("URLRequest.allowsConstrainedNetworkAccess", .iOS(13))
    static let urlRequestAssumesHTTP3Capable = symbol("URLRequest.assumesHTTP3Capable", .iOS(14, 5))
    static let urlRequestAttribution = symbol("URLRequest.attribution", .iOS(15))
    static let urlRequestRequiresDNSSECValidation = symbol("URLRequest.requiresDNSSECValidation", .iOS(16, 1))
    static let urlSessionDownloadTaskResumeData = symbol("NSURLSessionDownloadTaskResumeData", .iOS(7))
    static let urlSessionUploadTaskResumeData = symbol("NSURLSessionUploadTaskResumeData", .iOS(17))

    /// What an app may use too early of requests and answers.
    static let ofFoundationLoading: [SystemAPI] = [
        httpResponse, connectionSendAsynchronousRequest, httpResponseValue, urlCacheWithDirectory,
        urlSessionTaskPrefersIncrementalDelivery,
        urlSessionConfigurationRequiresDNSSECValidation, urlSessionConfigurationAllowsUltraConstrainedNetworkAccess,
        sessionData, urlRequestAllowsCellularAccess, urlRequestAllowsExpensiveNetworkAccess,
        urlRequestAllowsConstrainedNetworkAccess, urlRequestAssumesHTTP3Capable, urlRequestAttribution,
        urlRequestRequiresDNSSECValidation, urlSessionDownloadTaskResumeData, urlSessionUploadTaskResumeData,
    ]
}
