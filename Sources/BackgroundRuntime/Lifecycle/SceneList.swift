/// The scenes of one launch of an app, as a value, the first connected one first.
///
/// All of them follow the app: it leaves the screen with them and comes back with them. Only one that is being opened or
/// closed beside the others goes its own way meanwhile.
struct SceneList: Sendable {
    private struct Entry {
        /// The identifier of its session.
        let session: String
        /// Whether its delegate was told that it is connected.
        var isConnected = false
        /// What it is while it goes its own way.
        var own: SceneMachine?
    }

    private var entries: [Entry] = []

    /// The sessions of the scenes, connected or about to be.
    var sessions: [String] { entries.map(\.session) }

    /// The sessions of those that the app's transitions take along.
    var following: [String] { entries.filter { $0.isConnected && $0.own == nil }.map(\.session) }

    /// A scene becomes part of the app, with it or, `alone`, beside scenes that are on the screen.
    mutating func add(_ session: String, alone: Bool) {
        entries.append(Entry(session: session, own: alone ? SceneMachine() : nil))
    }

    /// The delegate of the scene was told that it is connected.
    mutating func didConnect(_ session: String) { change(session) { $0.isConnected = true } }

    /// From now on the scene goes its own way, from the state that it shares with the app.
    mutating func separate(_ session: String, as machine: SceneMachine) { change(session) { $0.own = machine } }

    /// The scene goes its own way a step further; nil for one that follows the app.
    ///
    /// - Throws: ``IllegalSceneTransition`` when its machine has no such step.
    mutating func handle(_ input: SceneMachine.Input, of session: String) throws(IllegalSceneTransition) {
        guard let index = entries.firstIndex(where: { $0.session == session }) else { return }
        try entries[index].own?.handle(input)
    }

    /// The scene follows the app again.
    mutating func rejoin(_ session: String) { change(session) { $0.own = nil } }

    /// The scene is no part of the app any more.
    mutating func remove(_ session: String) { entries.removeAll { $0.session == session } }

    /// What a scene is in an app that shows `shared`; nil for one that is none of the app's.
    func state(of session: String, shared: SceneMachine.State) -> SceneMachine.State? {
        guard let entry = entries.first(where: { $0.session == session }) else { return nil }
        guard entry.isConnected else { return .unattached }
        return entry.own?.state ?? shared
    }

    private mutating func change(_ session: String, _ body: (inout Entry) -> Void) {
        guard let index = entries.firstIndex(where: { $0.session == session }) else { return }
        body(&entries[index])
    }
}

/// The scene sessions of an app, which outlive its launches.
struct SceneSessions: Sendable {
    /// Those that the switcher shows, the one used last first.
    private(set) var open: [String] = []
    /// Those that the user closed while the app did not run: it hears of them at its next launch.
    private(set) var discarded: [String] = []
    private var count = 0

    /// The session that a launch shows: the one used last, or a new one.
    mutating func current(of app: String) -> String { open.first ?? add(to: app) }

    /// A session for a new scene.
    mutating func add(to app: String) -> String {
        count += 1
        open.insert("\(app)-scene-\(count)", at: 0)
        return open[0]
    }

    /// The user closed a scene: its session is over.
    mutating func discard(_ session: String) { open.removeAll { $0 == session } }

    /// The user closed all scenes by swiping the app away.
    mutating func discardAll() { (open, discarded) = ([], discarded + open) }

    /// Those that the app has not heard of yet, once.
    mutating func takeDiscarded() -> [String] {
        defer { discarded = [] }
        return discarded
    }
}
