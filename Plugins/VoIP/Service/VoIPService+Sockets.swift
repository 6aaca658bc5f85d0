import BackgroundRuntime

// Tagged sockets: data on them wakes the app.

extension VoIPService: SocketWaker {
    /// How long data on a tagged socket may keep the app awake. No figure is documented; that of the keep-alive.
    private var dataAllowance: Duration {
        context.constants.duration(VoIPConstants.keepaliveAllowance) ?? .seconds(10)
    }

    /// Why a tag does nothing; nil when it wakes.
    func lackOfTag(_ socket: Socket, _ process: AppProcess) -> Rule? {
        guard VoIPRules.socketWake.systems.contains(system) else { return VoIPRules.legacyDeprecated }
        guard socket.transport == .tcp else { return VoIPRules.socketTCPOnly }
        guard process.mode(VoIPMode.self) != nil else { return VoIPRules.socketNeedsMode }
        return lackOfLegacy(process.app)
    }

    /// A tag that has no effect is refused in the trace.
    public func appDidTag(_ socket: Socket, in process: AppProcess) {
        if VoIPRules.socketFatal.systems.contains(system) {
            process.record(
                .finding, "a stream was tagged with the VoIP service type", detail: "use VoIP pushes",
                rule: VoIPRules.socketFatal)
            return process.end(.taggedSocket)
        }
        if let rule = lackOfTag(socket, process) {
            return process.record(.refusal, "the VoIP service type has no effect", detail: rule.sentence, rule: rule)
        }
        noteUse(process)
        process.record(.note, "data on this stream wakes the app", rule: VoIPRules.socketWake)
    }

    /// Data on a tagged socket wakes the app; on another it waits for the next run.
    public func dataDidArrive(_ bytes: [UInt8], on socket: Socket, in process: AppProcess) {
        let lack = socket.isTagged ? lackOfTag(socket, process) : VoIPRules.socketUntagged
        guard process.state == .suspended else { return socket.deliver(bytes, in: process, rule: lack) }
        if let lack {
            process.record(.refusal, "data does not wake the app and waits", detail: lack.sentence, rule: lack)
            return socket.deliver(bytes, in: process, rule: lack)
        }
        guard mayWake(process, for: VoIPWake.data) else { return }
        let event = WakeEvent(VoIPWake.data, rule: VoIPRules.socketWake, allowance: dataAllowance)
        process.app.wake(for: event) { process in
            socket.deliver(bytes, in: process, rule: VoIPRules.socketWake)
        }
    }
}

extension TerminationReason {
    static let taggedSocket = TerminationReason(
        "voip-socket", rule: VoIPRules.socketFatal, "killed: it tagged a stream with the VoIP service type")
}
