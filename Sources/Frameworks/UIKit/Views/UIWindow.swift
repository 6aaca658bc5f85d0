/// The screen of the device, as far as code that builds a window needs it.
@preconcurrency @MainActor
open class UIScreen: NSObject {
    /// The device's screen.
    public static let main = UIScreen()

    /// The size of the screen, in points.
    open var bounds: CGRect { CGRect(x: 0, y: 0, width: 390, height: 844) }

    /// Pixels in a point.
    open var scale: CGFloat { 3 }
}

/// A window. Nothing is drawn; it keeps what the app puts into it.
@preconcurrency @MainActor
open class UIWindow: UIView {
    /// The controller of the window's content.
    open var rootViewController: UIViewController? {
        didSet { if isKeyWindow { rootViewController?.appear() } }
    }
    /// Whether the window was made key and visible.
    open private(set) var isKeyWindow = false
    /// The scene that it belongs to; nil in an app without scenes.
    open var windowScene: UIWindowScene? {
        get {
            SimulatedApp.require(.windowWindowScene)
            return scene
        }
        set {
            SimulatedApp.require(.windowWindowScene)
            scene = newValue
        }
    }
    private weak var scene: UIWindowScene? {
        didSet {
            oldValue?.windows.removeAll { $0 === self }
            scene?.windows.append(self)
        }
    }

    /// A window with a size. In an app with scenes, use ``init(windowScene:)``.
    public override init(frame: CGRect) { super.init(frame: frame) }

    /// A window of a scene, as large as its screen.
    public init(windowScene: UIWindowScene) {
        super.init(frame: windowScene.screen.bounds)
        self.windowScene = windowScene
        windowScene.windows.append(self)
    }

    /// A window from a storyboard, of which there are none here.
    public required init?(coder: NSCoder) { nil }

    /// Shows the window: its controller loads its view, and is told in a later turn that it appears.
    open func makeKeyAndVisible() {
        isKeyWindow = true
        UIApplication.shared.shownWindows.add(self)
        isHidden = false
        rootViewController?.appear()
    }
}
