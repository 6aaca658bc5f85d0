import BackgroundRuntime

// Wakes for a background session, and what the app is told in them.

extension TransferService {
    /// Something happened that the app of a background session should hear: tells it, wakes it, or lets it wait.
    func considerWake(for session: SessionRecord) {
        if let process = session.app.process, process.state.isRunning { return deliverPendingEvents(of: session) }
        guard !session.hasPendingTasks || !session.pendingEvents.challenged.isEmpty else { return }
        guard session.settings.sendsLaunchEvents else {
            return session.record(
                .note, "the app is not woken for its \(session.name)", detail: "sessionSendsLaunchEvents is false",
                rule: TransferRules.wakeLaunchEvents)
        }
        wake(session)
    }

    private func wake(_ session: SessionRecord) {
        let allowance = figure(TransferConstants.wake)
        let event = WakeEvent(
            "background URL session", rule: TransferRules.wakeAllDone, allowance: allowance,
            hasCompletionHandler: true, overrun: .transferEventsOverrun)
        session.wake = .calling
        let isAwake = session.app.wake(for: event) { [weak self] process, completion in
            self?.callHandleEvents(of: session, in: process, completion)
        }
        guard isAwake else {
            session.wake = .none
            return
        }
        AppTransfers.of(session.app).startRate.wake(at: context.now)
    }

    private func callHandleEvents(of session: SessionRecord, in process: AppProcess, _ completion: WakeCompletion) {
        warnIfNotCompleted(session, completion)
        process.ask(
            .handleEventsForBackgroundURLSession(session.settings.identifier ?? ""), rule: TransferRules.wakeOrder
        ) { [weak self, weak process] _ in
            guard let self, let process else { return }
            didCallHandler(of: session, in: process, completion)
        }
        process.deliver { [weak self] in
            guard case .calling = session.wake else { return }
            session.wake = .open
            self?.deliverPendingEvents(of: session)
        }
    }

    private func warnIfNotCompleted(_ session: SessionRecord, _ completion: WakeCompletion) {
        context.schedule(after: figure(TransferConstants.wake), phase: .verdict, isHousekeeping: true) {
            guard !completion.isDone, session.app.process != nil else { return }
            session.record(
                .log,
                "received call to handleEventsForBackgroundURLSession but the completion handler was never called",
                rule: TransferRules.completionHandler)
        }
    }

    private func didCallHandler(of session: SessionRecord, in process: AppProcess, _ completion: WakeCompletion) {
        if let thread = SimulatedThread.current, thread !== process.mainThread {
            process.record(
                .finding, "the completion handler of a background session was not called on the main thread",
                rule: TransferRules.completionHandler)
        }
        if !session.pendingEvents.isEmpty || session.pendingEvents.onTheWay > 0, !process.state.isForeground {
            process.record(
                .finding, "the completion handler was called before the events of the \(session.name) were handled",
                detail: "call it in urlSessionDidFinishEvents(forBackgroundURLSession:)",
                rule: TransferRules.completionEarly)
            session.wake = .early
        } else {
            session.wake = .none
        }
        completion.complete(rule: TransferRules.completionHandler)
    }

    /// Tells all that waits, where the app runs and has made the session.
    func deliverPendingEvents(of session: SessionRecord) {
        guard let handle = session.handle, session.listener != nil else { return }
        switch session.wake {
        case .calling, .early: return
        case .open:
            session.wake = .none
            notifyAll(of: session, rule: TransferRules.wakeOrder)
            handle.notifyFinished()
        case .none: notifyAll(of: session, rule: TransferRules.wakeRunning)
        }
        handle.closeIfDone()
    }

    private func notifyAll(of session: SessionRecord, rule: Rule) {
        let pendingEvents = session.pendingEvents
        (session.pendingEvents.ended, session.pendingEvents.challenged) = ([], [])
        for (task, challenge) in pendingEvents.challenged { notify(challenge, of: task) }
        for task in pendingEvents.ended {
            let isForceQuit = task.course.cancelledReason == .userForceQuitApplication && context.system >= .iOS(8)
            announceEnd(of: task, rule: isForceQuit ? TransferRules.forceQuitReported : rule)
        }
    }

    /// The app that was woken is suspended, and never made the session again.
    func reportUntaken(in process: AppProcess) {
        for session in sessions(of: process.app) where session.handle == nil && !session.pendingEvents.isEmpty {
            guard case .open = session.wake, !session.pendingEvents.isReported else { continue }
            noteUntaken(session)
        }
    }

    private func noteUntaken(_ session: SessionRecord) {
        session.pendingEvents.isReported = true
        session.app.recordUndone(
            "woken for the \(session.name), which it did not make again: nothing is told",
            detail: "make it with the same identifier in handleEventsForBackgroundURLSession",
            rule: TransferRules.wakeRecreate, ["URLSession", "URLSessionConfiguration"])
    }

    /// The process ends: nothing more comes of its wakes.
    func endWakes(of app: InstalledApp) {
        for session in sessions(of: app) {
            if case .open = session.wake, !session.pendingEvents.isEmpty, !session.pendingEvents.isReported,
                session.handle == nil
            {
                noteUntaken(session)
            }
            session.wake = .none
            session.pendingEvents.onTheWay = 0
        }
    }

    /// What ended before the phone started again could wake nobody.
    func wakeAfterFirstUnlock() {
        for session in sessions
        where session.isBackground && !session.pendingEvents.isEmpty && session.app.process == nil {
            if !session.hasPendingTasks { considerWake(for: session) }
        }
    }
}

extension TerminationReason {
    /// The events of a background session were not handled in time.
    static let transferEventsOverrun = TerminationReason(
        "transfer-events", code: 0x2182_bad3, rule: TransferRules.completionHandler,
        undone: AppProcess.namesOfCompletionHandlers,
        "the events of a background URL session were not completed in time")
}
