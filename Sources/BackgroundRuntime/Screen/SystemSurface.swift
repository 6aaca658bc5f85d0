/// Something of the system that lies over whatever a phone shows, its lock screen included: a banner, a call or an alarm that
/// rings. It takes touches, and takes none from what is below.
public struct SystemSurface {
    /// What the system's tests call it, such as `NotificationShortLookView`.
    public let identifier: String
    /// What is read out of it.
    public let label: String
    public let texts: [String]
    /// What can be pressed on it.
    public let buttons: [SystemAlert.Button]
    /// What a tap beside the buttons does; nil for nothing.
    public let tap: (() throws -> Void)?
    /// What a swipe in a direction does; nil where it does nothing.
    public let swipe: (Touch.Direction) -> (() throws -> Void)?

    /// A surface from its parts.
    public init(
        _ identifier: String, label: String, texts: [String], buttons: [SystemAlert.Button],
        tap: (() throws -> Void)? = nil, swipe: @escaping (Touch.Direction) -> (() throws -> Void)? = { _ in nil }
    ) {
        (self.identifier, self.label, self.texts, self.buttons) = (identifier, label, texts, buttons)
        (self.tap, self.swipe) = (tap, swipe)
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
        case .swipe(let direction): swipe(direction)
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
        notifyServices { surfaces += ($0 as? any SystemSurfaces)?.systemSurfaces ?? [] }
        return surfaces
    }

    /// What of the system lies over the screen, as it is there.
    package var surfaceElements: [ScreenElement] { systemSurfaces.map(\.element) }

    /// A finger touches something of the system that lies over the screen, in front of an app or not.
    ///
    /// - Returns: whether there is such a thing.
    /// - Throws: ``StimulusError`` where there are several, and what the touch throws.
    func touchSurface(_ touch: Touch, _ query: ElementQuery) throws -> Bool {
        let surfaces = systemSurfaces
        let screen = surfaces.map(\.element)
        guard !query.matches(in: screen).isEmpty else { return false }
        try touchSurface(touch, try query.find(in: screen), surfaces)
        return true
    }

    /// The same for what is at these places, each in what it is in.
    package func touchSurface(_ touch: Touch, at steps: [Int]) throws -> Bool {
        let surfaces = systemSurfaces
        guard let found = FoundElement(at: steps, in: surfaces.map(\.element)) else { return false }
        try touchSurface(touch, found, surfaces)
        return true
    }

    private func touchSurface(_ touch: Touch, _ found: FoundElement, _ surfaces: [SystemSurface]) throws {
        record(.stimulus, "\(touch.verb) \(found.element.sentence)")
        noteFinger(on: found)
        guard let action = surfaces[found.steps[0]].action(of: touch, on: found.element) else {
            return record(.note, "nothing takes the \(touch.verb) \(found.element.sentence)")
        }
        try action()
        finishAction()
    }
}
