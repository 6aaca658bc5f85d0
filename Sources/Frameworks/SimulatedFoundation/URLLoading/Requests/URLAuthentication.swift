/// A name and a password, or what stands for them.
open class URLCredential: NSObject, @unchecked Sendable {
    /// How long it is kept. Nothing is kept.
    public enum Persistence: UInt, Sendable {
        case none = 0
        /// As long as the session.
        case forSession = 1
        case permanent = 2
        /// For good, on all devices of the user.
        case synchronizable = 3
    }

    public let user: String?
    /// What proves the name.
    public let password: String?
    /// How long it is kept. Nothing is kept.
    public let persistence: Persistence
    /// Whether there is a password.
    open var hasPassword: Bool { password != nil }

    /// A name and a password.
    public init(user: String, password: String, persistence: Persistence) {
        (self.user, self.password, self.persistence) = (user, password, persistence)
    }
}

/// What a server protects.
open class URLProtectionSpace: NSObject, @unchecked Sendable {
    /// The name of the server.
    public let host: String
    /// Where the server listens: 443 for `https`.
    public let port: Int
    public let `protocol`: String?
    /// What the server calls it.
    public let realm: String?
    /// How the server wants to know who asks: one of the constants `NSURLAuthenticationMethod...`.
    public let authenticationMethod: String

    /// A protected space from its parts.
    ///
    /// - Parameters:
    ///   - host: the name of the server.
    ///   - port: the port.
    ///   - protocol: the protocol: `https`.
    ///   - realm: what the server calls it.
    ///   - authenticationMethod: how the server wants to know who asks; the default method with nil.
    public init(host: String, port: Int, protocol: String?, realm: String?, authenticationMethod: String?) {
        (self.host, self.port, self.protocol, self.realm) = (host, port, `protocol`, realm)
        self.authenticationMethod = authenticationMethod ?? NSURLAuthenticationMethodDefault
    }
}

/// The default method of a server that wants to know who asks.
public let NSURLAuthenticationMethodDefault = "NSURLAuthenticationMethodDefault"
/// A name and a password in the header: the only one that is simulated.
public let NSURLAuthenticationMethodHTTPBasic = "NSURLAuthenticationMethodHTTPBasic"
/// A name and a proof of a password. Not simulated.
public let NSURLAuthenticationMethodHTTPDigest = "NSURLAuthenticationMethodHTTPDigest"
/// With a name and a password, as the computers of one maker ask for it.
public let NSURLAuthenticationMethodNTLM = "NSURLAuthenticationMethodNTLM"
/// With a name and a password, or as the computers of one maker ask for it.
public let NSURLAuthenticationMethodNegotiate = "NSURLAuthenticationMethodNegotiate"
/// Whether the server is trusted. Not simulated: every server is.
public let NSURLAuthenticationMethodServerTrust = "NSURLAuthenticationMethodServerTrust"
/// A certificate of the app. Not simulated.
public let NSURLAuthenticationMethodClientCertificate = "NSURLAuthenticationMethodClientCertificate"

/// A server wants to know who asks.
open class URLAuthenticationChallenge: NSObject, @unchecked Sendable {
    public let protectionSpace: URLProtectionSpace
    /// What would be tried without an answer. Nothing is kept: always nil.
    public let proposedCredential: URLCredential?
    /// How often it was answered wrongly.
    public let previousFailureCount: Int
    /// The answer that brought it.
    public let failureResponse: URLResponse?
    /// The error that brought it.
    public let error: (any Error)?

    init(_ space: URLProtectionSpace, failures: Int) {
        (protectionSpace, previousFailureCount) = (space, failures)
        (proposedCredential, failureResponse, error) = (nil, nil, nil)
    }
}
