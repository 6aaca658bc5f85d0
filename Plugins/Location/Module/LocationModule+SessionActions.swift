import BackgroundRuntime

// What a scripted app can do with live updates and sessions: what an app with code does with a loop and with objects.

extension LocationModule {
    static let sessionActions = [
        ScriptedAction(
            "location.startLiveUpdates",
            "Iterates CLLocationUpdate.liveUpdates() in a task, unless it does so already.",
            by: ScriptedSessions.self
        ) { sessions, _ in sessions.startLoop() },
        ScriptedAction("location.stopLiveUpdates", "Cancels that task.", by: ScriptedSessions.self) { sessions, _ in
            sessions.stopLoop()
        },
        ScriptedAction(
            "location.beginActivitySession", "Makes a CLBackgroundActivitySession, and keeps it.",
            by: ScriptedSessions.self
        ) { sessions, _ in sessions.begin(.backgroundActivity) },
        ScriptedAction(
            "location.endActivitySession", "Invalidates the background activity sessions.", by: ScriptedSessions.self
        ) { sessions, _ in sessions.end { $0 == .backgroundActivity } },
        ScriptedAction(
            "location.beginServiceSession", "Makes a CLServiceSession, keeps it, and listens to its diagnostics.",
            parameters: [
                .required("authorization", .choice(SessionGoal.allCases.map(\.rawValue)), "what it asks for"),
                .optional("fullAccuracyPurpose", .text, "the key of the text that asks for exact positions"),
            ], by: ScriptedSessions.self
        ) { sessions, arguments in
            let goal = SessionGoal(rawValue: arguments.requiredText("authorization")) ?? .none
            sessions.begin(.service(goal, fullAccuracyPurpose: arguments.text("fullAccuracyPurpose")))
        },
        ScriptedAction(
            "location.endServiceSession", "Invalidates the service sessions.", by: ScriptedSessions.self
        ) { sessions, _ in sessions.end { $0 != .backgroundActivity } },
    ]
}

/// The loop and the sessions of a scripted app: it takes every call and does nothing with it; the trace has them all.
final class ScriptedSessions: ScriptedClient, LiveUpdateClient, DiagnosticClient {
    private unowned let process: AppProcess
    private var loop: LiveSession?
    private var sessions: [KeptLocationSession] = []

    init(_ process: AppProcess) { self.process = process }

    func startLoop() {
        guard loop == nil else { return }
        let session = LiveSession(process)
        session.client = self
        loop = session
        session.start()
    }

    func stopLoop() {
        loop?.invalidate()
        loop = nil
    }

    func begin(_ kind: KeptLocationSession.Kind) {
        let session = KeptLocationSession(kind, in: process)
        sessions.append(session)
        session.client = self
    }

    func end(_ isMeant: (KeptLocationSession.Kind) -> Bool) {
        for session in sessions where isMeant(session.kind) { session.invalidate() }
        sessions.removeAll { isMeant($0.kind) }
    }

    func didUpdate(_ update: LiveUpdate) {}
    func didDiagnose(_ diagnostic: SessionDiagnostic) {}
}
