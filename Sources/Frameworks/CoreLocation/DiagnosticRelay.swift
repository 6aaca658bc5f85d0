import SimulatedFoundation
import VigilLocation

/// Hands the diagnostics of a session to every loop over them.
final class DiagnosticRelay: DiagnosticClient {
    /// The feed of a loop, which may be gone.
    private struct Listener {
        weak var feed: SessionFeed<SessionDiagnostic>?
    }

    private var listeners: [Listener] = []
    private var last: SessionDiagnostic?

    deinit { for listener in listeners { listener.feed?.finish() } }

    /// A loop begins: it is told the present state first.
    func listen(to session: KeptLocationSession) -> SessionFeed<SessionDiagnostic> {
        let feed = SessionFeed<SessionDiagnostic>()
        if let last { feed.yield(last) }
        listeners.append(Listener(feed: feed))
        if session.client == nil { session.client = self }
        return feed
    }

    func didDiagnose(_ diagnostic: SessionDiagnostic) {
        last = diagnostic
        listeners.removeAll { $0.feed == nil }
        for listener in listeners { listener.feed?.yield(diagnostic) }
    }
}
