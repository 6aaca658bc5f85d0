import BackgroundRuntime
import Testing
import UIKit
import VigilFacts
import VigilRuntimeProbes

struct AsyncClockTests: Facts {
    @Test("Clocks while the device sleeps", .enabled(if: RuntimeInterface.problems.isEmpty), arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    /// What an app prints with its device asleep from 2 s to 30 s.
    private static func history(_ body: @escaping @MainActor @Sendable () async throws -> Void) throws -> [String] {
        let phone = try DispatchPhone { Task { try await body() } }
        phone.advance(to: 2)
        expect(phone.device.fallAsleep())
        phone.advance(to: 30)
        phone.device.wakeUp()
        phone.device.unlock()
        phone.advance(to: 120)
        return phone.history
    }

    let sleeps = Fact.async("a continuous sleep counts on and ends at the wake; a suspending one is as much later") {
        try expect(
            Self.history {
                try await Task.sleep(for: .seconds(10)); print("due")
            }, is: ["30 due"])
        try expect(
            Self.history {
                try await Task.sleep(until: .now + .seconds(40), clock: .continuous); print("due")
            }, is: ["40 due"])
        try expect(
            Self.history {
                try await Task.sleep(for: .seconds(10), clock: .suspending); print("due")
            }, is: ["38 due"])
        try expect(
            Self.history {
                try await SuspendingClock().sleep(for: .seconds(10)); print("due")
            }, is: ["38 due"])
    }

    let measures = Fact.async("measure and now: the suspending clock stands still, the continuous one goes on") {
        let lines = try Self.history {
            let (continuous, suspending) = (ContinuousClock.now, SuspendingClock.now)
            print(try await ContinuousClock().measure { try await Task.sleep(for: .seconds(10), clock: .suspending) })
            print(continuous.duration(to: .now), suspending.duration(to: .now))
            print(try await SuspendingClock().measure { try await Task.sleep(for: .seconds(5)) })
        }
        expect(lines, is: ["38 38.0 seconds", "38 38.0 seconds 10.0 seconds", "43 5.0 seconds"])
    }
}
