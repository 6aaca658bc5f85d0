import BackgroundRuntime

/// Whoever iterates the events of a monitor.
public protocol MonitorClient: AnyObject {
    /// A condition has changed.
    func didChange(_ event: ConditionEvent)
}

/// A monitor that a process has open. Its object keeps it, and closes it when it goes; the conditions stay.
public final class MonitorSession: ClientSession {
    /// The process of the monitor, and where its calls come.
    public let link: ClientLink
    /// The app's name for the monitor, by which the next launch finds its conditions again.
    public let name: String
    let service: LocationService

    /// Whoever iterates; it is told at once what waits.
    public weak var client: (any MonitorClient)? {
        didSet { if client != nil { service.monitors.beginEvents(of: self) } }
    }

    /// The monitor of this name, in this process. Before iOS 17 it ends the process.
    ///
    /// - Parameters:
    ///   - name: the app's name for it.
    ///   - process: the launch of the app that opens it.
    ///   - place: where its calls come.
    public init(_ name: String, in process: AppProcess, at place: CallPlace = .main) {
        self.name = name
        link = ClientLink("the monitor \"\(name)\"", of: process, at: place)
        service = process.device.requiredService(LocationService.self)
        process.requireLocation(.iOS(17), "CLMonitor")
        service.monitors.open(self, in: process)
    }

    /// Closes it. The conditions stay, and wait for the next monitor of the name.
    public func invalidate() {
        guard let process, process.state != .notRunning else { return }
        ProcessLocation.of(process).monitors.removeAll { $0 === self }
    }

    private var book: ConditionBook? {
        process.flatMap { $0.app.storage.existing(AppMonitors.self)?.books[name] }
    }

    /// The names of all conditions, sorted.
    public var identifiers: [String] { book?.identifiers ?? [] }

    /// A condition and the last event that the app has handled; nil when there is none of the name.
    public func record(for identifier: String) -> (condition: MonitorCondition, last: ConditionEvent)? {
        book?.record(for: identifier)
    }

    /// Watches a condition, also when the app does not run.
    ///
    /// - Parameters:
    ///   - condition: what is watched.
    ///   - identifier: the app's name for it; one of the same name is replaced.
    ///   - state: what the app takes for granted; another state is told.
    public func add(_ condition: MonitorCondition, identifier: String, assuming state: ConditionState = .unknown) {
        process.map { service.monitors.add(condition, identifier, assuming: state, to: self, in: $0) }
    }

    /// Watches a condition no more, and forgets its record.
    public func remove(_ identifier: String) {
        process.map { service.monitors.remove(identifier, from: self, in: $0) }
    }

    /// The app is done with the event of a condition: it asks for the next one.
    public func handled(_ identifier: String) {
        process.map { service.monitors.handled(identifier, of: self, in: $0) }
    }
}
