import UIKit

/// Why nobody signed in.
public struct ASAuthorizationError: Error, Sendable {
    public enum Code: Int, Sendable {
        /// Nobody knows, somebody gave up, or the answer says nothing.
        case unknown = 1000, canceled, invalidResponse
        /// Nobody took it, it failed, or nobody could be asked.
        case notHandled, failed, notInteractive
    }

    public let code: Code
    /// An error of a kind.
    public init(_ code: Code) { self.code = code }
}

/// What somebody is asked for who signs in.
open class ASAuthorizationRequest: NSObject, @unchecked Sendable {
    /// What the app wants to know.
    public struct Scope: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let fullName = Scope(rawValue: "full_name")
        public static let email = Scope(rawValue: "email")
    }
}

/// What somebody is asked for who signs in with Apple.
open class ASAuthorizationAppleIDRequest: ASAuthorizationRequest, @unchecked Sendable {
    /// What the app wants to know.
    open var requestedScopes: [Scope]?
    /// A number that is used once.
    open var nonce: String?
    /// What comes back as it is.
    open var state: String?
}

/// What knows those who sign in with Apple. It knows nobody.
open class ASAuthorizationAppleIDProvider: NSObject, @unchecked Sendable {
    /// Whether somebody is signed in.
    public enum CredentialState: Int, Sendable {
        /// No longer, yes, never, or elsewhere.
        case revoked = 0, authorized, notFound, transferred
    }

    /// What knows them. From iOS 13.
    public override init() {
        SimulatedApp.require(ASAuthorizationAppleIDProvider.self)
        super.init()
    }

    /// A question to somebody.
    open func createRequest() -> ASAuthorizationAppleIDRequest { ASAuthorizationAppleIDRequest() }
    /// Whether somebody is signed in: nobody ever was.
    open func getCredentialState(
        forUserID userID: String, completion: @escaping @Sendable (CredentialState, (any Error)?) -> Void
    ) { DispatchQueue.global(qos: .default).async { completion(.notFound, nil) } }
}

/// Who signed in. Nobody does.
open class ASAuthorization: NSObject, @unchecked Sendable {
    /// What is known of them.
    open var credential: any ASAuthorizationCredential { ASAuthorizationAppleIDCredential() }
}

/// What is known of somebody.
public protocol ASAuthorizationCredential: NSObjectProtocol {}

/// What is known of somebody who signed in with Apple. Nobody does.
open class ASAuthorizationAppleIDCredential: NSObject, ASAuthorizationCredential, @unchecked Sendable {
    /// Tells them from others.
    open var user: String { "" }
    open var fullName: PersonNameComponents? { nil }
    open var email: String? { nil }
    open var identityToken: Data? { nil }
    /// What proves it to a server.
    open var authorizationCode: Data? { nil }
}

/// Asks somebody to sign in. Nobody does: it fails.
@preconcurrency @MainActor
open class ASAuthorizationController: NSObject {
    open weak var delegate: (any ASAuthorizationControllerDelegate)?
    /// Who has the window.
    open weak var presentationContextProvider: (any ASAuthorizationControllerPresentationContextProviding)?

    public init(authorizationRequests: [ASAuthorizationRequest]) {
        SimulatedApp.require(ASAuthorizationController.self)
    }

    /// Asks. Nobody answers: the delegate hears so in a later turn of the main queue.
    open func performRequests() {
        SimulatedApp.notSimulated("AuthenticationServices", "nobody signs in")
        DispatchQueue.main.async { [self] in
            delegate?.authorizationController(controller: self, didCompleteWithError: ASAuthorizationError(.canceled))
        }
    }
}

/// Who is told of those who sign in.
@preconcurrency @MainActor
public protocol ASAuthorizationControllerDelegate: NSObjectProtocol {
    /// Somebody signed in. Never called here.
    func authorizationController(
        controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization)
    func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error)
}

extension ASAuthorizationControllerDelegate {
    public func authorizationController(
        controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization
    ) {}
    public func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error) {}
}

/// A window in which somebody is asked.
public typealias ASPresentationAnchor = UIWindow

/// Who has the window in which somebody is asked. Never asked here.
@preconcurrency @MainActor
public protocol ASAuthorizationControllerPresentationContextProviding: NSObjectProtocol {
    func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor
}

/// Has somebody sign in on a page. Nobody does: it ends as if they gave up.
@preconcurrency @MainActor
open class ASWebAuthenticationSession: NSObject {
    /// What is called at its end.
    public typealias CompletionHandler = (URL?, (any Error)?) -> Void

    private let end: CompletionHandler
    /// Who has the window.
    open weak var presentationContextProvider: (any ASWebAuthenticationPresentationContextProviding)?
    /// Whether it leaves nothing behind. Kept, and without effect.
    open var prefersEphemeralWebBrowserSession = false

    /// A page, and where it leads back to.
    public init(url URL: URL, callbackURLScheme: String?, completionHandler: @escaping CompletionHandler) {
        SimulatedApp.require(ASWebAuthenticationSession.self)
        end = completionHandler
    }

    /// Shows the page. Nobody signs in: it ends in a later turn of the main queue.
    @discardableResult
    open func start() -> Bool {
        SimulatedApp.notSimulated("AuthenticationServices", "nobody signs in")
        DispatchQueue.main.async { [end] in end(nil, ASWebAuthenticationSessionError(.canceledLogin)) }
        return true
    }
    /// Takes the page away.
    open func cancel() {}
}

/// Why nobody signed in on a page.
public struct ASWebAuthenticationSessionError: Error, Sendable {
    public enum Code: Int, Sendable {
        /// Somebody gave up, or there was no window.
        case canceledLogin = 1, presentationContextNotProvided, presentationContextInvalid
    }

    public let code: Code
    /// An error of a kind.
    public init(_ code: Code) { self.code = code }
}

/// Who has the window of a page. Never asked here.
@preconcurrency @MainActor
public protocol ASWebAuthenticationPresentationContextProviding: NSObjectProtocol {
    func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor
}
