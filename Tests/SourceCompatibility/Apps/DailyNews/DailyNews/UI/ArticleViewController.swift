// swift-format-ignore-file
//
//  ArticleViewController.swift
//  DailyNews
//

import UIKit
import WebKit

/// Shows one article; its links are opened by the browser.
final class ArticleViewController: UIViewController {

    private let article: Article
    private var progressObservation: NSKeyValueObservation?

    private lazy var webView: WKWebView = {
        let configuration = WKWebViewConfiguration()
        configuration.websiteDataStore = .nonPersistent()
        configuration.allowsInlineMediaPlayback = true
        configuration.userContentController.addUserScript(
            WKUserScript(source: "document.body.style.font = '-apple-system-body'", injectionTime: .atDocumentEnd, forMainFrameOnly: true)
        )
        let webView = WKWebView(frame: .zero, configuration: configuration)
        webView.navigationDelegate = self
        webView.allowsLinkPreview = false
        return webView
    }()

    private let progressView = UIProgressView(progressViewStyle: .bar)

    init(article: Article) {
        self.article = article
        super.init(nibName: nil, bundle: nil)
        title = article.topic.capitalized
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func loadView() {
        view = webView
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .done, target: self, action: #selector(done))
        navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .refresh, target: self, action: #selector(loadFromSite))
        navigationItem.titleView = progressView
        progressObservation = webView.observe(\.estimatedProgress, options: .new) { [weak self] webView, _ in
            self?.progressView.setProgress(Float(webView.estimatedProgress), animated: true)
        }
        webView.loadHTMLString(article.html, baseURL: URL(string: "https://news.example.com"))
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        webView.stopLoading()
    }

    @objc private func done() {
        dismiss(animated: true)
    }

    @objc private func loadFromSite() {
        webView.load(URLRequest(url: article.page, cachePolicy: .reloadIgnoringLocalCacheData, timeoutInterval: 20))
    }
}

// MARK: - WKNavigationDelegate

extension ArticleViewController: WKNavigationDelegate {

    func webView(_ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction, decisionHandler: @escaping (WKNavigationActionPolicy) -> Void) {
        guard navigationAction.navigationType == .linkActivated, let url = navigationAction.request.url else {
            return decisionHandler(.allow)
        }
        decisionHandler(.cancel)
        UIApplication.shared.open(url)
    }

    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
        print("shows: \(article.title)")
        navigationItem.titleView = nil
    }

    func webView(_ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: Error) {
        let alert = UIAlertController(title: nil, message: error.localizedDescription, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .cancel))
        present(alert, animated: true)
    }

    func webViewWebContentProcessDidTerminate(_ webView: WKWebView) {
        webView.reload()
    }
}

private extension Article {

    var page: URL {
        URL(string: "https://news.example.com/articles/")!.appendingPathComponent(id.uuidString)
    }

    var html: String {
        """
        <html><head><meta name="viewport" content="width=device-width"></head>
        <body><h1>\(title)</h1><p><a href="\(page.absoluteString)">All of it</a></p></body></html>
        """
    }
}
