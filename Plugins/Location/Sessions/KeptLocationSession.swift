import BackgroundRuntime

/// Whoever is told what is in the way of a session.
public protocol DiagnosticClient: AnyObject {
    /// What is in the way now: at once when somebody begins to listen, and then at each change.
    func didDiagnose(_ diagnostic: SessionDiagnostic)
}

/// A background activity session or a service session of a process. Its object keeps it, and invalidates it when it goes.
public final class KeptLocationSession: ClientSession {
    /// What the app made.
    public enum Kind: Hashable, Sendable {
        /// A `CLBackgroundActivitySession`: the app counts as in use while it is in the background.
        case backgroundActivity
        /// A `CLServiceSession` with its goal, and the key of the text with which it asks for exact positions.
        case service(SessionGoal, fullAccuracyPurpose: String?)
    }

    /// The process of the object, and where its calls come.
    public let link: ClientLink
    public let kind: Kind
    let service: LocationService

    /// Whoever listens; it is told the present state at once.
    public weak var client: (any DiagnosticClient)? {
        didSet {
            told = nil
            if client != nil { service.keptSessions.notify(self) }
        }
    }

    /// Whether it counts: it began in the foreground, or continues one that did.
    var isInEffect = false
    /// What was told last.
    var told: SessionDiagnostic?

    /// A session of this process, from now on. One that the system does not know ends the process.
    ///
    /// - Parameters:
    ///   - kind: what the app made.
    ///   - process: the launch of the app that made it.
    ///   - place: where its calls come.
    public init(_ kind: Kind, in process: AppProcess, at place: CallPlace = .main) {
        self.kind = kind
        link = ClientLink(kind.name, of: process, at: place)
        service = process.device.requiredService(LocationService.self)
        process.requireLocation(kind == .backgroundActivity ? .iOS(17) : .iOS(18), kind.className)
        service.keptSessions.begin(self, in: process)
    }

    /// Ends it for good.
    public func invalidate() {
        guard let process, process.state != .notRunning else { return }
        service.keptSessions.end(self, in: process)
    }
}

extension KeptLocationSession.Kind {
    /// What the trace calls it.
    var name: String { self == .backgroundActivity ? "a background activity session" : "a service session" }

    var className: String { self == .backgroundActivity ? "CLBackgroundActivitySession" : "CLServiceSession" }

    /// As what the system keeps it between two launches.
    var outstanding: OutstandingSessions.Kind {
        if self == .backgroundActivity { return .backgroundActivity }
        return goal == .always ? .alwaysSession : .serviceSession
    }

    /// The rule by which it counts.
    var rule: Rule {
        self == .backgroundActivity ? LocationRules.sessionBackgroundActivity : LocationRules.sessionService
    }

    /// What it asks for.
    var goal: SessionGoal {
        if case .service(let goal, _) = self { goal } else { .none }
    }

    /// The key of the text with which it asks for exact positions.
    var purpose: String? {
        if case .service(_, let purpose) = self { purpose } else { nil }
    }
}
