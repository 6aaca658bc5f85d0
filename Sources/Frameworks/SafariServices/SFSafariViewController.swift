import BackgroundRuntime
import UIKit

/// A controller that shows a page of the web. No page is loaded or drawn.
@preconcurrency @MainActor
open class SFSafariViewController: UIViewController {
    /// How it is set up. Kept, and without effect.
    @preconcurrency @MainActor
    open class Configuration: NSObject {
        /// Whether it shows the page for readers.
        open var entersReaderIfAvailable = false
        /// Whether its bars become small.
        open var barCollapsingEnabled = true

        /// The usual set-up. From iOS 11.
        public override init() {
            SimulatedApp.require(.symbol("SFSafariViewController.Configuration", .iOS(11)))
            super.init()
        }
    }

    /// What the button says that ends it.
    public enum DismissButtonStyle: Int, Sendable {
        /// Done, close, or cancel.
        case done = 0, close, cancel
    }

    /// Who is told of it.
    open weak var delegate: (any SFSafariViewControllerDelegate)?
    /// The colour of its bars. Kept, and without effect.
    @SystemAPI.Since(.method("preferredBarTintColor", of: "SFSafariViewController", .iOS(10))) open
        var preferredBarTintColor: UIColor? = nil
    /// The colour of what can be touched. Kept, and without effect.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    @SystemAPI.Since(.method("preferredControlTintColor", of: "SFSafariViewController", .iOS(10))) open
        var preferredControlTintColor: UIColor! =
            nil
    /// What the button says that ends it, as it comes on the screen.
    @SystemAPI.Since(.method("dismissButtonStyle", of: "SFSafariViewController", .iOS(11))) open
        var dismissButtonStyle = DismissButtonStyle.done

    public convenience init(url URL: URL) { self.init(url: URL, configuration: nil) }

    /// A page, set up in a way.
    public convenience init(url URL: URL, configuration: Configuration) {
        self.init(url: URL, configuration: configuration as Configuration?)
    }

    /// A page, for readers where that can be.
    public convenience init(url URL: URL, entersReaderIfAvailable: Bool) { self.init(url: URL, configuration: nil) }

    private init(url: URL, configuration: Configuration?) {
        SimulatedApp.require(SFSafariViewController.self)
        guard ["http", "https"].contains(url.scheme?.lowercased()) else {
            SimulatedApp.raise("The specified URL has an unsupported scheme. Only HTTP and HTTPS URLs are supported.")
        }
        super.init(nibName: nil, bundle: nil)
        SimulatedApp.notSimulated("SafariServices", "no page is loaded or drawn")
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        let titles: [DismissButtonStyle: String] = [.done: "Done", .close: "Close", .cancel: "Cancel"]
        showLeaveButton(titles[_dismissButtonStyle.value] ?? "Done") { [weak self] in
            guard let self else { return }
            presentingViewController?.dismiss(animated: true)
            delegate?.safariViewControllerDidFinish(self)
        }
    }

    /// Ends the app, as on a phone: there is no page to show.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        SimulatedApp.raise("NSInvalidArgumentException: a SFSafariViewController is made with init(url:)")
    }

    /// One from a storyboard, of no page.
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// Who is told that somebody is done with a page.
@preconcurrency @MainActor
public protocol SFSafariViewControllerDelegate: NSObjectProtocol {
    /// Somebody is done with it.
    func safariViewControllerDidFinish(_ controller: SFSafariViewController)
    /// The page came, or not.
    func safariViewController(
        _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool)
}

extension SFSafariViewControllerDelegate {
    public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
    public func safariViewController(
        _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool
    ) {}
}
