import BackgroundRuntime

// Pushes, and the buttons of the system.

extension PushToTalkService {
    private var allowance: Duration? { context.constants.duration(PushToTalkConstants.wake) }

    /// A push arrives for an app.
    func receive(_ push: TalkPush, for app: InstalledApp) {
        app.record(.stimulus, "PTT push", detail: push.speaker.isEmpty ? push.payload : "\(push.speaker) speaks")
        guard channel(of: app) != nil else {
            return app.record(
                .refusal, "the push is not delivered", detail: "the app is in no channel", rule: PushToTalkRules.token)
        }
        let event = WakeEvent(
            "PTT push", rule: PushToTalkRules.mode, allowance: allowance, hasCompletionHandler: true)
        app.wake(for: event) { [self] process, completion in
            let record = ProcessTalk.of(process)
            guard let session = record.session, session.isReady else {
                return record.waiting.keep(.push(push, completion))
            }
            hand(push, completion, to: session, rule: PushToTalkRules.mode)
        }
    }

    /// Hands a push to the app as a turn, and does what its result says.
    func hand(_ push: TalkPush, _ completion: WakeCompletion, to session: ChannelSession, rule: Rule) {
        session.link.deliver { [self] process in
            defer { completion.complete(rule: PushToTalkRules.pushResult) }
            guard let joined = channel(of: process.app), let client = session.clientInTurn else { return }
            process.record(.call, "incomingPushResult(channelManager:channelUUID:pushPayload:)", rule: rule)
            switch client.result(of: push, for: joined.channel.id) {
            case .leaveChannel:
                process.record(
                    .note, "the push reports nobody: the app leaves its channel", rule: PushToTalkRules.pushResult)
                leave(joined, .developerRequest)
            case .activeRemoteParticipant(let name): report(name, joined, process)
            }
        }
    }

    private func report(_ name: String, _ joined: JoinedChannel, _ process: AppProcess) {
        do throws(ChannelRefusal) {
            try hear(name, on: joined, in: process, byPush: true)
        } catch {
            // The app's result goes nowhere: no call tells it.
            process.record(
                error.code == .callActive ? .refusal : .finding, "\(name) is not heard", detail: error.code.rawValue,
                rule: error.rule)
        }
    }

    /// The user begins to speak, with a button of the system or of an accessory.
    func press(_ joined: JoinedChannel, _ source: Channel.Source) {
        guard source != .handsfreeButton || joined.channel.takesButtons else {
            return joined.app.record(.refusal, "the button begins no transmission", rule: PushToTalkRules.button)
        }
        wake(joined, for: "talk button") { [self] process, completion in
            let record = ProcessTalk.of(process)
            guard record.session?.isReady == true else { return record.waiting.keep(.button(source, completion)) }
            begin(joined, from: source)
            finish(completion, behindCallsOf: record.session, rule: PushToTalkRules.keepsAwake)
        }
    }

    /// The user leaves the channel on the screen of the system, or a restriction does: an app that runs is told, and woken
    /// for it.
    func leaveByUser(_ joined: JoinedChannel, _ reason: LeaveReason) {
        guard joined.app.process != nil else {
            return tearDown(joined, reason.rawValue, rule: PushToTalkRules.leave)
        }
        wake(joined, for: "leave button") { [self] _, completion in
            let session = joined.session
            leave(joined, reason)
            finish(completion, behindCallsOf: session, rule: PushToTalkRules.leave)
        }
    }

    /// The app is done with what it was woken for, once it was told of it.
    func finish(_ completion: WakeCompletion, behindCallsOf session: ChannelSession?, rule: Rule) {
        guard let session else { return completion.complete(rule: rule) }
        session.link.deliver { _ in completion.complete(rule: rule) }
    }

    /// The app is told that its channel is left.
    func leave(_ joined: JoinedChannel, _ reason: LeaveReason) {
        endTalk(on: joined, rule: PushToTalkRules.leave)
        forget(joined)
        let id = joined.channel.id
        joined.session?.notify(
            "channelManager(_:didLeaveChannel:reason:)", detail: "\(joined.channel.name), \(reason.rawValue)",
            rule: PushToTalkRules.leave
        ) { $0.didLeave(id, reason) }
    }

    private func wake(
        _ joined: JoinedChannel, for name: String, _ body: @escaping (AppProcess, WakeCompletion) -> Void
    ) {
        let event = WakeEvent(
            name, rule: PushToTalkRules.mode, allowance: allowance, hasCompletionHandler: true)
        joined.app.wake(for: event, deliver: body)
    }
}
