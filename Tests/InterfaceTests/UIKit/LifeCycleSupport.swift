import BackgroundRuntime
import UIKit
import VigilTestSupport

/// A controller that says all that it is told.
class Told: UIViewController {
    init(_ title: String) {
        super.init(nibName: nil, bundle: nil)
        self.title = title
    }

    required init?(coder: NSCoder) { nil }

    final func say(_ words: String) { print(title ?? "", words) }

    override func loadView() {
        super.loadView()
        say("loadView")
    }
    override func viewDidLoad() { say("didLoad") }
    override func viewWillAppear(_ animated: Bool) { say("willAppear") }
    override func viewIsAppearing(_ animated: Bool) { say("isAppearing") }
    override func viewWillLayoutSubviews() { say("willLayout") }
    override func viewDidLayoutSubviews() { say("didLayout") }
    override func viewDidAppear(_ animated: Bool) { say("didAppear") }
    override func viewWillDisappear(_ animated: Bool) { say("willDisappear") }
    override func viewDidDisappear(_ animated: Bool) { say("didDisappear") }
    override func willMove(toParent parent: UIViewController?) { say("willMove \(parent == nil ? "out" : "in")") }
    override func didMove(toParent parent: UIViewController?) { say("didMove \(parent == nil ? "out" : "in")") }
    override func didReceiveMemoryWarning() { say("warned") }
}

/// Says how it comes and goes.
final class Passing: Told {
    private var passages: [String] {
        [
            isBeingPresented ? "presented" : nil, isBeingDismissed ? "dismissed" : nil,
            isMovingToParent ? "added" : nil, isMovingFromParent ? "removed" : nil,
            navigationController == nil ? nil : "on a stack",
        ].compactMap { $0 }
    }

    override func viewDidAppear(_ animated: Bool) { say("appeared \(animated) \(passages)") }
    override func viewDidDisappear(_ animated: Bool) { say("disappeared \(animated) \(passages)") }
}

/// A container of the app's own, which has a child as it is loaded.
final class Box: Told {
    let child = Told("child")

    override func viewDidLoad() {
        say("didLoad")
        take(child)
    }

    func take(_ child: UIViewController) {
        addChild(child)
        view.addSubview(child.view)
        child.didMove(toParent: self)
    }

    func give(_ child: UIViewController) {
        child.willMove(toParent: nil)
        child.view.removeFromSuperview()
        child.removeFromParent()
    }
}

/// A container that takes a child while it is about to appear, and one when it did.
final class Late: Told {
    private func take(_ child: Told) {
        addChild(child)
        view.addSubview(child.view)
        child.say("added")
    }

    override func viewWillAppear(_ animated: Bool) {
        say("willAppear")
        addChild(first)
        view.addSubview(first.view)
    }

    override func viewDidAppear(_ animated: Bool) {
        say("didAppear")
        take(Told("second"))
    }

    private let first = Told("first")
}

/// Controllers that are made for a phone on its side.
final class Turned: UIViewController {
    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {}
}

final class OnItsSide: UIViewController {
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .landscape }
}

final class Screens: UIResponder, UIApplicationDelegate {
    let window = UIWindow(frame: UIScreen.main.bounds)

    func show(_ controller: UIViewController) {
        window.rootViewController = controller
        window.makeKeyAndVisible()
    }

    var root: UIViewController? { window.rootViewController }
    var stack: UINavigationController? { root as? UINavigationController }
    var tabs: UITabBarController? { root as? UITabBarController }

    func applicationDidEnterBackground(_ application: UIApplication) { print("app left") }
    func applicationWillEnterForeground(_ application: UIApplication) { print("app comes") }
    func applicationDidReceiveMemoryWarning(_ application: UIApplication) { print("app warned") }
}

extension DelegatePhone {
    /// What the app says while a closure runs in it, and a second after.
    func said(_ body: @escaping @MainActor @Sendable (Screens) -> Void) throws -> [String] {
        let before = app.trace.output.count
        try app.main(body)
        wait(1)
        return Array(app.trace.output.dropFirst(before))
    }

    /// A phone that shows a controller, made in the app.
    static func showing(
        on system: SystemVersion = .iOS(17), _ make: @escaping @MainActor @Sendable () -> UIViewController
    ) throws -> (phone: DelegatePhone, said: [String]) {
        let phone = try DelegatePhone(Screens.self, system)
        phone.app.launch()
        return (phone, try phone.said { $0.show(make()) })
    }
}
