#if ON_MACHINE
    import Foundation
#else
    import UIKit
#endif

/// Tasks that sleep by each clock, to the end or until they are cancelled.
struct ClockProgram {
    private let notes: Notes

    init(_ notes: Notes) { self.notes = notes }

    func play(_ chance: inout Chance) {
        for number in 0..<5 {
            let (way, milliseconds, isCancelled) = (chance.below(5), chance.below(3), chance.isOne(in: 3))
            let over = DispatchSemaphore(value: 0)
            let task = Task.detached { [notes] in
                notes.add("\(number) \(await ClockProgram.sleep(way, for: isCancelled ? 60_000 : milliseconds))")
                over.signal()
            }
            if isCancelled { task.cancel() }
            over.wait()
        }
        notes.add("\(ContinuousClock().minimumResolution >= .zero) \(SuspendingClock().minimumResolution >= .zero)")
    }

    private static func sleep(_ way: Int, for milliseconds: Int) async -> String {
        let (continuous, suspending) = (ContinuousClock.now, SuspendingClock.now)
        let duration = Duration.milliseconds(milliseconds)
        var end = "to its end"
        do {
            switch way {
            case 0: try await Task.sleep(for: duration)
            case 1: try await Task.sleep(nanoseconds: UInt64(milliseconds) * 1_000_000)
            case 2: try await ContinuousClock().sleep(until: continuous.advanced(by: duration), tolerance: nil)
            case 3: try await SuspendingClock().sleep(until: suspending + duration)
            default: try await Task.sleep(until: .now + duration, clock: .continuous)
            }
        } catch {
            end = "until it was cancelled: \(error is CancellationError)"
        }
        let passed = continuous.duration(to: .now)
        let isEarly = end == "to its end" && passed < duration
        let isLong = passed > .seconds(30)
        return "way \(way) slept \(end), early \(isEarly), long \(isLong), \(suspending <= .now)"
    }
}
