#if ON_MACHINE
    import Foundation
#else
    import UIKit
#endif

/// Arithmetic of deadlines, near their bounds too.
struct DeadlineProgram {
    private let notes: Notes

    init(_ notes: Notes) { self.notes = notes }

    func play(_ chance: inout Chance) {
        for _ in 0..<12 { compare(&chance) }
        for _ in 0..<12 { move(&chance) }
        for _ in 0..<6 { wall(&chance) }
    }

    private func number(_ chance: inout Chance) -> UInt64 {
        switch chance.below(8) {
        case 0: 1
        case 1: UInt64(Int64.max)
        case 2: UInt64(Int64.max) - UInt64(1 + chance.below(5))
        case 3: UInt64.max
        default: UInt64(1 + chance.below(1_000_000_000_000))
        }
    }

    private func interval(_ chance: inout Chance) -> DispatchTimeInterval {
        let count = chance.pick([0, 1, -1, 1_000, -1_000, 5_000_000_000, -5_000_000_000, .max, .max / 1_000_000_000])
        return switch chance.below(5) {
        case 0: .seconds(count)
        case 1: .milliseconds(count)
        case 2: .microseconds(count)
        case 3: .nanoseconds(count)
        default: .never
        }
    }

    private func compare(_ chance: inout Chance) {
        let (one, two) = (number(&chance), number(&chance))
        let times = (DispatchTime(uptimeNanoseconds: one), DispatchTime(uptimeNanoseconds: two))
        notes.add("\(one) \(two): \(times.0 < times.1) \(times.0 == times.1) \(times.0.rawValue)")
        notes.add("\(times.0.uptimeNanoseconds) \(times.1.uptimeNanoseconds)")
    }

    private func move(_ chance: inout Chance) {
        let (start, interval, seconds) = (number(&chance), interval(&chance), seconds(&chance))
        let time = DispatchTime(uptimeNanoseconds: start)
        let moved = [time + interval, time - interval, time + seconds, time - seconds]
        notes.add("\(start) by \(interval) and \(seconds): \(moved.map(\.uptimeNanoseconds))")
        notes.add("never: \(moved.map { $0 == .distantFuture })")
    }

    private func seconds(_ chance: inout Chance) -> Double {
        chance.pick([0, 0.5, -0.5, 1e-9, 3.25, -100, 1e12, -1e12, 1e300, -1e300, .infinity])
    }

    private func wall(_ chance: inout Chance) {
        let second = 1_000_000 + chance.below(1_000_000_000)
        let start = timespec(tv_sec: second, tv_nsec: chance.below(1_000_000_000))
        let (time, interval) = (DispatchWallTime(timespec: start), interval(&chance))
        let other = DispatchWallTime(timespec: timespec(tv_sec: second + chance.below(3), tv_nsec: 0))
        notes.add("\(start.tv_sec) \(start.tv_nsec): \(time.rawValue), \(time < other), \(time == other)")
        let moved = [time + interval, time - interval, time + 0.25]
        notes.add("by \(interval): \(moved.map(\.rawValue))")
    }
}
