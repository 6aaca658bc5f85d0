import BackgroundRuntime
import Testing
import UIKit
import VigilFacts
import VigilRuntimeProbes

/// A view that looks at each finger, and hands on those that it wants no more of.
private final class Pad: UIView {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        print("pad began", touches.count, touches.first?.tapCount ?? 0, touches.first?.view === self)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        print("pad ended", touches.first?.phase == .ended)
        super.touchesEnded(touches, with: event)
    }
}

private final class Canvas: UIViewController {
    private let knob = UIImageView(image: UIImage())
    var moved: [CGFloat] = []

    override func viewDidLoad() {
        let pad = Pad(frame: .zero)
        pad.accessibilityIdentifier = "pad"
        let (label, button) = (UILabel(), UIButton(type: .system))
        label.text = "Draw here"
        button.setTitle("Clear", for: .normal)
        button.addAction(UIAction { _ in print("cleared") }, for: .touchUpInside)
        knob.accessibilityIdentifier = "knob"
        knob.isUserInteractionEnabled = true
        let pan = UIPanGestureRecognizer(target: self, action: Selector("drag:"))
        pan.delegate = self
        knob.addGestureRecognizer(pan)
        for part in [pad, label, button, knob] { view.addSubview(part) }
    }

    func drag(_ pan: UIPanGestureRecognizer) {
        let (way, speed) = (pan.translation(in: view), pan.velocity(in: view))
        print("pan", pan.state.rawValue, way.x, way.y, speed.x)
        if pan.state == .changed { pan.setTranslation(.zero, in: view) }
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { print("canvas began") }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { print("canvas moved") }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { print("canvas ended") }
}

extension Canvas: UIGestureRecognizerDelegate {
    /// As apps ask that move something to the sides alone.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let pan = gestureRecognizer as? UIPanGestureRecognizer else { return true }
        let speed = pan.velocity(in: view)
        return abs(speed.x) > abs(speed.y)
    }
}

@section("vigil_entries") @used
private let entry: LinkedMethod = { program in
    ObjectiveCMethod.register(in: program, Canvas.self, "drag:") { target, arguments in
        (target as? Canvas)?.drag(ObjectiveCMethod.argument(arguments, 0))
    }
}

private final class CanvasApp: ScriptedDelegate {
    let window = UIWindow(frame: UIScreen.main.bounds)

    override func start() {
        window.rootViewController = Canvas()
        window.makeKeyAndVisible()
    }
}

struct SeenTouchTests: Facts {
    @Test("Views that look at each finger", .enabled(if: RuntimeInterface.problems.isEmpty), arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    private static func said(_ name: String, _ touch: Touch = .tap) throws -> [String] {
        let phone = try Phone(CanvasApp.self)
        phone.app.launch()
        phone.wait(1)
        try phone.device.touch(touch, ElementQuery(name), of: phone.app)
        return phone.app.trace.output
    }

    let chain = Fact("see one that nothing else takes, and hand it on along the responder chain") {
        try expect(Self.said("pad"), is: ["pad began 1 1 true", "pad ended true", "canvas ended"])
        try expect(
            Self.said("pad", .doubleTap),
            is: [
                "pad began 1 1 true", "pad ended true", "canvas ended", "pad began 1 2 true", "pad ended true",
                "canvas ended",
            ])
    }

    let controller = Fact(
        "are the controller's where a text or the room around it is touched, and see no touch of a button"
    ) {
        try expect(Self.said("Draw here"), is: ["canvas began", "canvas ended"])
        try expect(Self.said("Draw here", .swipe(.up)), is: ["canvas began", "canvas moved", "canvas ended"])
        try expect(Self.said("Clear"), is: ["cleared"])
    }

    let pan = Fact("leave a movement to what listens for it, with its way and its speed") {
        try expect(
            Self.said("knob", .swipe(.right)),
            is: [
                "pan 1 0.0 0.0 1000.0", "pan 2 100.0 0.0 1000.0", "pan 3 100.0 0.0 1000.0",
            ])
        try expect(!Self.said("knob", .swipe(.up)).contains { $0.hasPrefix("pan") })
    }
}
