import BackgroundRuntime

/// Whoever is told by a query that watches. Called as turns on a thread of HealthKit.
public protocol HealthObserverClient: AnyObject {
    /// Something changed.
    ///
    /// - Parameter completed: to be called when the app is done with it.
    func healthDataDidChange(completed: @escaping () -> Void)

    /// The query cannot watch.
    func healthQueryDidFail(_ failure: HealthFailure)
}

/// A query of an app that watches a kind of health data until it is stopped.
public final class HealthObserver: ClientSession {
    /// How the system reaches the object of the app.
    public let link: ClientLink
    public weak var client: (any HealthObserverClient)?
    public let kind: HealthKind
    /// What changed while the app was not in the foreground was not told.
    var isBehind = false
    /// Whether it takes what the app is woken for, and is told as it is executed: one that waits for changes does neither.
    let takesDeliveries: Bool
    private let service: HealthService
    /// The client of a scripted app, or of a query that nobody else keeps.
    private var kept: (any HealthObserverClient)?

    /// A query that watches nothing before it is executed.
    ///
    /// - Parameters:
    ///   - kind: what it watches.
    ///   - process: the launch that watches.
    ///   - takesDeliveries: whether it takes what the app is woken for, and is told as it is executed.
    public init(_ kind: HealthKind, in process: AppProcess, takesDeliveries: Bool = true) {
        (self.kind, self.takesDeliveries) = (kind, takesDeliveries)
        service = process.device.requiredService(HealthService.self)
        link = ClientLink("an observer query", of: process, at: .thread(ProcessHealth.of(process).thread))
    }

    /// It watches from now on, and keeps its client.
    public func execute(for client: any HealthObserverClient) {
        guard let process, process.state != .notRunning else { return }
        (self.client, kept) = (client, client)
        service.execute(self, in: process)
    }

    /// It keeps its client no longer, which may keep it in turn.
    func letGo() { kept = nil }

    /// It watches no longer.
    public func stop() {
        letGo()
        guard let process else { return }
        ProcessHealth.of(process).observers.removeAll { $0 === self }
    }

    func notifyFailure(_ failure: HealthFailure) {
        notify("updateHandler", detail: "\(kind.name), error \(failure.code.rawValue)", rule: failure.rule) {
            $0.healthQueryDidFail(failure)
            self.stop()
        }
    }

    func notifyChange(rule: Rule, completed: @escaping () -> Void = {}) {
        isBehind = false
        notify("updateHandler", detail: kind.name, rule: rule) { $0.healthDataDidChange(completed: completed) }
    }
}
