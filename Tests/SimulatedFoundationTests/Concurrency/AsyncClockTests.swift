import BackgroundRuntime
import Testing
import UIKit
import VigilRuntimeProbes

@Suite("Clocks while the device sleeps", .enabled(if: RuntimeInterface.problems.isEmpty))
struct AsyncClockTests {
    /// What an app prints with its device asleep from 2 s to 30 s.
    private func history(_ body: @escaping @MainActor @Sendable () async throws -> Void) throws -> [String] {
        let phone = try DispatchPhone { Task { try await body() } }
        phone.advance(to: 2)
        #expect(phone.device.fallAsleep())
        phone.advance(to: 30)
        phone.device.wakeUp()
        phone.device.unlock()
        phone.advance(to: 120)
        return phone.history
    }

    @Test("a continuous sleep counts on and ends at the wake; a suspending one is as much later")
    func sleeps() throws {
        #expect(
            try history {
                try await Task.sleep(for: .seconds(10)); print("due")
            } == ["30 due"])
        #expect(
            try history {
                try await Task.sleep(until: .now + .seconds(40), clock: .continuous); print("due")
            }
                == ["40 due"])
        #expect(
            try history {
                try await Task.sleep(for: .seconds(10), clock: .suspending); print("due")
            } == ["38 due"])
        #expect(
            try history {
                try await SuspendingClock().sleep(for: .seconds(10)); print("due")
            } == ["38 due"])
    }

    @Test("measure and now: the suspending clock stands still, the continuous one goes on")
    func measures() throws {
        let lines = try history {
            let (continuous, suspending) = (ContinuousClock.now, SuspendingClock.now)
            print(try await ContinuousClock().measure { try await Task.sleep(for: .seconds(10), clock: .suspending) })
            print(continuous.duration(to: .now), suspending.duration(to: .now))
            print(try await SuspendingClock().measure { try await Task.sleep(for: .seconds(5)) })
        }
        #expect(lines == ["38 38.0 seconds", "38 38.0 seconds 10.0 seconds", "43 5.0 seconds"])
    }
}
