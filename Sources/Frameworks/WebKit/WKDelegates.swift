import UIKit

/// Who is told how a page comes.
@preconcurrency @MainActor
public protocol WKNavigationDelegate: NSObjectProtocol {
    /// Whether a page is loaded. Never asked here.
    func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
        decisionHandler: @escaping @MainActor (WKNavigationActionPolicy) -> Void)
    /// The same, as it is waited for. Never asked here.
    func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction
    ) async -> WKNavigationActionPolicy
    /// Whether an answer is taken. Never asked here.
    func webView(
        _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
        decisionHandler: @escaping @MainActor (WKNavigationResponsePolicy) -> Void)
    /// The same, as it is waited for. Never asked here.
    func webView(
        _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse
    ) async -> WKNavigationResponsePolicy
    /// A page begins to come.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
    /// A page could not come.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    func webView(
        _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error)
    /// A page is coming.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!)
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
    /// A page did not come to its end. Never called here.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)
    /// What shows pages has ended. Never called here.
    func webViewWebContentProcessDidTerminate(_ webView: WKWebView)
}

extension WKNavigationDelegate {
    public func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
        decisionHandler: @escaping @MainActor (WKNavigationActionPolicy) -> Void
    ) { decisionHandler(.allow) }
    public func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction
    ) async -> WKNavigationActionPolicy { .allow }
    public func webView(
        _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
        decisionHandler: @escaping @MainActor (WKNavigationResponsePolicy) -> Void
    ) { decisionHandler(.allow) }
    public func webView(
        _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse
    ) async -> WKNavigationResponsePolicy { .allow }
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    public func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {}
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    public func webView(
        _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error
    ) {}
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    public func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {}
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {}
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    public func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error) {}
    public func webViewWebContentProcessDidTerminate(_ webView: WKWebView) {}
}

/// Who is asked what a page wants. Never, here.
@preconcurrency @MainActor
public protocol WKUIDelegate: NSObjectProtocol {}

/// What leads to a page.
@preconcurrency @MainActor
open class WKNavigationAction: NSObject {
    /// The page that is asked for.
    public let request: URLRequest
    public let navigationType: WKNavigationType
    /// The part of the page where it will be: none.
    open var targetFrame: WKFrameInfo? { nil }

    init(_ request: URLRequest) { (self.request, navigationType) = (request, .other) }
}

/// A part of a page.
@preconcurrency @MainActor
open class WKFrameInfo: NSObject {
    /// Whether it is all of the page.
    open var isMainFrame: Bool { true }
}

/// What leads to a page.
public enum WKNavigationType: Int, Sendable {
    /// A link, a form, the way back, or once more.
    case linkActivated = 0, formSubmitted, backForward, reload, formResubmitted
    case other = -1
}

/// An answer of a server.
@preconcurrency @MainActor
open class WKNavigationResponse: NSObject {
    public let response: URLResponse

    init(_ response: URLResponse) { self.response = response }
}

/// Whether a page is loaded.
public enum WKNavigationActionPolicy: Int, Sendable {
    /// It is not, it is, or it becomes a file.
    case cancel = 0, allow, download
}

/// Whether an answer is taken.
public enum WKNavigationResponsePolicy: Int, Sendable {
    /// It is not, it is, or it becomes a file.
    case cancel = 0, allow, download
}
