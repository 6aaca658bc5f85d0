import BackgroundRuntime

// Where a phone keeps answers, cookies and passwords. Nothing is kept here but the answers that an app puts there.

/// Where answers are kept: those that the app puts there, as long as its process is. Sessions put none there, and look for
/// none there: every request goes to the server.
open class URLCache: NSObject, @unchecked Sendable {
    /// What all sessions use that name no other.
    public nonisolated(unsafe) static var shared = URLCache(512_000, 10_000_000)
    /// How many bytes it may keep in memory.
    open var memoryCapacity: Int
    /// How many bytes it may keep on disk.
    open var diskCapacity: Int
    /// How many bytes it keeps in memory: none.
    open var currentMemoryUsage: Int { 0 }
    /// How many bytes it keeps on disk: none.
    open var currentDiskUsage: Int { 0 }

    /// A cache of a size.
    ///
    /// - Parameters:
    ///   - memoryCapacity: how many bytes it may keep in memory.
    ///   - diskCapacity: how many bytes it may keep on disk.
    ///   - directory: where it keeps them.
    public convenience init(memoryCapacity: Int, diskCapacity: Int, directory: URL? = nil) {
        SimulatedApp.require(.method("initWithMemoryCapacity:diskCapacity:directoryURL:", of: "NSURLCache", .iOS(13)))
        self.init(memoryCapacity, diskCapacity)
    }

    /// The one of the system, which each system has.
    private init(_ memory: Int, _ disk: Int) { (memoryCapacity, diskCapacity) = (memory, disk) }

    open func removeAllCachedResponses() { kept?.answers[ObjectIdentifier(self)] = nil }
    /// The answer that the app has put there; nil for none.
    open func cachedResponse(for request: URLRequest) -> CachedURLResponse? {
        kept?.answers[ObjectIdentifier(self)]?[request]
    }
    /// Keeps an answer, as long as the process is.
    open func storeCachedResponse(_ cachedResponse: CachedURLResponse, for request: URLRequest) {
        SimulatedApp.notSimulated("URLCache", "it keeps what the app puts there until the process ends")
        kept?.answers[ObjectIdentifier(self), default: [:]][request] = cachedResponse
    }
    open func removeCachedResponse(for request: URLRequest) { kept?.answers[ObjectIdentifier(self)]?[request] = nil }

    /// What the process keeps in its caches, one of which all apps of this program have.
    private final class Kept {
        var answers: [ObjectIdentifier: [URLRequest: CachedURLResponse]] = [:]
    }

    private var kept: Kept? { AppProcess.current?.storage.object { Kept() } }
}

extension URLCache {
    /// Where an answer may be kept. Without effect.
    public enum StoragePolicy: UInt, Sendable {
        /// Anywhere, in memory, or nowhere.
        case allowed = 0, allowedInMemoryOnly, notAllowed
    }
}

/// An answer that is kept.
open class CachedURLResponse: NSObject, @unchecked Sendable {
    /// What the server said of it.
    public let response: URLResponse
    public let data: Data
    /// What the app says of it.
    public let userInfo: [AnyHashable: Any]?
    /// Where it may be kept. Without effect.
    public let storagePolicy: URLCache.StoragePolicy

    public convenience init(response: URLResponse, data: Data) {
        self.init(response: response, data: data, userInfo: nil, storagePolicy: .allowed)
    }

    /// An answer, with something of the app's.
    public init(
        response: URLResponse, data: Data, userInfo: [AnyHashable: Any]? = nil,
        storagePolicy: URLCache.StoragePolicy
    ) {
        (self.response, self.data) = (response, data)
        (self.userInfo, self.storagePolicy) = (userInfo, storagePolicy)
    }
}

/// Where cookies are kept. None are.
open class HTTPCookieStorage: NSObject, @unchecked Sendable {
    /// That of the app.
    public static let shared = HTTPCookieStorage()
    /// Which cookies are kept. Without effect.
    open var cookieAcceptPolicy = HTTPCookie.AcceptPolicy.onlyFromMainDocumentDomain
    /// What is kept: nothing.
    open var cookies: [HTTPCookie]? { [] }
    /// What a request to a server would bring along: nothing.
    open func cookies(for URL: URL) -> [HTTPCookie]? { [] }
}

/// A word that a server wants to hear again. Not simulated: no answer brings one.
open class HTTPCookie: NSObject, @unchecked Sendable {
    /// Which cookies are kept.
    public enum AcceptPolicy: UInt, Sendable {
        case always = 0
        case never = 1
        /// Those of the server that was asked.
        case onlyFromMainDocumentDomain = 2
    }

    /// What the server calls it.
    public let name: String
    /// What the server wants to hear.
    public let value: String

    init(name: String, value: String) { (self.name, self.value) = (name, value) }
}

/// Where names and passwords are kept. None are.
open class URLCredentialStorage: NSObject, @unchecked Sendable {
    /// That of the app.
    public static let shared = URLCredentialStorage()
    /// All that is kept: nothing.
    open var allCredentials: [URLProtectionSpace: [String: URLCredential]] { [:] }
    /// What is kept for a server, by the names of users; nil, as nothing is.
    open func credentials(for space: URLProtectionSpace) -> [String: URLCredential]? { nil }
    /// What a server gets that asks; nil, as nothing is kept.
    open func defaultCredential(for space: URLProtectionSpace) -> URLCredential? { nil }
}
