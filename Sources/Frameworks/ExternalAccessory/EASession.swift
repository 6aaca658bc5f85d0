import BackgroundRuntime
import SimulatedFoundation
import VigilExternalAccessory

/// A session with an accessory, over two streams. It ends as the app lets go of it.
open class EASession: NSObject, @unchecked Sendable {
    open private(set) var accessory: EAAccessory?
    /// The protocol that is spoken.
    open private(set) var protocolString: String?
    /// What the accessory sends.
    open private(set) var inputStream: InputStream?
    /// What the accessory gets.
    open private(set) var outputStream: OutputStream?

    private let carrier: AccessoryCarrier

    /// A session for a protocol; nil where the accessory or the manifest does not have it, or nothing is connected.
    public init?(accessory: EAAccessory, forProtocol protocolString: String) {
        guard let session = EAAccessoryManager.shared().watch.open(protocolString, of: accessory.connection) else {
            return nil
        }
        carrier = AccessoryCarrier(session)
        (self.accessory, self.protocolString) = (accessory, protocolString)
        let (input, output) = (InputStream(carrier), OutputStream(carrier))
        (inputStream, outputStream, carrier.input, carrier.output) = (input, output, input, output)
    }

    deinit { carrier.session.close() }
}

/// What is behind the streams of a session.
private final class AccessoryCarrier: StreamCarrier, AccessorySessionClient {
    weak var input: InputStream?
    weak var output: OutputStream?
    let session: AccessorySession
    /// What came before the app opened its stream.
    private var early: [UInt8] = []

    init(_ session: AccessorySession) {
        self.session = session
        session.client = self
    }

    func open(_ stream: SimulatedFoundation.Stream) {
        let name = session.connection.accessory.name
        session.process?.callback("stream(_:handle: .openCompleted)", detail: name, rule: nil) {
            [weak self, weak stream] in
            stream?.notify(.openCompleted)
            if let output = stream as? OutputStream { output.notify(.hasSpaceAvailable) }
            if let input = stream as? InputStream { self?.handEarly(to: input) }
        }
    }

    private func handEarly(to input: InputStream) {
        guard !early.isEmpty else { return }
        let bytes = early
        early = []
        input.receive(bytes)
    }

    func tag() { SimulatedApp.report("the service type of an accessory's stream has no effect") }

    // The session stays open: the app lets go of it.
    func streamWasClosed() {}

    func send(_ bytes: UnsafeBufferPointer<UInt8>) { _ = session.send(Array(bytes)) }

    func didReceive(_ bytes: [UInt8]) {
        guard let input, input.streamStatus == .open else {
            early += bytes
            return
        }
        input.receive(bytes)
    }

    func didEnd() {
        input?.notify(.endEncountered)
        output?.notify(.endEncountered)
    }
}
