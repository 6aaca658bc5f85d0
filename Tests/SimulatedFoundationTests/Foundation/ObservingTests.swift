import Testing
import UIKit
import VigilFacts
import VigilRuntimeProbes

/// A class as the plugin leaves it: each property that is marked with `@objc dynamic` tells of its changes, and is found by
/// its name.
private final class Counter: NSObject {
    @section("vigil_entries") @used nonisolated private static let first: LinkedMethod = {
        ObjectiveCMethod.register(in: $0, Counter.self, "count") { target, _ in
            ObjectiveCMethod.result(unsafeDowncast(target, to: Counter.self).count)
        }
    }
    @section("vigil_entries") @used nonisolated private static let second: LinkedMethod = {
        ObjectiveCMethod.register(in: $0, Counter.self, "setCount:") { target, arguments in
            unsafeDowncast(target, to: Counter.self).count = ObjectiveCMethod.argument(arguments, 0)
            return nil
        }
    }
    var count = 0 {
        willSet { willChangeValue(forKey: "count") }
        didSet { didChangeValue(forKey: "count") }
    }
    var inner: Counter? {
        willSet { willChangeValue(forKey: "inner") }
        didSet { didChangeValue(forKey: "inner") }
    }
}

/// Is told of changes by a message, as the plugin leaves it: without `override`.
private final class Listener: NSObject {
    @section("vigil_entries") @used nonisolated private static let entry: LinkedMethod = {
        ObjectiveCMethod.register(in: $0, Listener.self, "observeValueForKeyPath:ofObject:change:context:") {
            target, arguments in
            ObjectiveCMethod.result(
                unsafeDowncast(target, to: Listener.self).observeValue(
                    forKeyPath: ObjectiveCMethod.argument(arguments, 0), of: ObjectiveCMethod.argument(arguments, 1),
                    change: ObjectiveCMethod.argument(arguments, 2), context: ObjectiveCMethod.argument(arguments, 3)))
        }
    }
    func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {
        guard keyPath == "count" else {
            return super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
        }
        print(keyPath ?? "", change?[.oldKey] ?? "nothing", change?[.newKey] ?? "nothing")
    }
}

struct ObservingTests: Facts {
    @Test("Key-value observing", .enabled(if: RuntimeInterface.problems.isEmpty), arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    let cycle = Fact("an observation that its own closure holds goes with its process, and ends once") {
        final class Keeper: @unchecked Sendable {
            var observation: NSKeyValueObservation?
            deinit { observation?.invalidate() }
        }
        let phone = try FoundationPhone {
            let (keeper, counter) = (Keeper(), Counter())
            keeper.observation = counter.observe(\.count, _named: "count") { counter, _ in
                print(counter.count, keeper.observation != nil)
            }
            counter.count = 3
        }
        phone.run(for: .seconds(1))
        phone.app.terminate()
        expect(phone.history == ["0.0 3 true"] && phone.app.state == .notRunning)
    }

    let closures = Fact("a closure gets changes, with the values that it asked for, until the observation is over") {
        let phone = try FoundationPhone {
            let counter = Counter()
            var observation: NSKeyValueObservation? = counter.observe(
                \.count, _named: "count", options: [.initial, .old, .new, .prior]
            ) { counter, change in
                print(counter.count, change.isPrior, change.oldValue ?? -1, change.newValue ?? -1)
            }
            counter.count = 5
            counter.count = 5
            observation?.invalidate()
            counter.count = 6
            observation = counter.observe(\.count) { print("unnamed", $0.count, $1.newValue ?? -1) }
            counter.count = 6
            counter.count = 7
            observation = nil
            counter.count = 8
        }
        phone.app.launch()
        expect(
            phone.app.trace.output,
            is: [
                "0 false -1 0", "0 true 0 -1", "5 false 0 5", "5 true 5 -1", "5 false 5 5", "unnamed 7 -1",
            ])
    }

    let paths = Fact("a path is followed from object to object") {
        let phone = try FoundationPhone {
            let (outer, inner) = (Counter(), Counter())
            let observation = outer.observe(\.inner?.count, _named: "inner.count", options: .new) { _, change in
                print(change.newValue.flatMap(\.self) ?? -1)
            }
            outer.inner = inner
            inner.count = 3
            outer.inner = nil
            inner.count = 4
            withExtendedLifetime(observation) {}
        }
        phone.app.launch()
        expect(phone.app.trace.output, is: ["0", "3", "-1"])
    }

    let messages = Fact("a message tells of changes, and values are set by their names") {
        let phone = try FoundationPhone {
            let (counter, listener) = (Counter(), Listener())
            counter.addObserver(listener, forKeyPath: "count", options: [.old, .new], context: nil)
            counter.setValue(4, forKey: "count")
            print("count is", counter.value(forKey: "count") ?? "nothing")
            counter.removeObserver(listener, forKeyPath: "count")
            counter.count = 9
            counter.removeObserver(listener, forKeyPath: "count")
        }
        phone.app.launch()
        expect(phone.app.trace.output, is: ["count 0 4", "count is 4"])
        expect(phone.app.trace.entries.contains { $0.text.contains("Cannot remove an observer") })
    }

    let system = Fact("operations, queues, progress and defaults tell of their changes") {
        let phone = try FoundationPhone {
            let queue = OperationQueue()
            let operation = BlockOperation {}
            let progress = Progress(totalUnitCount: 4)
            let kept: [NSKeyValueObservation] = [
                operation.observe(\.isFinished, options: .new) { print("finished", $1.newValue ?? false) },
                queue.observe(\.operationCount, options: .new) { print("operations", $1.newValue ?? -1) },
                progress.observe(\.fractionCompleted) { progress, _ in print("done", progress.fractionCompleted) },
            ]
            let listener = Listener()
            UserDefaults.standard.addObserver(listener, forKeyPath: "count", options: .new, context: nil)
            progress.completedUnitCount = 2
            UserDefaults.standard.set(3, forKey: "count")
            queue.addOperation(operation)
            queue.waitUntilAllOperationsAreFinished()
            withExtendedLifetime((kept, listener)) {}
        }
        phone.app.launch()
        expect(
            phone.app.trace.output,
            is: ["done 0.5", "count nothing 3", "operations 1", "finished true", "operations 0"])
    }

    let unknown = Fact("a value without a key ends the app with the exception of a phone") {
        let phone = try FoundationPhone { _ = Counter().value(forKey: "colour") }
        phone.app.launch()
        expect(phone.app.trace.entries.contains { $0.text.contains("NSUnknownKeyException") })
    }
}
