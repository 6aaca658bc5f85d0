import Foundation
import VigilProgramImage

// Installing, opening and leaving apps.

extension Device {
    /// Installs an app. Its manifest decides the modes of its processes.
    ///
    /// - Parameters:
    ///   - program: the code of the app.
    ///   - manifest: the contents of its `Info.plist`.
    ///   - name: the name in traces; by default that of the manifest.
    ///   - kind: application or extension.
    /// - Throws: ``StimulusError`` when an app of that name is installed, when the app is made for a newer system, when its code has static variables that an app
    ///   of a phone that is still there has already, and when 65,535 apps were installed on this phone before.
    @discardableResult
    public func install(
        _ program: any AppProgram, manifest: Manifest, name: String? = nil, kind: InstalledApp.Kind = .application
    ) throws -> InstalledApp {
        let name = name ?? manifest.displayName
        guard appsByName[name] == nil else {
            throw StimulusError("an app called \(name) is installed already; give the second one another name")
        }
        guard manifest.supports(system) else {
            throw StimulusError(
                "\(name) needs iOS \(manifest.minimumOSVersion ?? ""), and this phone has \(system): it is not installed there "
                    + "(\(ManifestKeyName.minimumVersion), or IPHONEOS_DEPLOYMENT_TARGET of its project)")
        }
        guard trace.appNames.count <= UInt16.max else {
            throw StimulusError("\(UInt16.max) apps were installed on this phone before: take another phone")
        }
        let app = InstalledApp(name, manifest: manifest, program: program, kind: kind, on: self)
        try app.takeStatics()
        apps.append(app)
        watchCalendar()
        appsByName[name] = app
        reportProblems(of: app)
        return app
    }

    /// A phone passes over mistakes in a manifest; the trace says so.
    private func reportProblems(of app: InstalledApp) {
        for problem in app.manifest.problems where !isToldOtherwise(problem) {
            let what = [problem.keyPath, problem.message].filter { !$0.isEmpty }.joined(separator: ": ")
            app.record(
                .log, "manifest \(problem.severity.rawValue): \(what)", detail: problem.hint ?? "",
                rule: problem.rule.flatMap(modules.book.rule))
        }
    }

    /// Whether the note of the assumed SDK says the same.
    private func isToldOtherwise(_ problem: InputProblem) -> Bool {
        problem.severity == .warning && problem.rule == LifecycleRules.sceneRequired.id
    }

    /// Removes an app with its container and everything it registered.
    public func delete(_ app: InstalledApp) {
        app.process?.life.forbidWhatWaitsForEnd()
        if app.exits.contains(where: \.hasToBeExpected) { storage.object(orMake: DeletedApps.init).all.append(app) }
        app.process?.end(.deleted)
        // The services forget what they have planned for the app by what they keep with it.
        notifyServices { $0.appWasDeleted(app) }
        app.finishSystemActivities()
        alerts.removeAll(about: app)
        Deinits.withhold { app.storage.removeAll() }
        if let place = apps.firstIndex(where: { $0 === app }) { apps.remove(at: place) }
        appsByName[app.name] = nil
        app.statics?.end()
        containers.remove(app.name)
        settle()
    }

    /// Installs an update of an app: the app ends, and what it registered with the system stays.
    public func update(_ app: InstalledApp) {
        app.record(.stimulus, "an update is installed", rule: LifecycleRules.appUpdate)
        app.process?.end(.update)
        settle()
    }

    /// The installed app called `name`.
    public func app(named name: String) -> InstalledApp? { appsByName[name] }

    /// A hardware key of the device.
    public enum Key: Sendable {
        /// The Home button, or the swipe that stands for it.
        case home
        case sleepWake
    }

    /// The user presses a key: what follows has happened when this returns.
    public func press(_ key: Key) {
        switch key {
        case .home: goHome()
        case .sleepWake: conditions.isLocked ? unlock() : lock()
        }
    }

    private func goHome() {
        record(.stimulus, "Home pressed")
        guard !conditions.isLocked else {
            noteLockedItself()
            return wakeUp()
        }
        if let app = frontmost { leave(app, by: .home, rule: LifecycleRules.home) }
        frontmost = nil
        finishAction()
    }

    /// The user opens an app by its icon, a notification, a URL or the switcher.
    ///
    /// An app that is in front goes to the background first.
    ///
    /// - Parameters:
    ///   - app: what is opened.
    ///   - url: a URL that it is opened with.
    ///   - options: the launch options of an app that did not run, without the URL.
    ///   - deliver: called before the app becomes active, and at once in an app that is: what it is opened for, such as a
    ///     notification, is told it by a call of its own from here.
    public func open(
        _ app: InstalledApp, url: String? = nil, options: LaunchOptions = .none,
        deliver: ((AppProcess) -> Void)? = nil
    ) {
        if conditions.isLocked {
            record(.stimulus, "screen unlocked")
            liftLock()
        }
        app.record(
            .stimulus, url.map { "opened with \($0)" } ?? "opened by the user",
            rule: url == nil ? nil : LifecycleRules.urlLaunch)
        if let other = frontmost, other !== app { leave(other, by: .appSwitcher, rule: LifecycleRules.home) }
        frontmost = app
        liftForceQuitBlock(of: app, rule: LifecycleRules.forceQuitClearedByLaunch)
        app.history.lastOpened = now
        app.history.pattern.noteOpening(at: UsePattern.Moment(date, in: simulation.clocks.timeZone))
        bringToFront(app, Opening(url: url, options: options, deliver: deliver))
        finishAction()
    }

    func liftForceQuitBlock(of app: InstalledApp, rule: Rule) {
        guard app.isBarredByForceQuit else { return }
        app.history.isBarredByForceQuit = false
        if system >= .iOS(7) { app.record(.note, "background launches are allowed again", rule: rule) }
    }

    /// What an app is opened with.
    private struct Opening {
        let url: String?
        let options: LaunchOptions
        let deliver: ((AppProcess) -> Void)?

        /// Those of a launch, with the URL.
        var launchOptions: LaunchOptions {
            LaunchOptions(options.values.merging(url.map { LaunchOptions.url($0).values } ?? [:]) { _, url in url })
        }
    }

    private func bringToFront(_ app: InstalledApp, _ opening: Opening) {
        guard let process = app.process else {
            app.start(.launchToForeground(opening.launchOptions), rule: LifecycleRules.launchForeground)
            return handOver(opening, to: app.process)
        }
        switch process.life.machine.target {
        case .background:
            handOver(opening, to: process)
            transition(process, .enterForeground(url: opening.url), rule: LifecycleRules.foreground)
        case .suspended:
            handOver(opening, to: process)
            transition(process, .enterForeground(url: opening.url), rule: LifecycleRules.resumeForeground)
        case .inactive:
            alerts.move([.shown], of: app, to: .waiting)
            deliver(opening.url, to: process)
            handOver(opening, to: process)
            transition(process, .activate, rule: LifecycleRules.interruptIgnored)
        case .active:
            deliver(opening.url, to: process)
            opening.deliver?(process)
        case .notRunning:
            _ = process.life.whenEnded { [unowned self, unowned app] in
                open(app, url: opening.url, options: opening.options, deliver: opening.deliver)
            }
        }
    }

    private func handOver(_ opening: Opening, to process: AppProcess?) {
        guard let process, let deliver = opening.deliver else { return }
        process.life.beforeActive { [unowned process] in deliver(process) }
    }

    private func deliver(_ url: String?, to process: AppProcess) {
        if let url { process.life.perform([.notify([.event(.open(url: url))])], rule: LifecycleRules.urlLaunch) }
    }

    /// Takes an app from the screen: to the background, or to its end where it cannot be there.
    func leave(_ app: InstalledApp, by animation: ScreenAnimation, rule: Rule) {
        guard let process = app.process, process.life.machine.target.isForeground else { return }
        if app.manifest.exitsOnSuspend, !app.exitsOnSuspend {
            app.record(
                .note, "UIApplicationExitsOnSuspend has no effect", rule: LifecycleRules.exitsOnSuspendIgnored)
        }
        if let reason = app.reasonToEndWhenLeft {
            process.end(reason, notifying: LifecycleRules.exitOnSuspend)
        } else {
            let isInterrupted = process.life.machine.target == .inactive
            transition(
                process, .enterBackground(by: animation),
                rule: isInterrupted ? LifecycleRules.interruptAccepted : rule)
        }
    }

    /// Performs a transition that the caller has checked against the state.
    func transition(_ process: AppProcess, _ input: LifecycleMachine.Input, rule: Rule) {
        process.life.coveredBy = nil
        do {
            try process.life.perform(input, rule: rule)
        } catch {
            preconditionFailure("the device asked for an illegal transition: \(error)")
        }
    }
}
