import BackgroundRuntime
import Foundation

// Workout sessions: one on a phone, which outlives a crash of its app.

extension HealthService {
    func perform(
        _ request: WorkoutState.Request, on session: WorkoutSession, at date: Date, in process: AppProcess
    ) {
        let record = session.record
        guard let next = record.state.after(request) else {
            let failure = HealthFailure(
                .invalidArgument, "Unable to transition to the desired state from the \(record.state.rawValue) state",
                HealthRules.transitions)
            process.record(
                .refusal, "\(request.rawValue) is refused: the session is \(record.state.rawValue)",
                rule: failure.rule)
            return session.notifyFailure(failure)
        }
        if request == .start, !mayStart(session, in: process) { return }
        let old = record.state
        record.state = next
        process.record(.note, "workout \(next.rawValue)", rule: HealthRules.transitions)
        session.notifyState(from: old, at: date, rule: HealthRules.transitions)
        note(request, of: record, at: date, session)
        if next == .ended { finish(record, of: process.app) }
    }

    private func mayStart(_ session: WorkoutSession, in process: AppProcess) -> Bool {
        guard process.isInFront || process.state.isForeground else {
            let failure = HealthFailure(
                .backgroundWorkoutSessionNotAllowed, "A workout session cannot be started in the background",
                HealthRules.foreground)
            process.record(.refusal, "the workout is not started: the app is in the background", rule: failure.rule)
            session.notifyFailure(failure)
            return false
        }
        endOthers(than: session.record)
        AppHealth.of(process.app).workout = session.record
        hold(process)
        return true
    }

    private func note(
        _ request: WorkoutState.Request, of record: WorkoutRecord, at date: Date, _ session: WorkoutSession
    ) {
        switch request {
        case .start: record.start = date
        case .stop: record.end = date
        case .end: record.end = record.end ?? date
        case .prepare, .pause, .resume: break
        }
        guard request == .pause || request == .resume else { return }
        let event = WorkoutEvent(request == .pause ? .pause : .resume, at: date)
        if record.build.collection.add(event) { session.notifyEvent(event) }
    }

    /// Keeps the process of a workout awake, or says that nothing does.
    private func hold(_ process: AppProcess) {
        if let mode = process.mode(WorkoutMode.self) { return mode.hold() }
        process.record(.note, "the workout will not go on in the background", rule: HealthRules.mode)
    }

    private func finish(_ record: WorkoutRecord, of app: InstalledApp) {
        let own = AppHealth.of(app)
        guard own.workout === record else { return }
        own.workout = nil
        app.process?.mode(WorkoutMode.self)?.letGo()
    }

    private func endOthers(than record: WorkoutRecord) {
        for app in context.apps {
            guard let other = app.storage.existing(AppHealth.self)?.workout, other !== record else { continue }
            let old = other.state
            other.state = .ended
            app.record(.note, "the workout is over: another one was started", rule: HealthRules.oneSession)
            other.session?.notifyFailure(
                HealthFailure(
                    .anotherWorkoutSessionStarted, "Another workout session was started", HealthRules.oneSession))
            other.session?.notifyState(from: old, at: date, rule: HealthRules.oneSession)
            finish(other, of: app)
        }
    }

    // What is measured.

    /// The workout that runs takes what its data source collects.
    func collect(_ samples: [HealthSample]) {
        for app in context.apps {
            guard let record = app.storage.existing(AppHealth.self)?.workout, record.state == .running else { continue }
            let meant = samples.filter { record.build.collected.contains($0.kind) && $0.source != app.healthSource }
            if !meant.isEmpty { collect(meant, record, app) }
        }
    }

    private func collect(_ samples: [HealthSample], _ record: WorkoutRecord, _ app: InstalledApp) {
        guard let session = record.session, app.state.isRunning else {
            let why = app.state.isRunning ? "nobody holds its session" : "the app is \(app.state)"
            let rule = app.state == .suspended ? HealthRules.mode : HealthRules.collects
            return app.record(.refusal, "not collected: \(samples[0].words)", detail: why, rule: rule)
        }
        let access = AppHealth.of(app).access
        let seen = samples.filter { access.mayRead($0.kind) == true }
        guard !seen.isEmpty else {
            return app.record(
                .refusal, "not collected: the app may not read \(samples[0].kind.name)", rule: HealthRules.collects)
        }
        if record.build.collection.add(seen) { session.notifyCollected(Set(seen.map(\.kind))) }
    }

    // The life of the app around it.

    func workoutFollows(_ process: AppProcess, to state: AppState) {
        guard let record = process.app.storage.existing(AppHealth.self)?.workout else { return }
        if state == .suspended, record.isLost {
            process.app.recordUndone(
                "launched to recover a workout that it did not recover", rule: HealthRules.recovery,
                ["recoverActiveWorkoutSession", "shouldHandleActiveWorkoutRecovery"])
        } else if state == .background, process.mode(WorkoutMode.self) == nil {
            process.explainSuspension(HealthRules.mode)
        }
    }

    func endWorkout(of process: AppProcess, _ reason: TerminationReason) {
        let own = process.app.storage.existing(AppHealth.self)
        guard let own, let record = own.workout else { return }
        let isOver = reason.isForceQuit || reason.category == .normal
        guard !isOver, record.state.isUnderWay else {
            own.workout = nil
            record.state = .ended
            let rule = reason.isForceQuit ? HealthRules.relaunch : HealthRules.transitions
            return process.record(.note, "the workout is over with its app", rule: rule)
        }
        // One that was launched for it and crashed before it took it is not launched for ever.
        let wasTaken = !record.isLost
        (record.isLost, record.session) = (true, nil)
        record.build.collected = []
        process.record(.note, "the workout waits to be recovered", rule: HealthRules.recovery)
        guard reason.leavesCrashReport, wasTaken else { return }
        relaunch(process.app)
    }

    private func relaunch(_ app: InstalledApp) {
        context.schedule(after: duration(HealthConstants.relaunch)) { [weak self, weak app] in
            guard let self, let app, app.process == nil, AppHealth.of(app).workout?.isLost == true else { return }
            let event = WakeEvent(
                "workout recovery", rule: HealthRules.relaunch, allowance: duration(HealthConstants.recovery))
            app.wake(for: event) { _ in }
        }
    }

    /// Whether an app has a workout that it lost by a crash and did not recover.
    public func hasLostWorkout(_ app: InstalledApp) -> Bool { AppHealth.of(app).workout?.isLost == true }

    /// An app takes up the workout that a launch before left behind; nil where there is none.
    public func recoverWorkout(in process: AppProcess) -> WorkoutSession? {
        guard let record = AppHealth.of(process.app).workout, record.isLost else {
            process.record(.note, "there is no workout to recover", rule: HealthRules.recovery)
            return nil
        }
        record.isLost = false
        let session = WorkoutSession(record, in: process)
        process.record(.note, "workout recovered: \(record.state.rawValue)", rule: HealthRules.recovery)
        hold(process)
        return session
    }
}
