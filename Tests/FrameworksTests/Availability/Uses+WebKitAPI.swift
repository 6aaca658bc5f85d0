import WebKit

let usesOfWebKitAPI: [String: Use] = [
    "-[WKWebView allowsLinkPreview]": { _ = WKWebView(frame: .zero).allowsLinkPreview },
    "-[WKWebView customUserAgent]": { _ = WKWebView(frame: .zero).customUserAgent },
    "WKWebView": { _ = WKWebView(frame: .zero) },
    "WKWebViewConfiguration": { _ = WKWebViewConfiguration() },
]
