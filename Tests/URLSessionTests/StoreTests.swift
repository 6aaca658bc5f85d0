import Testing
import UIKit
import VigilRuntimeProbes

@Suite("What a phone keeps for servers", .enabled(if: RuntimeInterface.problems.isEmpty))
struct StoreTests {
    @Test("no cookie and no password is kept, whatever is asked for")
    func empty() throws {
        let url = try #require(URL(string: "https://example.com"))
        let space = URLProtectionSpace(
            host: "example.com", port: 443, protocol: "https", realm: "all",
            authenticationMethod: NSURLAuthenticationMethodHTTPBasic)
        #expect(HTTPCookieStorage.shared.cookies(for: url)?.isEmpty == true)
        #expect(URLCredentialStorage.shared.allCredentials.isEmpty)
        #expect(URLCredentialStorage.shared.credentials(for: space) == nil)
        #expect(URLCredentialStorage.shared.defaultCredential(for: space) == nil)
        #expect(NSURLSessionTransferSizeUnknown == -1)
    }
}
