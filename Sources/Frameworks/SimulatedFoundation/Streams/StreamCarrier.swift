/// What is behind the two streams of a connection: a server, or something else that sends and takes bytes.
package protocol StreamCarrier: AnyObject {
    /// The app opens one of the streams: it is told as soon as that is open, with ``Stream/notify(_:)``.
    func open(_ stream: Stream)

    /// The app asks that data wake it.
    func tag()

    /// The app closed one of the streams, or both.
    func streamWasClosed()

    /// The app sends bytes.
    func send(_ bytes: UnsafeBufferPointer<UInt8>)
}
