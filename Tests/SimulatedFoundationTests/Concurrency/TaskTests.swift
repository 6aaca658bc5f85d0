import BackgroundRuntime
import Testing
import UIKit
import VigilFacts
import VigilRuntimeProbes

private actor Counter {
    private var count = 0

    func add(_ number: Int) async -> Int {
        count += number
        try? await Task.sleep(for: .seconds(1))
        return count
    }
}

private func fetch(_ name: String, after seconds: Int) async throws -> String {
    try await Task.sleep(for: .seconds(seconds))
    return name
}

private enum Trail {
    @TaskLocal static var name = "none"
}

struct TaskTests: Facts {
    @Test("Swift concurrency on virtual time", .enabled(if: RuntimeInterface.problems.isEmpty), arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    let tasks = Fact.async("a task, a detached task and async let run at virtual instants") {
        let phone = try AsyncPhone {
            Task {
                print("begin", Thread.isMainThread)
                try await Task.sleep(for: .seconds(2))
                print("slept", Thread.isMainThread)
                async let first = fetch("first", after: 3)
                async let second = fetch("second", after: 5)
                print(try await first, try await second)
            }
            Task.detached {
                try await Task.sleep(nanoseconds: 1_500_000_000)
                print("detached", Thread.isMainThread)
                await MainActor.run { print("back", Thread.isMainThread) }
            }
        }
        phone.device.advance(by: .seconds(60))
        expect(
            phone.history,
            is: [
                "00:00:00.000 begin true", "00:00:01.500 detached false", "00:00:01.500 back true",
                "00:00:02.000 slept true", "00:00:07.000 first second",
            ])
        expect(phone.findings, is: [])
    }

    let structures = Fact.async("actors, task groups, streams, task locals and cancellation") {
        let phone = try AsyncPhone {
            Task {
                let counter = Counter()
                let sums = await withTaskGroup(of: Int.self) { group in
                    for number in 1...3 { group.addTask { await counter.add(number) } }
                    var sums: [Int] = []
                    for await sum in group { sums.append(sum) }
                    return sums
                }
                print(sums)
                let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
                DispatchQueue.global().asyncAfter(deadline: .now() + 4) { continuation.yield(7) }
                DispatchQueue.main.asyncAfter(deadline: .now() + 6) { continuation.finish() }
                for await value in stream { print("value", value) }
                print("stream over")
                let sleeper = Trail.$name.withValue("own") {
                    Task {
                        do { try await Task.sleep(for: .seconds(100)) } catch { print("cancelled", Trail.name) }
                    }
                }
                try await Task.sleep(for: .seconds(1))
                sleeper.cancel()
                await sleeper.value
            }
        }
        phone.device.advance(by: .seconds(60))
        expect(
            phone.history,
            is: [
                "00:00:01.000 [6, 6, 6]", "00:00:05.000 value 7", "00:00:07.000 stream over",
                "00:00:08.000 cancelled own",
            ])
    }

    let clocks = Fact.async("clocks, continuations resumed from other threads, and yields") {
        let phone = try AsyncPhone {
            Task {
                let elapsed = try await ContinuousClock().measure { try await Task.sleep(for: .milliseconds(1234)) }
                print(elapsed)
                let clock = SuspendingClock()
                let start = clock.now
                try await clock.sleep(for: .seconds(1))
                print(start.duration(to: clock.now))
                try await Task.sleep(until: .now + .seconds(1), clock: .continuous)
                try await Task.sleep(until: .now + .seconds(1), clock: .suspending)
                try await Task.sleep(for: .seconds(1), tolerance: .seconds(1), clock: .continuous)
                let answer = await withCheckedContinuation { continuation in
                    Thread.detachNewThread {
                        Thread.sleep(forTimeInterval: 10)
                        continuation.resume(returning: 42)
                    }
                }
                print(answer)
                await Task.yield()
                print("yielded", Task.currentPriority == .userInitiated)
            }
        }
        phone.device.advance(by: .seconds(60))
        expect(
            phone.history,
            is: [
                "00:00:01.234 1.234 seconds", "00:00:02.234 1.0 seconds", "00:00:15.234 42",
                "00:00:15.234 yielded false",
            ])
    }

    let suspension = Fact.async("a suspension holds tasks, a resume lets them go on, a termination drops them") {
        let phone = try AsyncPhone {
            Task {
                for number in 1...100 {
                    try await Task.sleep(for: .seconds(1))
                    print(number)
                }
            }
        }
        phone.device.advance(by: .milliseconds(2_500))
        phone.device.press(.home)
        expect(phone.app.state, is: .suspended)
        phone.device.advance(by: .seconds(60))
        phone.app.activate()
        phone.device.advance(by: .milliseconds(1_500))
        expect(
            phone.history, is: ["00:00:01.000 1", "00:00:02.000 2", "00:01:02.500 3", "00:01:03.500 4"])
        phone.app.terminate()
        phone.device.advance(by: .seconds(60))
        expect(phone.history.count, is: 4)
    }
}
