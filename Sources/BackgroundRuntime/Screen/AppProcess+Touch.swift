// What a finger finds on the app's screen, in a turn of its main thread.

extension AppProcess {
    /// What is on the app's screen.
    var screen: [ScreenElement] { life.instance?.screenElements ?? [] }

    /// Finds what is touched, and hands it the touch.
    func take(_ touch: Touch, _ query: ElementQuery) throws { try take(touch, of: find(query, for: touch)) }

    /// Hands something on the screen a touch.
    func take(_ touch: Touch, of found: FoundElement) throws {
        if case .scroll(nil) = touch {
            // What cannot be used can be scrolled to.
            record(.stimulus, "\(touch.verb) \(found.element.sentence)\(found.placeInScroll)")
            noteFinger(on: found)
            return try hand(touch, to: found)
        }
        guard found.isEnabled else { throw StimulusError("\(found.element.sentence) is disabled") }
        if case .scroll = touch, !found.path.contains(where: \.role.scrolls) {
            throw StimulusError("\(found.element.sentence) does not scroll")
        }
        record(.stimulus, "\(touch.verb) \(found.element.sentence)")
        noteFinger(on: found)
        try hand(touch, to: found)
    }

    /// The only list or page on the screen is scrolled: of several that lie in one another, the outermost.
    func scroll(_ direction: Touch.Direction) throws {
        let all = FoundElement.all(in: screen, where: \.role.scrolls)
        let outermost = all.filter { !$0.path.dropLast().contains(where: \.role.scrolls) }
        guard let list = outermost.first else {
            throw StimulusError("nothing on the screen scrolls" + ScreenOutline.shown(screen))
        }
        guard outermost.count == 1 else {
            let names = outermost.map(\.element.sentence).joined(separator: ", ")
            throw StimulusError("\(outermost.count) things on the screen scroll: \(names). Say which")
        }
        record(.stimulus, "\(Touch.scroll(direction).verb) \(list.element.sentence)")
        noteFinger(on: list)
        try hand(.scroll(direction), to: list)
    }

    /// The button that leads back is pressed.
    func goBack() throws {
        // Where bars lie in one another, the innermost is that of what is shown.
        guard let button = FoundElement.all(in: screen, where: \.goesBack).last else {
            throw StimulusError("there is no back button on the screen" + ScreenOutline.shown(screen))
        }
        guard button.isEnabled else { throw StimulusError("the back button is disabled") }
        record(.stimulus, "tap on the back \(button.element.sentence)")
        noteFinger(on: button)
        try hand(.tap, to: button)
    }

    /// What is in front of the rest is moved down.
    func dismiss() throws {
        guard let front = life.instance?.presentation else {
            throw StimulusError("nothing is in front that a swipe down takes away" + ScreenOutline.shown(screen))
        }
        switch front.dismissal {
        case .impossible(let reason): throw StimulusError("no swipe takes \(front.name) away: \(reason)")
        case .swipe(let dismiss):
            record(.stimulus, "swipe down of \(front.name)")
            guard !MainActor.assumeIsolated({ dismiss() }) else { return }
            record(.note, "\(front.name) stays: the app does not let a finger take it away")
        }
    }

    /// Whoever draws what a person sees is told of a touch. The screen is that in which it was found.
    private func noteFinger(on found: FoundElement) {
        if device.onTouch != nil { device.noteFinger(on: found, screen, of: app) }
    }

    private func find(_ query: ElementQuery, for touch: Touch) throws -> FoundElement {
        let screen = screen
        let rest = { [life] in life.instance?.unreachableElements ?? [] }
        guard touch == .toggle else { return try query.find(in: screen, rest: rest) }
        var ofSwitch = query
        ofSwitch.role = query.role ?? .switch
        let isThere = !ofSwitch.matches(in: screen).isEmpty
        let found = try (isThere ? ofSwitch : query).find(in: screen, rest: rest)
        guard let toggled = found.toggled else {
            throw StimulusError("\(found.element.sentence) is no switch, and there is not one in it")
        }
        return toggled
    }

    private func hand(_ touch: Touch, to found: FoundElement) throws {
        // A switch takes the finger of anybody.
        let isTaken = try MainActor.assumeIsolated { try found.take(touch == .toggle ? .tap : touch) }
        if !isTaken, touch != .scroll(nil) {
            record(.note, "nothing takes the \(touch.verb) \(found.element.sentence)")
        }
    }
}
