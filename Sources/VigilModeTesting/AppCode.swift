/// The code of an app as a closure for each event: it needs no framework, so that a module can be tested without one.
///
/// ```swift
/// phone.code.on["didEnterBackground"] = { process in try process.act("radio.tune", ["channel": 7]) }
/// ```
///
/// An error that a closure throws is a finding in the trace.
///
/// Unchecked: a simulation calls it, from one thread at a time.
public final class AppCode: StatesBlocking, @unchecked Sendable {
    /// What the app does when its delegate is called, by the name of the event; for a mere notification, when it is posted.
    public var on: [SystemEvent.Name: (AppProcess) throws -> Void] = [:]
    /// The events that called the app's delegate, over all launches.
    public private(set) var calls: [SystemEvent] = []
    /// The raw names of the notifications that were posted to the app, over all launches.
    public private(set) var notifications: [String] = []
    /// The state that the app was in when its delegate was last called, by the method.
    public private(set) var states: [String: AppState] = [:]

    /// An app that does nothing.
    public init() {}

    /// What each launch carried, the first one first.
    public var launchOptions: [LaunchOptions] {
        calls.filter { $0.name == .didFinishLaunching }.map { LaunchOptions($0.payload) }
    }

    public var mayBlock: Bool { !on.isEmpty }

    public func launch(in process: AppProcess) -> any AppInstance { Instance(self, process) }

    private func receive(_ event: SystemEvent, on channel: SystemEvent.Channel, in process: AppProcess) {
        if channel == .call {
            calls.append(event)
            states[event.call ?? ""] = process.state
        } else {
            notifications.append(event.notification ?? "")
        }
        if channel == .call || event.call == nil { react(to: event, in: process) }
    }

    private func react(to event: SystemEvent, in process: AppProcess) {
        do { try on[event.name]?(process) } catch {
            guard !(error is ModuleFailure) else { return }
            process.record(.finding, "the app failed at \(event)", detail: "\(error)")
        }
    }

    private final class Instance: AppInstance {
        private let code: AppCode
        private unowned let process: AppProcess

        init(_ code: AppCode, _ process: AppProcess) {
            self.code = code
            self.process = process
        }

        func receive(_ event: SystemEvent, on channel: SystemEvent.Channel) {
            code.receive(event, on: channel, in: process)
        }
    }
}
