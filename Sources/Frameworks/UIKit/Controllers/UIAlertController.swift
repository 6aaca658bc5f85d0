import BackgroundRuntime

/// A button of a message.
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
    /// What a button does.
    public enum Style: Int, Sendable {
        /// Something, it takes something back, or it destroys something.
        case `default` = 0, cancel, destructive
    }

    public let title: String?
    public let style: Style
    /// Whether it can be pressed.
    open var isEnabled = true

    /// What is called when it is pressed.
    let handler: ((UIAlertAction) -> Void)?

    /// A button that calls a closure when it is pressed.
    public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
        SimulatedApp.require(UIAlertAction.self)
        (self.title, self.style, self.handler) = (title, style, handler)
    }
}

/// A message with buttons, which a finger presses: `ui.tap`.
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
    /// Where it is shown.
    public enum Style: Int, Sendable {
        /// From below, or in the middle.
        case actionSheet = 0, alert
    }

    /// The text below the title.
    open var message: String?
    public private(set) var actions: [UIAlertAction] = []
    /// The lines of text; nil for none.
    public private(set) var textFields: [UITextField]?
    /// The button that is pressed usually.
    @SystemAPI.Since(.method("preferredAction", of: "UIAlertController", .iOS(9))) open var preferredAction:
        UIAlertAction? = nil
    /// Where it is shown.
    public private(set) var preferredStyle = Style.alert

    /// A message without buttons.
    public convenience init(title: String?, message: String?, preferredStyle: Style) {
        SimulatedApp.require(UIAlertController.self)
        self.init(nibName: nil, bundle: nil)
        (self.title, self.message, self.preferredStyle) = (title, message, preferredStyle)
    }

    open func addAction(_ action: UIAlertAction) { actions.append(action) }

    /// Adds a line of text.
    open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
        let field = UITextField(frame: .zero)
        configurationHandler?(field)
        textFields = (textFields ?? []) + [field]
    }

    open override func loadView() {
        super.loadView()
        for text in [title, message] + actions.map(\.title) {
            let label = UILabel()
            label.text = text
            view.addSubview(label)
        }
    }
}

/// Shares something with other apps. Nobody chooses one here.
///
/// - Untouched: nobody chooses where something goes; a swipe takes it away
@preconcurrency @MainActor
open class UIActivityViewController: UIViewController {
    /// Called when the user is done: here, as they leave without having shared.
    @SystemAPI.Since(.method("completionWithItemsHandler", of: "UIActivityViewController", .iOS(8)))
    open var completionWithItemsHandler: CompletionWithItemsHandler? = nil

    /// What is called when the user is done: where something went, whether it did, what came back, and what failed.
    public typealias CompletionWithItemsHandler = (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void

    public init(activityItems: [Any], applicationActivities: [Any]?) {
        SimulatedApp.require(UIActivityViewController.self)
        super.init(nibName: nil, bundle: nil)
    }

    /// Shares nothing yet: it has no nib.
    public convenience override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        self.init(activityItems: [], applicationActivities: nil)
    }

    /// One from a storyboard or a nib.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open override func viewDidLoad() {
        super.viewDidLoad()
        showLeaveButton("Close") { [weak self] in
            self?.presentingViewController?.dismiss(animated: true)
            self?._completionWithItemsHandler.value?(nil, false, nil, nil)
        }
    }

    /// What is not offered. Kept, and without effect.
    @SystemAPI.Since(.method("excludedActivityTypes", of: "UIActivityViewController", .iOS(6))) open
        var excludedActivityTypes: [UIActivity.ActivityType]? = nil
}
