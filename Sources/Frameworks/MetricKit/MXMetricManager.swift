import SimulatedFoundation
import VigilMetrics

/// Tells an app once a day how it fared.
open class MXMetricManager: NSObject, @unchecked Sendable {
    private let session: MetricsSession
    private let relay = MetricsRelay()

    private init(_ session: MetricsSession) { self.session = session }

    /// The manager of the app: its first use ever begins the reports.
    open class var shared: MXMetricManager {
        let process = SimulatedApp.process(for: "MXMetricManager.shared")
        process.require(MXMetricManager.self)
        return process.storage.object { MXMetricManager(MetricsSession(process)) }
    }

    /// Has an object told of payloads, held weakly: those that wait come at once.
    open func add(_ subscriber: any MXMetricManagerSubscriber) {
        relay.add(subscriber)
        session.client = relay
    }

    /// Has an object told no longer.
    open func remove(_ subscriber: any MXMetricManagerSubscriber) {
        relay.remove(subscriber)
        if relay.isEmpty { session.client = nil }
    }

    /// The payloads that came since the manager was made.
    open var pastPayloads: [MXMetricPayload] { session.past.map { MXMetricPayload($0) } }
}

/// Whoever is told of payloads, on a thread of the system.
///
/// The methods belong to no actor, as on a phone.
public protocol MXMetricManagerSubscriber: NSObjectProtocol {
    /// Payloads of days that are over.
    func didReceive(_ payloads: [MXMetricPayload])
    /// Payloads of crashes and hangs. Never called here. From iOS 14.
    func didReceive(_ payloads: [MXDiagnosticPayload])
}

extension MXMetricManagerSubscriber {
    public func didReceive(_ payloads: [MXMetricPayload]) {}
    public func didReceive(_ payloads: [MXDiagnosticPayload]) {}
}

/// Hands reports to the subscribers of a manager.
private final class MetricsRelay: MetricsClient {
    private struct Subscriber {
        weak var object: (any MXMetricManagerSubscriber)?
    }

    private var subscribers: [Subscriber] = []

    var isEmpty: Bool { subscribers.allSatisfy { $0.object == nil } }

    func add(_ subscriber: any MXMetricManagerSubscriber) {
        remove(subscriber)
        subscribers.append(Subscriber(object: subscriber))
    }

    func remove(_ subscriber: any MXMetricManagerSubscriber) {
        subscribers.removeAll { $0.object == nil || $0.object === subscriber }
    }

    func didReceive(_ reports: [DayReport]) {
        let payloads = reports.map { MXMetricPayload($0) }
        for subscriber in subscribers { subscriber.object?.didReceive(payloads) }
    }
}
