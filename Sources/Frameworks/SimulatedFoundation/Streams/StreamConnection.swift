import BackgroundRuntime

/// What the two streams of a connection share: the socket.
final class StreamConnection: SocketClient, StreamCarrier, @unchecked Sendable {
    weak var input: InputStream?
    weak var output: OutputStream?
    private let socket: Socket
    private let address: String

    init(_ process: AppProcess, to address: String) {
        self.address = address
        socket = Socket(process)
        socket.client = self
    }

    deinit { socket.close() }

    func open(_ stream: Stream) {
        socket.open()
        guard let process = socket.process else { return }
        process.callback("stream(_:handle: .openCompleted)", detail: address, rule: nil) { [weak stream] in
            stream?.notify(.openCompleted)
            if let stream = stream as? OutputStream { stream.notify(.hasSpaceAvailable) }
        }
    }

    func tag() { socket.tag() }

    func streamWasClosed() {
        let states = [input?.streamStatus, output?.streamStatus]
        if states.allSatisfy({ $0 == nil || $0 == .closed }) { socket.close() }
    }

    func send(_ bytes: UnsafeBufferPointer<UInt8>) {
        socket.process?.record(.note, "sent to \(address)", number: Int64(bytes.count), unit: .count)
    }

    func didReceive(_ bytes: [UInt8]) { input?.receive(bytes) }
}
