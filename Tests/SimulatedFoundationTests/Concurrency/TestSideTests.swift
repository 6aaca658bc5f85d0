import BackgroundRuntime
import Synchronization
import Testing
import UIKit
import VigilModeTesting
import VigilRuntimeProbes

@MainActor
private final class Model {
    var values: [Int] = []
}

@Suite("A test that imports UIKit", .exercisesRules, .enabled(if: RuntimeInterface.problems.isEmpty))
struct TestSideTests {
    @Test("@MainActor test functions are isolated as by the standard actor")
    @MainActor
    func mainActor() async throws {
        let model = Model()
        await Task { model.values.append(1) }.value
        await Task.detached { await MainActor.run { model.values.append(2) } }.value
        #expect(model.values == [1, 2])
        assumingBoth { model.values.append(3) }
        #expect(model.values.count == 3)
    }

    /// Both actors accept code of the main queue.
    private func assumingBoth(_ body: @MainActor () -> Void) {
        _Concurrency.MainActor.assumeIsolated {}
        MainActor.assumeIsolated(body)
    }

    @Test("tasks, clocks and sleeps of the test itself are those of the standard library")
    func ownTasks() async throws {
        let clock = ContinuousClock()
        let start = clock.now
        try await Task.sleep(for: .microseconds(10))
        #expect(start.duration(to: clock.now) >= .microseconds(10))
        #expect(await Task.detached { 42 }.value == 42)
        await #expect(throws: CancellationError.self) {
            let task = Task { try await Task.sleep(for: .seconds(1_000_000)) }
            task.cancel()
            try await task.value
        }
    }

    @Test("a device is advanced from asynchronous code, and the test's own tasks go on")
    func asyncAdvance() async throws {
        let phone = try AsyncPhone {
            Task {
                try await Task.sleep(for: .seconds(5))
                print("five")
            }
        }
        async let other = Task.detached { "other" }.value
        await phone.device.advance(by: .seconds(5))
        #expect(phone.history == ["00:00:05.000 five"])
        #expect(await other == "other")
        await phone.device.advance(to: .boot.advanced(by: .seconds(9)))
        #expect(phone.device.now == .boot.advanced(by: .seconds(9)))
    }

    @Test("a task of the test that waits for the app goes on as a task of the test")
    func waitsForApp() async throws {
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
        #expect(value == "seven" && AppProcess.current == nil)
    }

    @Test(
        "sim.escape.tasks: a task of the app that something outside resumes is still the app's, a finding names the place"
    )
    func resumedFromOutside() async throws {
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
        #expect(phone.history == ["00:00:03.000 resumed with 5 true"])
        #expect(
            phone.findings.first?.hasPrefix(
                "a task was resumed from outside the simulation: TestSideTests.swift:\(line)") == true)
    }

    @Test(
        "a task that another phone of the same program resumes stays on its own phone, and a finding says what they share"
    )
    func resumedByOtherPhone() async throws {
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
        #expect(first.history == ["00:00:03.000 resumed with 5"] && second.history.isEmpty)
        #expect(
            first.findings.first?.hasPrefix(
                "a task was resumed by another process of this program: the two share an actor or another static")
                == true)
        #expect(second.findings.isEmpty)
    }

    @Test("a task that something outside resumes is still the app's when it was followed by thousands of others")
    func resumedLate() async throws {
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
        #expect(phone.history == ["00:00:03.000 resumed with 5 true"])
        #expect(phone.findings.count == 1)
    }

    @Test("a task that its test cancels ends its sleep at the instant that was reached")
    func cancelledByTest() async throws {
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
        #expect(phone.device.simulation.pendingEvents == pending, "only the device's own events touch its queue")
        await phone.device.advance(by: .seconds(3))
        #expect(phone.history == ["00:00:03.000 cancelled"])
    }

    @Test("tasks that another thread of the machine cancels while the device runs end their sleeps, each once")
    func cancelledMeanwhile() async throws {
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
        #expect(Set(ends) == Set(expected) && ends.count == expected.count)
        #expect(phone.findings.count == 50)
    }

    @Test("a confirmation counts what code of an app does")
    func confirmations() async throws {
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

    @Test("parameterised tests run side by side, each with its own device", arguments: 1...50)
    func parameters(_ seconds: Int) async throws {
        let phone = try AsyncPhone {
            Task {
                try await Task.sleep(for: .seconds(seconds))
                await Task.detached { print("after", seconds) }.value
            }
        }
        await phone.device.advance(by: .seconds(60))
        #expect(phone.history == ["\(TimeText.clock(.boot.advanced(by: .seconds(seconds)))) after \(seconds)"])
    }
}
