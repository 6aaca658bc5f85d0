/// The screen of the device, as far as code that builds a window needs it.
@preconcurrency @MainActor
public final class UIScreen {
    /// The device's screen.
    public static let main = UIScreen()

    /// The size of the screen, in points.
    public var bounds: CGRect { CGRect(x: 0, y: 0, width: 390, height: 844) }
}

/// A window. Nothing is drawn; it keeps what the app puts into it.
@preconcurrency @MainActor
open class UIWindow: UIResponder {
    /// The controller of the window's content.
    public var rootViewController: UIViewController?
    /// Whether the window was made key and visible.
    public private(set) var isKeyWindow = false

    public required init() {}

    /// A window with a size, which is not kept: nothing is drawn.
    public init(frame: CGRect) {
        super.init()
    }

    /// Shows the window.
    public func makeKeyAndVisible() {
        isKeyWindow = true
        rootViewController?.loadIfNeeded()
    }
}

/// A view controller. Nothing is drawn; `viewDidLoad` is called when its window is shown.
@preconcurrency @MainActor
open class UIViewController: UIResponder {
    /// The title of the screen.
    public var title: String?
    private var isLoaded = false

    public required init() {}

    /// The controller's view is loaded.
    open func viewDidLoad() {}

    func loadIfNeeded() {
        guard !isLoaded else { return }
        isLoaded = true
        viewDidLoad()
    }
}
