import BackgroundRuntime

// Channel managers, and what the system kept for them.

extension PushToTalkService {
    /// A process asks for its manager.
    func makeManager(
        in process: AppProcess, _ client: any ChannelClient,
        completion: @escaping (Result<ChannelSession, ManagerRefusal>) -> Void
    ) {
        let record = ProcessTalk.of(process)
        if let refusal = refusal(in: process, record) {
            return process.deliver(at: .main) { completion(.failure(refusal)) }
        }
        if let session = record.session { return session.link.deliver { _ in completion(.success(session)) } }
        let session = ChannelSession(process, client)
        record.session = session
        if let kept = channel(of: process.app) { restore(kept, session) }
        session.link.deliver { [self] process in
            session.isReady = true
            completion(.success(session))
            takeUp(session, in: process)
        }
    }

    private func refusal(in process: AppProcess, _ record: ProcessTalk) -> ManagerRefusal? {
        if process.mode(PushToTalkMode.self) == nil {
            process.record(
                .refusal, "no channel manager", detail: ManagerRefusal.missingBackgroundMode.rawValue,
                rule: PushToTalkRules.needsMode)
            return .missingBackgroundMode
        }
        guard let session = record.session else { return nil }
        process.record(
            session.isReady ? .note : .refusal, "there is a channel manager already",
            detail: session.isReady ? "" : ManagerRefusal.instantiationAlreadyInProgress.rawValue,
            rule: PushToTalkRules.managerShared)
        return session.isReady ? nil : .instantiationAlreadyInProgress
    }

    private func restore(_ kept: JoinedChannel, _ session: ChannelSession) {
        session.notify("channelDescriptor(restoredChannelUUID:)", rule: PushToTalkRules.restore) { client in
            kept.channel.name = client.name(ofRestored: kept.channel.id)
        }
    }

    /// The manager is there: pushes that waited are handed over, the app is told of its channel, and then of buttons.
    private func takeUp(_ session: ChannelSession, in process: AppProcess) {
        guard let kept = channel(of: process.app) else { return }
        kept.session = session
        process.mode(PushToTalkMode.self)?.wasUsed = true
        let waiting = ProcessTalk.of(process).waiting.take()
        for case .push(let push, let completion) in waiting {
            hand(push, completion, to: session, rule: PushToTalkRules.pushOrder)
        }
        notifyJoined(kept, session, isRestored: true)
        for case .button(let source, let completion) in waiting {
            begin(kept, from: source)
            finish(completion, behindCallsOf: session, rule: PushToTalkRules.keepsAwake)
        }
    }

    /// The app is told that it is in a channel, and gets the token.
    func notifyJoined(_ joined: JoinedChannel, _ session: ChannelSession, isRestored: Bool) {
        let id = joined.channel.id
        session.notify(
            "channelManager(_:didJoinChannel:reason:)",
            detail: "\(joined.channel.name), \(isRestored ? "channelRestoration" : "developerRequest")",
            rule: isRestored ? PushToTalkRules.restore : PushToTalkRules.joinForeground
        ) { $0.didJoin(id, isRestored: isRestored) }
        session.notify("channelManager(_:receivedEphemeralPushToken:)", rule: PushToTalkRules.token) {
            $0.didReceive(token: joined.token)
        }
    }
}
