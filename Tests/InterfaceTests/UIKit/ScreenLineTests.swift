import BackgroundRuntime
import Testing
import UIKit
import VigilFacts
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

struct ScreenLineTests: Facts {
    @Test("A line for another screen of UIKit", .enabled(if: RuntimeInterface.problems.isEmpty), arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    private static func lines(
        on system: SystemVersion = .iOS(17), _ change: @escaping @MainActor @Sendable (TabsApp) -> Void
    ) throws -> [String] {
        let phone = try Self.launched(on: system)
        try phone.app.main(change)
        return Self.lines(of: phone)
    }

    private static func launched(on system: SystemVersion = .iOS(17)) throws -> Phone {
        let phone = try Phone(TabsApp.self, system)
        phone.app.launch()
        return phone
    }

    private static func lines(of phone: Phone) -> [String] { phone.app.trace.entries(of: .screen).map(\.text) }

    let first = Fact("is there for none of the first screens, which replace nothing") {
        try expect(Self.lines { _ in }.isEmpty)
        let phone = try Phone(WindowlessApp.self)
        phone.app.launch()
        phone.device.press(.home)
        phone.app.launch()
        expect(Self.lines(of: phone).isEmpty)
    }

    let stack = Fact("has the title and the controller of what is on top of a stack, and of what was below") {
        let all = try Self.lines {
            $0.stack.pushViewController(Detail(), animated: true)
            $0.stack.popViewController(animated: true)
        }
        expect(all, is: ["screen: \"Detail\" (Detail)", "screen: Home"])
    }

    let kind = Fact("tells two of a kind apart, and is not there for a title or the same once more") {
        let all = try Self.lines {
            let detail = Detail()
            $0.stack.pushViewController(detail, animated: true)
            detail.title = "Renamed"
            $0.stack.setViewControllers($0.stack.viewControllers, animated: false)
            $0.tabs.selectedIndex = 0
            $0.stack.pushViewController(Detail(), animated: true)
        }
        expect(all, is: ["screen: \"Detail\" (Detail)", "screen: \"Detail\" (Detail)"])
    }

    let tab = Fact("is there for a tab, and a controller of the system has only its title") {
        let all = try Self.lines {
            $0.tabs.selectedIndex = 1
            $0.tabs.selectedIndex = 0
        }
        expect(all, is: ["screen: \"Other\"", "screen: Home"])
    }

    let presentation = Fact("is there for what is presented, and for what is seen again when that is gone") {
        let change: @MainActor @Sendable (TabsApp) -> Void = {
            $0.stack.present(Detail(), animated: true)
            $0.stack.dismiss(animated: true)
        }
        try expect(Self.lines(change), is: ["screen: sheet \"Detail\" (Detail)", "screen: Home"])
        try expect(Self.lines(on: .iOS(12), change), is: ["screen: \"Detail\" (Detail)", "screen: Home"])
    }

    let alert = Fact("is there for a message by its title") {
        let all = try Self.lines {
            $0.stack.present(
                UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert), animated: true)
            $0.stack.dismiss(animated: true)
            $0.stack.present(
                UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet), animated: true)
        }
        expect(all, is: ["screen: alert \"Delete?\"", "screen: Home", "screen: action sheet"])
    }

    let windows = Fact("is there for another root, and for a window in front until it is hidden") {
        let all = try Self.lines { app in
            app.window.rootViewController = Detail()
            let other = UIWindow(frame: UIScreen.main.bounds)
            other.rootViewController = Home()
            other.makeKeyAndVisible()
            other.isHidden = true
        }
        expect(all, is: ["screen: \"Detail\" (Detail)", "screen: Home", "screen: \"Detail\" (Detail)"])
    }

    let background = Fact("comes with the app for what changed in the background, and not for what is as it was") {
        let phone = try Self.launched()
        try phone.app.main { (app: TabsApp) in
            app.whenInBackground {
                $0.pushViewController(Detail(), animated: true)
                $0.popViewController(animated: true)
            }
        }
        phone.device.press(.home)
        phone.app.launch()
        expect(Self.lines(of: phone).isEmpty)
        try phone.app.main { (app: TabsApp) in
            app.whenInBackground { $0.pushViewController(Detail(), animated: true) }
        }
        phone.device.press(.home)
        expect(Self.lines(of: phone).isEmpty)
        phone.app.launch()
        expect(Self.lines(of: phone), is: ["screen: \"Detail\" (Detail)"])
    }

    let place = Fact("stands in the turn in which it happens, behind the touch and before what is said after it") {
        let phone = try Self.launched()
        try phone.app.main { (app: TabsApp) in
            print("before")
            app.stack.pushViewController(Detail(), animated: true)
            print("after")
        }
        let texts = phone.app.trace.entries.suffix(3)
        expect(texts.map(\.text), is: ["before", "screen: \"Detail\" (Detail)", "after"])
        expect(texts.map(\.state), is: [.active, .active, .active])
    }

    let laterTitle = Fact("reads a title that a controller gets after its bars were read") {
        let phone = try Self.launched()
        try phone.app.main { (app: TabsApp) in app.stack.pushViewController(UIViewController(), animated: true) }
        try expect(phone.device.screenOutline(of: phone.app).first, is: "navigationBar")
        try phone.app.main { (app: TabsApp) in app.stack.topViewController?.title = "Late" }
        try expect(phone.device.screenOutline(of: phone.app).first, is: "navigationBar \"Late\"")
        expect(Self.lines(of: phone), is: ["screen: UIViewController"])
    }
}
