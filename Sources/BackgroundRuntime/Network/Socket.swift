/// Whoever reads from a socket: a stream, or a scripted app.
public protocol SocketClient: AnyObject {
    /// Bytes arrived. Called as a turn on the app's main thread.
    func didReceive(_ bytes: [UInt8])
}

/// One connection of a process to a server. By itself it wakes nobody: data waits for the next run of its app.
public final class Socket {
    /// How the connection carries data.
    public enum Transport: String, Sendable, CaseIterable {
        /// A stream of bytes.
        case tcp
        case udp
    }

    /// The process of the socket; nil when it ended.
    public var process: AppProcess? { reference.process }
    /// How it carries data.
    public let transport: Transport
    /// Whoever is told of data.
    public weak var client: (any SocketClient)?
    /// Whether the app asked, with a service type, that data wake it; with effect or without.
    public private(set) var isTagged = false
    private let reference: ProcessReference

    /// A socket that is not open.
    public init(_ process: AppProcess, transport: Transport = .tcp) {
        reference = process.reference
        self.transport = transport
    }

    /// Whether it is open.
    public var isOpen: Bool { process?.openSockets.contains { $0 === self } ?? false }

    /// Connects to the server.
    public func open() {
        guard let process, !isOpen else { return }
        process.storage.object { ProcessSockets() }.open.append(self)
    }

    /// Ends the connection. In a process that ended there is none.
    public func close() {
        guard let process, process.state != .notRunning else { return }
        process.storage.existing(ProcessSockets.self)?.open.removeAll { $0 === self }
    }

    /// The app asks that data on the socket wake it. Whether that has an effect is for the module to say that simulates
    /// it; without one, the trace says that none does.
    public func tag() {
        guard let process, !isTagged else { return }
        isTagged = true
        if let waker = process.device.service(providing: (any SocketWaker).self) {
            waker.appDidTag(self, in: process)
        } else {
            process.record(.refusal, "the service type of a stream has no effect: no module simulates it")
        }
    }

    /// Hands data to the client, in a turn of the app. The turn is held while the app is suspended.
    ///
    /// - Parameters:
    ///   - bytes: the data.
    ///   - process: the app that opened the socket.
    ///   - rule: the rule by which it comes now, or has to wait.
    public func deliver(_ bytes: [UInt8], in process: AppProcess, rule: Rule?) {
        process.callback("stream(_:handle: .hasBytesAvailable)", rule: rule) { [weak self] in
            guard let self, isOpen else { return }
            client?.didReceive(bytes)
        }
    }
}

/// Whoever lets data on a tagged socket wake its app.
public protocol SocketWaker {
    /// An app tagged a socket.
    func appDidTag(_ socket: Socket, in process: AppProcess)

    /// Data arrived on a socket, tagged or not: it is to be delivered, now or when the app runs.
    func dataDidArrive(_ bytes: [UInt8], on socket: Socket, in process: AppProcess)
}

/// The sockets of a process that are open, the oldest first.
private final class ProcessSockets {
    var open: [Socket] = []
}

extension AppProcess {
    /// The sockets that are open, the oldest first.
    public var openSockets: [Socket] { storage.existing(ProcessSockets.self)?.open ?? [] }
}

extension Device {
    /// A server sends data on an open socket of an app: the oldest one that fits.
    ///
    /// - Parameters:
    ///   - text: the data.
    ///   - app: the app that opened the socket.
    ///   - isTagged: whether the socket has to be one that asked to wake its app, or must not be.
    ///   - transport: how the socket has to carry data; any by default.
    /// - Throws: ``StimulusError`` when there is none.
    public func send(
        _ text: String, to app: InstalledApp, isTagged: Bool? = nil, transport: Socket.Transport? = nil
    ) throws {
        let fits = { (socket: Socket) in
            (isTagged == nil || socket.isTagged == isTagged) && (transport == nil || socket.transport == transport)
        }
        guard let process = app.process, let socket = process.openSockets.first(where: fits) else {
            throw StimulusError("\(app.name) has no such socket: data finds nobody")
        }
        let bytes = Array(text.utf8)
        app.record(
            .stimulus, "data on \(socket.isTagged ? "a tagged" : "an untagged") \(socket.transport.rawValue) socket",
            number: Int64(bytes.count), unit: .count)
        if let waker = service(providing: (any SocketWaker).self) {
            waker.dataDidArrive(bytes, on: socket, in: process)
        } else {
            socket.deliver(bytes, in: process, rule: nil)
        }
        settle()
    }
}
