import Testing
import UIKit
import VigilFacts
import VigilRuntimeProbes

struct CFNetworkStoreTests: Facts {
    @Test("What a phone keeps for servers", .enabled(if: RuntimeInterface.problems.isEmpty), arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    let empty = Fact("no cookie and no password is kept, whatever is asked for") {
        let url = try require(URL(string: "https://example.com"))
        let space = URLProtectionSpace(
            host: "example.com", port: 443, protocol: "https", realm: "all",
            authenticationMethod: NSURLAuthenticationMethodHTTPBasic)
        expect(HTTPCookieStorage.shared.cookies(for: url)?.isEmpty, is: true)
        expect(URLCredentialStorage.shared.allCredentials.isEmpty)
        expect(URLCredentialStorage.shared.credentials(for: space) == nil)
        expect(URLCredentialStorage.shared.defaultCredential(for: space) == nil)
        expect(NSURLSessionTransferSizeUnknown, is: -1)
    }
}
