import Foundation

/// What the configuration of a session says.
public struct LoadingSettings: Hashable, Sendable {
    /// The kind of a session, by who transfers for it.
    public enum Kind: Hashable, Sendable {
        /// The app's own process.
        case standard
        /// The app's own process, which keeps nothing on disk.
        case ephemeral
        /// The system, by the name of the session.
        case background(String)
    }

    public var kind = Kind.standard
    /// Whether the session has a delegate.
    public var hasDelegate = false
    /// Whether the system chooses the time.
    public var isDiscretionary = false
    /// Whether the app is launched or resumed for it.
    public var sendsLaunchEvents = true
    /// Whether the carrier's network may be used.
    public var allowsCellular = true
    /// Whether tasks wait for a network where there is none.
    public var waitsForConnectivity = false
    /// How long nothing may arrive, in seconds; the system's default without it.
    public var requestTimeout: Double?
    /// How long all attempts may take, in seconds; the system's default without it.
    public var resourceTimeout: Double?
    /// Headers that each request gets which does not have them.
    public var headers: [String: String] = [:]

    /// What a configuration says that nobody changed.
    public init(_ kind: Kind = .standard) { self.kind = kind }

    /// The name of a background session; nil for others.
    public var identifier: String? {
        if case .background(let identifier) = kind { identifier } else { nil }
    }
}

/// What a task asks of a server.
public struct LoadingRequest: Hashable, Sendable {
    /// What is asked for.
    public var url: URL
    /// The method, in capitals.
    public var method = "GET"
    public var headers: [String: String] = [:]
    /// What is sent along; nil for nothing, or what the task brings.
    public var body: Data?
    /// How long nothing may arrive, in seconds; what the session says without it.
    public var timeout: Double?
    /// Whether the carrier's network may be used.
    public var allowsCellular = true

    /// A request that reads.
    public init(_ url: URL) { self.url = url }
}

/// What a server answers, without the body.
public struct LoadingResponse: Hashable, Sendable {
    /// What was asked for, after redirects.
    public let url: URL
    /// The status, such as 200; nil where the protocol has none.
    public let status: Int?
    public let headers: [String: String]
    /// The size of the body in bytes; -1 where the server does not tell.
    public let expected: Int64

    /// An answer from its parts.
    public init(url: URL, status: Int?, headers: [String: String], expected: Int64) {
        (self.url, self.status, self.headers, self.expected) = (url, status, headers, expected)
    }

    /// The value of a header field, whatever the case of its name.
    public func header(_ name: String) -> String? {
        headers.first { $0.key.lowercased() == name.lowercased() }?.value
    }
}

/// What a task is made for.
public struct LoadingPlan: Sendable {
    /// What sort of task it is.
    public enum Kind: String, Sendable {
        /// The answer comes piece by piece.
        case data
        /// Something is sent, and the answer comes piece by piece.
        case upload
        /// The answer becomes a file.
        case download
    }

    /// Where the bytes of an upload come from.
    public enum Source: Hashable, Sendable {
        /// The body of the request, if it has one.
        case request
        case data(Data)
        /// The bytes of a file.
        case file(URL)
        /// Bytes that the app hands over when it is asked.
        case stream
    }

    /// Who hears of it.
    public enum Report: Sendable {
        /// The delegate, call by call.
        case delegate
        /// A completion handler, once.
        case handler
        /// Code that waits for each byte.
        case bytes
    }

    /// What sort of task it is.
    public let kind: Kind
    /// What it asks for.
    public let request: LoadingRequest
    public let source: Source
    /// What an earlier task left, to go on from there.
    public let resumeData: Data?
    /// Who hears of it.
    public let report: Report

    /// A plan from its parts.
    public init(
        _ kind: Kind, _ request: LoadingRequest, source: Source = .request, resumeData: Data? = nil,
        report: Report = .delegate
    ) {
        (self.kind, self.request, self.source) = (kind, request, source)
        (self.resumeData, self.report) = (resumeData, report)
    }
}

/// What an app says of a task, which the system keeps with it.
public struct LoadingNotes: Hashable, Sendable {
    /// A text of the app's own.
    public var label: String?
    /// How urgent it is among its like, from 0 to 1.
    public var priority: Float = 0.5
    /// When it may start at the earliest; nil for at once.
    public var earliestBegin: Date?
    /// How many bytes the app expects to send; -1 for unknown.
    public var expectedToSend: Int64 = -1
    /// How many bytes the app expects to receive; -1 for unknown.
    public var expectedToReceive: Int64 = -1

    public init() {}
}

/// How far a task is.
public struct LoadingStatus: Sendable {
    /// Where it stands, with Apple's numbers.
    public enum State: Int, Sendable {
        /// It is under way, or waits for its turn.
        case running
        /// It waits to be resumed.
        case suspended
        /// It was cancelled, and is about to be over.
        case canceling
        case completed
    }

    public var state = State.suspended
    /// What it asks for, after redirects.
    public var request: LoadingRequest
    /// What the server answered; nil before.
    public var response: LoadingResponse?
    /// The bytes that were sent.
    public var sent: Int64 = 0
    /// The bytes that are to be sent.
    public var toSend: Int64 = 0
    /// The bytes that arrived.
    public var received: Int64 = 0
    /// Why it failed; nil otherwise.
    public var failure: LoadingFailure?
    /// How often a server sent it elsewhere.
    public var redirects = 0

    /// That of a new task.
    public init(_ request: LoadingRequest) { self.request = request }
}
