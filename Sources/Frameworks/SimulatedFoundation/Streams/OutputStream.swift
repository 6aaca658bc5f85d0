/// The direction to the server, or bytes that are written to memory or to a file.
open class OutputStream: Stream, @unchecked Sendable {
    private let machine: Foundation.OutputStream?

    /// The direction to whatever is behind a connection.
    package init(_ connection: any StreamCarrier) {
        machine = nil
        super.init(connection)
    }

    private init(machine: Foundation.OutputStream) {
        self.machine = machine
        super.init(nil, machine: machine)
    }

    /// A stream into memory: its property `.dataWrittenToMemoryStreamKey` has the bytes.
    public convenience init(toMemory: ()) { self.init(machine: Foundation.OutputStream(toMemory: ())) }

    /// A stream into memory of the app's own.
    public convenience init(toBuffer buffer: UnsafeMutablePointer<UInt8>, capacity: Int) {
        self.init(machine: Foundation.OutputStream(toBuffer: buffer, capacity: capacity))
    }

    /// A stream into a file, which is made when it is opened.
    public convenience init?(url: URL, append shouldAppend: Bool) {
        guard let machine = Foundation.OutputStream(url: url, append: shouldAppend) else { return nil }
        self.init(machine: machine)
    }

    /// A stream into a file, which is made when it is opened.
    public convenience init?(toFileAtPath path: String, append shouldAppend: Bool) {
        self.init(url: URL(fileURLWithPath: path), append: shouldAppend)
    }

    /// Whether the stream takes bytes: a connection always does when it is open.
    open var hasSpaceAvailable: Bool { machine?.hasSpaceAvailable ?? (streamStatus == .open) }

    /// Sends bytes: how many were taken, or -1 when the stream is not open.
    open func write(_ bytes: UnsafePointer<UInt8>, maxLength length: Int) -> Int {
        if let machine {
            let count = machine.write(bytes, maxLength: length)
            announce(news)
            return count
        }
        guard hasSpaceAvailable else { return -1 }
        connection?.send(UnsafeBufferPointer(start: bytes, count: length))
        return length
    }

    override var news: Event? {
        switch streamStatus {
        case .open where hasSpaceAvailable: .hasSpaceAvailable
        case .error: .errorOccurred
        default: nil
        }
    }
}
