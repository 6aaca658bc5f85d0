import AuthenticationServices

let usesOfAuthenticationServicesAPI: [String: Use] = [
    "ASAuthorizationAppleIDProvider": { _ = ASAuthorizationAppleIDProvider() },
    "ASAuthorizationController": { _ = ASAuthorizationController(authorizationRequests: []) },
    "ASWebAuthenticationSession": { _ = ASWebAuthenticationSession(url: address, callbackURLScheme: nil) { _, _ in } },
]
