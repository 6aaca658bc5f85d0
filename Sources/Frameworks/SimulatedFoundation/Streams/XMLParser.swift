import FoundationXML

/// What reads XML and tells what comes: on Linux it lies in a module of its own, on a phone in Foundation.
public typealias XMLParser = FoundationXML.XMLParser
/// Whoever is told what XML has in it.
public typealias XMLParserDelegate = FoundationXML.XMLParserDelegate

extension XMLParser {
    /// A parser of what a stream of the app has, which is opened and read as the parser runs.
    public convenience init(stream: InputStream) { self.init(stream: StreamBehind(stream)) }
}

/// A stream of the app, as Foundation's own parser reads it.
private final class StreamBehind: Foundation.InputStream {
    private let stream: InputStream

    init(_ stream: InputStream) {
        self.stream = stream
        super.init(data: Data())
    }

    override var hasBytesAvailable: Bool { stream.hasBytesAvailable }
    override var streamStatus: Foundation.Stream.Status { stream.streamStatus }
    override var streamError: (any Error)? { stream.streamError }
    override func open() { stream.open() }
    override func close() { stream.close() }

    override func read(_ buffer: UnsafeMutablePointer<UInt8>, maxLength len: Int) -> Int {
        stream.read(buffer, maxLength: len)
    }
}
