import BackgroundRuntime
import Testing
import UIKit
import VigilRuntimeProbes

private final class Home: UIViewController {}
private final class Detail: UIViewController {
    override func viewDidLoad() { title = "Detail" }
}

/// Two tabs, the first with a stack.
private final class TabsApp: ScriptedDelegate {
    let window = UIWindow(frame: UIScreen.main.bounds)
    let (stack, tabs) = (UINavigationController(rootViewController: Home()), UITabBarController())

    override func start() {
        let other = UIViewController()
        other.title = "Other"
        tabs.viewControllers = [stack, other]
        window.rootViewController = tabs
        window.makeKeyAndVisible()
        // Nobody sees what is there before the app is active first.
        stack.pushViewController(Detail(), animated: false)
        stack.popViewController(animated: false)
    }

    /// What it does as it comes to the background.
    func whenInBackground(_ change: @escaping @MainActor @Sendable (UINavigationController) -> Void) {
        let name = UIApplication.didEnterBackgroundNotification
        NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [stack] _ in
            MainActor.assumeIsolated { change(stack) }
        }
    }
}

/// An app that nobody sees.
private final class WindowlessApp: ScriptedDelegate {}

@Suite("A line for another screen of UIKit", .enabled(if: RuntimeInterface.problems.isEmpty))
struct ScreenLineTests {
    private func lines(
        on system: SystemVersion = .iOS(17), _ change: @escaping @MainActor @Sendable (TabsApp) -> Void
    ) throws -> [String] {
        let phone = try launched(on: system)
        try phone.app.main(change)
        return lines(of: phone)
    }

    private func launched(on system: SystemVersion = .iOS(17)) throws -> Phone {
        let phone = try Phone(TabsApp.self, system)
        phone.app.launch()
        return phone
    }

    private func lines(of phone: Phone) -> [String] { phone.app.trace.entries(of: .screen).map(\.text) }

    @Test("is there for none of the first screens, which replace nothing")
    func first() throws {
        #expect(try lines { _ in }.isEmpty)
        let phone = try Phone(WindowlessApp.self)
        phone.app.launch()
        phone.device.press(.home)
        phone.app.launch()
        #expect(lines(of: phone).isEmpty)
    }

    @Test("has the title and the controller of what is on top of a stack, and of what was below")
    func stack() throws {
        let all = try lines {
            $0.stack.pushViewController(Detail(), animated: true)
            $0.stack.popViewController(animated: true)
        }
        #expect(all == ["screen: \"Detail\" (Detail)", "screen: Home"])
    }

    @Test("tells two of a kind apart, and is not there for a title or the same once more")
    func kind() throws {
        let all = try lines {
            let detail = Detail()
            $0.stack.pushViewController(detail, animated: true)
            detail.title = "Renamed"
            $0.stack.setViewControllers($0.stack.viewControllers, animated: false)
            $0.tabs.selectedIndex = 0
            $0.stack.pushViewController(Detail(), animated: true)
        }
        #expect(all == ["screen: \"Detail\" (Detail)", "screen: \"Detail\" (Detail)"])
    }

    @Test("is there for a tab, and a controller of the system has only its title")
    func tab() throws {
        let all = try lines {
            $0.tabs.selectedIndex = 1
            $0.tabs.selectedIndex = 0
        }
        #expect(all == ["screen: \"Other\"", "screen: Home"])
    }

    @Test("is there for what is presented, and for what is seen again when that is gone")
    func presentation() throws {
        let change: @MainActor @Sendable (TabsApp) -> Void = {
            $0.stack.present(Detail(), animated: true)
            $0.stack.dismiss(animated: true)
        }
        #expect(try lines(change) == ["screen: sheet \"Detail\" (Detail)", "screen: Home"])
        #expect(try lines(on: .iOS(12), change) == ["screen: \"Detail\" (Detail)", "screen: Home"])
    }

    @Test("is there for a message by its title")
    func alert() throws {
        let all = try lines {
            $0.stack.present(
                UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert), animated: true)
            $0.stack.dismiss(animated: true)
            $0.stack.present(
                UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet), animated: true)
        }
        #expect(all == ["screen: alert \"Delete?\"", "screen: Home", "screen: action sheet"])
    }

    @Test("is there for another root, and for a window in front until it is hidden")
    func windows() throws {
        let all = try lines { app in
            app.window.rootViewController = Detail()
            let other = UIWindow(frame: UIScreen.main.bounds)
            other.rootViewController = Home()
            other.makeKeyAndVisible()
            other.isHidden = true
        }
        #expect(all == ["screen: \"Detail\" (Detail)", "screen: Home", "screen: \"Detail\" (Detail)"])
    }

    @Test("comes with the app for what changed in the background, and not for what is as it was")
    func background() throws {
        let phone = try launched()
        try phone.app.main { (app: TabsApp) in
            app.whenInBackground {
                $0.pushViewController(Detail(), animated: true)
                $0.popViewController(animated: true)
            }
        }
        phone.device.press(.home)
        phone.app.launch()
        #expect(lines(of: phone).isEmpty)
        try phone.app.main { (app: TabsApp) in
            app.whenInBackground { $0.pushViewController(Detail(), animated: true) }
        }
        phone.device.press(.home)
        #expect(lines(of: phone).isEmpty)
        phone.app.launch()
        #expect(lines(of: phone) == ["screen: \"Detail\" (Detail)"])
    }

    @Test("stands in the turn in which it happens, behind the touch and before what is said after it")
    func place() throws {
        let phone = try launched()
        try phone.app.main { (app: TabsApp) in
            print("before")
            app.stack.pushViewController(Detail(), animated: true)
            print("after")
        }
        let texts = phone.app.trace.entries.suffix(3)
        #expect(texts.map(\.text) == ["before", "screen: \"Detail\" (Detail)", "after"])
        #expect(texts.map(\.state) == [.active, .active, .active])
    }

    @Test("reads a title that a controller gets after its bars were read")
    func laterTitle() throws {
        let phone = try launched()
        try phone.app.main { (app: TabsApp) in app.stack.pushViewController(UIViewController(), animated: true) }
        #expect(try phone.device.screenOutline(of: phone.app).first == "navigationBar")
        try phone.app.main { (app: TabsApp) in app.stack.topViewController?.title = "Late" }
        #expect(try phone.device.screenOutline(of: phone.app).first == "navigationBar \"Late\"")
        #expect(lines(of: phone) == ["screen: UIViewController"])
    }
}
