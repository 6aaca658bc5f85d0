import Testing
import UIKit
import VigilFacts
import VigilRuntimeProbes
import VigilTestSupport

struct BackgroundViewTests: Facts {
    @Test(
        "Views that change in the background", .exercisesRules, .enabled(if: RuntimeInterface.problems.isEmpty),
        arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    /// An app that counts on its screen, with a task that lets it go on in the background.
    final class Counter: UIResponder, UIApplicationDelegate {
        let window = UIWindow(frame: UIScreen.main.bounds)
        let label = UILabel()

        func applicationDidFinishLaunching(_ application: UIApplication) {
            window.rootViewController = UIViewController()
            window.rootViewController?.view.addSubview(label)
            window.makeKeyAndVisible()
            label.text = "0"
        }

        func applicationDidEnterBackground(_ application: UIApplication) {
            _ = application.beginBackgroundTask {}
            label.text = "as the switcher shows it"
        }
    }

    /// What the trace says of views after these changes a second behind Home.
    private static func said(on system: SystemVersion, _ change: @escaping @MainActor (Counter) -> Void) throws
        -> [String]
    {
        let phone = try Phone(Counter.self, system)
        phone.app.launch()
        phone.device.press(.home)
        phone.device.advance(by: .seconds(1))
        try phone.app.main { (counter: Counter) in
            change(counter)
            change(counter)
        }
        expect(phone.app.state, is: .background, "no change ends it")
        return phone.app.trace.entries.filter { $0.rule?.id == "res.ui.background" }.map(\.description)
    }

    let isTold = Fact(
        "res.ui.background: up to iOS 6 an app is told once, with what Apple names and what it does not"
    ) {
        for system in [SystemVersion.iOS(4), .iOS(6)] {
            let lines = try Self.said(on: system) { $0.label.text = "1" }
            expect(lines.count, is: 1)
            expect(lines.first?.contains("a view is changed in the background: UILabel"), is: true, "\(lines)")
            expect(lines.first?.contains("[APG-BE], and names a kill for OpenGL ES alone [APG-ST]"), is: true)
        }
    }

    let kinds = Fact("res.ui.background: pictures, subviews and drawing count too") {
        try expect(Self.said(on: .iOS(6)) { $0.label.addSubview(UIView()) }.count, is: 1)
        try expect(Self.said(on: .iOS(6)) { $0.window.setNeedsDisplay() }.count, is: 1)
        try expect(Self.said(on: .iOS(6)) { _ in UIImageView().image = UIImage() }.count, is: 1)
    }

    let isSilent = Fact(
        "res.ui.background: what is changed for the switcher's picture is none, nor is anything from iOS 7 on"
    ) {
        try expect(Self.said(on: .iOS(6)) { _ in }, is: [])
        try expect(Self.said(on: .iOS(7)) { $0.label.text = "1" }, is: [])
    }

    let backgroundLaunch = Fact(
        "life.state.background: a launch in the background makes its views, and is told nothing"
    ) {
        let phone = try Phone(Counter.self, .iOS(6))
        let event = WakeEvent("test", rule: LifecycleRules.resumeBackground, allowance: .seconds(10))
        phone.app.wake(for: event) { _ in }
        expect(phone.app.process != nil)
        expect(!phone.app.trace.entries.contains { $0.rule?.id == "res.ui.background" })
    }
}
