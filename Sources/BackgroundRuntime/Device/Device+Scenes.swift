// Further windows of an app, as an iPad has them.

extension Device {
    /// The user opens one more window of the app in front, beside those that are there.
    ///
    /// - Throws: ``StimulusError`` where there can be no second window, in a sentence.
    public func openScene(of app: InstalledApp) throws(StimulusError) {
        let process = try processWithScenes(app)
        try process.checkFurtherScene()
        app.record(.stimulus, "one more window is opened", rule: LifecycleRules.sceneMultiple)
        try process.requestScene()
        settle()
    }

    /// The user closes a window of an app that shows another one too.
    ///
    /// - Parameters:
    ///   - app: the app.
    ///   - session: which window, by its session; the one opened last without it.
    /// - Throws: ``StimulusError`` where that cannot be, in a sentence.
    public func closeScene(_ session: String? = nil, of app: InstalledApp) throws(StimulusError) {
        let process = try processWithScenes(app)
        guard process.sceneList.sessions.count > 1 else {
            throw StimulusError("\(app.name) has no second window; forceQuit closes the last one")
        }
        guard let session = session ?? process.sceneList.sessions.last, process.sceneList.sessions.contains(session)
        else {
            throw StimulusError("\(app.name) has no window \(session ?? ""), but \(process.sceneList.sessions)")
        }
        app.record(.stimulus, "a window is closed", detail: session, rule: LifecycleRules.sceneDiscarded)
        let onScreen: [SystemEvent.Name] = process.state == .active ? [.willResignActive, .didEnterBackground] : []
        app.history.sessions.discard(session)
        let steps = (onScreen + [.didDisconnect]).map { LifecycleMachine.Step.notify([.event(.ofScene($0, session))]) }
        process.life.perform(steps + [.notify([.event(.didDiscard([session]))])], rule: LifecycleRules.sceneDiscarded)
        settle()
    }

    /// The user swipes an app with scenes away. One that runs is told at once that they are disconnected; that they are
    /// thrown away, on an iPad at once, elsewhere at its next launch.
    func discardScenes(of process: AppProcess) {
        let sessions = process.sceneList.sessions
        guard process.state.isRunning, process.life.machine.target != .suspended, !sessions.isEmpty else { return }
        let disconnected = sessions.map { LifecycleMachine.Message.event(.ofScene(.didDisconnect, $0)) }
        if options.idiom == .pad {
            for session in sessions { process.app.history.sessions.discard(session) }
            let told = disconnected + [.event(.didDiscard(sessions))]
            process.life.perform([.notify(told)], rule: LifecycleRules.sceneDiscarded)
        } else if options.forceQuit.disconnectsScenes {
            process.life.perform([.notify(disconnected)], rule: LifecycleRules.forceQuitScenes)
        }
    }

    private func processWithScenes(_ app: InstalledApp) throws(StimulusError) -> AppProcess {
        guard let process = app.process, process.state.isRunning else {
            throw StimulusError("\(app.name) is \(app.state)")
        }
        guard process.sceneList.areUsed else {
            throw StimulusError("\(app.name) has no scenes: its manifest lacks UIApplicationSceneManifest")
        }
        return process
    }
}

extension AppProcess {
    /// Connects one more scene beside those that are there, when the present turn is over.
    ///
    /// - Throws: ``StimulusError`` where there can be none, in a sentence.
    public func requestScene() throws(StimulusError) {
        try checkFurtherScene()
        let session = app.history.sessions.add(to: app.name)
        let events: [SystemEvent.Name] = [.willConnect, .willEnterForeground, .didBecomeActive]
        life.perform(events.map { .notify([.event(.ofScene($0, session))]) }, rule: LifecycleRules.sceneMultiple)
    }

    fileprivate func checkFurtherScene() throws(StimulusError) {
        guard device.options.idiom == .pad else {
            throw StimulusError("an iPhone shows one window of an app: set the idiom to pad")
        }
        guard app.showsSeveralScenes else {
            throw StimulusError("\(app.name) has one scene: its UIApplicationSupportsMultipleScenes is not true")
        }
        guard state == .active else { throw StimulusError("\(app.name) is \(state), and not in front") }
    }
}

extension InstalledApp {
    /// Whether the device shows several scenes of the app.
    public var showsSeveralScenes: Bool { device.options.idiom == .pad && manifest.supportsMultipleScenes }
}
