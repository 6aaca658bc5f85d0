extension Device {
    /// A finger touches something on the screen of the app in front. What the app does for it happens in a turn of its
    /// main thread; where that is busy, the touch waits.
    ///
    /// - Parameters:
    ///   - touch: what the finger does.
    ///   - query: what it looks for.
    ///   - app: the app whose screen it is.
    /// - Throws: ``StimulusError`` where no finger reaches it: the phone is locked, the app not in front or covered, or
    ///   there is no such thing, there are several, or it is disabled. It says what is on the screen.
    public func touch(_ touch: Touch, _ query: ElementQuery, of app: InstalledApp) throws {
        let process = try reach(app)
        var outcome: Result<Void, any Error>?
        var hasWaited = false
        process.mainThread.enqueue { [unowned process] in
            let result = Result { try process.take(touch, query) }
            outcome = result
            guard hasWaited, case .failure(let error) = result else { return }
            process.record(.finding, "a touch that waited finds nothing: \(error)")
        }
        settle()
        guard let outcome else {
            hasWaited = true
            return process.record(.note, "the \(touch.verb) \(query.sentence) waits: the main thread is busy")
        }
        try outcome.get()
    }

    /// What is on the screen of the app in front, a line for each thing, indented by what it is in.
    ///
    /// - Throws: ``StimulusError`` where nobody sees it, or the app's main thread is busy.
    public func screenOutline(of app: InstalledApp) throws -> [String] {
        let process = try reach(app)
        return try app.onMainThread { ScreenOutline.lines(process.screen) }
    }

    /// The process of an app whose screen a finger reaches.
    private func reach(_ app: InstalledApp) throws -> AppProcess {
        guard !conditions.isLocked else { throw StimulusError("the phone is locked: its lock screen covers all apps") }
        guard let process = app.process, frontmost === app else {
            throw StimulusError("\(app.name) is not in front: it is \(app.state)")
        }
        guard process.state != .inactive else {
            throw StimulusError("something covers \(app.name): it has to be answered or dismissed first")
        }
        guard process.state == .active else { throw StimulusError("\(app.name) is not in front: it is \(app.state)") }
        return process
    }
}

extension AppProcess {
    /// What is on the app's screen. Asked in a turn of its main thread.
    var screen: [ScreenElement] { life.instance?.screenElements ?? [] }

    /// Finds what is touched, and hands it the touch.
    fileprivate func take(_ touch: Touch, _ query: ElementQuery) throws {
        let found = try query.find(in: screen)
        guard found.isEnabled else { throw StimulusError("\(found.element.sentence) is disabled") }
        record(.stimulus, "\(touch.verb) \(found.element.sentence)")
        if try !MainActor.assumeIsolated({ try found.take(touch) }) {
            record(.note, "nothing takes the \(touch.verb) \(found.element.sentence)")
        }
    }
}
