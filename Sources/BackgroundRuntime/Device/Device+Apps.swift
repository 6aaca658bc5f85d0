import Foundation

// Installing, opening and leaving apps.

extension Device {
    /// Installs an app. Its manifest decides the modes of its processes.
    ///
    /// - Parameters:
    ///   - name: the name in traces; by default that of the manifest.
    ///   - kind: application or extension.
    /// - Throws: ``StimulusError`` when an app of that name is installed.
    @discardableResult
    public func install(
        _ program: any AppProgram, manifest: Manifest, name: String? = nil, kind: App.Kind = .application
    ) throws -> App {
        let name = name ?? manifest.appName
        guard !apps.contains(where: { $0.name == name }) else {
            throw StimulusError("an app called \(name) is installed already; give the second one another name")
        }
        let app = App(name, manifest: manifest, program: program, kind: kind, on: self)
        apps.append(app)
        return app
    }

    /// Removes an app with its container and everything it registered.
    public func delete(_ app: App) {
        app.process?.end(.purge)
        app.storage.removeAll()
        tellServices { $0.appWasDeleted(app) }
        apps.removeAll { $0 === app }
        if let container = try? app.container() { try? FileManager.default.removeItem(at: container) }
    }

    /// The installed app called `name`.
    public func app(named name: String) -> App? { apps.first { $0.name == name } }

    /// A hardware key of the device.
    public enum Key: Sendable {
        /// The Home button, or the swipe that stands for it.
        case home
        /// The Sleep/Wake button.
        case sleepWake
    }

    /// Presses a key.
    public func press(_ key: Key) {
        switch key {
        case .home: goHome()
        case .sleepWake: conditions.isLocked ? unlock() : lock()
        }
    }

    private func goHome() {
        record(.stimulus, "Home pressed")
        if let app = frontmost { leave(app, rule: LifecycleRules.home) }
        frontmost = nil
        settle()
    }

    /// The user opens an app by its icon, a notification, a URL or the switcher.
    ///
    /// An app that is in front goes to the background first.
    public func open(_ app: App, url: String? = nil) {
        app.record(.stimulus, url.map { "opened with \($0)" } ?? "opened by the user")
        if conditions.isLocked { liftLock() }
        if let other = frontmost, other !== app { leave(other, rule: LifecycleRules.home) }
        frontmost = app
        app.isBarredByForceQuit = false
        app.lastOpened = now
        bringToFront(app, url: url)
        settle()
    }

    private func bringToFront(_ app: App, url: String?) {
        guard let process = app.process else {
            app.start(.launchToForeground(url.map(LaunchOptions.url) ?? .none), rule: LifecycleRules.launchForeground)
            return
        }
        switch process.machine.state {
        case .background: transition(process, .enterForeground(url: url), rule: LifecycleRules.foreground)
        case .suspended: transition(process, .enterForeground(url: url), rule: LifecycleRules.resumeForeground)
        case .inactive: transition(process, .activate, rule: LifecycleRules.interruptIgnored)
        case .active, .notRunning: break
        }
    }

    /// Takes an app from the screen: to the background, or to its end where it cannot be there.
    func leave(_ app: App, rule: Rule) {
        guard let process = app.process, process.machine.state.isForeground else { return }
        if !conditions.isMultitaskingSupported {
            process.end(.noMultitasking)
        } else if app.exitsOnSuspend {
            process.end(.exitsOnSuspend)
        } else {
            transition(process, .enterBackground, rule: rule)
        }
    }

    /// Performs a transition that the caller has checked against the state.
    func transition(_ process: AppProcess, _ input: LifecycleMachine.Input, rule: Rule) {
        do {
            try process.perform(input, rule: rule)
        } catch {
            preconditionFailure("the device asked for an illegal transition: \(error)")
        }
    }
}
