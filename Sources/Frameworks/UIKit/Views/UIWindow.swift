/// The screen of the device, as far as code that builds a window needs it.
@preconcurrency @MainActor
open class UIScreen: NSObject {
    public static let main = UIScreen()

    /// The size of the screen, in points.
    open var bounds: CGRect { CGRect(x: 0, y: 0, width: 390, height: 844) }

    /// Pixels in a point.
    open var scale: CGFloat { 3 }

    /// How light the screen is, from 0 to 1. Kept: nothing is drawn.
    open var brightness: CGFloat {
        get {
            SimulatedApp.require(.screenBrightness)
            return light
        }
        set {
            SimulatedApp.require(.screenBrightness)
            light = min(max(newValue, 0), 1)
        }
    }
    private var light: CGFloat = 0.5
    /// The pixels of the screen.
    open var nativeBounds: CGRect {
        SimulatedApp.require(.method("nativeBounds", of: "UIScreen", .iOS(8)))
        return CGRect(x: 0, y: 0, width: 1170, height: 2532)
    }
    /// Pixels in a point.
    open var nativeScale: CGFloat {
        SimulatedApp.require(.method("nativeScale", of: "UIScreen", .iOS(8)))
        return 3
    }
    /// How many pictures a second it shows at most.
    open var maximumFramesPerSecond: Int {
        SimulatedApp.require(.method("maximumFramesPerSecond", of: "UIScreen", .iOS(10, 3)))
        return 60
    }
    /// Whether what it shows is recorded: never.
    open var isCaptured: Bool {
        SimulatedApp.require(.method("isCaptured", of: "UIScreen", .iOS(11)))
        return false
    }
    /// How it is to look: as a phone in the light.
    open var traitCollection: UITraitCollection {
        SimulatedApp.require(.method("traitCollection", of: "UIScreen", .iOS(8)))
        return .light
    }
    /// The screens that there are.
    open class var screens: [UIScreen] { [main] }
}

/// A window. Nothing is drawn; it keeps what the app puts into it.
@preconcurrency @MainActor
open class UIWindow: UIView {
    /// The controller of the window's content.
    open var rootViewController: UIViewController? {
        didSet {
            oldValue?.rootWindow = nil
            rootViewController?.rootWindow = self
            guard isKeyWindow, rootViewController !== oldValue else { return }
            UIApplication.shared.shownWindows.noteContent(of: self)
            AppearanceChange.begin(
                leaving: oldValue.map { [$0] } ?? [], coming: rootViewController.map { [$0] } ?? [])
        }
    }
    open override var isHidden: Bool {
        didSet { if isHidden != oldValue { rootViewController?.noteScreen() } }
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

    /// A window from a storyboard or a nib.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Shows the window: its controller loads its view, and is told in a later turn that it appears.
    open func makeKeyAndVisible() {
        isKeyWindow = true
        UIApplication.shared.shownWindows.add(self)
        isHidden = false
        rootViewController?.appear()
        rootViewController?.noteScreen()
        bring(self)
    }

    open override func addSubview(_ view: UIView) {
        super.addSubview(view)
        if isKeyWindow { UIApplication.shared.shownWindows.noteContent(of: self) }
    }

    /// The responder that gets what it does not take: its scene, or the app.
    open override var next: UIResponder? { scene ?? UIApplication.shared }

    /// How far in front it is. Kept, and without effect.
    open var windowLevel = UIWindow.Level.normal
    /// The screen that it is shown on.
    open var screen = UIScreen.main

    /// Has it get keys.
    open func makeKey() { isKeyWindow = true }
}
