import UIKit

/// The old way: a stream with the VoIP service type wakes the app for data, and a keep-alive handler keeps the
/// connection registered with the server.
@MainActor
final class ConnectionRegistrar: Registrar {
    private let line = ServerLine()

    func register(with application: UIApplication) {
        line.connect()
        let isAccepted = application.setKeepAliveTimeout(600) { [line] in line.refresh() }
        print(isAccepted ? "keep-alive every ten minutes" : "keep-alive refused")
    }
}

/// The connection to the server. Its delegate methods are called on the main thread.
final class ServerLine: NSObject, StreamDelegate, @unchecked Sendable {
    private var input: InputStream?
    private var output: OutputStream?

    func connect() {
        Stream.getStreamsToHost(withName: "sip.example.com", port: 5060, inputStream: &input, outputStream: &output)
        for stream in [input, output] as [Stream?] {
            stream?.delegate = self
            stream?.setProperty(StreamNetworkServiceTypeValue.voIP, forKey: .networkServiceType)
            stream?.schedule(in: .main, forMode: .default)
            stream?.open()
        }
    }

    func refresh() {
        let message = Array("REGISTER".utf8)
        print("refreshed the registration: \(output?.write(message, maxLength: message.count) ?? 0) bytes")
    }

    func stream(_ stream: Stream, handle event: Stream.Event) {
        guard event == .hasBytesAvailable, let input else { return }
        var buffer = [UInt8](repeating: 0, count: 256)
        let count = input.read(&buffer, maxLength: buffer.count)
        print("the server says: \(String(decoding: buffer[..<max(count, 0)], as: UTF8.self))")
    }
}
