#if ON_MACHINE
    import Foundation
#else
    import UIKit
#endif

/// Threads that wait for signals: how many there are is known at each step.
struct SemaphoreProgram {
    private let notes: Notes

    init(_ notes: Notes) { self.notes = notes }

    func play(_ chance: inout Chance) {
        let first = chance.below(3)
        let semaphore = DispatchSemaphore(value: first)
        let hands = (0..<3).map { _ in Hand() }
        var value = first
        for _ in 0..<20 {
            let id = chance.below(3)
            switch chance.below(4) {
            case 0:
                notes.add("signal: \(semaphore.signal())")
                value += 1
            case 1 where value > 0:
                let isLimited = chance.isOne(in: 2)
                hands[id].run { [notes] in
                    let result = isLimited ? semaphore.wait(timeout: .now() + 60) : .success
                    if !isLimited { semaphore.wait() }
                    notes.add("taken: \(result == .success)")
                }
                value -= 1
            case 2 where value == 0:
                hands[id].start { semaphore.wait() }
                notes.add("\(id) waits: \(hands[id].isWaiting())")
                semaphore.signal()
                hands[id].finish()
            case 3 where value == 0: attempt(semaphore, &chance)
            default: notes.add("value \(value)")
            }
        }
        while value < first {
            semaphore.signal()
            value += 1
        }
        for hand in hands { hand.end() }
    }

    private func attempt(_ semaphore: DispatchSemaphore, _ chance: inout Chance) {
        let way = chance.below(4)
        let start = DispatchTime.now()
        let result =
            switch way {
            case 0: semaphore.wait(timeout: .now())
            case 1: semaphore.wait(timeout: .now() - 1)
            case 2: semaphore.wait(timeout: .now() + .milliseconds(2))
            default: semaphore.wait(wallTimeout: .now() + .milliseconds(2))
            }
        let isEarly = way > 1 && DispatchTime.now() < start + .milliseconds(1)
        notes.add("way \(way): \(result == .timedOut), early \(isEarly)")
    }
}
