extension Device {
    /// A finger touches something on the screen of the app in front. What the app does for it happens in a turn of its
    /// main thread; where that is busy, the touch waits.
    ///
    /// - Parameters:
    ///   - touch: what the finger does.
    ///   - query: what it looks for.
    ///   - app: the app whose screen it is.
    /// - Throws: ``StimulusError`` where no finger reaches it: the phone is locked, the app not in front or covered, or
    ///   there is no such thing, there are several, or it is hidden, covered, off the screen or disabled. It says what is on
    ///   the screen.
    public func touch(_ touch: Touch, _ query: ElementQuery, of app: InstalledApp) throws {
        if try touchSurface(touch, query) { return }
        if let alert = alertInFront(of: app) { return try answer(alert, touch, query, app) }
        try moveFinger("the \(touch.verb) \(query.sentence)", on: app) { try $0.take(touch, query) }
    }

    /// A finger touches something on the screen of the app in front that the caller finds.
    ///
    /// - Parameters:
    ///   - touch: what the finger does.
    ///   - what: what is looked for, as a timeline says it where the touch has to wait.
    ///   - app: the app whose screen it is.
    ///   - find: finds it in what is on the screen, in the turn of the touch.
    /// - Throws: ``StimulusError`` where no finger reaches the app, and what `find` throws.
    package func touch(
        _ touch: Touch, _ what: String, of app: InstalledApp,
        finding find: @escaping ([ScreenElement]) throws -> FoundElement
    ) throws {
        try moveFinger("the \(touch.verb) \(what)", on: app) { try $0.take(touch, of: find($0.screen)) }
    }

    /// A finger moves what is in the only list or page on the screen, to show what lies in a direction.
    ///
    /// - Throws: ``StimulusError`` where no finger reaches the app, or not one thing on its screen scrolls.
    public func scroll(_ direction: Touch.Direction, of app: InstalledApp) throws {
        try moveFinger("the scroll \(direction.rawValue)", on: app) { try $0.scroll(direction) }
    }

    /// A finger presses the button of the bar in front that leads back.
    ///
    /// - Throws: ``StimulusError`` where no finger reaches the app, or there is no such button.
    public func goBack(in app: InstalledApp) throws {
        try moveFinger("the tap on the back button", on: app) { try $0.goBack() }
    }

    /// A finger moves down what was put in front of the rest of the app, which takes it away. The keyboard is none of
    /// that.
    ///
    /// - Throws: ``StimulusError`` where no finger reaches the app, nothing was put in front, or it goes away by its buttons
    ///   alone.
    public func dismiss(in app: InstalledApp) throws {
        try moveFinger("the swipe that dismisses", on: app) { try $0.dismiss() }
    }

    /// What is on the screen of the app in front, a line for each thing, indented by what it is in.
    ///
    /// - Throws: ``StimulusError`` where nobody sees it, or the app's main thread is busy.
    public func screenOutline(of app: InstalledApp) throws -> [String] {
        ScreenOutline.lines(try screen(of: app))
    }

    /// What is on the screen of the app in front, with what of the system lies over it. What it holds is good until the app
    /// goes on.
    ///
    /// - Throws: ``StimulusError`` where nobody sees it, or the app's main thread is busy.
    package func screen(of app: InstalledApp) throws -> [ScreenElement] {
        let surfaces = surfaceElements
        if let alert = alertInFront(of: app) { return surfaces + [alert.element] }
        // What lies over the lock screen, or over the screen of another app.
        if !surfaces.isEmpty, conditions.isLocked || frontmost !== app { return surfaces }
        let process = try reach(app)
        return surfaces + (try app.onMainThread { process.screen })
    }

    /// What an app has on its screen, also where something covers it or nobody sees it. What it holds is good until the app
    /// goes on.
    ///
    /// - Throws: ``StimulusError`` where the app does not run, or its main thread does not get to say it.
    package func elements(of app: InstalledApp) throws -> [ScreenElement] {
        guard let process = app.process else { throw StimulusError("\(app.name) is not running") }
        return try app.onMainThread { process.screen }
    }

    /// The question of the system in front of an app that is in front, as it is on the screen; nil for none.
    package func alertElement(of app: InstalledApp) -> ScreenElement? { alertInFront(of: app)?.element }

    /// A finger taps a button of the question of the system in front of an app.
    ///
    /// - Throws: ``StimulusError`` where there is no question, or it has no such button; and what the answer throws.
    package func answerAlert(of app: InstalledApp, with title: String) throws {
        guard let alert = alertInFront(of: app) else { throw StimulusError("no question of the system is in front") }
        try answer(alert, .tap, ElementQuery(title, role: .button), app)
    }

    /// A finger touches a question of the system: its buttons answer it, and nothing of the app is reached.
    private func answer(_ alert: SystemAlert, _ touch: Touch, _ query: ElementQuery, _ app: InstalledApp) throws {
        let found = try query.find(in: [alert.element], rest: { self.below(alert, app) })
        app.record(.stimulus, "\(touch.verb) \(found.element.sentence)")
        noteFinger(on: found, of: alert, about: app)
        let button = found.element.role == .button ? alert.buttons.first { $0.title == found.element.label } : nil
        guard touch == .tap, let button else {
            return record(.note, "nothing takes the \(touch.verb) \(found.element.sentence)")
        }
        try button.press()
        finishAction()
    }

    /// What a question of the system covers, as far as the app gets to tell.
    private func below(_ alert: SystemAlert, _ app: InstalledApp) -> [UnreachableElement] {
        guard let process = app.process, !process.mainThread.isBusy else { return [] }
        let screen = try? app.onMainThread { (process.screen, process.life.instance?.unreachableElements ?? []) }
        return (screen?.0 ?? []).map { UnreachableElement($0, .covered(by: alert.element.sentence)) }
            + (screen?.1 ?? [])
    }

    /// Has an app take a touch, at once or when its main thread is not busy any more.
    ///
    /// - Parameters:
    ///   - what: the touch, as a timeline says it that waits.
    ///   - app: the app whose screen it is.
    ///   - take: looks for what is touched, and hands it the touch.
    private func moveFinger(
        _ what: String, on app: InstalledApp, _ take: @escaping (AppProcess) throws -> Void
    ) throws {
        let process = try reach(app)
        var outcome: Result<Void, any Error>?
        var hasWaited = false
        process.mainThread.enqueue { [unowned process] in
            let result = Result { try take(process) }
            outcome = result
            guard hasWaited, case .failure(let error) = result else { return }
            process.record(.finding, "a touch that waited finds nothing: \(error)")
        }
        finishAction()
        guard let outcome else {
            hasWaited = true
            return process.record(.note, "\(what) waits: the main thread is busy")
        }
        try outcome.get()
    }

    /// The process of an app whose screen a finger reaches.
    private func reach(_ app: InstalledApp) throws -> AppProcess {
        guard !conditions.isLocked else {
            let shown = systemSurfaces.map(\.label.quoted).joined(separator: ", ")
            let beside = shown.isEmpty ? "" : ", and shows \(shown)"
            throw StimulusError("the phone is locked: its lock screen covers all apps\(beside)")
        }
        guard let process = app.process, frontmost === app else {
            throw StimulusError("\(app.name) is not in front: it is \(app.state)")
        }
        if let alert = alertInFront(of: app) {
            throw StimulusError("\(alert.element.sentence) covers \(app.name): it has to be answered first")
        }
        guard process.state != .inactive else {
            if let end = process.life.animation.end {
                let way = process.life.machine.target.isForeground ? "comes to the screen" : "leaves the screen"
                throw StimulusError("\(app.name) \(way) until \(TimeText.clock(end)): nothing of it can be touched")
            }
            throw StimulusError("something covers \(app.name): it has to be answered or dismissed first")
        }
        guard process.state == .active else { throw StimulusError("\(app.name) is not in front: it is \(app.state)") }
        return process
    }
}
