import BackgroundRuntime

/// One direction of a connection of the simulated app, or bytes in memory or in a file. Its events come on the thread in
/// whose run loop it is scheduled, as that runs; those of a connection that is scheduled in none on the main thread.
open class Stream: NSObject, @unchecked Sendable {
    /// What happened to a stream.
    public typealias Event = Foundation.Stream.Event
    /// How far a stream is.
    public typealias Status = Foundation.Stream.Status
    public typealias PropertyKey = Foundation.Stream.PropertyKey

    /// Whoever is told of events.
    open weak var delegate: (any StreamDelegate)?
    /// How far the stream is.
    open var streamStatus: Status { machine?.streamStatus ?? status }
    /// Why the stream failed; always nil for a connection, since simulated ones do not fail.
    open var streamError: (any Error)? {
        // Foundation's own traps where a stream has not failed.
        streamStatus == .error ? machine?.streamError : nil
    }

    let connection: (any StreamCarrier)?
    /// The bytes in memory or in a file; nil for a connection.
    private let machine: Foundation.Stream?
    private var status = Status.notOpen
    /// The run loop that it is scheduled in, and the modes.
    private weak var runLoop: RunLoop?
    private var modes: [RunLoop.Mode] = []
    private var properties: [PropertyKey: Any] = [:]

    init(_ connection: (any StreamCarrier)?, machine: Foundation.Stream? = nil) {
        (self.connection, self.machine) = (connection, machine)
        super.init()
    }

    /// Opens the stream; the delegate hears when it is open.
    open func open() {
        guard streamStatus == .notOpen else { return }
        if let machine {
            machine.open()
            return announce(streamStatus == .error ? .errorOccurred : .openCompleted)
        }
        status = .opening
        connection?.open(self)
    }

    /// Closes the stream. With both directions closed, the connection ends.
    open func close() {
        status = .closed
        unschedule(modes)
        machine?.close()
        connection?.streamWasClosed()
    }

    /// Schedules the stream. Events of bytes in memory or in a file come to scheduled streams only.
    open func schedule(in runLoop: RunLoop, forMode mode: RunLoop.Mode) {
        unschedule(self.runLoop === runLoop ? [mode] : modes)
        self.runLoop = runLoop
        modes.append(mode)
        runLoop.expect([mode])
    }

    /// Takes the stream from a run loop.
    open func remove(from runLoop: RunLoop, forMode mode: RunLoop.Mode) {
        if self.runLoop === runLoop { unschedule([mode]) }
    }

    private func unschedule(_ gone: [RunLoop.Mode]) {
        runLoop?.forget(modes.filter(gone.contains))
        modes.removeAll(where: gone.contains)
    }

    /// Does something that is told to the app: in a turn of the main thread already, where that is the place.
    private func inRunLoop(_ notify: @escaping () -> Void) {
        guard let runLoop, !modes.isEmpty, !runLoop.isMain else { return notify() }
        runLoop.submitCall(inModes: modes, notify)
    }

    /// The value of a property that was set, or what was written to memory.
    open func property(forKey key: PropertyKey) -> Any? { properties[key] ?? machine?.property(forKey: key) }

    /// Sets a property. `StreamNetworkServiceTypeValue.voIP` for `.networkServiceType` tags the connection, so that data
    /// wakes a suspended app (iOS 4 to 9).
    @discardableResult
    open func setProperty(_ property: Any?, forKey key: PropertyKey) -> Bool {
        properties[key] = property
        if key == .networkServiceType, property as? StreamNetworkServiceTypeValue == .voIP { connection?.tag() }
        return true
    }

    /// Tells the delegate of a connection's stream, from a turn of the app.
    package func notify(_ event: Event) {
        if event == .openCompleted, status == .opening { status = .open }
        guard status == .open else { return }
        if event == .endEncountered { status = .atEnd }
        inRunLoop { [weak self] in
            if let self { delegate?.stream(self, handle: event) }
        }
    }

    /// What a stream of bytes in memory or in a file has to say now; nil for nothing.
    var news: Event? { nil }

    /// Tells the delegate of a stream of bytes in memory or in a file, in a turn of its own, and what follows from it.
    func announce(_ event: Event?) {
        guard let event, machine != nil, !modes.isEmpty, delegate != nil else { return }
        AppProcess.current?.deliver { [weak self] in
            self?.inRunLoop {
                guard let self, self.streamStatus != .closed else { return }
                self.delegate?.stream(self, handle: event)
                if event == .openCompleted { self.announce(self.news) }
            }
        }
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
