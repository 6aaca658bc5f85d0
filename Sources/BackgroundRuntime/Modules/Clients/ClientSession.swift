/// An object of a framework that an app made, as the module behind it sees it: a location manager, a push registry.
///
/// The object keeps its session and invalidates it when it goes; the session knows the object's delegate as a client of
/// the module's own protocol, which it does not keep. Scripted apps have clients of their own (``ScriptedClient``).
///
/// ```swift
/// public final class RadioSession: ClientSession {
///     public let link: ClientLink
///     public weak var client: (any RadioClient)?
///
///     public init(_ process: AppProcess) { link = ClientLink("a radio", of: process) }
/// }
///
/// session.tell("radio(_:didReceive:)", rule: RadioRules.receive) { $0.didReceive(message) }
/// ```
public protocol ClientSession: AnyObject {
    /// Whoever is told: a protocol that the framework and scripted apps implement.
    associatedtype Client

    /// How the system reaches the object.
    var link: ClientLink { get }

    /// Whoever is told, held weakly; nil as long as the object has no delegate.
    var client: Client? { get }
}

extension ClientSession {
    /// The process of the object; nil when it ended.
    public var process: AppProcess? { link.process }

    /// Calls the client in a turn of the app, recorded as it begins. An object that is gone by then hears nothing; one
    /// without a delegate neither, and the trace says so once.
    ///
    /// - Parameters:
    ///   - name: the method, as Apple's documents write it.
    ///   - detail: what the timeline adds to the name, such as an argument.
    ///   - rule: the rule by which it is called.
    ///   - place: where it is called, if not where the object's calls come.
    ///   - otherwise: what happens where there is no client, in the same turn.
    ///   - body: makes the call.
    public func notify(
        _ name: String, detail: String = "", rule: Rule?, at place: CallPlace? = nil,
        otherwise: (() -> Void)? = nil, _ body: @escaping (Client) -> Void
    ) {
        // Not retained: devices on other threads share the rule.
        let rule = rule.map(Unmanaged.passUnretained)
        link.deliver(at: place) { [weak self] process in
            guard let self else { return }
            guard let client = clientInTurn else { return otherwise?() ?? () }
            process.record(.call, name, detail: detail, rule: rule?.takeUnretainedValue())
            body(client)
        }
    }

    /// The client, asked for in the turn that is to call it: where there is none, the trace says so once.
    public var clientInTurn: Client? {
        if let client { return client }
        link.reportNoDelegate()
        return nil
    }
}

/// How the system reaches an object that an app made: its process, and where its calls come.
public final class ClientLink {
    /// The process of the object; nil when it ended.
    public var process: AppProcess? { reference.process }
    /// Where its calls come: what the app asked for, or the main thread.
    public var place: CallPlace
    /// Whether a call can be made there that comes now; nil where it always can. A call that cannot be made is lost.
    public var isHeard: (() -> Bool)?
    private let reference: ProcessReference
    private let object: String
    private var hasReportedNoDelegate = false

    /// The way from a session to the object that the app made.
    ///
    /// - Parameters:
    ///   - object: what a finding calls the object: `a location manager`.
    ///   - process: the launch of the app that made it.
    ///   - place: where its calls come until it says otherwise.
    public init(_ object: String, of process: AppProcess, at place: CallPlace = .main) {
        self.object = object
        reference = process.reference
        self.place = place
    }

    /// Runs `body` as a turn where the object's calls come, before a suspension at the same instant. In a process that
    /// ended nothing happens.
    ///
    /// - Parameters:
    ///   - other: another place for this one.
    ///   - body: the turn; it gets the process.
    public func deliver(at other: CallPlace? = nil, _ body: @escaping (AppProcess) -> Void) {
        guard let process, process.state != .notRunning, other != nil || takesCalls else { return }
        process.deliver(at: other ?? place) { body(process) }
    }

    /// Whether a call that comes now can be made.
    public var takesCalls: Bool { isHeard?() ?? true }

    /// Says once that nobody takes the calls.
    func reportNoDelegate() {
        guard !hasReportedNoDelegate else { return }
        hasReportedNoDelegate = true
        process?.app.recordUndone("\(object) has no delegate: what it should tell is lost", rule: nil, ["delegate"])
    }
}
