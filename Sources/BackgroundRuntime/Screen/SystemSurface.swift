/// Something of the system that lies over whatever a phone shows, its lock screen included: a banner, a call or an alarm that
/// rings. It takes touches, and takes none from what is below.
public struct SystemSurface {
    /// What the system's tests call it, such as `NotificationShortLookView`.
    public let identifier: String
    /// What is read out of it.
    public let label: String
    /// What it says.
    public let texts: [String]
    /// What can be pressed on it.
    public let buttons: [SystemAlert.Button]
    /// What a tap beside the buttons does; nil for nothing.
    public let tap: (() throws -> Void)?
    /// What happens as it is swiped away; nil where that is not possible.
    public let swipeAway: (() throws -> Void)?

    /// A surface from its parts.
    public init(
        _ identifier: String, label: String, texts: [String], buttons: [SystemAlert.Button],
        tap: (() throws -> Void)? = nil, swipeAway: (() throws -> Void)? = nil
    ) {
        (self.identifier, self.label, self.texts, self.buttons) = (identifier, label, texts, buttons)
        (self.tap, self.swipeAway) = (tap, swipeAway)
    }

    /// It as it is on the screen.
    var element: ScreenElement {
        let parts =
            texts.map { ScreenElement(.staticText, label: $0) }
            // They take the finger of the phone, which is no turn of an app.
            + buttons.map { ScreenElement(.button, label: $0.title) { _ in true } }
        var element = ScreenElement(.other, label: label, children: parts)
        element.identifier = identifier
        return element
    }

    /// What a touch of something on it does; nil where nothing takes it.
    func action(of touch: Touch, on element: ScreenElement) -> (() throws -> Void)? {
        switch touch {
        case .tap where element.role == .button: buttons.first { $0.title == element.label }?.press
        case .tap: tap
        case .swipe: swipeAway
        default: nil
        }
    }
}

/// A module's service that shows something over the screen, for whoever touches a phone or draws it.
public protocol SystemSurfaces: AnyObject {
    /// What it shows now, the topmost first.
    var systemSurfaces: [SystemSurface] { get }
}

extension Device {
    /// What of the system lies over the screen, and is no question: the topmost first.
    var systemSurfaces: [SystemSurface] {
        var surfaces: [SystemSurface] = []
        tellServices { surfaces += ($0 as? any SystemSurfaces)?.systemSurfaces ?? [] }
        return surfaces
    }

    /// What of the system lies over the screen, as it is there.
    package var surfaceElements: [ScreenElement] { systemSurfaces.map(\.element) }

    /// A finger touches something of the system that lies over the screen, in front of an app or not.
    ///
    /// - Returns: whether there is such a thing.
    package func touchSurface(_ touch: Touch, _ query: ElementQuery) throws -> Bool {
        for (number, surface) in systemSurfaces.enumerated() {
            guard let found = try? query.find(in: [surface.element], rest: { [] }) else { continue }
            record(.stimulus, "\(touch.verb) \(found.element.sentence)")
            noteFinger(on: found, ofSurface: number)
            guard let action = surface.action(of: touch, on: found.element) else {
                record(.note, "nothing takes the \(touch.verb) \(found.element.sentence)")
                return true
            }
            try action()
            settle()
            return true
        }
        return false
    }
}
