import BackgroundRuntime

/// The mode `fetch` of a process. It keeps nothing awake: each fetch does, for its time.
final class FetchMode: ModeInstance {
    var wasUsed = false
}

/// What the system keeps of an app across its launches.
final class AppFetch {
    var plan: FetchPlan
    /// Whether it was said that no interval is set.
    var hasToldNever = false

    init(_ constants: ConstantTable) {
        let seconds = constants.value(FetchConstants.defaultInterval) ?? .greatestFiniteMagnitude
        plan = FetchPlan(interval: seconds < .greatestFiniteMagnitude ? Duration(inSeconds: seconds) : nil)
    }

    /// The record of an app, made on first use.
    static func of(_ app: InstalledApp) -> AppFetch { app.storage.object { AppFetch(app.device.constants) } }
}

/// The part of the system that lets apps fetch.
public final class FetchService: ModuleService, BackgroundFetches {
    let context: ServiceContext
    /// The next look at the apps that may fetch.
    private var nextRound: EventID?

    init(_ context: ServiceContext) {
        self.context = context
    }

    /// Sets the least time between two fetches; nil for no fetches.
    public func setMinimumFetchInterval(_ interval: Duration?, in process: AppProcess) {
        if let rule = lack(of: process.app) {
            return process.record(
                .refusal, "setMinimumBackgroundFetchInterval has no effect", detail: rule.sentence, rule: rule)
        }
        AppFetch.of(process.app).plan.set(interval)
        if interval != nil { process.mode(FetchMode.self)?.wasUsed = true }
        let text = interval.map {
            $0 > .zero ? "at least \(TimeText.duration($0)) apart" : "as often as the system likes"
        }
        process.record(
            .note, "background fetches: \(text ?? "never")",
            rule: interval == nil ? FetchRules.defaultNever : FetchRules.intervalLowerBound)
        scheduleRound()
    }

    /// Why an app cannot fetch at all; nil when it may.
    private func lack(of app: InstalledApp) -> Rule? {
        if !app.declares(FetchModule.descriptor) { return FetchRules.needsMode }
        let hasNewWay = app.manifest.has(FetchModule.permittedIdentifiers)
        return hasNewWay && FetchRules.bgtaskConflict.systems.contains(context.system) ? FetchRules.bgtaskConflict : nil
    }

    public func process(_ process: AppProcess, didEnter state: AppState) {
        // Only now a launch in the background is over.
        guard state == .suspended, lack(of: process.app) == nil else { return }
        let record = AppFetch.of(process.app)
        guard record.plan.interval == nil, !record.hasToldNever else { return }
        record.hasToldNever = true
        process.record(.note, "no background fetches: no interval is set", rule: FetchRules.defaultNever)
    }
}

// When the system fetches.
//
// It looks at all apps together, every so often. What holds a fetch back is said once; for the others chance decides, from
// the seed of the device: Apple gives no figure.

extension FetchService {
    /// The next look, as long as an app may fetch. A run until nothing happens does not wait for it.
    private func scheduleRound() {
        guard nextRound == nil, context.apps.contains(where: mayFetch),
            let figure = context.constants.duration(FetchConstants.round)
        else { return }
        let round = max(figure, .seconds(1)).wholeNanoseconds
        let left = round - context.now.nanoseconds % round
        nextRound = context.schedule(after: .nanoseconds(left), isHousekeeping: true) { [weak self] in
            self?.runRound()
        }
    }

    private func mayFetch(_ app: InstalledApp) -> Bool {
        app.storage.existing(AppFetch.self)?.plan.interval != nil && lack(of: app) == nil
    }

    private func runRound() {
        nextRound = nil
        for app in context.apps where mayFetch(app) { consider(app) }
        scheduleRound()
    }

    private func consider(_ app: InstalledApp) {
        guard !isFetching(app) else { return report(.unanswered, of: app) }
        let plan = AppFetch.of(app).plan
        if let hold = plan.hold(
            at: context.now, app.discretionaryBarrier, isInForeground: app.state.isForeground)
        {
            return report(hold, of: app)
        }
        let percent = plan.chance(of: usualChance(of: app))
        guard context.random({ Double.random(in: 0..<100, using: &$0) }) < percent else {
            return report(.chance, of: app)
        }
        app.record(
            .note, "the system finds the moment right for a fetch",
            detail: "a chance of \(Int(percent.rounded())) % at each look", rule: FetchRules.patternLearning)
        start(app)
    }

    private func report(_ hold: FetchHold, of app: InstalledApp) {
        guard AppFetch.of(app).plan.hold(hold) else { return }
        app.record(.refusal, "no background fetch now: \(hold.text)", rule: hold.rule)
    }

    /// How likely a fetch is, in percent, by the user's habits.
    private func usualChance(of app: InstalledApp) -> Double {
        let usual = context.constants.value(FetchConstants.chance) ?? 0
        let moment = UsePattern.Moment(context.clocks.date(at: context.now), in: context.clocks.timeZone)
        let hours = Int(context.constants.value(FetchConstants.habitHours) ?? 0)
        let days = Int(context.constants.value(FetchConstants.habitDays) ?? 0)
        return max(usual, (app.usePattern.likelihood(at: moment, within: hours, days: days) ?? 0) * 100)
    }

    /// A fetch that somebody asks for: neither the interval nor chance counts, nor how the battery is and how the app is
    /// used.
    func fetchNow(_ app: InstalledApp) {
        app.record(.stimulus, "background fetch simulated")
        if let rule = lack(of: app) {
            return app.record(.refusal, "no background fetch", detail: rule.sentence, rule: rule)
        }
        guard !isFetching(app) else { return app.record(.refusal, "no background fetch: one is under way") }
        var hold: FetchHold? = app.state.isForeground ? .inForeground : nil
        switch app.discretionaryBarrier {
        case nil, .batteryCritical?, .unused?: break
        case let barrier?: hold = .barrier(barrier)
        }
        guard let hold else { return start(app) }
        app.record(.refusal, "no background fetch: \(hold.text)", rule: hold.rule)
    }
}

// A fetch.

extension FetchService {
    private func start(_ app: InstalledApp) {
        let event = WakeEvent(
            "background fetch", rule: FetchRules.callback,
            allowance: context.constants.duration(FetchConstants.allowance), overrun: .fetchNotCompleted)
        app.wake(for: event) { [weak self] process, completion in self?.fetch(in: process, completion) }
    }

    private func isFetching(_ app: InstalledApp) -> Bool {
        app.process?.answers.isWaiting(for: .performFetch) ?? false
    }

    private func fetch(in process: AppProcess, _ completion: WakeCompletion) {
        let begun = context.now
        AppFetch.of(process.app).plan.begin(at: begun)
        process.mode(FetchMode.self)?.wasUsed = true
        process.ask(.performFetch, rule: FetchRules.callback) { [weak self, weak process] given in
            guard let self, let process, process.state != .notRunning else { return }
            answered(FetchResult(given), to: completion, in: process, after: begun.duration(to: context.now))
        }
    }

    private func answered(
        _ result: FetchResult, to completion: WakeCompletion, in process: AppProcess, after time: Duration
    ) {
        guard !completion.isDone else {
            return process.record(
                .finding, "the completion handler of a fetch was called again", rule: FetchRules.completionOnce)
        }
        let slow = context.constants.duration(FetchConstants.slow) ?? .zero
        AppFetch.of(process.app).plan.end(result, wasSlow: time >= slow)
        process.record(
            .note, "fetched: \(result.rawValue)", rule: FetchRules.resultFeedback, number: time.wholeNanoseconds,
            unit: .nanoseconds)
        completion.complete(rule: FetchRules.completionSuspends)
    }
}

extension TerminationReason {
    static let fetchNotCompleted = TerminationReason(
        "fetch-overrun", code: 0x2182_bad4, rule: FetchRules.completionRequired,
        undone: AppProcess.namesOfCompletionHandlers, "background fetch failed to complete in time")
}
