import BackgroundRuntime
import Testing
import UIKit

@MainActor
private final class Model {
    var values: [Int] = []
}

@Suite("A test that imports UIKit")
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
