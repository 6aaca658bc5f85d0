import BackgroundRuntime

// When the system starts what is pending.
//
// It looks at the requests of all apps together, every so often. A request that something holds back waits, and the trace
// says once for what; for the others chance decides, from the seed of the device: Apple gives no figure.

extension BackgroundTaskService {
    /// The next look, as long as a request waits for one. A run until nothing happens does not wait for it.
    func scheduleRound() {
        guard nextRound == nil, context.apps.contains(where: hasScheduled),
            let figure = context.constants.duration(BackgroundTaskConstants.round)
        else { return }
        let round = max(figure, .seconds(1)).wholeNanoseconds
        let left = round - context.now.nanoseconds % round
        nextRound = context.schedule(after: .nanoseconds(left), isHousekeeping: true) { [weak self] in
            self?.runRound()
        }
    }

    private func hasScheduled(_ app: InstalledApp) -> Bool {
        app.storage.existing(AppTasks.self)?.pending.requests.contains { $0.kind != .continued } ?? false
    }

    private func runRound() {
        nextRound = nil
        for app in context.apps {
            guard let record = app.storage.existing(AppTasks.self) else { continue }
            for request in record.pending.requests where request.kind != .continued { consider(request, of: app) }
        }
        scheduleRound()
    }

    private func consider(_ request: TaskRequest, of app: InstalledApp) {
        if let hold = readiness(of: app, for: request).hold(of: request) { return report(hold, request, of: app) }
        let percent = chance(of: request, app)
        guard context.random({ Double.random(in: 0..<100, using: &$0) }) < percent else {
            return report(.chance, request, of: app)
        }
        app.record(
            .note, "the system finds the moment right for \(request.identifier)",
            detail: "a chance of \(Int(percent.rounded())) % at each look", rule: rule(of: request))
        start(request, of: app)
    }

    func report(_ hold: TaskHold, _ request: TaskRequest, of app: InstalledApp) {
        guard AppTasks.of(app).pending.hold(request.identifier, hold) else { return }
        app.record(.refusal, "\(request.identifier) has to wait: \(hold.text)", rule: hold.rule)
    }

    private func readiness(of app: InstalledApp, for request: TaskRequest) -> TaskReadiness {
        let conditions = context.conditions
        var readiness = TaskReadiness(
            date: context.clocks.date(at: context.now),
            barrier: app.discretionaryBarrier(passingForceQuit: request.kind.passesForceQuit(on: context.system)))
        let startsInFront = context.constants.value(BackgroundTaskConstants.inForeground) ?? 0 > 0
        readiness.isBarredByForeground = app.state.isForeground && !startsInFront
        readiness.isIdle = isIdle
        readiness.isCharging = conditions.isCharging
        readiness.isOnline = conditions.network != .none
        if !isWilling { readiness.restraint = restraint(of: app, for: request.kind) }
        return readiness
    }

    /// Whether the phone starts what it may, instead of what most phones start.
    private var isWilling: Bool { context.conditions[BackgroundTaskModule.willingness] == BackgroundTaskModule.willing }

    private func restraint(of app: InstalledApp, for kind: TaskRequest.Kind) -> TaskRestraint {
        func hour(_ constant: Constant) -> Int { Int(context.constants.value(constant) ?? 0) }
        let budget =
            kind == .refresh ? BackgroundTaskConstants.refreshBudget : BackgroundTaskConstants.processingBudget
        return TaskRestraint(
            hour: moment.hour,
            night: (hour(BackgroundTaskConstants.nightBegin), hour(BackgroundTaskConstants.nightEnd)),
            likelihood: likelihood(of: app),
            left: context.constants.value(budget).map {
                Int($0) - AppTasks.of(app).daily.count(of: kind, on: dayOfBudget)
            })
    }

    /// By which rule the moment is right.
    private func rule(of request: TaskRequest) -> Rule {
        if isWilling { return BackgroundTaskRules.earliest }
        return request.kind == .refresh ? BackgroundTaskRules.refreshByUse : BackgroundTaskRules.processingAtNight
    }

    /// The day of which the budgets are: it begins at noon, so that a night is of one.
    var dayOfBudget: Int { moment.hour < 12 ? moment.day - 1 : moment.day }

    /// The present hour on the user's clock.
    var moment: UsePattern.Moment {
        UsePattern.Moment(context.clocks.date(at: context.now), in: context.clocks.timeZone)
    }

    private var isIdle: Bool {
        guard let lockedSince else { return false }
        let wanted = context.constants.duration(BackgroundTaskConstants.idleAfter) ?? .zero
        return lockedSince.duration(to: context.now) >= wanted
    }

    /// How likely a request is to run, in percent.
    private func chance(of request: TaskRequest, _ app: InstalledApp) -> Double {
        guard request.kind == .refresh else {
            return context.constants.value(BackgroundTaskConstants.processingChance) ?? 0
        }
        let usual = isWilling ? context.constants.value(BackgroundTaskConstants.refreshChance) ?? 0 : 0
        return max(usual, (likelihood(of: app) ?? 0) * 100)
    }

    private func likelihood(of app: InstalledApp) -> Double? {
        let hours = Int(context.constants.value(BackgroundTaskConstants.habitHours) ?? 0)
        let days = Int(context.constants.value(BackgroundTaskConstants.habitDays) ?? 0)
        return app.usePattern.likelihood(at: moment, within: hours, days: days)
    }
}
