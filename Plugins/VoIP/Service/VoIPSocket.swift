import BackgroundRuntime

/// Whoever reads from a socket: a stream, or a scripted app.
public protocol SocketClient: AnyObject {
    /// Bytes arrived. Called as a turn on the app's main thread.
    func didReceive(_ bytes: [UInt8])
}

/// One connection of a process to a server. Tagged with the VoIP service type, it wakes the app for data.
public final class VoIPSocket {
    /// How the connection carries data.
    public enum Transport: String, Sendable, CaseIterable {
        case tcp
        case udp
    }

    /// The process of the socket; nil when it ended.
    public private(set) weak var process: AppProcess?
    /// How it carries data.
    public let transport: Transport
    /// Whoever is told of data.
    public weak var client: (any SocketClient)?
    /// Whether the app tagged it with the VoIP service type, with effect or without.
    public private(set) var isTagged = false
    let service: VoIPService

    /// A socket that is not open. Traps on a device that was made without the VoIP module.
    public init(_ process: AppProcess, transport: Transport = .tcp) {
        guard let service = process.device.service(VoIPService.self) else {
            preconditionFailure("the device was made without the VoIP module; give it BuiltInModes.all")
        }
        self.process = process
        self.transport = transport
        self.service = service
    }

    /// Whether it is open.
    public var isOpen: Bool {
        process?.storage.existing(ProcessVoIP.self)?.sockets.contains { $0 === self } ?? false
    }

    /// Connects to the server.
    public func open() {
        guard let process, !isOpen else { return }
        ProcessVoIP.of(process).sockets.append(self)
    }

    /// Ends the connection. In a process that ended there is none.
    public func close() {
        guard let process, process.state != .notRunning else { return }
        ProcessVoIP.of(process).sockets.removeAll { $0 === self }
    }

    /// Tags the socket with the VoIP service type. A tag that has no effect is refused in the trace.
    public func tag() {
        guard let process, !isTagged else { return }
        isTagged = true
        if let rule = service.lackOfTag(self, process) {
            return process.record(.refusal, "the VoIP service type has no effect", detail: rule.sentence, rule: rule)
        }
        service.noteUse(process)
        process.record(.note, "data on this stream wakes the app", rule: VoIPRules.socketWake)
    }
}

extension VoIPService {
    /// How long data on a tagged socket may keep the app awake. No figure is documented; that of the keep-alive.
    private var dataAllowance: Duration {
        context.constants.duration(VoIPConstants.keepaliveAllowance) ?? .seconds(10)
    }

    /// Why a tag does nothing; nil when it wakes.
    func lackOfTag(_ socket: VoIPSocket, _ process: AppProcess) -> Rule? {
        guard socket.transport == .tcp else { return VoIPRules.socketTCPOnly }
        guard process.mode(VoIPMode.self) != nil else { return VoIPRules.socketNeedsMode }
        return lackOfLegacy(process.app)
    }

    /// Data arrives at a socket of an app.
    ///
    /// - Throws: ``StimulusError`` when the app has no such socket.
    func receive(_ bytes: [UInt8], isTagged: Bool?, transport: VoIPSocket.Transport?, in app: App) throws {
        guard let process = app.process, let sockets = process.storage.existing(ProcessVoIP.self)?.sockets,
            let socket = sockets.first(where: {
                (isTagged == nil || $0.isTagged == isTagged) && (transport == nil || $0.transport == transport)
            })
        else { throw StimulusError("\(app.name) has no such socket: data finds nobody") }
        app.record(
            .stimulus, "data on \(socket.isTagged ? "a tagged" : "an untagged") \(socket.transport.rawValue) socket",
            number: Int64(bytes.count), unit: .count)
        deliver(bytes, to: socket, in: process)
    }

    private func deliver(_ bytes: [UInt8], to socket: VoIPSocket, in process: AppProcess) {
        let lack = socket.isTagged ? lackOfTag(socket, process) : VoIPRules.socketUntagged
        guard process.state == .suspended else { return hand(bytes, to: socket, in: process, rule: lack) }
        if let lack {
            process.record(.refusal, "data does not wake the app and waits", detail: lack.sentence, rule: lack)
            return hand(bytes, to: socket, in: process, rule: lack)
        }
        guard mayWake(process, for: VoIPWake.data) else { return }
        let event = WakeEvent(VoIPWake.data, rule: VoIPRules.socketWake, allowance: dataAllowance)
        process.app.wake(for: event) { [weak self] process in
            self?.hand(bytes, to: socket, in: process, rule: VoIPRules.socketWake)
        }
    }

    /// The turn is held while the process is suspended, so data waits for the next run.
    private func hand(_ bytes: [UInt8], to socket: VoIPSocket, in process: AppProcess, rule: Rule?) {
        process.callback("stream(_:handle: .hasBytesAvailable)", rule: rule) { [weak socket] in
            guard let socket, socket.isOpen else { return }
            socket.client?.didReceive(bytes)
        }
    }
}
