import BackgroundRuntime

// What a scripted app can do with a monitor.

extension LocationModule {
    static let monitorActions = [
        ScriptedAction(
            "location.openMonitor", "Opens a CLMonitor, unless it is open, and iterates its events.",
            by: ScriptedMonitor.self
        ) { monitor, _ in monitor.open() },
        ScriptedAction(
            "location.addCondition", "Opens the CLMonitor and adds a circle, by default round the present position.",
            parameters: [
                .required("identifier", .text, "the name of the condition"),
                .optional("latitude", degreesNorth, "degrees north of its middle"),
                .optional("longitude", degreesEast, "degrees east of its middle"),
                .optional("radius", positive, "metres; 100 by default"),
                .optional(
                    "assuming", .choice(ConditionState.allCases.map(\.rawValue)), "what the app takes for granted"),
            ], by: ScriptedMonitor.self
        ) { monitor, arguments in
            let session = monitor.open()
            let here = session.service.position.coordinate
            let center = place(arguments, here)
            let radius = arguments.number("radius") ?? 100
            session.add(
                .circle(center: center, radius: radius), identifier: arguments.requiredText("identifier"),
                assuming: arguments.text("assuming").flatMap(ConditionState.init) ?? .unknown)
        },
        ScriptedAction(
            "location.addBeaconCondition", "Opens the CLMonitor and adds a condition of beacons.",
            parameters: [.required("identifier", .text, "the name of the condition")] + identityParameters,
            by: ScriptedMonitor.self
        ) { monitor, arguments in
            let identity = try identity(arguments)
            monitor.open().add(.beacon(identity), identifier: arguments.requiredText("identifier"))
        },
        ScriptedAction(
            "location.removeCondition", "Removes a condition from the CLMonitor.",
            parameters: [.required("identifier", .text, "the name of the condition")], by: ScriptedMonitor.self
        ) { monitor, arguments in monitor.open().remove(arguments.requiredText("identifier")) },
    ]
}

/// The monitor of a scripted app: it handles every event at once; the trace has them all.
final class ScriptedMonitor: ScriptedClient, MonitorClient {
    private unowned let process: AppProcess
    private var session: MonitorSession?

    init(_ process: AppProcess) { self.process = process }

    @discardableResult
    func open() -> MonitorSession {
        if let session { return session }
        let made = MonitorSession("monitor", in: process)
        session = made
        made.client = self
        return made
    }

    func didChange(_ event: ConditionEvent) { session?.handled(event.identifier) }
}
