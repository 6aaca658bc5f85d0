import BackgroundRuntime

/// The methods by which responders look at each finger.
@MainActor
private enum TouchMethods {
    private class Plain: UIResponder {}
    private final class Beginning: UIResponder {
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    }
    private final class Moving: UIResponder {
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    }
    private final class Ending: UIResponder {
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
    }

    static let overridden = [Beginning.self, Moving.self, Ending.self].map {
        OverriddenMethod(of: UIResponder.self, plain: Plain.self, overriding: $0)
    }
}

extension UIResponder {
    /// Whether its class looks at each finger.
    fileprivate var seesTouches: Bool { TouchMethods.overridden.contains { $0.isOwn(of: type(of: self)) } }
}

extension UIView {
    /// Whether it, or the controller whose view it is, looks at each finger.
    var looksAtFingers: Bool { isUserInteractionEnabled && (seesTouches || controller?.seesTouches == true) }

    /// What a view does with a touch: those who listen take it, or responders from it on see each finger.
    func takeAsView(_ touch: Touch) -> Bool { takeByGestures(touch) || showTouches(of: touch) }

    /// Has responders see each finger of a touch. False where none looks.
    private func showTouches(of touch: Touch) -> Bool {
        guard isUserInteractionEnabled, let phases = touch.phases else { return false }
        let all = sequence(first: self as UIResponder, next: \.next)
        guard all.contains(where: \.seesTouches) else { return false }
        let (finger, event) = (UITouch(), UIEvent(type: .touches, subtype: .none))
        for (phase, taps) in phases {
            finger.set(phase, taps: taps, on: self)
            switch phase {
            case .began: touchesBegan([finger], with: event)
            case .moved: touchesMoved([finger], with: event)
            default: touchesEnded([finger], with: event)
            }
        }
        return true
    }
}

extension Touch {
    /// How far a finger is each time that it is seen, and which tap it is; nil for what is no finger on a view.
    fileprivate var phases: [(UITouch.Phase, taps: Int)]? {
        switch self {
        case .tap, .press: [(.began, 1), (.ended, 1)]
        case .doubleTap: [(.began, 1), (.ended, 1), (.began, 2), (.ended, 2)]
        case .swipe: [(.began, 1), (.moved, 1), (.ended, 1)]
        case .pull, .scroll, .type, .clear, .toggle, .set: nil
        }
    }
}
