import BackgroundRuntime

/// One direction of a connection of the simulated app. Its events come on the app's main thread, whatever run loop it is
/// scheduled in.
open class Stream: NSObject, @unchecked Sendable {
    /// What happened to a stream.
    public typealias Event = Foundation.Stream.Event
    /// How far a stream is.
    public typealias Status = Foundation.Stream.Status
    /// Names a property.
    public typealias PropertyKey = Foundation.Stream.PropertyKey

    /// Whoever is told of events.
    open weak var delegate: (any StreamDelegate)?
    /// How far the stream is.
    open internal(set) var streamStatus = Status.notOpen
    /// Why the stream failed; always nil, since simulated connections do not fail.
    open var streamError: (any Error)? { nil }

    let connection: StreamConnection?
    private var properties: [PropertyKey: Any] = [:]

    init(_ connection: StreamConnection?) {
        self.connection = connection
        super.init()
    }

    /// Opens the stream; the delegate hears when it is open.
    open func open() {
        guard streamStatus == .notOpen else { return }
        streamStatus = .opening
        connection?.open(self)
    }

    /// Closes the stream. With both directions closed, the connection ends.
    open func close() {
        streamStatus = .closed
        connection?.streamWasClosed()
    }

    /// Schedules the stream. Kept for the sake of the code: events come on the main thread anyway.
    open func schedule(in runLoop: RunLoop, forMode mode: RunLoop.Mode) {}

    /// Takes the stream from a run loop, without effect.
    open func remove(from runLoop: RunLoop, forMode mode: RunLoop.Mode) {}

    /// The value of a property that was set.
    open func property(forKey key: PropertyKey) -> Any? { properties[key] }

    /// Sets a property. `StreamNetworkServiceTypeValue.voIP` for `.networkServiceType` tags the connection, so that data
    /// wakes a suspended app (iOS 4 to 9).
    @discardableResult
    open func setProperty(_ property: Any?, forKey key: PropertyKey) -> Bool {
        properties[key] = property
        if key == .networkServiceType, property as? StreamNetworkServiceTypeValue == .voIP { connection?.tag() }
        return true
    }

    /// Tells the delegate, from a turn of the app.
    func tell(_ event: Event) {
        if event == .openCompleted, streamStatus == .opening { streamStatus = .open }
        guard streamStatus == .open else { return }
        delegate?.stream(self, handle: event)
    }

    /// Makes both directions of a TCP connection to a server.
    public static func getStreamsToHost(
        withName hostname: String, port: Int, inputStream: inout InputStream?, outputStream: inout OutputStream?
    ) {
        let connection = StreamConnection(SimulatedApp.process(for: "Stream"), to: "\(hostname):\(port)")
        let (input, output) = (InputStream(connection), OutputStream(connection))
        (connection.input, connection.output) = (input, output)
        (inputStream, outputStream) = (input, output)
    }
}

/// Whoever is told what happens to a stream.
public protocol StreamDelegate: AnyObject {
    /// Something happened to a stream.
    func stream(_ aStream: Stream, handle eventCode: Stream.Event)
}

extension StreamDelegate {
    public func stream(_ aStream: Stream, handle eventCode: Stream.Event) {}
}

/// The direction from the server.
open class InputStream: Stream, @unchecked Sendable {
    private var buffer: [UInt8] = []

    override init(_ connection: StreamConnection?) {
        super.init(connection)
    }

    /// A stream of bytes that are there already.
    public init(data: Data) {
        buffer = Array(data)
        super.init(nil)
    }

    /// Whether there is something to read.
    open var hasBytesAvailable: Bool { !buffer.isEmpty }

    /// Reads what is there, at most `length` bytes: how many were read.
    open func read(_ bytes: UnsafeMutablePointer<UInt8>, maxLength length: Int) -> Int {
        let count = max(0, min(length, buffer.count))
        for (index, byte) in buffer.prefix(count).enumerated() { bytes[index] = byte }
        buffer.removeFirst(count)
        return count
    }

    func receive(_ bytes: [UInt8]) {
        buffer += bytes
        tell(.hasBytesAvailable)
    }
}

/// The direction to the server.
open class OutputStream: Stream, @unchecked Sendable {
    override init(_ connection: StreamConnection?) {
        super.init(connection)
    }

    /// Whether the stream takes bytes: always, when it is open.
    open var hasSpaceAvailable: Bool { streamStatus == .open }

    /// Sends bytes: how many were taken, or -1 when the stream is not open.
    open func write(_ bytes: UnsafePointer<UInt8>, maxLength length: Int) -> Int {
        guard hasSpaceAvailable else { return -1 }
        connection?.noteSent(length)
        return length
    }
}
