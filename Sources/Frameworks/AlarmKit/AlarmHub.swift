import ActivityKit
import BackgroundRuntime
import SimulatedFoundation
import VigilAlarms

/// What one launch of the app has of alarms: its session, and the loops that wait for changes.
final class AlarmHub: AlarmClient {
    /// The loops that wait for changes of one kind. Each is told as long as it is kept.
    final class Listeners<Element: Sendable> {
        private struct Weak { weak var listener: Listener<Element>? }

        private var all: [Weak] = []

        func add(_ listener: Listener<Element>) {
            all.removeAll { $0.listener == nil }
            all.append(Weak(listener: listener))
        }

        func notify(_ element: Element) { for one in all { one.listener?.feed.yield(element) } }
    }

    /// One loop that waits.
    final class Listener<Element: Sendable> {
        let feed: ActivityFeed<Element>

        init(_ feed: ActivityFeed<Element>) { self.feed = feed }
    }

    let session: AlarmSession
    let alarms = Listeners<[Alarm]>()
    let permissions = Listeners<AlarmManager.AuthorizationState>()
    private unowned let process: AppProcess

    private init(_ process: AppProcess) {
        self.process = process
        session = AlarmSession(process)
    }

    /// That of the running app.
    static func current(for name: String) -> AlarmHub {
        let process = SimulatedApp.process(for: name)
        return process.storage.object { AlarmHub(process) }
    }

    /// A loop over changes of one kind. Nobody is told before the first one begins.
    func loop<Element>(over listeners: KeyPath<AlarmHub, Listeners<Element>>) -> ActivityLoop<Element> {
        ActivityLoop { [self] feed in
            let listener = Listener(feed)
            self[keyPath: listeners].add(listener)
            session.client = self
            return listener
        }
    }

    func alarmsDidChange(_ alarms: [ScheduledAlarm]) { self.alarms.notify(alarms.map(Alarm.init)) }

    func permissionDidChange(_ state: AlarmPermission.State) {
        permissions.notify(AlarmManager.AuthorizationState(state))
    }

    // What is answered later: each answer is a turn of the app.

    nonisolated(nonsending) func requestPermission() async throws -> Bool {
        let answer = await withUnsafeContinuation { waiting in
            session.requestPermission { [weak process] answer in process?.deliver { waiting.resume(returning: answer) }
            }
        }
        return try answer.asAppSeesIt
    }

    nonisolated(nonsending) func schedule(
        _ id: String, _ plan: AlarmPlan, _ intents: AlarmIntents
    ) async throws -> Alarm {
        let answer = await withUnsafeContinuation { waiting in
            session.schedule(id, plan, intents) { [weak process] answer in
                process?.deliver { waiting.resume(returning: answer) }
            }
        }
        return Alarm(try answer.asAppSeesIt)
    }
}
