import SimulatedFoundation

/// Where a connection leads.
public enum NWEndpoint: Hashable, Sendable {
    /// A machine in the network, by its name or address.
    public struct Host: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
        /// Its name or address.
        public let description: String

        /// A machine by what a literal says.
        public init(stringLiteral value: String) { description = value }

        /// A machine by its name or address.
        public init(_ string: String) { description = string }
    }

    /// A port of a machine.
    public struct Port: Hashable, Sendable, ExpressibleByIntegerLiteral, RawRepresentable {
        public let rawValue: UInt16

        /// A port by what a literal says.
        public init(integerLiteral value: UInt16) { rawValue = value }

        /// A port by its number.
        public init?(rawValue: UInt16) { self.rawValue = rawValue }

        /// That of web pages.
        public static let http: Port = 80
        /// That of web pages that nobody reads on the way.
        public static let https: Port = 443
        public static let any: Port = 0
    }

    /// A port of a machine.
    case hostPort(host: Host, port: Port)
    /// What a web address names.
    case url(URL)
}

/// How a connection is made. Nothing of it is simulated.
public final class NWParameters: Sendable {
    public class var tcp: NWParameters { NWParameters() }
    public class var udp: NWParameters { NWParameters() }
    /// With a stream that nobody reads on the way.
    public class var tls: NWParameters { NWParameters() }

    /// As the system sees fit.
    public init() {}
}

/// What went wrong in the network.
public enum NWError: Error, Hashable, Sendable {
    /// An error of the system.
    case posix(POSIXErrorCode)
    /// A name that could not be looked up.
    case dns(Int32)
    /// What nobody was to read could not be kept so.
    case tls(OSStatus)
}

/// A connection to another machine. It is not simulated: it fails as it starts, and the trace says so. `URLSession` is.
public final class NWConnection: @unchecked Sendable {
    /// What a connection does.
    public enum State: Hashable, Sendable {
        case setup
        /// It waits for the network.
        case waiting(NWError)
        /// It is being made.
        case preparing
        /// It can send and receive; never so here.
        case ready
        /// It did not work.
        case failed(NWError)
        /// The app gave it up.
        case cancelled
    }

    public let endpoint: NWEndpoint
    public private(set) var state = State.setup
    /// Called on the queue of the connection with each state.
    public var stateUpdateHandler: (@Sendable (_ state: State) -> Void)?
    /// Where the handler is called; nil until it starts.
    public private(set) var queue: DispatchQueue?

    /// A connection to a port of a machine.
    public convenience init(host: NWEndpoint.Host, port: NWEndpoint.Port, using: NWParameters) {
        self.init(to: .hostPort(host: host, port: port), using: using)
    }

    /// A connection to an endpoint.
    public init(to: NWEndpoint, using: NWParameters) {
        SimulatedApp.require(.symbol("NWConnection", .iOS(12)))
        endpoint = to
    }

    /// Starts it: it fails, as without a network.
    public func start(queue: DispatchQueue) {
        self.queue = queue
        SimulatedApp.notSimulated("NWConnection", "it fails with ENETDOWN; URLSession is simulated")
        move(to: .failed(.posix(.ENETDOWN)))
    }

    public func cancel() { move(to: .cancelled) }

    private func move(to state: State) {
        self.state = state
        queue?.async { [self] in stateUpdateHandler?(state) }
    }
}
