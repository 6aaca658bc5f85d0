/// The direction from the server, or bytes that are read from memory or from a file.
open class InputStream: Stream, @unchecked Sendable {
    private var received: [UInt8] = []
    private let machine: Foundation.InputStream?

    /// The direction from whatever is behind a connection.
    package init(_ connection: any StreamCarrier) {
        machine = nil
        super.init(connection)
    }

    /// A stream of bytes that are there already.
    public init(data: Data) {
        let machine = Foundation.InputStream(data: data)
        self.machine = machine
        super.init(nil, machine: machine)
    }

    /// A stream of the bytes of a file; it fails when it is opened and the file is not there.
    public init?(url: URL) {
        guard let machine = Foundation.InputStream(url: url) else { return nil }
        self.machine = machine
        super.init(nil, machine: machine)
    }

    /// A stream of the bytes of a file; it fails when it is opened and the file is not there.
    public convenience init?(fileAtPath path: String) { self.init(url: URL(fileURLWithPath: path)) }

    /// Whether there is something to read.
    open var hasBytesAvailable: Bool { machine?.hasBytesAvailable ?? !received.isEmpty }

    /// Reads what is there, at most `length` bytes: how many were read; 0 at the end, -1 when it failed.
    open func read(_ bytes: UnsafeMutablePointer<UInt8>, maxLength length: Int) -> Int {
        if let machine {
            let count = machine.read(bytes, maxLength: length)
            announce(news)
            return count
        }
        let count = max(0, min(length, received.count))
        for (index, byte) in received.prefix(count).enumerated() { bytes[index] = byte }
        received.removeFirst(count)
        return count
    }

    override var news: Event? {
        switch streamStatus {
        case .open: hasBytesAvailable ? .hasBytesAvailable : .endEncountered
        case .atEnd: .endEncountered
        case .error: .errorOccurred
        default: nil
        }
    }

    /// Bytes arrive, in a turn of the app.
    package func receive(_ bytes: [UInt8]) {
        received += bytes
        notify(.hasBytesAvailable)
    }
}
