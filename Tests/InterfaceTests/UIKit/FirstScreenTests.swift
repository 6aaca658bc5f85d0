import Testing
import UIKit
import VigilFacts
import VigilModeTesting
import VigilTestSupport

/// Shows nothing of its own.
@MainActor
private final class ShellDelegate: UIResponder, UIApplicationDelegate {}

/// Makes its first screen itself, whatever the manifest says.
@MainActor
private final class WindowDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool {
        window = UIWindow()
        window?.rootViewController = UIViewController()
        window?.makeKeyAndVisible()
        return true
    }
}

/// Forgets the root of its window.
@MainActor
private final class RootlessDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func applicationDidBecomeActive(_ application: UIApplication) {
        window = UIWindow()
        window?.makeKeyAndVisible()
    }
}

/// Has a scene of which code that is left out would have made the window.
@MainActor
private final class WindowlessSceneDelegate: UIResponder, UIApplicationDelegate, UIWindowSceneDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication, configurationForConnecting session: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
        configuration.delegateClass = WindowlessSceneDelegate.self
        return configuration
    }
}

/// Shows a controller whose view has nothing in it, since that is left out.
@MainActor
private final class UnfilledDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func applicationDidBecomeActive(_ application: UIApplication) {
        window = UIWindow()
        window?.rootViewController = UIViewController()
        window?.makeKeyAndVisible()
        __leftOut("view.addSubview(map)", path: "/App/App.swift", line: 9)
    }
}

struct FirstScreenTests: Facts {
    @Test("A first screen that is not there", .exercisesRules, arguments: facts) func holds(_ fact: FactCase)
        async throws
    { try await fact() }

    /// What a run says of the screen of an app that names a storyboard, by what `keys` say.
    private static func said<Delegate: UIApplicationDelegate>(
        _ delegate: Delegate.Type, _ keys: String = "<key>UIMainStoryboardFile</key><string>Main</string>"
    ) throws -> [String] {
        let text = "<plist version=\"1.0\"><dict>\(keys)</dict></plist>"
        let manifest = try Manifest.read(Data(text.utf8), file: "Info.plist", system: .iOS(17))
        let phone = try Phone(delegate, on: .iOS(17), modules: [], manifest: manifest)
        phone.app.launch()
        phone.device.press(.home)
        phone.app.reportLeftovers()
        return phone.app.trace.entries(rule: "app.screen-unread").map { "\($0.kind) \($0.text)" }
    }

    let shell = Fact(
        "app.screen-unread: is said in the first lines, and is a finding where the app shows nothing else"
    ) {
        try expect(
            Self.said(ShellDelegate.self),
            is: [
                "note the first screen lies in Main.storyboard, which is not in the app's folder",
                "finding nothing is on the screen: Main.storyboard is not in the app's folder: its first screen is never made",
            ])
        let scene = """
            <key>UIApplicationSceneManifest</key><dict><key>UISceneConfigurations</key><dict>
            <key>UIWindowSceneSessionRoleApplication</key><array><dict><key>UISceneStoryboardFile</key><string>First</string>
            </dict></array></dict></dict>
            """
        try expect(
            Self.said(ShellDelegate.self, scene).contains {
                $0.hasPrefix("finding nothing is on the screen: First.storyboard")
            })
    }

    let own = Fact(
        "app.screen-unread: is no finding where the app makes a screen itself, and nothing where none is named"
    ) {
        try expect(Self.said(WindowDelegate.self).map { $0.prefix(4) }, is: ["note"])
        try expect(Self.said(ShellDelegate.self, "").isEmpty)
    }

    let empty = Fact(
        "app.screen-unread: is a finding where a window has no root, a scene no window, or left-out code would have filled it"
    ) {
        let scene = "<key>UIApplicationSceneManifest</key><dict></dict>"
        try expect(
            Self.said(RootlessDelegate.self, ""),
            is: [
                "finding nothing is on the screen: its window has no root view controller"
            ])
        try expect(
            Self.said(WindowlessSceneDelegate.self, scene),
            is: [
                "finding nothing is on the screen: its scene has no window"
            ])
        try expect(
            Self.said(UnfilledDelegate.self, ""),
            is: [
                "finding nothing is on the screen: view.addSubview(map), App.swift:9, is left out"
            ])
    }

    let looked = Fact(
        "app.screen-unread: is no finding of an app that never had a window, whoever looks at its screen"
    ) {
        let phone = try Phone(ShellDelegate.self, on: .iOS(17), modules: [], manifest: Manifest())
        phone.app.launch()
        try expect(phone.device.screenOutline(of: phone.app).isEmpty)
        phone.app.reportLeftovers()
        expect(phone.app.trace.entries(rule: "app.screen-unread").isEmpty)
    }

    let leftovers = Fact("app.screen-unread: fails a test that does not allow it, and is told once") {
        let phone = try Phone(RootlessDelegate.self, on: .iOS(17), modules: [], manifest: Manifest())
        phone.app.launch()
        phone.device.advance(by: .seconds(1))
        phone.app.reportEmptyScreen()
        phone.app.reportLeftovers()
        expect(phone.app.trace.entries(rule: "app.screen-unread").map(\.kind), is: [.finding])
        expect(SimulationRules.makesUnsure(SimulationRules.screenUnread) && !SimulationRules.makesUnsure(nil))
    }
}
