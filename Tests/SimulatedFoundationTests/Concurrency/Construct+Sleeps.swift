import UIKit

extension Construct {
    private static func sleeping(
        _ name: String, _ sleep: @escaping @MainActor @Sendable () async throws -> Void
    ) -> Construct {
        task("Task.\(name)", plain: ["5 awake main"], suspended: ["60 awake main"]) {
            try await sleep()
            print("awake", thread)
        }
    }

    static let sleeps = [
        sleeping("sleep(_:)") { await oldSpelling.sleepForFiveSeconds() },
        sleeping("sleep(nanoseconds:)") { try await Task.sleep(nanoseconds: 5_000_000_000) },
        sleeping("sleep(for:)") { try await Task.sleep(for: .seconds(5)) },
        sleeping("sleep(for:tolerance:)") { try await Task.sleep(for: .seconds(5), tolerance: .seconds(1)) },
        sleeping("sleep(for:tolerance:clock: .continuous)") {
            try await Task.sleep(for: .seconds(5), tolerance: .zero, clock: .continuous)
        },
        sleeping("sleep(for:clock: .suspending)") { try await Task.sleep(for: .seconds(5), clock: .suspending) },
        sleeping("sleep(until:clock: .continuous)") {
            try await Task.sleep(until: .now + .seconds(5), clock: .continuous)
        },
        sleeping("sleep(until:clock: .suspending)") {
            try await Task.sleep(until: .now + .seconds(5), tolerance: .seconds(1), clock: .suspending)
        },
        sleeping("sleep(until:clock: ContinuousClock())") {
            try await Task.sleep(until: .now.advanced(by: .seconds(5)), clock: ContinuousClock())
        },
        sleeping("sleep(for:clock:) with a generic clock") { try await sleep(by: SuspendingClock()) },
        sleeping("sleep(for:clock:) with a generic clock, by its short name") {
            try await sleep(by: .suspending)
        },
        sleeping("sleep(until:clock:) with a generic clock") { try await wait(by: ContinuousClock()) },
        sleeping("sleep(for:clock:) with any clock") { try await sleep(byAny: ContinuousClock()) },
        sleeping("sleep by a clock of the app's own") { try await Task.sleep(for: .seconds(10), clock: FastClock()) },
    ]

    private static func sleep<C: Clock>(by clock: C) async throws where C.Duration == Duration {
        try await Task.sleep(for: .seconds(5), clock: clock)
    }

    private static func wait<C: Clock<Duration>>(by clock: C) async throws {
        try await Task.sleep(until: clock.now.advanced(by: .seconds(5)), tolerance: .zero, clock: clock)
    }

    private static func sleep(byAny clock: any Clock<Duration>) async throws { try await clock.sleep(for: .seconds(5)) }

    static let clocks = [
        clock("ContinuousClock", ContinuousClock()),
        clock("SuspendingClock", SuspendingClock()),
        // What these stand for where a generic clock is asked for is chosen by the standard library.
        clock(".continuous", .continuous),
        clock(".suspending", .suspending),
        task("now, of both clocks", plain: ["3 3.0 seconds 3.0 seconds"], suspended: ["60 60.0 seconds 60.0 seconds"]) {
            let (continuous, suspending) = (ContinuousClock.now, SuspendingClock.Instant.now)
            try await Task.sleep(for: .seconds(3))
            print(continuous.duration(to: .now), SuspendingClock.now - suspending)
        },
        task(
            "moments go on and back, and from the boot", plain: ["0 true true true", "9 later"],
            suspended: ["0 true true true", "60 later"]
        ) {
            var (continuous, suspending) = (ContinuousClock.now, SuspendingClock.now)
            continuous += .seconds(3)
            suspending -= .seconds(3)
            print(
                continuous - .seconds(3) == .now, suspending + .seconds(3) == .now,
                ContinuousClock().systemEpoch + .zero == .now)
            try await Task.sleep(for: .seconds(9))
            print("later")
        },
    ]

    /// What one clock says of a sleep, and of one until a moment that is over.
    private static func clock<C: Clock<Duration>>(_ name: String, _ clock: C) -> Construct
    where C: Sendable, C.Instant: Sendable {
        task(
            "\(name): sleep and measure", plain: ["3 3.0 seconds", "4 1.0 seconds", "4 0.0 seconds"],
            suspended: ["60 60.0 seconds", "61 1.0 seconds", "61 0.0 seconds"]
        ) {
            print(try await clock.measure { try await Task.sleep(for: .seconds(3)) })
            print(try await clock.measure { try await clock.sleep(for: .seconds(1)) })
            let past = clock.now.advanced(by: .seconds(-1))
            print(try await clock.measure { try await clock.sleep(until: past, tolerance: nil) })
        }
    }
}

/// The spelling of 2021, which is deprecated: behind a protocol nobody is warned of it.
private protocol OldSpelling: Sendable {
    func sleepForFiveSeconds() async
}

private let oldSpelling: any OldSpelling = Sleeper()

private struct Sleeper: OldSpelling {
    @available(*, deprecated)
    func sleepForFiveSeconds() async { await Task.sleep(5_000_000_000) }
}

/// A clock of the app's own, on which time goes twice as fast.
private struct FastClock: Clock {
    typealias Instant = ContinuousClock.Instant

    private let start = ContinuousClock.now

    var now: Instant { start + start.duration(to: .now) * 2 }
    var minimumResolution: Duration { .nanoseconds(1) }

    func sleep(until deadline: Instant, tolerance: Duration?) async throws {
        try await Task.sleep(for: now.duration(to: deadline) / 2, tolerance: tolerance)
    }
}
