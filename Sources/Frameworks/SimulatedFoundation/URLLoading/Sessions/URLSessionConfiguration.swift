import BackgroundRuntime

/// How the tasks of a session are to be done. A session copies what it is made with.
open class URLSessionConfiguration: NSObject, @unchecked Sendable {
    /// How urgent several ways to a server are. Kept, and without effect.
    public enum MultipathServiceType: Int, Sendable {
        case none = 0
        /// The other one where the first fails.
        case handover = 1
        case interactive = 2
        case aggregate = 3
    }

    /// The name of a background session; nil for others.
    public let identifier: String?
    private let kind: LoadingSettings.Kind

    /// How a cache may answer. Kept, and without effect: no cache is simulated.
    open var requestCachePolicy = NSURLRequest.CachePolicy.useProtocolCachePolicy
    /// What the data is for. Kept, and without effect.
    open var networkServiceType = NSURLRequest.NetworkServiceType.default
    /// Whether the carrier's network may be used.
    open var allowsCellularAccess = true
    /// Whether a network that costs may be used. Kept, and without effect.
    @SystemAPI.Since(.method("allowsExpensiveNetworkAccess", of: "NSURLSessionConfiguration", .iOS(13))) open
        var allowsExpensiveNetworkAccess = true
    /// Whether a network in Low Data Mode may be used. Kept, and without effect.
    @SystemAPI.Since(.method("allowsConstrainedNetworkAccess", of: "NSURLSessionConfiguration", .iOS(13))) open
        var allowsConstrainedNetworkAccess = true
    /// Whether a very slow network may be used. Kept, and without effect.
    @SystemAPI.Since(.method("allowsUltraConstrainedNetworkAccess", of: "NSURLSessionConfiguration", .iOS(26, 1)))
    open var allowsUltraConstrainedNetworkAccess = false
    /// Whether names have to be proved. Kept, and without effect.
    @SystemAPI.Since(.method("requiresDNSSECValidation", of: "NSURLSessionConfiguration", .iOS(16, 1))) open
        var requiresDNSSECValidation = false
    /// Whether tasks wait for a network where there is none. Those of a background session always do.
    @SystemAPI.Since(.method("waitsForConnectivity", of: "NSURLSessionConfiguration", .iOS(11))) open
        var waitsForConnectivity = false
    /// Whether the system chooses the time of a background session's tasks.
    open var isDiscretionary = false
    /// The container in which an extension downloads. Kept, and without effect.
    @SystemAPI.Since(.method("sharedContainerIdentifier", of: "NSURLSessionConfiguration", .iOS(8))) open
        var sharedContainerIdentifier: String? = nil
    /// Whether the app is launched or resumed when the tasks of a background session are done.
    open var sessionSendsLaunchEvents = true
    /// Settings of a proxy. Kept, and without effect.
    open var connectionProxyDictionary: [AnyHashable: Any]?
    /// Whether a request may go out before an earlier one was answered. Kept, and without effect.
    open var httpShouldUsePipelining = false
    /// Whether cookies are sent. Kept, and without effect.
    open var httpShouldSetCookies = true
    /// Which cookies are kept. Without effect.
    open var httpCookieAcceptPolicy = HTTPCookie.AcceptPolicy.onlyFromMainDocumentDomain
    /// Headers that each request gets which does not have them.
    open var httpAdditionalHeaders: [AnyHashable: Any]?
    /// How many connections to one server there may be. Kept, and without effect.
    open var httpMaximumConnectionsPerHost = 4
    /// Where cookies are kept. Without effect.
    open var httpCookieStorage: HTTPCookieStorage?
    /// Where names and passwords are kept. Without effect.
    open var urlCredentialStorage: URLCredentialStorage?
    /// Where answers are kept. Without effect.
    open var urlCache: URLCache?
    /// Whether the app's connections are to stay while it is in the background. Kept, and without effect.
    @SystemAPI.Since(.method("shouldUseExtendedBackgroundIdleMode", of: "NSURLSessionConfiguration", .iOS(9))) open
        var shouldUseExtendedBackgroundIdleMode = false
    /// Classes that answer in place of a server. Not simulated: no request gets to them.
    open var protocolClasses: [AnyClass]?
    /// How several ways to a server are used. Kept, and without effect.
    @SystemAPI.Since(.method("multipathServiceType", of: "NSURLSessionConfiguration", .iOS(11))) open
        var multipathServiceType = MultipathServiceType.none

    private var timeouts: (request: TimeInterval?, resource: TimeInterval?) = (nil, nil)

    private init(_ kind: LoadingSettings.Kind) {
        self.kind = kind
        identifier = LoadingSettings(kind).identifier
        super.init()
        let hasStores = identifier == nil
        httpCookieStorage = hasStores ? HTTPCookieStorage.shared : nil
        urlCache = hasStores ? URLCache.shared : nil
    }

    /// For tasks of the app's own process.
    open class var `default`: URLSessionConfiguration {
        SimulatedApp.require(URLSessionConfiguration.self)
        return URLSessionConfiguration(.standard)
    }

    /// For connections, which were there before sessions.
    static var ofConnections: URLSessionConfiguration { URLSessionConfiguration(.standard) }

    /// For tasks of the app's own process that leave nothing on disk.
    open class var ephemeral: URLSessionConfiguration {
        SimulatedApp.require(URLSessionConfiguration.self)
        return URLSessionConfiguration(.ephemeral)
    }

    /// For tasks that the system does, also while the app does not run.
    ///
    /// - Parameter identifier: the name of the session, by which the app makes it again after a launch.
    open class func background(withIdentifier identifier: String) -> URLSessionConfiguration {
        SimulatedApp.require(URLSessionConfiguration.self)
        return URLSessionConfiguration(.background(identifier))
    }

    /// How long nothing may arrive, in seconds. In a background session a task is then tried again.
    open var timeoutIntervalForRequest: TimeInterval {
        get { timeouts.request ?? URLSession.loader?.defaultTimeouts.request ?? 60 }
        set { timeouts.request = newValue }
    }

    /// How long all attempts of a task may take, in seconds.
    open var timeoutIntervalForResource: TimeInterval {
        get { timeouts.resource ?? URLSession.loader?.defaultTimeouts.resource ?? 604_800 }
        set { timeouts.resource = newValue }
    }

    /// A configuration that says the same.
    open override func copy() -> Any {
        let copy = URLSessionConfiguration(kind)
        copy.copySwitches(of: self)
        copy.copyStores(of: self)
        return copy
    }

    private func copySwitches(of other: URLSessionConfiguration) {
        timeouts = other.timeouts
        requestCachePolicy = other.requestCachePolicy
        networkServiceType = other.networkServiceType
        allowsCellularAccess = other.allowsCellularAccess
        _allowsExpensiveNetworkAccess = other._allowsExpensiveNetworkAccess
        _allowsConstrainedNetworkAccess = other._allowsConstrainedNetworkAccess
        _allowsUltraConstrainedNetworkAccess = other._allowsUltraConstrainedNetworkAccess
        _requiresDNSSECValidation = other._requiresDNSSECValidation
        _waitsForConnectivity = other._waitsForConnectivity
        isDiscretionary = other.isDiscretionary
        sessionSendsLaunchEvents = other.sessionSendsLaunchEvents
        _shouldUseExtendedBackgroundIdleMode = other._shouldUseExtendedBackgroundIdleMode
        _multipathServiceType = other._multipathServiceType
    }

    private func copyStores(of other: URLSessionConfiguration) {
        _sharedContainerIdentifier = other._sharedContainerIdentifier
        connectionProxyDictionary = other.connectionProxyDictionary
        httpShouldUsePipelining = other.httpShouldUsePipelining
        httpShouldSetCookies = other.httpShouldSetCookies
        httpCookieAcceptPolicy = other.httpCookieAcceptPolicy
        httpAdditionalHeaders = other.httpAdditionalHeaders
        httpMaximumConnectionsPerHost = other.httpMaximumConnectionsPerHost
        httpCookieStorage = other.httpCookieStorage
        urlCredentialStorage = other.urlCredentialStorage
        urlCache = other.urlCache
        protocolClasses = other.protocolClasses
    }

    /// What whoever loads URLs gets of it.
    func settings(hasDelegate: Bool) -> LoadingSettings {
        var settings = LoadingSettings(kind)
        settings.hasDelegate = hasDelegate
        settings.isDiscretionary = isDiscretionary
        settings.sendsLaunchEvents = sessionSendsLaunchEvents
        settings.allowsCellular = allowsCellularAccess
        settings.waitsForConnectivity = _waitsForConnectivity.value
        (settings.requestTimeout, settings.resourceTimeout) = timeouts
        for (name, value) in httpAdditionalHeaders ?? [:] { settings.headers["\(name)"] = "\(value)" }
        return settings
    }
}
