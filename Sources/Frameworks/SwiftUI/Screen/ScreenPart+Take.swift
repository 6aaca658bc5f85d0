import BackgroundRuntime

/// What a finger does to something: whether it took the touch.
typealias Taking = @MainActor (Touch) throws -> Bool

extension ScreenElement {
    /// The element, which hands on what it does not take itself.
    func taking(_ outer: @escaping Taking) -> ScreenElement {
        with { element in
            let own = element.take
            element.take = { try own?($0) == true || outer($0) }
        }
    }

    /// The element and all in it, with something that takes touches before them.
    func preceded(by outer: @escaping Taking) -> ScreenElement {
        deeply { element in
            guard let own = element.take else { return }
            element.take = { try outer($0) || own($0) }
        }.taking(outer)
    }

    /// The element and all in it, with something that takes touches beside them.
    func accompanied(by outer: @escaping Taking) -> ScreenElement {
        deeply { element in
            guard let own = element.take else { return }
            element.take = { touch in
                let isTaken = try own(touch)
                // What nothing in it takes comes to the outermost, once.
                return try isTaken ? outer(touch) || true : false
            }
        }.taking(outer)
    }

    static func button(
        _ label: String?, isSelected: Bool = false, isEnabled: Bool = true, _ action: @escaping @MainActor () -> Void
    ) -> ScreenElement {
        ScreenElement(.button, label: label) { touch in press(touch, action) }.with {
            ($0.isSelected, $0.isEnabled) = (isSelected, isEnabled)
        }
    }

    /// What a button does for a touch: it is pressed as the finger leaves it.
    @MainActor
    static func press(_ touch: Touch, _ action: @MainActor () -> Void) -> Bool {
        switch touch {
        case .tap, .press: action()
        case .doubleTap:
            action()
            action()
        default: return false
        }
        return true
    }
}

extension [ScreenElement] {
    /// All of them, or something without a name where there are none, as a shape that is touched.
    var orShape: [ScreenElement] { isEmpty ? [ScreenElement(.other)] : self }
}
