import BackgroundRuntime
import Testing
import UIKit
import VigilFacts
import VigilRuntimeProbes

struct SourceTests: Facts {
    @Test("A timer source", .enabled(if: RuntimeInterface.problems.isEmpty), arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    /// A source that prints its events, on main. Its handler keeps it, as most do.
    private static func printing() -> any DispatchSourceTimer {
        let source = DispatchSource.makeTimerSource(queue: .main)
        source.setEventHandler { print("event \(source.data)") }
        return source
    }

    let activation = Fact(
        "does nothing before it is activated, then tells of its registration, and keeps to its grid"
    ) {
        let history = try DispatchPhone.history(seconds: 9) {
            let source = SourceTests.printing()
            source.setRegistrationHandler { print("replaced before it is called") }
            source.setRegistrationHandler { print("registered") }
            source.schedule(deadline: .now() + 1, repeating: .seconds(3))
            DispatchQueue.main.asyncAfter(deadline: .now() + 2) {
                source.activate()
                source.activate()
            }
        }
        expect(history, is: ["2 registered", "2 event 1", "4 event 1", "7 event 1"])
    }

    let coalescing = Fact("coalesces what its queue has no time for, and never runs beside itself") {
        let history = try DispatchPhone.history(seconds: 9.5) {
            let source = DispatchSource.makeTimerSource(queue: .global())
            source.schedule(deadline: .now() + 1, repeating: 1.0)
            source.setEventHandler {
                print("event \(source.data)")
                if source.data < 3 { Thread.sleep(forTimeInterval: 3.5) }
            }
            source.resume()
        }
        expect(history, is: ["1 event 1", "4.5 event 3", "5 event 1", "8.5 event 3", "9 event 1"])
    }

    let suspended = Fact("that is suspended counts on, and fires once when it is resumed") {
        let history = try DispatchPhone.history(seconds: 8) {
            let source = SourceTests.printing()
            source.schedule(deadline: .now() + 1, repeating: 1)
            source.activate()
            DispatchQueue.main.asyncAfter(deadline: .now() + 2.5) {
                source.suspend()
                source.suspend()
            }
            DispatchQueue.main.asyncAfter(deadline: .now() + 5) { source.resume() }
            DispatchQueue.main.asyncAfter(deadline: .now() + 6.5) { source.resume() }
        }
        expect(history, is: ["1 event 1", "2 event 1", "6.5 event 4", "7 event 1", "8 event 1"])
    }

    let rescheduled = Fact(
        "takes a new schedule, forgets the old one, and stands still for a deadline that never comes"
    ) {
        let history = try DispatchPhone.history(seconds: 20) {
            let source = SourceTests.printing()
            source.schedule(deadline: .now() + 1, repeating: 1)
            source.activate()
            DispatchQueue.main.asyncAfter(deadline: .now() + 1.5) { source.schedule(deadline: .now() + 3) }
            DispatchQueue.main.asyncAfter(deadline: .now() + 8) { source.schedule(deadline: .distantFuture) }
            DispatchQueue.main.asyncAfter(deadline: .now() + 10) {
                source.schedule(wallDeadline: .now() + 1, repeating: .seconds(4), leeway: .milliseconds(10))
            }
            DispatchQueue.main.asyncAfter(deadline: .now() + 16) {
                source.suspend()
                source.schedule(deadline: .now() + 60)
                source.resume()
            }
        }
        expect(history, is: ["1 event 1", "4.5 event 1", "11 event 1", "15 event 1"])
    }

    let cancelled = Fact(
        "that is cancelled fires no more, and tells so once: when it is resumed or activated, after its last event"
    ) {
        let history = try DispatchPhone.history {
            let (held, fresh, busy) = (
                SourceTests.printing(), SourceTests.printing(), DispatchSource.makeTimerSource()
            )
            for (name, source) in [("held", held), ("fresh", fresh), ("busy", busy)] {
                source.setCancelHandler { print("\(name) cancelled: \(source.isCancelled)") }
                source.schedule(deadline: .now() + 1, repeating: 1)
            }
            busy.setEventHandler {
                Thread.sleep(forTimeInterval: 4)
                print("busy event")
            }
            busy.activate()
            held.activate()
            held.suspend()
            DispatchQueue.main.asyncAfter(deadline: .now() + 2) {
                for source in [held, fresh, busy] { source.cancel() }
                busy.schedule(deadline: .now(), repeating: 1)
            }
            DispatchQueue.main.asyncAfter(deadline: .now() + 3) { held.resume() }
            DispatchQueue.main.asyncAfter(deadline: .now() + 4) { fresh.resume() }
        }
        expect(
            history,
            is: ["3 held cancelled: true", "4 fresh cancelled: true", "5 busy event", "5 busy cancelled: true"])
    }

    let released = Fact("stops when the last reference to it goes") {
        let history = try DispatchPhone.history(seconds: 10) {
            let owner = Shared<(any DispatchSourceTimer)?>(DispatchSource.makeTimerSource(queue: .main))
            owner.value?.setEventHandler { [weak source = owner.value] in print("event \(source?.data ?? 0)") }
            owner.value?.schedule(deadline: .now() + 1, repeating: 1)
            owner.value?.activate()
            DispatchQueue.main.asyncAfter(deadline: .now() + 2.5) { owner.value = nil }
        }
        expect(history, is: ["1 event 1", "2 event 1"])
    }

    let items = Fact("takes items for handlers, and runs them on its queue") {
        let history = try DispatchPhone.history {
            let queue = DispatchQueue(label: "timers")
            let source = DispatchSource.makeTimerSource(flags: .strict, queue: queue)
            source.setRegistrationHandler(handler: DispatchWorkItem { print("registered") })
            source.setCancelHandler(handler: DispatchWorkItem { print("cancelled") })
            source.setEventHandler(
                handler: DispatchWorkItem {
                    dispatchPrecondition(condition: .onQueue(queue))
                    print("event", source.mask, source.handle)
                    source.cancel()
                })
            source.schedule(deadline: .now() + .milliseconds(500))
            source.activate()
        }
        expect(history, is: ["0 registered", "0.5 event 1 0", "0.5 cancelled"])
    }
}
