import BackgroundRuntime

/// What is asked of a server.
public struct URLRequest: Hashable, Sendable {
    /// How a cache may answer. Kept, and without effect: no cache is simulated.
    public typealias CachePolicy = NSURLRequest.CachePolicy
    /// What the data is for. Kept, and without effect.
    public typealias NetworkServiceType = NSURLRequest.NetworkServiceType
    /// On whose account it is made. Kept, and without effect.
    public typealias Attribution = NSURLRequest.Attribution

    /// What is asked for.
    public var url: URL?
    /// How a cache may answer. Kept, and without effect.
    public var cachePolicy: CachePolicy
    /// The document that it belongs to. Kept, and without effect.
    public var mainDocumentURL: URL?
    /// What the data is for. Kept, and without effect.
    public var networkServiceType = NetworkServiceType.default
    /// Whether the carrier's network may be used.
    @SystemAPI.Since(.symbol("URLRequest.allowsCellularAccess", .iOS(6))) public var allowsCellularAccess = true
    /// Whether a network that costs may be used. Kept, and without effect.
    @SystemAPI.Since(.symbol("URLRequest.allowsExpensiveNetworkAccess", .iOS(13))) public
        var allowsExpensiveNetworkAccess = true
    /// Whether a network in Low Data Mode may be used. Kept, and without effect.
    @SystemAPI.Since(.symbol("URLRequest.allowsConstrainedNetworkAccess", .iOS(13))) public
        var allowsConstrainedNetworkAccess = true
    /// Whether HTTP/3 is tried first. Kept, and without effect.
    @SystemAPI.Since(.symbol("URLRequest.assumesHTTP3Capable", .iOS(14, 5))) public var assumesHTTP3Capable = false
    /// On whose account it is made. Kept, and without effect.
    @SystemAPI.Since(.symbol("URLRequest.attribution", .iOS(15))) public var attribution = Attribution.developer
    /// Whether names have to be proved. Kept, and without effect.
    @SystemAPI.Since(.symbol("URLRequest.requiresDNSSECValidation", .iOS(16, 1))) public var requiresDNSSECValidation =
        false
    public var allHTTPHeaderFields: [String: String]?
    /// What is sent along.
    public var httpBody: Data?
    /// What is sent along, as a stream. It is not simulated: nothing of it is sent.
    public var httpBodyStream: InputStream?
    /// Whether cookies are sent and kept. Kept, and without effect: no cookies are simulated.
    public var httpShouldHandleCookies = true
    /// Whether it may go out before an earlier one was answered. Kept, and without effect.
    public var httpShouldUsePipelining = false

    private var method: String?
    private var ownTimeout: TimeInterval?

    /// A request that reads.
    ///
    /// - Parameters:
    ///   - url: what is asked for.
    ///   - cachePolicy: how a cache may answer.
    ///   - timeoutInterval: how long nothing may arrive, in seconds.
    public init(
        url: URL, cachePolicy: CachePolicy = .useProtocolCachePolicy, timeoutInterval: TimeInterval = 60
    ) {
        self.url = url
        self.cachePolicy = cachePolicy
        if timeoutInterval != 60 { ownTimeout = timeoutInterval }
    }

    /// How long nothing may arrive, in seconds. Where it was never set, what the session's configuration says counts.
    public var timeoutInterval: TimeInterval {
        get { ownTimeout ?? 60 }
        set { ownTimeout = newValue }
    }

    /// The method: `GET` until it is set.
    public var httpMethod: String? {
        get { method ?? "GET" }
        set { method = newValue?.uppercased() }
    }

    /// The value of a header field, whatever the case of its name.
    public func value(forHTTPHeaderField field: String) -> String? {
        allHTTPHeaderFields?.first { $0.key.lowercased() == field.lowercased() }?.value
    }

    /// Sets a header field, or removes it with nil.
    public mutating func setValue(_ value: String?, forHTTPHeaderField field: String) {
        var fields = allHTTPHeaderFields ?? [:]
        for name in fields.keys.sorted() where name.lowercased() == field.lowercased() { fields[name] = nil }
        if let value { fields[field] = value }
        allHTTPHeaderFields = fields
    }

    /// Adds to a header field, after a comma where it has a value.
    public mutating func addValue(_ value: String, forHTTPHeaderField field: String) {
        let old = self.value(forHTTPHeaderField: field)
        setValue(old.map { "\($0),\(value)" } ?? value, forHTTPHeaderField: field)
    }
}

extension URLRequest: CustomStringConvertible {
    public var description: String { url?.absoluteString ?? "url: nil" }
}

/// The class behind requests. An app uses it for its types; requests themselves are `URLRequest`.
public enum NSURLRequest {
    /// How a cache may answer. No cache is simulated.
    public enum CachePolicy: UInt, Sendable {
        /// As the protocol says.
        case useProtocolCachePolicy = 0
        /// Not from a cache of the app.
        case reloadIgnoringLocalCacheData = 1
        /// From a cache, however old; else from the server.
        case returnCacheDataElseLoad = 2
        /// From a cache alone.
        case returnCacheDataDontLoad = 3
        /// Not from any cache.
        case reloadIgnoringLocalAndRemoteCacheData = 4
        /// From a cache where the server says that it is up to date.
        case reloadRevalidatingCacheData = 5

        /// The older name of not to use the app's cache.
        public static var reloadIgnoringCacheData: CachePolicy { .reloadIgnoringLocalCacheData }
    }

    /// What the data is for.
    public enum NetworkServiceType: UInt, Sendable {
        case `default` = 0
        /// Calls. Without effect for requests.
        case voip = 1
        case video = 2
        /// Work that nobody waits for.
        case background = 3
        case voice = 4
        /// An answer to what the user does.
        case responsiveData = 6
        /// Sound and pictures that are streamed.
        case avStreaming = 8
        /// Sound and pictures that answer.
        case responsiveAV = 9
        /// What calls are set up and ended with.
        case callSignaling = 11
    }

    /// On whose account a request is made.
    public enum Attribution: UInt, Sendable {
        case developer = 0
        case user = 1
    }
}

extension URLRequest {
    /// What whoever loads URLs gets of it; nil without an address.
    var loading: LoadingRequest? {
        guard let url else { return nil }
        var request = LoadingRequest(url)
        request.method = httpMethod ?? "GET"
        request.headers = allHTTPHeaderFields ?? [:]
        request.body = httpBody
        request.timeout = ownTimeout
        request.allowsCellular = _allowsCellularAccess.value
        return request
    }

    init(_ request: LoadingRequest) {
        self.init(url: request.url)
        httpMethod = request.method
        allHTTPHeaderFields = request.headers.isEmpty ? nil : request.headers
        httpBody = request.body
        ownTimeout = request.timeout
        _allowsCellularAccess.value = request.allowsCellular
    }
}
