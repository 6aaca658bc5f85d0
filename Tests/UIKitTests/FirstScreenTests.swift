import Testing
import UIKit
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

@Suite("A first screen that lies in a storyboard", .exercisesRules)
struct FirstScreenTests {
    /// What a run says of the screen of an app that names a storyboard, by what `keys` say.
    private func said<Delegate: UIApplicationDelegate>(
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

    @Test("app.screen-unread: is said in the first lines, and is a finding where the app shows nothing else")
    func shell() throws {
        #expect(
            try said(ShellDelegate.self) == [
                "note the first screen lies in Main.storyboard, which is not in the app's folder",
                "finding Main.storyboard is not in the app's folder: its first screen is never made: its code does not run",
            ])
        let scene = """
            <key>UIApplicationSceneManifest</key><dict><key>UISceneConfigurations</key><dict>
            <key>UIWindowSceneSessionRoleApplication</key><array><dict><key>UISceneStoryboardFile</key><string>First</string>
            </dict></array></dict></dict>
            """
        #expect(try said(ShellDelegate.self, scene).contains { $0.hasPrefix("finding First.storyboard") })
    }

    @Test("app.screen-unread: is no finding where the app makes a screen itself, and nothing where none is named")
    func own() throws {
        #expect(try said(WindowDelegate.self).map { $0.prefix(4) } == ["note"])
        #expect(try said(ShellDelegate.self, "").isEmpty)
    }
}
