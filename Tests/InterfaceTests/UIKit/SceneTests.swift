import BackgroundRuntime
import Testing
import UIKit
import VigilFacts
import VigilRuntimeProbes
import VigilTestSupport

// As Xcode makes them: plain `NSObject`s, with a window that a controller fills.

private class AppDelegate: NSObject, UIApplicationDelegate {
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        print("didFinishLaunching", application.applicationState == .background)
        return true
    }

    func applicationDidEnterBackground(_ application: UIApplication) { print("never") }

    func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {
        print("discarded", sceneSessions.map(\.persistentIdentifier))
    }
}

private final class ChoosingDelegate: NSObject, UIApplicationDelegate {
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        print("didFinishLaunching", application.applicationState == .background)
        return true
    }

    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        print("asked", options.urlContexts.map(\.url.absoluteString))
        let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
        configuration.delegateClass = SceneDelegate.self
        return configuration
    }
}

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let windowScene = scene as? UIWindowScene else { return }
        print("connects", state(scene), connectionOptions.urlContexts.map(\.url.absoluteString))
        print("restores", session.stateRestorationActivity?.userInfo?["page"] ?? "nothing")
        // Both ways make the same window.
        let window = UIWindow(windowScene: windowScene)
        let framed = UIWindow(frame: windowScene.coordinateSpace.bounds)
        if framed.frame != window.frame || framed.frame.isEmpty { print("another frame", framed.frame) }
        window.rootViewController = UINavigationController(rootViewController: Screen())
        window.makeKeyAndVisible()
        self.window = window
    }

    func sceneWillEnterForeground(_ scene: UIScene) { print("enters", state(scene)) }
    func sceneDidBecomeActive(_ scene: UIScene) { print("active", state(scene)) }
    func sceneWillResignActive(_ scene: UIScene) { print("resigns", state(scene)) }
    func sceneDidEnterBackground(_ scene: UIScene) { print("left", state(scene)) }
    func sceneDidDisconnect(_ scene: UIScene) { print("disconnected", state(scene)) }

    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
        print("opens", URLContexts.map(\.url.absoluteString))
    }

    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        let activity = NSUserActivity(activityType: "reading")
        activity.addUserInfoEntries(from: ["page": 7])
        return activity
    }

    private func state(_ scene: UIScene) -> String { "\(scene.activationState)" }
}

private final class Screen: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        print("loaded")
    }

    override func viewDidAppear(_ animated: Bool) { print("appeared") }
}

/// The same app without scenes.
private final class OldDelegate: NSObject, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = Screen()
        window?.makeKeyAndVisible()
        return true
    }
}

/// One that has an initializer of its own, as Objective-C allows.
private final class Initialized: NSObject, UIApplicationDelegate {
    let numbers: [Int]

    override init() {
        numbers = [1, 2]
        super.init()
    }

    func applicationDidBecomeActive(_ application: UIApplication) { print(numbers) }
}

struct SceneTests: Facts {
    @Test("Scenes", .enabled(if: RuntimeInterface.problems.isEmpty), arguments: facts) func holds(_ fact: FactCase)
        async throws
    { try await fact() }

    private static func scenes(
        delegate: String? = "$(PRODUCT_MODULE_NAME).SceneDelegate", multiple: Bool = false
    ) -> Manifest {
        var entry: [String: PropertyValue] = ["UISceneConfigurationName": .string("Default Configuration")]
        entry["UISceneDelegateClassName"] = delegate.map { .string($0) }
        let scenes: [String: PropertyValue] = [
            "UIApplicationSupportsMultipleScenes": .boolean(multiple),
            "UISceneConfigurations": .dictionary([
                "UIWindowSceneSessionRoleApplication": .array([.dictionary(entry)])
            ]),
        ]
        return Manifest(values: ["UIApplicationSceneManifest": .dictionary(scenes)])
    }

    private static func phone<Delegate: UIApplicationDelegate>(
        _ delegate: Delegate.Type, _ manifest: Manifest = scenes(), idiom: DeviceOptions.Idiom = .phone
    ) throws -> DelegatePhone {
        let phone = try DelegatePhone(delegate, on: .iOS(26), modules: [], manifest: manifest)
        phone.device.options.idiom = idiom
        return phone
    }

    private static func output(_ phone: DelegatePhone) -> [String] {
        phone.app.trace.entries.filter { $0.kind == .output }.map(\.text)
    }

    let launch = Fact("are made as the manifest says, with a delegate, a window and a controller") {
        let phone = try Self.phone(AppDelegate.self)
        phone.app.launch()
        phone.device.press(.home)
        expect(
            Self.output(phone),
            is: [
                "didFinishLaunching true", "connects unattached []", "restores nothing", "loaded", "enters background",
                "appeared", "active foregroundActive", "resigns foregroundActive", "left background",
            ])
    }

    let code = Fact("are made as code says, which is asked once: a later launch knows the session and its state") {
        let phone = try Self.phone(ChoosingDelegate.self, Self.scenes(delegate: nil))
        phone.device.open(phone.app, url: "app:one")
        expect(
            Self.output(phone).contains("asked [\"app:one\"]")
                && Self.output(phone).contains("connects unattached [\"app:one\"]")
        )
        phone.device.press(.home)
        phone.device.purge(phone.app)
        let count = Self.output(phone).count
        phone.app.launch()
        expect(
            Self.output(phone).dropFirst(count).prefix(4),
            is: [
                "didFinishLaunching true", "connects unattached []", "restores 7", "loaded",
            ])
    }

    let order = Fact(
        "are connected after the app was asked how, each call in the trace before what the app prints in it"
    ) {
        let phone = try Self.phone(ChoosingDelegate.self, Self.scenes(delegate: nil))
        phone.app.launch()
        let texts = phone.app.trace.entries.filter { [.call, .output].contains($0.kind) }.map(\.text)
        let first = try require(texts.firstIndex { $0.contains("configurationForConnecting") })
        expect(
            texts[first...].prefix(4),
            is: [
                "application(_:configurationForConnecting:options:)", "asked []",
                "scene(_:willConnectTo:options:)", "connects unattached []",
            ])
        let without = try Self.phone(AppDelegate.self)
        without.app.launch()
        expect(!without.app.trace.calls.contains { $0.contains("configurationForConnecting") })
    }

    let openAndDiscard = Fact("get URLs while the app runs, and the app hears of those that the user closed") {
        let phone = try Self.phone(AppDelegate.self)
        phone.app.launch()
        phone.device.open(phone.app, url: "app:two")
        expect(Self.output(phone).last, is: "opens [\"app:two\"]")
        let session = try require(phone.app.sceneSessions.first)
        phone.device.forceQuit(phone.app)
        phone.app.launch()
        expect(Self.output(phone).contains("discarded [\"\(session)\"]"))
    }

    let several = Fact("may be several on an iPad, which the app asks for itself") {
        let phone = try Self.phone(AppDelegate.self, Self.scenes(multiple: true), idiom: .pad)
        phone.app.launch()
        try phone.app.main { (_: AppDelegate) in
            let application = UIApplication.shared
            expect(application.supportsMultipleScenes && application.connectedScenes.count == 1)
            application.requestSceneSessionActivation(nil, userActivity: nil, options: nil)
        }
        try phone.app.main { (_: AppDelegate) in
            let scenes = UIApplication.shared.connectedScenes
            expect(scenes.count == 2 && UIApplication.shared.openSessions.count == 2)
            expect(scenes.allSatisfy { $0.activationState == .foregroundActive })
            expect(scenes.allSatisfy { ($0 as? UIWindowScene)?.keyWindow?.rootViewController?.children.count == 1 })
        }
        try phone.device.closeScene(of: phone.app)
        expect(Self.output(phone).suffix(2).first, is: "disconnected unattached")
        try phone.app.main { (_: AppDelegate) in expect(UIApplication.shared.connectedScenes.count, is: 1) }
    }

    let refused = Fact("are refused a second time on an iPhone, with an error") {
        let phone = try Self.phone(AppDelegate.self, Self.scenes(multiple: true))
        phone.app.launch()
        try phone.app.main { (_: AppDelegate) in
            UIApplication.shared.requestSceneSessionActivation(nil, userActivity: nil, options: nil) {
                print(($0 as? UISceneError)?.code == .multipleScenesNotSupported)
            }
        }
        phone.device.settle()
        expect(Self.output(phone).last, is: "true")
    }

    let noDelegate = Fact(
        "without a delegate, or with one that is none, are a finding",
        for: [nil, "Nobody", "VigilPackageTests.Nobody"] as [String?]
    ) { (name: String?) in
        let phone = try Self.phone(AppDelegate.self, Self.scenes(delegate: name))
        phone.app.launch()
        expect(phone.app.trace.findings.map(\.rule?.id) == ["life.scene.connect"] && phone.app.state == .active)
    }

    let without = Fact(
        "that an app has not leave all to its delegate, and its window appears when the launch is over"
    ) {
        let phone = try Self.phone(OldDelegate.self, Manifest())
        phone.app.launch()
        expect(Self.output(phone), is: ["loaded", "appeared"])
    }

    let initializers = Fact("and delegates are made by the initializer that the class has, as a phone makes them") {
        let phone = try Self.phone(Initialized.self, Manifest())
        phone.app.launch()
        expect(Self.output(phone), is: ["[1, 2]"])
    }

    /// Leaves and comes back with a task open: what Apple describes alike for both life cycles.
    let alike = Fact("change nothing of what keeps an app awake", for: [true, false]) { (hasScenes: Bool) in
        let phone = try hasScenes ? Self.phone(AppDelegate.self) : Self.phone(OldDelegate.self, Manifest())
        phone.app.launch()
        let process = try require(phone.app.process)
        try phone.app.onMainThread { _ = process.beginTask(name: "save", place: "App.swift:1") {} }
        phone.device.press(.home)
        phone.device.advance(by: .seconds(20))
        expect(phone.app.state, is: .background)
        phone.app.launch()
        expect(phone.app.state == .active && process.backgroundTimeRemaining == .greatestFiniteMagnitude)
        phone.device.press(.home)
        phone.device.advance(by: .seconds(60))
        expect(phone.app.exits.map(\.name), is: ["task-leak"])
    }
}
