import BackgroundRuntime
import Testing
import UIKit
import VigilFacts
import VigilRuntimeProbes
import VigilTestSupport

/// A delegate that hears what nobody else took.
private final class LastResponder: UIResponder, UIApplicationDelegate {
    let window = UIWindow(frame: UIScreen.main.bounds)

    override func remoteControlReceived(with event: UIEvent?) { print("remote control") }
    override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { print("motion begins") }
    override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { print("motion ends") }
    override func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { print("motion breaks off") }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { print("touch begins") }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { print("touch moves") }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { print("touch ends") }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { print("touch breaks off") }
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { "\(action)" == "ring:" }
}

private final class Ready: UIViewController {
    override var canBecomeFirstResponder: Bool { true }
}

/// What UIKit sends to the first responder, by what the delegate says of it.
private let sent: [(name: String, send: @MainActor @Sendable (UIResponder) -> Void)] = [
    ("remote control", { $0.remoteControlReceived(with: nil) }),
    ("motion begins", { $0.motionBegan(.none, with: nil) }),
    ("motion ends", { $0.motionEnded(.none, with: nil) }),
    ("motion breaks off", { $0.motionCancelled(.none, with: nil) }),
    ("touch begins", { $0.touchesBegan([], with: nil) }), ("touch moves", { $0.touchesMoved([], with: nil) }),
    ("touch ends", { $0.touchesEnded([], with: nil) }), ("touch breaks off", { $0.touchesCancelled([], with: nil) }),
    ("asked", { if $0.target(forAction: Selector("ring:"), withSender: nil) is LastResponder { print("asked") } }),
]

struct ResponderChainTests: Facts {
    @Test("The responder chain", .enabled(if: RuntimeInterface.problems.isEmpty), arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    private static func phone(_ make: @escaping @MainActor @Sendable () -> UIViewController) throws -> Phone {
        let phone = try Phone(LastResponder.self)
        phone.app.launch()
        try phone.app.main { (app: LastResponder) in
            app.window.rootViewController = make()
            app.window.makeKeyAndVisible()
        }
        phone.wait(1)
        return phone
    }

    let events = Fact(
        "takes each event that nobody wants to the app's delegate",
        for: sent.map(\.name)
    ) { (name: String) in
        let phone = try Self.phone { Ready() }
        let send = try require(sent.first { $0.name == name }).send
        try phone.app.main { (app: LastResponder) in
            let (label, screen) = (UILabel(), app.window.rootViewController)
            screen?.view.addSubview(label)
            send(label)
        }
        expect(phone.app.trace.output, is: [name])
    }

    let order = Fact(
        "goes from a view to its controller, its container, what it covers, the window, the app and the delegate"
    ) {
        let phone = try Self.phone { UINavigationController(rootViewController: Ready()) }
        try phone.app.main { (app: LastResponder) in
            let (sheet, label) = (UIViewController(), UILabel())
            app.window.rootViewController?.present(sheet, animated: false)
            sheet.view.addSubview(label)
            @MainActor func chain(_ first: UIResponder?) -> String {
                var (names, current) = ([String](), first)
                while let responder = current {
                    names.append("\(type(of: responder))")
                    current = responder.next
                }
                return names.joined(separator: " ")
            }
            print(chain(label))
            print(chain((app.window.rootViewController as? UINavigationController)?.topViewController))
        }
        expect(
            phone.app.trace.output,
            is: [
                "UILabel UIView UIViewController UINavigationController UIWindow UIApplication LastResponder",
                "Ready UINavigationController UIWindow UIApplication LastResponder",
            ])
    }
}
