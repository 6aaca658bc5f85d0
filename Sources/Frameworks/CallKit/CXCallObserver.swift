import BackgroundRuntime
import SimulatedFoundation
import VigilVoIP

/// One call, as far as an observer may know.
open class CXCall: NSObject, @unchecked Sendable {
    open private(set) var uuid: UUID
    /// Whether the user called.
    open private(set) var isOutgoing: Bool
    /// Whether the call waits.
    open private(set) var isOnHold: Bool
    /// Whether both sides were connected at some time.
    open private(set) var hasConnected: Bool
    /// Whether the call is over.
    open private(set) var hasEnded: Bool

    init(_ call: VoIPCall) {
        uuid = call.id
        isOutgoing = call.isOutgoing
        isOnHold = call.state == .held
        hasConnected = call.hasConnected
        hasEnded = call.hasEnded
    }

    /// Whether both stand for the same call in the same state.
    open func isEqual(to call: CXCall) -> Bool {
        uuid == call.uuid && isOnHold == call.isOnHold && hasConnected == call.hasConnected
            && hasEnded == call.hasEnded
    }
}

/// Watches every call of the phone: those of the app, of other apps, and of the phone itself. It does not say whose a call
/// is. An app that is suspended hears of changes when it runs again.
open class CXCallObserver: NSObject, @unchecked Sendable {
    private let controller: CallController
    private let relay = ObserverRelay()
    private var isWatching = false

    /// An observer of the running app.
    public override init() {
        SimulatedApp.require(CXCallObserver.self)
        controller = CallController(SimulatedApp.process(for: "CXCallObserver"))
        super.init()
        relay.observer = self
    }

    /// The calls that are not over.
    open var calls: [CXCall] { controller.everyCall.map(CXCall.init) }

    /// Sets who is told of changes, on `queue`; nil stands for the main queue.
    open func setDelegate(_ delegate: (any CXCallObserverDelegate)?, queue: DispatchQueue?) {
        relay.delegate = delegate
        relay.queue = queue ?? DispatchQueue.main
        guard !isWatching else { return }
        isWatching = true
        controller.add(relay, at: .queue { [weak relay] in relay?.queue?.submit($0) })
    }
}

/// Whoever is told that a call changed.
public protocol CXCallObserverDelegate: NSObjectProtocol {
    /// A call began, changed or ended.
    func callObserver(_ callObserver: CXCallObserver, callChanged call: CXCall)
}

/// Hands changes of calls to the delegate of an observer.
private final class ObserverRelay: CallWatcher {
    weak var observer: CXCallObserver?
    weak var delegate: (any CXCallObserverDelegate)?
    var queue: DispatchQueue?

    func callChanged(_ call: VoIPCall) {
        if let observer { delegate?.callObserver(observer, callChanged: CXCall(call)) }
    }
}
