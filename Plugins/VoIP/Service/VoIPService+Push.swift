import BackgroundRuntime

// VoIP pushes: from the server to the delegate, and the duty to report them.

extension VoIPService {
    /// How long an app may run for a VoIP push. No figure is documented; this is that of a silent push.
    static let pushAllowance = Duration.seconds(30)

    /// A push arrives for an app: it is handed over, or refused, and the trace says why.
    func receive(_ push: VoIPPush, for app: InstalledApp) {
        app.record(
            .stimulus, "VoIP push", detail: push.caller.isEmpty ? push.payload : "from \(push.caller)",
            rule: VoIPRules.pushNotThrottled.systems.contains(system) ? VoIPRules.pushNotThrottled : nil)
        if let rule = barrier(to: push, for: app) {
            return app.record(.refusal, "the push is not delivered", detail: rule.sentence, rule: rule)
        }
        if app.isBarredByForceQuit, app.process == nil {
            app.record(.note, "a force quit does not bar VoIP pushes", rule: VoIPRules.pushForceQuit)
        }
        let event = WakeEvent(
            VoIPWake.push, rule: VoIPRules.pushLaunches, allowance: VoIPService.pushAllowance, passesForceQuit: true,
            beforeFirstUnlock: beforeFirstUnlock, hasCompletionHandler: system >= .iOS(11))
        app.wake(for: event) { [weak self] process, completion in
            self?.deliver(push, completion, to: process)
        }
    }

    private func barrier(to push: VoIPPush, for app: InstalledApp) -> Rule? {
        if let lack = lackOfPushes(app) { return lack }
        let record = record(of: app)
        if record.token == nil { return VoIPRules.pushRegisterEachLaunch }
        if let limit = context.constants.value(VoIPConstants.pushPayload), push.bytes > Int(limit) {
            return VoIPRules.pushPayload
        }
        return record.obligation.isBlocked ? VoIPRules.pushBlock : nil
    }

    private func deliver(_ push: VoIPPush, _ completion: WakeCompletion, to process: AppProcess) {
        let push = WaitingPush(push: push, completion: completion, ticket: takeTicket(in: process))
        let record = record(of: process)
        guard let session = record.registries.first(where: \.isReady) else {
            return record.untakenPushes.keep(push)
        }
        hand(push, to: session, in: process)
    }

    /// Hands a push to the delegate of a registry, as a turn on its queue, and judges the app as the method returns.
    func hand(_ push: WaitingPush, to session: PushSession, in process: AppProcess) {
        let answer = PushAnswer { push.completion.complete(rule: VoIPRules.pushCompletion) }
        let handler = system >= .iOS(11) ? makeHandler(answer, in: process) : nil
        let mustReport = VoIPRules.pushMustReportFlag.systems.contains(system) ? push.ticket != nil : nil
        session.link.deliver { [self] process in
            let returned = { [self, weak process] in
                guard let process else { return }
                if let ticket = push.ticket { methodReturned(ticket, in: process) }
                if process.state != .notRunning { answer.methodReturned() }
            }
            guard let client = session.clientInTurn else { return returned() }
            note(mustReport, in: process)
            client.didReceive(push.push, mustReport: mustReport, completion: handler, returned: returned)
        }
    }

    /// The delegate is called: by the method of its time.
    private func note(_ mustReport: Bool?, in process: AppProcess) {
        guard let mustReport else {
            let call = "pushRegistry(_:didReceiveIncomingPushWith:for:\(system >= .iOS(11) ? "completion:" : ""))"
            return process.record(.call, call, rule: VoIPRules.pushLaunches)
        }
        process.record(
            .call, "pushRegistry(_:didReceiveIncomingVoIPPushWith:metadata:withCompletionHandler:)",
            detail: "mustReport \(mustReport)", rule: VoIPRules.pushMustReportFlag)
    }
}

// The duty to report.

extension VoIPService {
    /// The duty that comes with a push as it is delivered; nil where there is none, and the trace says why. The call
    /// service looks after it whatever the app does.
    private func takeTicket(in process: AppProcess) -> PushObligation.Ticket? {
        guard VoIPRules.pushMustReport.systems.contains(system) else { return nil }
        if let rule = exemption(of: process) {
            process.record(.note, "this push need not be reported", detail: rule.sentence, rule: rule)
            return nil
        }
        let ticket = record(of: process.app).obligation.hand()
        if let delay = context.constants.duration(VoIPConstants.pushReportServer) {
            settle(ticket, in: process, after: delay, at: .callService)
        }
        return ticket
    }

    private func exemption(of process: AppProcess) -> Rule? {
        if process.app.linkedSDK < .iOS(13) { return VoIPRules.pushOldSDK }
        let isExempt = process.isInFront || record(of: process).calls.contains(where: \.isInProgress)
        guard isExempt else { return nil }
        let newer = VoIPRules.pushMustReportFalseWhen
        return newer.systems.contains(system) ? newer : VoIPRules.pushReportExempt
    }

    private func methodReturned(_ ticket: PushObligation.Ticket, in process: AppProcess) {
        let delay = context.constants.duration(VoIPConstants.pushReport) ?? .zero
        guard delay > .zero else { return settle(ticket, in: process, at: .pushKit) }
        settle(ticket, in: process, after: delay, at: .pushKit)
    }

    private func settle(
        _ ticket: PushObligation.Ticket, in process: AppProcess, after delay: Duration, at check: ReportCheck
    ) {
        context.schedule(after: delay, phase: .watchdog, isHousekeeping: true) { [weak self, weak process] in
            guard let self, let process, process.state != .notRunning else { return }
            settle(ticket, in: process, at: check)
        }
    }

    /// Two parts of the system act on a push that was not reported: the one that finds it ends the app, and the call
    /// service counts.
    private func settle(_ ticket: PushObligation.Ticket, in process: AppProcess, at check: ReportCheck) {
        guard case .unreported(let count, let isBlocked) = record(of: process.app).obligation.settle(ticket) else {
            return
        }
        process.recordUndone(check.finding, rule: check.reason.rule, ["reportNewIncomingCall"])
        process.record(
            .note, "the call service counts unreported pushes", rule: VoIPRules.pushTwoMechanisms,
            number: Int64(count), unit: .count)
        if isBlocked {
            process.record(
                .note, "no more VoIP pushes until the app is installed again",
                detail: "\(process.app.name) failed to report an incoming call too many times",
                rule: VoIPRules.pushBlock)
        }
        guard !context.conditions.isDebuggerAttached else {
            return process.record(.note, "not ended: a debugger is attached", rule: LifecycleRules.debuggerNoLimits)
        }
        process.end(check.reason)
    }
}

/// Who looks whether a push was reported.
private enum ReportCheck {
    /// PushKit in the app's process, as the method of the delegate returns.
    case pushKit
    /// The call service, some time after the delivery.
    case callService

    var finding: String {
        switch self {
        case .pushKit: "a VoIP push was not reported as a call before its method returned"
        case .callService:
            "a VoIP push was not reported as a call: no method of a delegate took it and returned in time"
        }
    }

    var reason: TerminationReason {
        switch self {
        case .pushKit: .neverPostedCallException
        case .callService: .neverPostedCall
        }
    }
}

// The completion handler.

extension VoIPService {
    private func makeHandler(_ answer: PushAnswer, in process: AppProcess) -> () -> Void {
        let watch = context.schedule(after: VoIPService.pushAllowance, phase: .watchdog, isHousekeeping: true) {
            [weak process] in
            guard let process, process.state != .notRunning else { return }
            process.recordUndone(
                "the completion handler of a VoIP push was not called", rule: VoIPRules.pushCompletion,
                AppProcess.namesOfCompletionHandlers)
        }
        return { [weak self] in
            self?.context.cancel(watch)
            answer.give()
        }
    }
}

/// What an app's call of the completion handler of a push does: within the method of the delegate nothing yet, since the
/// system looks first, as the method returns, whether the push was reported.
private final class PushAnswer {
    private let complete: () -> Void
    private var isGiven = false
    private var isInMethod = true

    init(_ complete: @escaping () -> Void) { self.complete = complete }

    func give() {
        isGiven = true
        if !isInMethod { complete() }
    }

    func methodReturned() {
        isInMethod = false
        if isGiven { complete() }
    }
}

extension TerminationReason {
    private static let noCallText =
        "killing app because it never posted an incoming call to the system after receiving a PushKit VoIP push"

    /// What the call service does.
    static let neverPostedCall = TerminationReason(
        "voip-push-no-call", code: 0xbaad_ca11, rule: VoIPRules.pushTwoMechanisms,
        undone: ["reportNewIncomingCall"], noCallText)

    /// What PushKit does in the app's process.
    static let neverPostedCallException = TerminationReason(
        "voip-push-no-call", rule: VoIPRules.pushMustReport, undone: ["reportNewIncomingCall"],
        "EXC_CRASH (SIGABRT): terminating due to uncaught exception: \(noCallText)")
}
