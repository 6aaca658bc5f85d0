import BackgroundRuntime

// How apps are told of changes: by observer queries in the foreground, and by wakes where they want them.

extension HealthService {
    /// A query watches from now on.
    func execute(_ observer: HealthObserver, in process: AppProcess) {
        let own = ProcessHealth.of(process)
        own.observers.append(observer)
        if AppHealth.of(process.app).access.mayRead(observer.kind) == nil {
            let failure = HealthFailure.undetermined(observer.kind)
            process.record(.refusal, "not watched: \(failure.text)", rule: failure.rule)
            return observer.notifyFailure(failure)
        }
        guard observer.takesDeliveries else { return }
        let open = own.open.filter { $0.kind == observer.kind && !$0.isTaken }
        guard open.isEmpty else { return open.forEach { hand($0, to: [observer], in: process) } }
        // The delivery for which the app is being launched tells it.
        let isWoken = AppHealth.of(process.app).deliveries[observer.kind]?.isPending == true
        if isWoken, !process.state.isForeground, context.conditions.isProtectedDataAvailable { return }
        if process.state.isForeground { AppHealth.of(process.app).deliveries[observer.kind]?.told() }
        note(observer.kind, process)
        observer.notifyChange(rule: HealthRules.firstCall)
    }

    private func note(_ kind: HealthKind, _ process: AppProcess) {
        AppHealth.of(process.app).told.append((context.now, kind))
    }

    /// Something changed of a kind, while a process runs or is suspended.
    func notifyObservers(of kind: HealthKind, in process: AppProcess) {
        guard let own = process.storage.existing(ProcessHealth.self) else { return }
        for observer in own.observers where observer.kind == kind {
            guard process.state.isForeground else {
                observer.isBehind = true
                continue
            }
            note(kind, process)
            observer.notifyChange(rule: HealthRules.foregroundOnly)
        }
    }

    /// An app is in the foreground: its queries catch up.
    func notifyPending(to process: AppProcess) {
        guard let own = process.storage.existing(ProcessHealth.self) else { return }
        for observer in own.observers where observer.isBehind {
            AppHealth.of(process.app).deliveries[observer.kind]?.told()
            note(observer.kind, process)
            observer.notifyChange(rule: HealthRules.foregroundOnly)
        }
    }

    /// An app wants to be told in the background.
    ///
    /// - Throws: ``HealthFailure`` without the entitlement.
    public func enableDelivery(
        of kind: HealthKind, _ frequency: DeliveryFrequency, to process: AppProcess
    ) throws(HealthFailure) {
        if context.system >= .iOS(15), !isEntitled {
            let failure = HealthFailure(
                .authorizationDenied, "Missing com.apple.developer.healthkit.background-delivery entitlement.",
                HealthRules.entitlement)
            process.record(.refusal, "no background delivery: \(failure.text)", rule: failure.rule)
            throw failure
        }
        let record = AppHealth.of(process.app)
        let plan = record.deliveries[kind]?.renewed(frequency, of: kind) ?? DeliveryPlan(frequency, of: kind)
        record.deliveries[kind] = plan
        let isSlower = plan.period > frequency.period
        process.record(
            .note, "background delivery of \(kind.name): \(frequency.name)",
            detail: isSlower ? "at most once an hour, as for every app" : "",
            rule: isSlower ? HealthRules.frequency : HealthRules.delivers)
    }

    /// An app does not want to be told in the background any more of a kind, or of everything where it is nil.
    public func disableDelivery(of kind: HealthKind?, to process: AppProcess) {
        let record = AppHealth.of(process.app)
        if let kind { record.deliveries[kind] = nil } else { record.deliveries = [:] }
    }

    /// The phone is open again: what waited for that is delivered.
    func deliverAll() {
        for app in context.apps {
            guard let record = app.storage.existing(AppHealth.self) else { continue }
            for kind in record.deliveries.keys.sorted(by: { $0.identifier < $1.identifier }) { deliver(kind, to: app) }
        }
    }

    /// Delivers what is due of a kind, or waits for the time.
    func deliver(_ kind: HealthKind, to app: InstalledApp) {
        guard let plan = AppHealth.of(app).deliveries[kind], let wait = plan.wait(at: context.now) else { return }
        guard wait == .zero else {
            let rule = plan.strikes > 0 ? HealthRules.completion : HealthRules.frequency
            app.record(.note, "the delivery of \(kind.name) waits", rule: rule)
            context.schedule(after: wait, isHousekeeping: true) { [weak self, weak app] in
                if let self, let app, context.apps.contains(where: { $0 === app }) { deliver(kind, to: app) }
            }
            return
        }
        guard context.conditions.isProtectedDataAvailable else {
            return app.record(
                .refusal, "the delivery of \(kind.name) waits for the unlock", rule: HealthRules.deliveryLocked)
        }
        let event = WakeEvent(
            "health data", rule: HealthRules.delivers, allowance: duration(HealthConstants.allowance),
            hasCompletionHandler: true)
        app.wake(for: event) { [weak self] process, completion in self?.begin(kind, in: process, completion) }
    }

    private func begin(_ kind: HealthKind, in process: AppProcess, _ completion: WakeCompletion) {
        AppHealth.of(process.app).deliveries[kind]?.deliver(at: context.now)
        let own = ProcessHealth.of(process)
        let open = OpenDelivery(kind, completion)
        own.open.append(open)
        let observers = own.observers.filter { $0.kind == kind && $0.takesDeliveries }
        if !observers.isEmpty { hand(open, to: observers, in: process) }
    }

    private func hand(_ open: OpenDelivery, to observers: [HealthObserver], in process: AppProcess) {
        open.isTaken = true
        note(open.kind, process)
        for observer in observers {
            observer.notifyChange(rule: HealthRules.delivers) { [weak self, weak process] in
                if let self, let process { complete(open, in: process) }
            }
        }
    }

    private func complete(_ open: OpenDelivery, in process: AppProcess) {
        let own = ProcessHealth.of(process)
        guard own.open.contains(where: { $0 === open }) else { return }
        own.open.removeAll { $0 === open }
        AppHealth.of(process.app).deliveries[open.kind]?.answer()
        open.completion.complete(rule: HealthRules.completion)
    }

    /// A process is suspended, or has ended: what it did not complete it will not.
    func closeDeliveries(of process: AppProcess) {
        guard let own = process.storage.existing(ProcessHealth.self), !own.open.isEmpty else { return }
        let missed = own.open
        own.open = []
        for open in missed { miss(open, of: process.app) }
    }

    private func miss(_ open: OpenDelivery, of app: InstalledApp) {
        let record = AppHealth.of(app)
        record.deliveries[open.kind]?.miss(
            at: context.now, backoff: duration(HealthConstants.backoff),
            limit: Int(context.constants.value(HealthConstants.strikes) ?? 3))
        guard let plan = record.deliveries[open.kind] else { return }
        let why = open.isTaken ? "its completion handler was not called" : "no observer query took it"
        app.recordUndone(
            "a delivery of \(open.kind.name) was not completed: \(why)", detail: "\(plan.strikes) in a row",
            rule: HealthRules.completion, ["HKObserverQuery", "completionHandler"])
        guard !plan.isStopped else {
            return app.record(
                .refusal, "no more deliveries of \(open.kind.name)", rule: HealthRules.strikes)
        }
        deliver(open.kind, to: app)
    }
}
