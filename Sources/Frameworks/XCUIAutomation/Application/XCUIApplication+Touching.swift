import BackgroundRuntime

// How a touch of a test reaches the app.

extension XCUIApplication {
    /// Does something to the app as a finger does, and records a failure of the test where that cannot be done. What is not
    /// there yet is looked for twice more, a second apart, as XCTest does.
    func act(_ what: String, _ action: () throws -> Void) {
        let run = UITestRun.current
        var lastError: (any Error)?
        for attempt in 0..<XCUIDevice.attempts {
            if attempt > 0 { run.pass(.seconds(1)) }
            do {
                if !isSpringBoard { try waitUntilIdle(try installed()) }
                try action()
                return run.pass(XCUIDevice.eventDuration)
            } catch {
                lastError = error
                // Nothing comes of waiting for an app that does not run.
                guard isSpringBoard || found?.process != nil else { break }
            }
        }
        TestFailure.record("Failed to \(what): \(lastError.map { "\($0)" } ?? "")")
    }

    /// Hands what is found a touch.
    func touch(_ search: ElementSearch, needsFocus: Bool, _ touch: (ElementNode) -> Touch) throws {
        if !isSpringBoard { try handleInterruptions(before: search) }
        let root = try root()
        let node = try search.one(in: root)
        if needsFocus, !node.holdsFocus {
            throw AppProblem("Neither element nor any descendant has keyboard focus")
        }
        try hand(touch(node), to: node, in: root)
    }

    private func hand(_ touch: Touch, to node: ElementNode, in root: ElementNode) throws {
        let device = UITestRun.current.device
        switch node.reach {
        case .screen(let path): try hand(touch, path, node)
        case .key(let key): try type(key, in: root)
        case .answer(let title):
            guard touch == .tap, let app = device.frontmost else { return note("nothing takes the touch", device) }
            try device.answerAlert(of: app, with: title)
        case .surface(let steps):
            if try !device.touchSurface(touch, at: steps) { throw AppProblem("\(node.sentence) is gone") }
        case .icon(let app):
            guard touch == .tap else { return note("nothing takes the touch", device) }
            device.press(.home)
            app.activate()
        case .nothing: try touchWhole(touch, root)
        }
    }

    private func hand(_ touch: Touch, _ path: [Int], _ node: ElementNode) throws {
        let app = try installed()
        guard node.isEnabled || touch.isScroll else {
            return app.record(.note, "a touch on \(node.sentence) does nothing: it is disabled")
        }
        let goal = touch.isTyping ? Self.focusPath(from: node) ?? path : path
        try app.device.touch(touch, node.sentence, of: app) { screen in
            guard let found = FoundElement(at: goal, in: screen) else { throw AppProblem("\(node.sentence) is gone") }
            return found
        }
    }

    /// Where in an element the field is that gets what is typed.
    private static func focusPath(from node: ElementNode) -> [Int]? {
        for field in [node] + node.descendants where field.hasFocus {
            if case .screen(let path) = field.reach { return path }
        }
        return nil
    }

    private func type(_ key: String, in root: ElementNode) throws {
        try hand(.type(key), to: try focused(root), in: root)
    }

    /// A touch on the app as a whole: it moves what scrolls on it, or what was put in front.
    private func touchWhole(_ touch: Touch, _ root: ElementNode) throws {
        let app = try installed()
        switch touch {
        case .type: try hand(touch, to: try focused(root), in: root)
        case .swipe, .pull:
            let moved = root.descendants.first { [.table, .collectionView, .scrollView].contains($0.elementType) }
            if let moved { return try hand(touch, to: moved, in: root) }
            guard touch == .swipe(.down) else {
                return app.record(.note, "nothing on the screen takes the touch on the app as a whole")
            }
            try app.device.dismiss(in: app)
        default: app.record(.note, "a touch on the app as a whole reaches nothing: nothing is laid out here")
        }
    }

    private func focused(_ root: ElementNode) throws -> ElementNode {
        guard let field = root.descendants.first(where: \.hasFocus) else {
            throw AppProblem("Neither element nor any descendant has keyboard focus")
        }
        return field
    }

    private func note(_ text: String, _ device: Device) { device.record(.note, text) }
}

extension Touch {
    fileprivate var isScroll: Bool {
        switch self {
        case .swipe, .scroll, .pull: true
        default: false
        }
    }

    fileprivate var isTyping: Bool {
        if case .type = self { true } else { false }
    }
}
