import BackgroundRuntime
import Foundation

/// The body of an answer of a simulated server.
public enum TransferBody: Hashable, Sendable {
    case data(Data)
    /// The bytes of a file of this computer.
    case file(URL)
    /// So many bytes that follow from their places.
    case made(Int64)

    /// How many bytes there are; nil where the file cannot be read.
    var size: Int64? {
        switch self {
        case .data(let data): Int64(data.count)
        case .file(let url):
            (try? FileManager.default.attributesOfItem(atPath: url.path))?[.size].flatMap { $0 as? NSNumber }?
                .int64Value
        case .made(let count): count
        }
    }

    /// The bytes from one place to another.
    ///
    /// - Throws: Foundation's error when the file cannot be read.
    func bytes(from start: Int64, to end: Int64) throws -> Data {
        switch self {
        case .data(let data): return data.subdata(in: Int(start)..<Int(end))
        case .made: return TransferBody.made(from: start, to: end)
        case .file(let url):
            let file = try FileHandle(forReadingFrom: url)
            defer { try? file.close() }
            try file.seek(toOffset: UInt64(start))
            return try file.read(upToCount: Int(end - start)) ?? Data()
        }
    }

    /// Writes all of it to a file.
    ///
    /// - Throws: Foundation's error when it cannot be read or written.
    func write(to place: URL) throws {
        switch self {
        case .data(let data): try data.write(to: place)
        case .file(let url): try FileManager.default.copyItem(at: url, to: place)
        case .made(let count): try TransferBody.writeMade(count, to: place)
        }
    }

    /// What made bodies repeat.
    private static let block = Data((0..<4_093).map { UInt8(truncatingIfNeeded: $0 &* 31 &+ $0 >> 8) })

    private static func made(from start: Int64, to end: Int64) -> Data {
        var data = Data(capacity: Int(end - start))
        var place = Int(start % Int64(block.count))
        while data.count < Int(end - start) {
            data.append(block[place..<min(block.count, place + Int(end - start) - data.count)])
            place = 0
        }
        return data
    }

    private static func writeMade(_ count: Int64, to place: URL) throws {
        try Data().write(to: place)
        let file = try FileHandle(forWritingTo: place)
        defer { try? file.close() }
        let step = Int64(block.count) * 1_000
        for start in stride(from: 0, to: count, by: Int64.Stride(step)) {
            try file.write(contentsOf: made(from: start, to: min(count, start + step)))
        }
    }
}

/// What a simulated server answers to one request.
public struct TransferReply: Hashable, Sendable {
    /// The status, such as 200.
    public var status: Int
    /// The header fields; the size of the body is added.
    public var headers: [String: String]
    /// The bytes that follow.
    public var body: TransferBody
    /// How long the server thinks before it answers.
    public var takes = Duration.zero
    /// Whether a download that broke off can go on where it stopped.
    public var acceptsRanges = true
    /// The raw value of a `URLError.Code` with which the request fails in place of an answer; nil for an answer.
    public var failure: Int?

    /// An answer from its parts.
    public init(status: Int = 200, headers: [String: String] = [:], body: TransferBody = .data(Data())) {
        (self.status, self.headers, self.body) = (status, headers, body)
    }

    /// An answer that sends the request elsewhere.
    public static func redirect(to url: URL, status: Int = 302) -> TransferReply {
        TransferReply(status: status, headers: ["Location": url.absoluteString])
    }

    /// A server that does not know who asks, and wants to.
    public static func unauthorized(realm: String) -> TransferReply {
        TransferReply(status: 401, headers: ["WWW-Authenticate": "Basic realm=\"\(realm)\""])
    }

    /// A request that fails.
    ///
    /// - Parameter code: how, as `URLError` tells it.
    public static func failure(_ code: URLError.Code) -> TransferReply {
        var reply = TransferReply()
        reply.failure = code.rawValue
        return reply
    }

    /// What tells this body from another one at the same address.
    var tag: String { headers["ETag"] ?? "\"\(status)-\(body.size ?? 0)\"" }
}

/// The servers that the apps of a phone reach: those that the test or the scenario named.
final class SimulatedServers {
    /// The answers for addresses that begin alike.
    private struct Route {
        let prefix: String
        let answer: (LoadingRequest) -> TransferReply
    }

    private var routes: [Route] = []

    func add(_ prefix: String, _ answer: @escaping (LoadingRequest) -> TransferReply) {
        routes.insert(Route(prefix: prefix, answer: answer), at: 0)
    }

    /// What is answered to a request; nil where nobody has the address. The longest beginning wins, of two alike the later.
    ///
    /// - Parameter body: what is sent in place of the request's own body, if anything is; asked for where somebody answers.
    func answer(_ request: LoadingRequest, sending body: () -> Data?) -> TransferReply? {
        let address = request.url.absoluteString
        let fitting = routes.filter { address.hasPrefix($0.prefix) }
        let longest = fitting.map(\.prefix.count).max()
        guard let route = fitting.first(where: { $0.prefix.count == longest }) else { return nil }
        var request = request
        request.body = body() ?? request.body
        return route.answer(request)
    }

    /// Has the files of a folder, by their paths in the address.
    static func folder(_ folder: URL) -> (LoadingRequest) -> TransferReply {
        { request in
            let path = request.url.path.split(separator: "/").filter { $0 != ".." && $0 != "." }
            let file = path.reduce(folder) { $0.appendingPathComponent(String($1)) }
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder), !isFolder.boolValue else {
                return TransferReply(status: 404)
            }
            return TransferReply(body: .file(file))
        }
    }
}

/// What a new download needs to go on where another one stopped.
struct TransferResumption: Codable, Hashable {
    let url: URL
    let offset: Int64
    let tag: String

    /// As the app keeps it.
    var data: Data? {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return try? encoder.encode(self)
    }

    /// Nil for what no transfer left behind.
    init?(_ data: Data) {
        guard data.count < 100_000, let found = try? JSONDecoder().decode(TransferResumption.self, from: data),
            found.offset >= 0
        else { return nil }
        self = found
    }

    init(url: URL, offset: Int64, tag: String) { (self.url, self.offset, self.tag) = (url, offset, tag) }
}
