import BackgroundRuntime
import Foundation

/// Whoever takes part in the calls of an app: a call provider, or a scripted app. Called as turns on its queue.
public protocol CallClient: AnyObject {
    /// The system or the app asks for something, to be fulfilled or failed.
    func perform(_ action: CallAction)

    /// The system activated the audio session: sound may start.
    func audioDidActivate()

    /// The system deactivated the audio session.
    func audioDidDeactivate()

    /// All calls of the provider are gone.
    func didReset()

    /// The other side of a call answered or hung up, as the app's own server would tell. False from a client that has
    /// no server: an app of its own learns it through its own connection.
    func otherSide(of call: VoIPCall, answered: Bool) -> Bool
}

extension CallClient {
    public func otherSide(of call: VoIPCall, answered: Bool) -> Bool { false }
}

/// Why the call service refuses an incoming call; names as in `CXErrorCodeIncomingCallError`.
public enum IncomingCallRefusal: String, Error, Sendable {
    /// The process has ended.
    case unknown
    /// There is a call with this identifier.
    case callUUIDAlreadyExists
    /// The user wants no calls now.
    case filteredByDoNotDisturb
    /// The user has blocked the caller.
    case filteredByBlockList
    /// The manifest does not declare the mode `voip`.
    case missingVoIPBackgroundMode
}

/// Why the call service refuses a transaction; names as in `CXErrorCodeRequestTransactionError`.
public enum TransactionRefusal: String, Error, Sendable {
    /// The process has ended.
    case unknown
    /// The app has made no provider.
    case unknownCallProvider
    /// It asks for nothing.
    case emptyTransaction
    /// There is no call with this identifier.
    case unknownCallUUID
    /// There is a call with this identifier.
    case callUUIDAlreadyExists
    /// The call is in no state for it.
    case invalidAction
    /// There are as many calls as the provider allows.
    case maximumCallGroupsReached
}

/// What one call provider of a process tells the call service. The provider keeps it, and invalidates it when it goes.
public final class CallSession: ClientSession {
    /// The process of the provider, and where its calls come.
    public let link: ClientLink
    /// Whoever is asked and told.
    public weak var client: (any CallClient)?
    /// How many calls the provider takes at once, held ones included.
    public var maximumCalls = 2
    let service: VoIPService

    /// A session of a new provider. Traps on a device that was made without the VoIP module.
    public init(_ process: AppProcess) {
        link = ClientLink("a call provider", of: process)
        service = process.device.requiredService(VoIPService.self)
        ProcessVoIP.of(process).providers.append(self)
    }

    /// A call comes in: nil when the user is told, else why not. Fulfils the duty of a VoIP push in any case.
    ///
    /// - Parameters:
    ///   - call: what the app calls it by from now on.
    ///   - remote: the other side, as a trace shows it.
    ///   - handle: the number or address that the block list knows; the same by default.
    ///   - supportsHolding: whether the call can be held.
    public func reportIncoming(
        _ call: UUID, from remote: String, handle: String? = nil, supportsHolding: Bool = true
    ) -> IncomingCallRefusal? {
        guard let process else { return .unknown }
        let refusal = service.reportIncoming(call, from: remote, handle: handle ?? remote, in: process)
        if refusal == nil { update(call, supportsHolding: supportsHolding) }
        return refusal
    }

    /// The app says more about a call: whether it can be held.
    public func update(_ call: UUID, supportsHolding: Bool) {
        guard let process else { return }
        let record = ProcessVoIP.of(process)
        guard let index = record.calls.firstIndex(where: { $0.id == call }) else { return }
        record.calls[index].supportsHolding = supportsHolding
    }

    /// The other side of an outgoing call answered.
    public func reportConnected(_ call: UUID) { handle(.otherSideAnswers, call, why: "the other side answered") }

    /// A call is over for a reason that the user did not give.
    public func reportEnded(_ call: UUID, why: String) { handle(.reportedEnded, call, why: why) }

    /// The app did what was asked.
    public func fulfil(_ action: CallAction) { finish(action, .fulfilled(action.kind), "fulfilled") }

    /// The app could not do what was asked.
    public func fail(_ action: CallAction) { finish(action, .failed(action.kind), "failed") }

    private func finish(_ action: CallAction, _ input: VoIPCall.Input, _ word: String) {
        guard let process, ProcessVoIP.of(process).openActions.remove(action) != nil else { return }
        handle(input, action.call, why: "\(action.className) \(word)")
    }

    private func handle(_ input: VoIPCall.Input, _ call: UUID, why: String) {
        if let process { service.handle(input, of: call, in: process, why: why) }
    }

    /// The provider is gone, with its calls.
    public func invalidate() {
        guard let process, process.state != .notRunning else { return }
        let record = ProcessVoIP.of(process)
        for call in record.calls { handle(.reportedEnded, call.id, why: "the provider was invalidated") }
        record.providers.removeAll { $0 === self }
        link.deliver { [client] _ in client?.didReset() }
    }
}

/// What an app asks of the call service through a call controller.
public struct CallController {
    /// One thing that is asked for.
    public enum Request: Hashable, Sendable {
        case start(UUID, to: String)
        case answer(UUID)
        /// Hang up, or decline.
        case end(UUID)
        /// Put the call on hold, or take it up again.
        case hold(UUID, Bool)
        /// Turn the microphone off, or on.
        case mute(UUID, Bool)
    }

    private let process: AppProcess

    /// What the call controllers of one launch ask through.
    public init(_ process: AppProcess) {
        self.process = process
    }

    /// Asks for something: nil when the provider will be asked to perform it, else why not.
    public func request(_ request: Request) -> TransactionRefusal? {
        process.device.requiredService(VoIPService.self).request(request, in: process)
    }

    /// The calls of the app that are not over, the oldest first.
    public var calls: [VoIPCall] { ProcessVoIP.of(process).calls }

    /// Every call of the phone that is not over, of this app, of others and of the phone itself.
    public var everyCall: [VoIPCall] {
        process.device.requiredService(VoIPService.self).allCalls.map(\.call)
    }

    /// Tells a watcher of every change from now on, whosever the call is.
    public func add(_ watcher: any CallWatcher, at place: CallPlace = .main) {
        ProcessVoIP.of(process).watchers.append(WeakWatcher(watcher: watcher, place: place))
    }

    /// Calls a completion handler of the app.
    public func deliver(at place: CallPlace, _ body: @escaping () -> Void) { process.deliver(at: place, body) }
}
