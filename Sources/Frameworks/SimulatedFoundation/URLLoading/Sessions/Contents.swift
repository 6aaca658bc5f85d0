import BackgroundRuntime
import MachineFoundation

// What reads the contents of an address at once. That of a file comes from the disk; any other address is asked over the
// simulated network, and the thread that asks waits for the answer, as on a phone.

extension Data {
    /// The bytes at an address: of a file, or of a server, for which the thread waits.
    ///
    /// - Throws: `CocoaError` where the file cannot be read, or the server does not give it.
    public init(contentsOf url: __shared URL, options: Data.ReadingOptions = []) throws {
        guard let process = AppProcess.current, url.isOnServer else {
            self = try Machine.contents(of: url, options: options)
            return
        }
        self = try Contents.load(url, for: process)
    }
}

extension String {
    /// The text at an address: of a file, or of a server, for which the thread waits.
    ///
    /// - Throws: `CocoaError` where it cannot be read, or is no text in the encoding.
    public init(contentsOf url: __shared URL, encoding enc: String.Encoding) throws {
        guard let process = AppProcess.current, url.isOnServer else {
            self = try Machine.text(of: url, encoding: enc)
            return
        }
        guard let text = String(data: try Contents.load(url, for: process), encoding: enc) else {
            throw CocoaError(.fileReadInapplicableStringEncoding, userInfo: [NSURLErrorKey: url])
        }
        self = text
    }
}

extension URL {
    /// Whether its contents come over the network.
    fileprivate var isOnServer: Bool { ["http", "https"].contains(scheme?.lowercased()) }
}

/// What loads the contents of servers in one launch.
private final class Contents {
    private let session = URLSession(configuration: .ofConnections)

    /// Waits for the bytes of a server, which has to answer that all is well.
    static func load(_ url: URL, for process: AppProcess) throws -> Data {
        let answered = DispatchSemaphore(value: 0)
        let answer = Mutex<Data?>(nil)
        process.storage.object { Contents() }.session.dataTask(with: url) { data, response, _ in
            let status = (response as? HTTPURLResponse)?.statusCode ?? 200
            answer.withLock { $0 = status < 400 ? data : nil }
            answered.signal()
        }.resume()
        answered.wait()
        guard let data = answer.withLock({ $0 }) else {
            throw CocoaError(.fileReadUnknown, userInfo: [NSURLErrorKey: url])
        }
        return data
    }
}
