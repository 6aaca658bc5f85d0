import BackgroundRuntime
import Testing
import UIKit
import VigilFacts
import VigilRuntimeProbes

/// Something whose life is watched.
private final class Witness: Sendable {}

struct ClosureTests: Facts {
    @Test(
        "The closures that Dispatch holds", .enabled(if: RuntimeInterface.problems.isEmpty), .serialized,
        arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    /// What holds a closure that holds it in turn.
    enum Holder: CaseIterable, Sendable {
        case queue, delayed, group, item, source
    }

    @MainActor
    private static func hold(_ witness: AnyObject, in holder: Holder) {
        let own = Shared<[AnyObject]>([witness])
        switch holder {
        case .queue:
            let queue = DispatchQueue(label: "held")
            own.value.append(queue)
            queue.suspend()
            queue.async { _ = own }
        case .delayed:
            let queue = DispatchQueue(label: "delayed")
            own.value.append(queue)
            queue.asyncAfter(wallDeadline: .now() + 1_000) { _ = own }
        case .group:
            let group = DispatchGroup()
            own.value.append(group)
            group.enter()
            group.notify(queue: .main) { _ = own }
        case .item: own.value.append(DispatchWorkItem { _ = own })
        case .source:
            let source = DispatchSource.makeTimerSource()
            own.value.append(source)
            source.schedule(deadline: .now(), repeating: 1)
            source.setEventHandler { _ = own }
            source.setCancelHandler { _ = own }
            source.activate()
        }
    }

    let released = Fact("go with the launch", for: Holder.allCases) { (holder: Holder) in
        let watched = Shared<Weak>(Weak())
        let phone = try DispatchPhone {
            let witness = Witness()
            watched.value.object = witness
            ClosureTests.hold(witness, in: holder)
        }
        phone.advance(to: 3)
        expect(watched.value.object != nil)
        phone.app.terminate()
        expect(watched.value.object == nil)
    }

    private struct Weak {
        weak var object: AnyObject?
    }
}
