import BackgroundRuntime

/// The sessions of a scripted app with what is nearby: one for each object.
final class ScriptedNearby: ScriptedClient, NearbyClient {
    private let process: AppProcess
    private var sessions: [NearbySession] = []

    init(_ process: AppProcess) { self.process = process }

    /// Runs the session with an object; one that is over is replaced.
    func run(_ peer: NearbyPeer) {
        if let known = sessions.first(where: { $0.peer?.name == peer.name && $0.state != .invalid }) {
            return known.run(peer)
        }
        let session = NearbySession(process)
        session.client = self
        sessions.append(session)
        session.run(peer)
    }

    func pause(_ name: String) throws { try session(name).pause() }

    func invalidate(_ name: String) throws { try session(name).invalidate() }

    private func session(_ name: String) throws -> NearbySession {
        if let known = sessions.last(where: { $0.peer?.name == name }) { return known }
        throw StimulusError("the app has no session with \"\(name)\"")
    }

    // Being told.

    func didStartRunning() {}
    func didGenerateConfiguration(for peer: NearbyPeer) {}
    func didUpdate(_ peer: NearbyPeer, _ position: NearbyPosition) {}
    func didRemove(_ peer: NearbyPeer, _ reason: NearbyRemoval) {}
    func wasSuspended() {}
    func suspensionEnded() {}
    func didInvalidate(_ failure: NearbyFailure) {}
}
