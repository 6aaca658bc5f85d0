import BackgroundRuntime
import UIKit

/// A view of a page of the web. No page is loaded: it keeps what it is asked for, and its delegate hears that it failed.
@preconcurrency @MainActor
open class WKWebView: UIView {
    /// How it is set up.
    public let configuration: WKWebViewConfiguration
    /// Who is told how a page comes.
    open weak var navigationDelegate: (any WKNavigationDelegate)?
    /// Who is asked what a page wants.
    open weak var uiDelegate: (any WKUIDelegate)?
    /// Whether fingers go back and forth. Kept, and without effect.
    open var allowsBackForwardNavigationGestures = false
    /// Whether links show what they lead to. Kept, and without effect.
    @SystemAPI.Since(.method("allowsLinkPreview", of: "WKWebView", .iOS(9))) open var allowsLinkPreview = true
    /// What it calls itself. Kept, and without effect.
    @SystemAPI.Since(.method("customUserAgent", of: "WKWebView", .iOS(9))) open var customUserAgent: String? = nil
    /// The view in which the page can be moved.
    public let scrollView = UIScrollView(frame: .zero)
    /// The address that it was asked for.
    open private(set) var url: URL?
    /// Whether a page is on its way.
    open private(set) var isLoading = false

    /// A view set up in a way.
    public init(frame: CGRect, configuration: WKWebViewConfiguration) {
        SimulatedApp.require(WKWebView.self)
        SimulatedApp.notSimulated("WebKit", "no page is loaded: the delegate hears that there is none")
        self.configuration = configuration
        super.init(frame: frame)
        addSubview(scrollView)
    }

    /// A view set up as usual.
    public convenience override init(frame: CGRect) { self.init(frame: frame, configuration: WKWebViewConfiguration()) }

    /// One from a nib.
    public required init?(coder: NSCoder) {
        SimulatedApp.require(WKWebView.self)
        SimulatedApp.notSimulated("WebKit", "no page is loaded: the delegate hears that there is none")
        configuration = WKWebViewConfiguration()
        super.init(coder: coder)
        addSubview(scrollView)
    }

    /// What the page calls itself: nothing.
    open var title: String? { nil }
    /// How much of it is there, from 0 to 1.
    open var estimatedProgress: Double { 0 }
    /// Whether it can go back: never.
    open var canGoBack: Bool { false }
    /// Whether it can go forth: never.
    open var canGoForward: Bool { false }
    /// Whether all of it came in secret: nothing came.
    open var hasOnlySecureContent: Bool { false }

    /// Loads a page: it fails, in a later turn of the main queue, as without a network.
    @discardableResult
    open func load(_ request: URLRequest) -> WKNavigation? {
        url = request.url
        return fail(.notConnectedToInternet)
    }
    /// Loads a text: nothing is shown of it, and it is done in a later turn of the main queue.
    @discardableResult
    open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
        url = baseURL ?? URL(string: "about:blank")
        return finish()
    }
    /// Loads a file: nothing is shown of it, and it is done in a later turn of the main queue.
    @discardableResult
    open func loadFileURL(_ URL: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? {
        url = URL
        return FileManager.default.fileExists(atPath: URL.path) ? finish() : fail(.fileDoesNotExist)
    }
    /// Loads the page again.
    @discardableResult
    open func reload() -> WKNavigation? { url.flatMap { load(URLRequest(url: $0)) } }
    /// Loads it no longer.
    open func stopLoading() { isLoading = false }
    @discardableResult
    open func goBack() -> WKNavigation? { nil }
    @discardableResult
    open func goForward() -> WKNavigation? { nil }
    /// Runs a program of the page: there is none, it fails.
    open func evaluateJavaScript(
        _ javaScriptString: String, completionHandler: (@MainActor @Sendable (Any?, (any Error)?) -> Void)? = nil
    ) { DispatchQueue.main.async { completionHandler?(nil, WKError(.javaScriptExceptionOccurred)) } }

    private func finish() -> WKNavigation {
        let navigation = WKNavigation()
        isLoading = true
        DispatchQueue.main.async { [weak self] in
            guard let self, isLoading else { return }
            navigationDelegate?.webView(self, didStartProvisionalNavigation: navigation)
            navigationDelegate?.webView(self, didCommit: navigation)
            isLoading = false
            navigationDelegate?.webView(self, didFinish: navigation)
        }
        return navigation
    }

    private func fail(_ code: URLError.Code) -> WKNavigation {
        let navigation = WKNavigation()
        isLoading = true
        DispatchQueue.main.async { [weak self] in
            guard let self, isLoading else { return }
            navigationDelegate?.webView(self, didStartProvisionalNavigation: navigation)
            isLoading = false
            navigationDelegate?.webView(
                self, didFailProvisionalNavigation: navigation, withError: URLError(code))
        }
        return navigation
    }
}

/// A page on its way.
@preconcurrency @MainActor
open class WKNavigation: NSObject {}

/// Why a page failed.
public struct WKError: Error, Sendable {
    public enum Code: Int, Sendable {
        case unknown = 1
        /// What shows pages ended, or there is none.
        case webContentProcessTerminated, webViewInvalidated
        /// A program of the page failed.
        case javaScriptExceptionOccurred, javaScriptResultTypeIsUnsupported
    }

    public let code: Code
    /// An error of a kind.
    public init(_ code: Code) { self.code = code }
}

/// How a view of pages is set up. Kept, and without effect.
@preconcurrency @MainActor
open class WKWebViewConfiguration: NSObject {
    /// What its programs share with the app.
    open var userContentController = WKUserContentController()
    /// What pages may do.
    open var preferences = WKPreferences()
    open var processPool = WKProcessPool()
    /// What pages leave behind.
    open var websiteDataStore = WKWebsiteDataStore.default()
    /// Whether films play in the page.
    open var allowsInlineMediaPlayback = false
    /// What plays only when a finger says so.
    open var mediaTypesRequiringUserActionForPlayback: WKAudiovisualMediaTypes = []
    /// Whether films can be in a corner of the screen.
    open var allowsPictureInPictureMediaPlayback = true
    /// What it adds to what it calls itself.
    open var applicationNameForUserAgent: String?

    /// The usual set-up. From iOS 8.
    public override init() {
        SimulatedApp.require(WKWebViewConfiguration.self)
        super.init()
    }
}

public struct WKAudiovisualMediaTypes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// What is heard, or seen.
    public static let audio = WKAudiovisualMediaTypes(rawValue: 1), video = WKAudiovisualMediaTypes(rawValue: 2)
    public static let all = WKAudiovisualMediaTypes(rawValue: .max)
}

/// What the programs of pages share with the app. None runs here.
@preconcurrency @MainActor
open class WKUserContentController: NSObject {
    /// The programs that the app adds.
    open private(set) var userScripts: [WKUserScript] = []

    open func addUserScript(_ userScript: WKUserScript) { userScripts.append(userScript) }
    /// Takes all programs away.
    open func removeAllUserScripts() { userScripts = [] }
    /// Has somebody listen to programs. Never called here.
    open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {}
    /// Has nobody listen to programs under a name.
    open func removeScriptMessageHandler(forName name: String) {}
}

/// Who listens to the programs of pages. Never called here.
@preconcurrency @MainActor
public protocol WKScriptMessageHandler: NSObjectProtocol {
    /// A program says something.
    func userContentController(
        _ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}

/// What a program of a page says.
@preconcurrency @MainActor
open class WKScriptMessage: NSObject {
    open var body: Any { "" }
    open var name: String { "" }
}

/// A program that the app adds to pages. None runs here.
@preconcurrency @MainActor
open class WKUserScript: NSObject {
    public let source: String

    /// A program, and when it runs.
    public init(source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool) {
        self.source = source
    }
}

/// When a program of the app runs.
public enum WKUserScriptInjectionTime: Int, Sendable {
    /// Before a page, or behind it.
    case atDocumentStart = 0, atDocumentEnd
}

/// What pages may do. Kept, and without effect.
@preconcurrency @MainActor
open class WKPreferences: NSObject {
    open var javaScriptEnabled = true
    /// Whether programs open windows.
    open var javaScriptCanOpenWindowsAutomatically = false
    /// How small letters may be.
    open var minimumFontSize: CGFloat = 0
}

@preconcurrency @MainActor
open class WKProcessPool: NSObject {}

/// What pages leave behind: nothing.
@preconcurrency @MainActor
open class WKWebsiteDataStore: NSObject {
    open class func `default`() -> WKWebsiteDataStore { WKWebsiteDataStore() }
    /// What is not kept.
    open class func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore() }
    /// All kinds of what pages leave behind.
    open class func allWebsiteDataTypes() -> Set<String> { ["WKWebsiteDataTypeCookies", "WKWebsiteDataTypeDiskCache"] }
    /// Takes away what was left since a date: nothing was.
    open func removeData(
        ofTypes dataTypes: Set<String>, modifiedSince date: Date,
        completionHandler: @escaping @MainActor @Sendable () -> Void
    ) { DispatchQueue.main.async { completionHandler() } }
}
