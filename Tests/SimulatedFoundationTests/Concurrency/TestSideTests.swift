import BackgroundRuntime
import Synchronization
import Testing
import UIKit
import VigilFacts
import VigilModeTesting
import VigilRuntimeProbes

@MainActor
private final class Model {
    var values: [Int] = []
}

struct TestSideTests: Facts {
    @Test(
        "A test that imports UIKit", .exercisesRules, .enabled(if: RuntimeInterface.problems.isEmpty), arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    let mainActor = Fact.async("@MainActor test functions are isolated as by the standard actor") { @MainActor in
        let model = Model()
        await Task { model.values.append(1) }.value
        await Task.detached { await MainActor.run { model.values.append(2) } }.value
        expect(model.values, is: [1, 2])
        assumingBoth { model.values.append(3) }
        expect(model.values.count, is: 3)
    }

    /// Both actors accept code of the main queue.
    private static func assumingBoth(_ body: @MainActor () -> Void) {
        _Concurrency.MainActor.assumeIsolated {}
        MainActor.assumeIsolated(body)
    }

    let ownTasks = Fact.async("tasks, clocks and sleeps of the test itself are those of the standard library") {
        let clock = ContinuousClock()
        let start = clock.now
        try await Task.sleep(for: .microseconds(10))
        expect(start.duration(to: clock.now) >= .microseconds(10))
        await expect(Task.detached { 42 }.value, is: 42)
        await expect(throws: CancellationError.self) {
            let task = Task { try await Task.sleep(for: .seconds(1_000_000)) }
            task.cancel()
            try await task.value
        }
    }

    let asyncAdvance = Fact.async("a device is advanced from asynchronous code, and the test's own tasks go on") {
        let phone = try AsyncPhone {
            Task {
                try await Task.sleep(for: .seconds(5))
                print("five")
            }
        }
        async let other = Task.detached { "other" }.value
        await phone.device.advance(by: .seconds(5))
        expect(phone.history, is: ["00:00:05.000 five"])
        await expect(other, is: "other")
        await phone.device.advance(to: .boot.advanced(by: .seconds(9)))
        expect(phone.device.now, is: .boot.advanced(by: .seconds(9)))
    }

    let waitsForApp = Fact.async("a task of the test that waits for the app goes on as a task of the test") {
        let finish = Mutex<CheckedContinuation<String, Never>?>(nil)
        let phone = try AsyncPhone {
            Task {
                try await Task.sleep(for: .seconds(7))
                finish.withLock { $0 }?.resume(returning: "seven")
            }
        }
        let value = await withCheckedContinuation { continuation in
            finish.withLock { $0 = continuation }
            phone.device.advance(by: .seconds(10))
        }
        expect(value == "seven" && AppProcess.current == nil)
    }

    let resumedFromOutside = Fact.async(
        "sim.escape.tasks: a task of the app that something outside resumes is still the app's, a finding names the place"
    ) {
        let box = Mutex<CheckedContinuation<Int, Never>?>(nil)
        let phone = try AsyncPhone {
            Task {
                let value = await withCheckedContinuation { continuation in box.withLock { $0 = continuation } }
                print("resumed with", value, Thread.isMainThread)
            }
        }
        await phone.device.advance(by: .seconds(3))
        let line = #line + 1
        box.withLock { $0 }?.resume(returning: 5)
        await phone.device.advance(by: .seconds(3))
        expect(phone.history, is: ["00:00:03.000 resumed with 5 true"])
        expect(
            phone.findings.first?.hasPrefix(
                "a task was resumed from outside the simulation: TestSideTests.swift:\(line)"), is: true)
    }

    let resumedByOtherPhone = Fact.async(
        "a task that another phone of the same program resumes stays on its own phone, and a finding says what they share"
    ) {
        let box = Shared<CheckedContinuation<Int, Never>?>(nil)
        let first = try AsyncPhone {
            Task {
                let value = await withCheckedContinuation { continuation in box.value = continuation }
                print("resumed with", value)
            }
        }
        await first.device.advance(by: .seconds(3))
        let second = try AsyncPhone { box.value?.resume(returning: 5) }
        await second.device.advance(by: .seconds(1))
        await first.device.advance(by: .seconds(3))
        expect(first.history == ["00:00:03.000 resumed with 5"] && second.history.isEmpty)
        expect(
            first.findings.first?.hasPrefix(
                "a task was resumed by another process of this program: the two share an actor or another static"),
            is: true)
        expect(second.findings.isEmpty)
    }

    let resumedLate = Fact.async(
        "a task that something outside resumes is still the app's when it was followed by thousands of others"
    ) {
        let box = Mutex<CheckedContinuation<Int, Never>?>(nil)
        let phone = try AsyncPhone {
            Task {
                let value = await withCheckedContinuation { continuation in box.withLock { $0 = continuation } }
                print("resumed with", value, Thread.isMainThread)
            }
            for _ in 0..<10_000 { Task {} }
        }
        await phone.device.advance(by: .seconds(3))
        box.withLock { $0 }?.resume(returning: 5)
        await phone.device.advance(by: .seconds(3))
        expect(phone.history, is: ["00:00:03.000 resumed with 5 true"])
        expect(phone.findings.count, is: 1)
    }

    let cancelledByTest = Fact.async("a task that its test cancels ends its sleep at the instant that was reached") {
        let box = Mutex<Task<Void, any Error>?>(nil)
        let phone = try AsyncPhone {
            let task = Task<Void, any Error> {
                do { try await Task.sleep(for: .seconds(60)) } catch { print("cancelled") }
            }
            box.withLock { $0 = task }
        }
        await phone.device.advance(by: .seconds(3))
        let pending = phone.device.simulation.pendingEvents
        box.withLock { $0 }?.cancel()
        expect(phone.device.simulation.pendingEvents, is: pending, "only the device's own events touch its queue")
        await phone.device.advance(by: .seconds(3))
        expect(phone.history, is: ["00:00:03.000 cancelled"])
    }

    let cancelledMeanwhile = Fact.async(
        "tasks that another thread of the machine cancels while the device runs end their sleeps, each once"
    ) {
        let box = Mutex<[Task<Void, Never>]>([])
        let phone = try AsyncPhone {
            let tasks = (0..<50).map { number in
                Task {
                    do { try await Task.sleep(for: .seconds(3_600)) } catch { print("cancelled", number) }
                }
            }
            box.withLock { $0 = tasks }
        }
        await phone.device.advance(by: .seconds(1))
        let tasks = box.withLock { $0 }
        let cancelling = Task.detached { for task in tasks { task.cancel() } }
        for _ in 0..<100 { await phone.device.advance(by: .seconds(1)) }
        await cancelling.value
        await phone.device.advance(by: .seconds(1))
        let ends = phone.history.map { String($0.dropFirst("00:00:00.000 ".count)) }
        let expected: [String] = (0..<50).map { "cancelled \($0)" }
        expect(Set(ends) == Set(expected) && ends.count == expected.count)
        expect(phone.findings.count, is: 50)
    }

    let confirmations = Fact.async("a confirmation counts what code of an app does") {
        try await confirmation("the app ticks", expectedCount: 3) { tick in
            let phone = try AsyncPhone {
                Task {
                    for _ in 1...3 {
                        try await Task.sleep(for: .seconds(1))
                        tick()
                    }
                }
            }
            await phone.device.advance(by: .seconds(10))
        }
    }

    let parameters = Fact.async(
        "parameterised tests run side by side, each with its own device",
        for: 1...50
    ) { (seconds: Int) in
        let phone = try AsyncPhone {
            Task {
                try await Task.sleep(for: .seconds(seconds))
                await Task.detached { print("after", seconds) }.value
            }
        }
        await phone.device.advance(by: .seconds(60))
        expect(phone.history, is: ["\(TimeText.clock(.boot.advanced(by: .seconds(seconds)))) after \(seconds)"])
    }
}
