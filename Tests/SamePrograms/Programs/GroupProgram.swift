#if ON_MACHINE
    import Foundation
#else
    import UIKit
#endif

/// Work that is waited for together: what is notified, where, and what a wait answers.
struct GroupProgram {
    private let notes: Notes

    init(_ notes: Notes) { self.notes = notes }

    func play(_ chance: inout Chance) {
        let (group, queue) = (DispatchGroup(), DispatchQueue(label: "group"))
        var entered = 0
        for number in 0..<24 {
            switch chance.below(6) {
            case 0, 1:
                group.enter()
                entered += 1
            case 2 where entered > 0:
                group.leave()
                entered -= 1
                // What was to follow has followed.
                if entered == 0 { queue.sync {} }
            case 3:
                let isEmpty = entered == 0
                if chance.isOne(in: 2) {
                    group.notify(queue: queue) { [notes] in notes.add("\(number) follows") }
                } else {
                    group.notify(queue: queue, work: DispatchWorkItem { [notes] in notes.add("\(number) follows") })
                }
                if isEmpty { queue.sync {} }
            case 4: attempt(group, isEmpty: entered == 0, &chance)
            default: queue.sync { [notes] in notes.add("\(number): \(entered)") }
            }
        }
        for _ in 0..<entered { group.leave() }
        group.wait()
        queue.sync {}
        gather(group, &chance)
    }

    private func attempt(_ group: DispatchGroup, isEmpty: Bool, _ chance: inout Chance) {
        let start = DispatchTime.now()
        let way = chance.below(4)
        let result =
            switch way {
            case 0: group.wait(timeout: .now())
            case 1: group.wait(wallTimeout: .now() - 1)
            case 2: group.wait(timeout: .now() + .milliseconds(1))
            default: group.wait(wallTimeout: .now() + .milliseconds(1))
            }
        let isEarly = way > 1 && !isEmpty && DispatchTime.now() < start + .microseconds(900)
        notes.add("way \(way), empty \(isEmpty): \(result == .success), early \(isEarly)")
    }

    /// Blocks of several queues, and further ones from within.
    private func gather(_ group: DispatchGroup, _ chance: inout Chance) {
        let queues = [DispatchQueue(label: "a"), DispatchQueue(label: "b", attributes: .concurrent), .global()]
        let count = 1 + chance.below(8)
        let (done, deeper) = (Shared(0), chance.below(3))
        for _ in 0..<count {
            chance.pick(queues).async(group: group) {
                done.change { $0 += 1 }
                for _ in 0..<deeper { queues[1].async(group: group) { done.change { $0 += 100 } } }
            }
        }
        group.wait()
        notes.add("done: \(done.value)")
        let items = (0..<count).map { _ in DispatchWorkItem { done.change { $0 += 1 } } }
        for item in items { chance.pick(queues).async(group: group, execute: item) }
        notes.add("all: \(group.wait(timeout: .now() + 60) == .success), \(done.value)")
    }
}
