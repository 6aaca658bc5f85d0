import BackgroundRuntime
import SimulatedFoundation

// Since when each system has what there is of this framework, as Apple's reference gives it.

extension SystemAPI {
    static let wkWebViewAllowsLinkPreview = method("allowsLinkPreview", of: "WKWebView", .iOS(9))
    static let wkWebViewCustomUserAgent = method("customUserAgent", of: "WKWebView", .iOS(9))
    static let wkWebView = symbol("WKWebView", .iOS(8))
    static let wkWebViewConfiguration = symbol("WKWebViewConfiguration", .iOS(8))

    /// What an app may use too early of what there is.
    static let ofWebKitAPI: [SystemAPI] = [
        wkWebViewAllowsLinkPreview, wkWebViewCustomUserAgent, wkWebView, wkWebViewConfiguration,
    ]
}
