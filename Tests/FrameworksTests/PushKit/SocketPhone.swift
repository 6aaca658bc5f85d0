import UIKit

/// Keeps a connection to its server as apps did until iOS 9: a tagged stream and the keep-alive handler.
final class SocketPhone: UIResponder, UIApplicationDelegate {
    private let line = Line()

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        line.connect()
        let isInstalled = application.setKeepAliveTimeout(600) { [line] in line.ping() }
        print("keep-alive:", isInstalled, "short one:", application.setKeepAliveTimeout(60) {})
        return true
    }

    func applicationWillEnterForeground(_ application: UIApplication) { application.clearKeepAliveTimeout() }
}

final class Line: NSObject, StreamDelegate, @unchecked Sendable {
    private var input: InputStream?
    private var output: OutputStream?

    func connect() {
        Stream.getStreamsToHost(
            withName: "sip.example.com", port: 5060, inputStream: &input, outputStream: &output)
        for stream in [input, output] as [Stream?] {
            stream?.delegate = self
            stream?.setProperty(StreamNetworkServiceTypeValue.voIP, forKey: .networkServiceType)
            stream?.schedule(in: .main, forMode: .default)
            stream?.open()
        }
    }

    func ping() {
        let bytes = Array("ping".utf8)
        print("sent", output?.write(bytes, maxLength: bytes.count) ?? -1, "bytes")
    }

    func stream(_ aStream: Stream, handle eventCode: Stream.Event) {
        switch eventCode {
        case .openCompleted: print(aStream === input ? "input open" : "output open")
        case .hasBytesAvailable: readAll()
        default: break
        }
    }

    private func readAll() {
        guard let input else { return }
        var text: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 4)
        while input.hasBytesAvailable {
            let count = input.read(&buffer, maxLength: buffer.count)
            text += buffer[..<count]
        }
        print("read", String(decoding: text, as: UTF8.self))
    }

    func hangUp() {
        input?.close()
        output?.close()
    }
}
