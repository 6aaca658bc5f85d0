import BackgroundRuntime

// Speaking and listening, and the sound of both.

extension PushToTalkService {
    /// A transmission begins, or the app is told why not.
    func begin(_ joined: JoinedChannel, from source: Channel.Source) {
        guard let session = joined.session, let process = session.process else { return }
        do throws(ChannelRefusal) {
            if isCallGoingOn { throw .callActive }
            try joined.channel.begin(from: source)
        } catch { return session.fail(.begin, joined.channel.id, error) }
        AppTalk.of(joined.app).transmissions.append(context.now)
        takeSound(for: process, "the user transmits")
        let id = joined.channel.id
        session.notify(
            "channelManager(_:channelUUID:didBeginTransmittingFrom:)", detail: source.rawValue,
            rule: source == .handsfreeButton ? PushToTalkRules.button : PushToTalkRules.transmitWhere
        ) { $0.didBeginTransmitting(on: id, from: source) }
        settleSound(of: process)
    }

    /// A transmission ends, or the app is told why not.
    func end(_ joined: JoinedChannel, from source: Channel.Source, rule: Rule = PushToTalkRules.keepsAwake) {
        guard let session = joined.session, let process = session.process else { return }
        do throws(ChannelRefusal) {
            try joined.channel.end()
        } catch { return session.fail(.stop, joined.channel.id, error) }
        let id = joined.channel.id
        session.notify(
            "channelManager(_:channelUUID:didEndTransmittingFrom:)", detail: source.rawValue, rule: rule
        ) { $0.didEndTransmitting(on: id, from: source) }
        settleSound(of: process)
    }

    /// Lets the app play what somebody else says on the channel.
    func hear(
        _ name: String, on joined: JoinedChannel, in process: AppProcess, byPush: Bool
    ) throws(ChannelRefusal) {
        if isCallGoingOn { throw .callActive }
        try joined.channel.hear(name, maySound: byPush || process.state.isForeground)
        AppTalk.of(joined.app).speakers.append((context.now, name))
        guard joined.channel.needsSound else {
            return process.record(
                .refusal, "the audio session is not activated for \(name)",
                detail: "reported in the background, without a push", rule: PushToTalkRules.participantBackground)
        }
        process.record(.note, "\(name) speaks", rule: PushToTalkRules.pushResult)
        takeSound(for: process, "a participant speaks")
        settleSound(of: process)
    }

    /// All talk of a process ends, since something comes first or the channel is left.
    func endTalk(on joined: JoinedChannel, rule: Rule) {
        guard let process = joined.session?.process else { return joined.channel.interrupt() }
        if joined.channel.transmission != nil { end(joined, from: .unknown, rule: rule) }
        if let speaker = joined.channel.speaker {
            process.record(.note, "\(speaker.name) is not heard any more", rule: rule)
            joined.channel.fallSilent()
        }
        settleSound(of: process)
    }

    /// The sound belongs to the talk of a process from now on; its session is activated in a turn of its own.
    private func takeSound(for process: AppProcess, _ why: String) {
        process.mode(PushToTalkMode.self)?.hold(why)
        let record = ProcessTalk.of(process)
        guard !record.hasSound else { return }
        record.hasSound = true
        sound?.callDidBegin(of: process)
    }

    /// Compares what the channel needs with the sound of its app, behind everything that the app was told before: what
    /// follows one another in one turn is one activation.
    func settleSound(of process: AppProcess) {
        ProcessTalk.of(process).session?.link.deliver { [self] process in
            let channel = self.channel(of: process.app)?.channel
            channel?.needsSound == true ? activate(in: process, channel?.transmission != nil) : deactivate(in: process)
        }
    }

    private func activate(in process: AppProcess, _ needsMicrophone: Bool) {
        let record = ProcessTalk.of(process)
        guard !record.isSoundActive else { return }
        record.isSoundActive = true
        needsMicrophone ? sound?.activate(for: process) : sound?.activateToListen(for: process)
        notifyInTurn(process, "channelManager(_:didActivate:)") { $0.audioDidActivate() }
    }

    private func deactivate(in process: AppProcess) {
        let record = ProcessTalk.of(process)
        if record.hasSound { sound?.callDidEnd(of: process) }
        let wasActive = record.isSoundActive
        (record.hasSound, record.isSoundActive) = (false, false)
        if wasActive { notifyInTurn(process, "channelManager(_:didDeactivate:)") { $0.audioDidDeactivate() } }
        process.mode(PushToTalkMode.self)?.letGo()
    }

    private func notifyInTurn(_ process: AppProcess, _ name: String, _ body: (any ChannelClient) -> Void) {
        guard let client = ProcessTalk.of(process).session?.clientInTurn else { return }
        process.record(.call, name, rule: PushToTalkRules.audioByFramework)
        body(client)
    }
}
