import BackgroundRuntime
import PlainLibrary
import Testing
import UIKit
import VigilFacts
import VigilRuntimeProbes

/// `StandardConcurrency.swift` is a file without an import, `PlainLibrary` a module without one.
struct StandardConcurrencyTests: Facts {
    @Test("Code that imports nothing of Vigil", .enabled(if: RuntimeInterface.problems.isEmpty), arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    private static func findings(of phone: DispatchPhone) -> [Substring] {
        phone.app.trace.entries.filter { $0.kind == .finding }.map { $0.text.prefix { $0 != ":" } }
    }

    let file = Fact.async("a file: the standard main actor is the simulated main thread, and sleeps are exact") {
        let phone = try DispatchPhone {
            Task.detached {
                print(Construct.thread)
                print(await onStandardMainActor { Construct.thread })
                let model = StandardModel()
                print(try await model.step("one"), try await model.step("two"))
            }
        }
        phone.advance(to: 60)
        expect(phone.history, is: ["0 pool", "0 main", #"5 ["one"] ["one", "two"]"#])
        expect(Self.findings(of: phone), is: [])
    }

    let module = Fact.async("a module: the standard main actor is the simulated main thread, and sleeps are exact") {
        let phone = try DispatchPhone {
            Task.detached { try await StandardScreen { print(Construct.thread) }.show() }
        }
        phone.advance(to: 60)
        expect(phone.history, is: ["0 main", "1 main"])
        expect(Self.findings(of: phone), is: [])
    }

    let sleeps = Fact.async("a module: sleeps of an actor, in every spelling, are exact") {
        let phone = try DispatchPhone { Task { try await StandardSleeper().sleep { print($0) } } }
        phone.advance(to: 60)
        expect(phone.history, is: ["1 1", "2 2", "3 3", "4 4", "5 5"])
        expect(Self.findings(of: phone), is: [])
    }

    let clocks = Fact.async(
        "a module: the standard clocks show the device's time, to the nanosecond, and suspension is part of it"
    ) {
        let phone = try DispatchPhone {
            Task.detached {
                print(try await standardMeasures())
                print(try await standardMeasures())
            }
        }
        phone.device.press(.home)
        phone.advance(to: 60)
        phone.app.activate()
        phone.advance(to: 61)
        expect(
            phone.history,
            is: [
                "60.0000015 [60.0 seconds, 1.5e-06 seconds]", "60.0000045 [1.5e-06 seconds, 1.5e-06 seconds]",
            ])
        expect(Self.findings(of: phone), is: [])
    }

    let suspension = Fact.async("a module: sleeps are held by a suspension and dropped by a termination") {
        let phone = try DispatchPhone { Task { try await StandardSleeper().sleep { print($0) } } }
        phone.advance(to: 2.5)
        phone.device.press(.home)
        phone.advance(to: 60)
        expect(phone.history, is: ["1 1", "2 2"])
        phone.app.activate()
        phone.advance(to: 61)
        expect(phone.history, is: ["1 1", "2 2", "60 3", "61 4"])
        phone.app.terminate()
        phone.advance(to: 120)
        expect(phone.history.count, is: 4)
    }

    let executors = Fact.async("a module: sleeps on executors of the app's own, and on the standard pool by preference")
    {
        let phone = try DispatchPhone {
            let queue = DispatchSerialQueue(label: "own")
            Task {
                try await SerialOwner(queue: queue).sleep()
                print("serial queue")
                try await ExecutorOwner().sleep()
                print("executor")
                try await standardPreference { print("preference", Construct.thread) }
            }
        }
        phone.advance(to: 60)
        expect(phone.history, is: ["1 serial queue", "2 executor", "3 preference pool"])
        expect(Self.findings(of: phone), is: [])
    }

    let outside = Fact.async("a task on an executor of the app's own that something outside resumes is a finding") {
        let box = Shared<CheckedContinuation<Void, Never>?>(nil)
        let phone = try DispatchPhone {
            let owner = ExecutorOwner()
            Task { await owner.wait { box.value = $0 } }
        }
        phone.advance(to: 3)
        box.value?.resume()
        phone.advance(to: 5)
        expect(phone.history, is: ["3 resumed"])
        expect(Self.findings(of: phone), is: ["a task was resumed from outside the simulation"])
    }
}

private actor SerialOwner {
    let queue: DispatchSerialQueue

    nonisolated var unownedExecutor: UnownedSerialExecutor { queue.asUnownedSerialExecutor() }

    init(queue: DispatchSerialQueue) { self.queue = queue }

    func sleep() async throws { try await standardSecond() }
}

private actor ExecutorOwner {
    private let executor = QueueExecutor()

    nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

    func sleep() async throws { try await standardSecond() }

    func wait(_ keep: @Sendable (CheckedContinuation<Void, Never>) -> Void) async {
        await withCheckedContinuation { keep($0) }
        print("resumed")
    }
}
