import Testing
import UIKit
import VigilFacts
import VigilRuntimeProbes
import VigilTestSupport

struct SnapshotTests: Facts {
    @Test("What an app shows", .exercisesRules, .enabled(if: RuntimeInterface.problems.isEmpty), arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    /// An app of a bank: what it shows as it leaves the screen, is in the switcher.
    final class Bank: UIResponder, UIApplicationDelegate {
        let window = UIWindow(frame: UIScreen.main.bounds)
        let label = UILabel()
        var coversItself = false
        private let cover = UIVisualEffectView(effect: UIBlurEffect(style: .regular))
        private(set) var warnings = 0

        final class Screen: UIViewController {
            var onWarning: () -> Void = {}

            override func didReceiveMemoryWarning() { onWarning() }
        }

        func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            let screen = Screen()
            screen.onWarning = { self.warnings += 1 }
            label.text = "1,200"
            screen.view.addSubview(label)
            window.rootViewController = screen
            window.makeKeyAndVisible()
            return true
        }

        func applicationWillResignActive(_ application: UIApplication) {
            if coversItself { window.rootViewController?.view.addSubview(cover) }
        }

        func applicationDidBecomeActive(_ application: UIApplication) { cover.removeFromSuperview() }
    }

    private static func phone<Delegate: UIApplicationDelegate>(_ type: Delegate.Type) throws -> DelegatePhone {
        let phone = try DelegatePhone(type, on: .iOS(17), modules: [], manifest: .init())
        phone.app.launch()
        phone.device.advance(by: .seconds(1))
        return phone
    }

    /// What the snapshots had in them, in their order.
    private static func snapshots(_ phone: DelegatePhone) -> [String] {
        phone.app.trace.entries.filter { $0.rule?.id == "res.ui.snapshot" }.map(\.text)
    }

    let shown = Fact("res.ui.snapshot: is in the snapshot, changes until didEnterBackground returns included") {
        let phone = try Self.phone(Bank.self)
        phone.device.press(.home)
        expect(Self.snapshots(phone), is: ["the snapshot shows \"1,200\""])
    }

    let covered = Fact("res.ui.snapshot: is not in the snapshot of an app that covers it in time") {
        let phone = try Self.phone(Bank.self)
        try phone.app.main { (bank: Bank) in bank.coversItself = true }
        phone.device.press(.home)
        expect(Self.snapshots(phone), is: [])
    }

    let laterChange = Fact(
        "res.ui.snapshot: a change in the background is in none, until an event's completion handler was called"
    ) {
        let phone = try Self.phone(Bank.self)
        phone.device.press(.home)
        let event = WakeEvent(
            "event", rule: LifecycleRules.resumeBackground, allowance: .seconds(30), hasCompletionHandler: true)
        phone.app.wake(for: event) { process, completion in
            process.callback("event", rule: nil) {
                MainActor.assumeIsolated { (UIApplication.shared.delegate as? Bank)?.label.text = "1,300" }
            }
            process.startTimer(after: .seconds(5)) { _ in completion.complete(rule: LifecycleRules.resumeBackground) }
        }
        phone.device.advance(by: .seconds(4))
        expect(Self.snapshots(phone).count, is: 1)
        phone.device.advance(by: .seconds(2))
        expect(Self.snapshots(phone), is: ["the snapshot shows \"1,200\"", "the snapshot shows \"1,300\""])
    }

    let hierarchy = Fact("is looked through: hidden, clear and covered views, what is presented, stacks and tabs") {
        let phone = try Self.phone(Bank.self)
        func shown(_ change: @escaping @MainActor @Sendable (Bank) -> Void) throws -> [String] {
            try phone.app.main { (bank: Bank) in change(bank) }
            let count = Self.snapshots(phone).count
            phone.device.press(.home)
            phone.app.activate()
            phone.device.advance(by: .seconds(1))
            return Array(Self.snapshots(phone).dropFirst(count))
        }
        try expect(shown { $0.label.isHidden = true }, is: [])
        try expect(shown { ($0.label.isHidden, $0.label.alpha) = (false, 0) }, is: [])
        try expect(
            shown { bank in
                bank.label.alpha = 1
                let cover = UIView(frame: UIScreen.main.bounds)
                bank.window.rootViewController?.view.addSubview(cover)
            }, is: ["the snapshot shows \"1,200\""])
        try expect(shown { $0.window.rootViewController?.view.subviews.last?.backgroundColor = .white }, is: [])
        try expect(
            shown { bank in
                let (top, label) = (UIViewController(), UILabel())
                label.text = "top"
                top.view.addSubview(label)
                let stack = UINavigationController(rootViewController: Bank.Screen())
                stack.pushViewController(top, animated: false)
                bank.window.rootViewController?.present(stack, animated: false)
            }, is: ["the snapshot shows \"top\""])
    }

    let memoryWarning = Fact("is told that memory is short, by its controllers too") {
        let phone = try Self.phone(Bank.self)
        phone.device.purge(phone.app)
        let warnings = try phone.app.main { (bank: Bank) in bank.warnings }
        expect(warnings == 1 && phone.app.state == .active)
    }
}
