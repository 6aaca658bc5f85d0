#if ON_MACHINE
    import Foundation
#else
    import UIKit
#endif

/// Timers on queues. Which of several that are due at once comes first is promised by nobody, and not noted.
struct SourceProgram {
    private let notes: Notes

    init(_ notes: Notes) { self.notes = notes }

    func play(_ chance: inout Chance) {
        for number in 0..<1 + chance.below(3) {
            switch chance.below(4) {
            case 0: fireOnce(number, &chance)
            case 1: repeats(number, &chance)
            case 2: suspend(number, &chance)
            default: cancel(number, &chance)
            }
        }
    }

    private func queue(_ chance: inout Chance) -> DispatchQueue? {
        chance.pick([nil, DispatchQueue(label: "timers"), DispatchQueue(label: "more", attributes: .concurrent)])
    }

    private func schedule(
        _ timer: any DispatchSourceTimer, every interval: DispatchTimeInterval, _ chance: inout Chance
    ) -> DispatchTime {
        let deadline = DispatchTime.now() + .milliseconds(chance.below(4))
        if chance.isOne(in: 3) {
            timer.schedule(wallDeadline: .now() + .milliseconds(chance.below(4)), repeating: interval)
            // What is said of deadlines below is of those on the other clock.
            return DispatchTime(uptimeNanoseconds: 0)
        }
        timer.schedule(deadline: deadline, repeating: interval, leeway: .nanoseconds(0))
        return deadline
    }

    private func fireOnce(_ number: Int, _ chance: inout Chance) {
        let timer = DispatchSource.makeTimerSource(queue: queue(&chance))
        let over = DispatchSemaphore(value: 0)
        let deadline = schedule(timer, every: .never, &chance)
        timer.setRegistrationHandler { [notes] in notes.add("\(number) is registered") }
        timer.setEventHandler { [notes] in
            notes.add("\(number) fires, early \(DispatchTime.now() < deadline), data \(timer.data)")
            over.signal()
        }
        if chance.isOne(in: 2) { timer.activate() } else { timer.resume() }
        over.wait()
        notes.add("\(number) again: \(over.wait(timeout: .now() + .milliseconds(3)) == .success), \(timer.isCancelled)")
        timer.cancel()
    }

    /// Fires until its own handler ends it: nothing comes after that but the end.
    private func repeats(_ number: Int, _ chance: inout Chance) {
        let timer = DispatchSource.makeTimerSource(queue: queue(&chance))
        let over = DispatchSemaphore(value: 0)
        let (limit, fires) = (1 + chance.below(4), Shared(0))
        _ = schedule(timer, every: .milliseconds(1 + chance.below(3)), &chance)
        timer.setEventHandler { [notes] in
            fires.change { $0 += 1 }
            guard fires.value >= limit else { return }
            timer.cancel()
            notes.add("\(number) fired \(fires.value) times, \(timer.isCancelled), data above zero: \(timer.data > 0)")
        }
        timer.setCancelHandler { [notes] in
            notes.add("\(number) is over")
            over.signal()
        }
        timer.activate()
        over.wait()
    }

    private func suspend(_ number: Int, _ chance: inout Chance) {
        let timer = DispatchSource.makeTimerSource(queue: queue(&chance))
        let over = DispatchSemaphore(value: 0)
        let times = 1 + chance.below(2)
        timer.activate()
        for _ in 0..<times { timer.suspend() }
        timer.setEventHandler { over.signal() }
        timer.schedule(deadline: .now())
        for _ in 0..<times {
            notes.add("\(number) while suspended: \(over.wait(timeout: .now() + .milliseconds(2)) == .success)")
            timer.resume()
        }
        over.wait()
        timer.cancel()
        notes.add("\(number) came")
    }

    /// A timer that is ended before it begins, or before it is due, does not fire; the handler of its end runs once.
    private func cancel(_ number: Int, _ chance: inout Chance) {
        let timer = DispatchSource.makeTimerSource(queue: queue(&chance))
        let over = DispatchSemaphore(value: 0)
        timer.schedule(deadline: .now() + 60)
        timer.setEventHandler { [notes] in notes.add("\(number) fires after its end") }
        timer.setCancelHandler { over.signal() }
        let isBefore = chance.isOne(in: 2)
        if isBefore { timer.cancel() }
        timer.activate()
        for _ in 0..<1 + chance.below(2) { timer.cancel() }
        over.wait()
        let isAgain = over.wait(timeout: .now() + .milliseconds(1)) == .success
        notes.add("\(number) ended, before \(isBefore), again \(isAgain), \(timer.isCancelled)")
    }
}
