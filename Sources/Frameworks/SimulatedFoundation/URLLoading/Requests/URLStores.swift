// Where a phone keeps answers, cookies and passwords. Nothing is kept here: apps only name and empty them.

/// Where answers are kept. Nothing is: every request goes to the server.
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
        SimulatedApp.require(.urlCacheWithDirectory)
        self.init(memoryCapacity, diskCapacity)
    }

    /// The one of the system, which each system has.
    private init(_ memory: Int, _ disk: Int) { (memoryCapacity, diskCapacity) = (memory, disk) }

    /// Forgets everything, which is nothing.
    open func removeAllCachedResponses() {}
}

/// Where cookies are kept. None are.
open class HTTPCookieStorage: NSObject, @unchecked Sendable {
    /// That of the app.
    public static let shared = HTTPCookieStorage()
    /// Which cookies are kept. Without effect.
    open var cookieAcceptPolicy = HTTPCookie.AcceptPolicy.onlyFromMainDocumentDomain
    /// What is kept: nothing.
    open var cookies: [HTTPCookie]? { [] }
}

/// A word that a server wants to hear again. Not simulated: no answer brings one.
open class HTTPCookie: NSObject, @unchecked Sendable {
    /// Which cookies are kept.
    public enum AcceptPolicy: UInt, Sendable {
        /// All of them.
        case always = 0
        /// None.
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
}
