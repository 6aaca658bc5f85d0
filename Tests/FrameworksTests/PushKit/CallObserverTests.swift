import BackgroundRuntime
import CallKit
import Testing
import UIKit
import VigilFacts
import VigilRuntimeProbes
import VigilVoIP

/// Calls somebody, and watches its calls.
private final class Watcher: UIResponder, UIApplicationDelegate, @MainActor CXCallObserverDelegate {
    let calls = CallManager()
    private let observer = CXCallObserver()
    private(set) var seen: [CXCall] = []

    func watch() { observer.setDelegate(self, queue: nil) }

    func callObserver(_ callObserver: CXCallObserver, callChanged call: CXCall) { seen.append(call) }
}

struct CallObserverTests: Facts {
    @Test("What an observer sees of calls", .enabled(if: RuntimeInterface.problems.isEmpty), arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    /// A phone whose app watched a call that was dialled, connected, held and taken up again.
    private static func watched() throws -> PushKitPhone {
        let phone = try PushKitPhone(Watcher.self)
        phone.app.launch()
        try phone.app.main { (watcher: Watcher) in
            watcher.watch()
            watcher.watch()
            watcher.calls.call("Bert")
        }
        try phone.app.main { (watcher: Watcher) in watcher.calls.serverSays("connected") }
        try phone.device.voip.hold(true)
        try phone.device.voip.hold(false)
        return phone
    }

    let once = Fact("each change is told once, however often the delegate is set") {
        let phone = try Self.watched()
        let seen = try phone.app.main { (watcher: Watcher) in
            watcher.seen.map { [$0.hasConnected, $0.isOnHold] }
        }
        expect(seen, is: [[false, false], [true, false], [true, true], [true, false]])
    }

    let equality = Fact("two pictures of a call are equal when nothing has changed between them, a hold included") {
        let phone = try Self.watched()
        let equal = try phone.app.main { (watcher: Watcher) in
            watcher.seen.map { watcher.seen[1].isEqual(to: $0) }
        }
        expect(equal, is: [false, true, false, true])
    }
}
