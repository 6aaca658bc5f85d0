#if ON_MACHINE
    import Foundation
#else
    import UIKit
#endif

/// Threads from their making to their end, and sleeps. Of names nothing is noted: the machine answers with that of the
/// calling thread.
struct ThreadProgram {
    private let notes: Notes

    init(_ notes: Notes) { self.notes = notes }

    func play(_ chance: inout Chance) {
        for number in 0..<3 {
            switch chance.below(4) {
            case 0: begin(number, &chance)
            case 1: cancel(number)
            case 2: sleep(number, &chance)
            default: detach(number, &chance)
            }
        }
        notes.add("multithreaded: \(Thread.isMultiThreaded()), stack \(Thread.callStackSymbols.isEmpty)")
    }

    private func state(_ thread: Thread) -> String {
        "executing \(thread.isExecuting), finished \(thread.isFinished), cancelled \(thread.isCancelled)"
    }

    private func begin(_ number: Int, _ chance: inout Chance) {
        let (over, isEndedInside) = (DispatchSemaphore(value: 0), chance.isOne(in: 3))
        let own = Shared<Thread?>(nil)
        let thread = Thread { [notes] in
            let current = Thread.current
            notes.add("runs as itself: \(current === own.value), main \(Thread.isMainThread), \(current.isExecuting)")
            current.threadDictionary["key"] = "value"
            notes.add("keeps \(Thread.current.threadDictionary["key"] as? String ?? "nothing")")
            over.signal()
            if isEndedInside {
                Thread.exit()
                notes.add("goes on after its end")
            }
        }
        own.change { $0 = thread }
        notes.add("\(number) before: \(state(thread)), main \(thread.isMainThread)")
        thread.start()
        over.wait()
        while !thread.isFinished { Thread.sleep(forTimeInterval: 0.0002) }
        notes.add("\(number) after: \(state(thread))")
        own.change { $0 = nil }
    }

    /// One that is cancelled has to look for itself.
    private func cancel(_ number: Int) {
        let over = DispatchSemaphore(value: 0)
        let thread = Thread { [notes] in
            while !Thread.current.isCancelled { Thread.sleep(forTimeInterval: 0.0002) }
            notes.add("\(number) saw it")
            over.signal()
        }
        thread.start()
        thread.cancel()
        over.wait()
        notes.add("\(number) is cancelled: \(thread.isCancelled)")
    }

    private func sleep(_ number: Int, _ chance: inout Chance) {
        let (start, way) = (Date(), chance.below(5))
        let duration = Double(chance.below(3)) / 1_000
        switch way {
        case 0: Thread.sleep(forTimeInterval: duration)
        case 1: Thread.sleep(until: start + duration)
        case 2: Thread.sleep(until: start - 1)
        case 3: usleep(UInt32(duration * 1_000_000))
        default:
            var request = timespec(tv_sec: 0, tv_nsec: Int(duration * 1e9))
            nanosleep(&request, nil)
        }
        let least = way == 2 ? 0 : duration - 0.0005
        notes.add("\(number) slept, way \(way), early \(Date() < start + least)")
    }

    private func detach(_ number: Int, _ chance: inout Chance) {
        let (count, over) = (1 + chance.below(4), DispatchGroup())
        let seen = Shared<[Int]>([])
        for part in 0..<count {
            over.enter()
            Thread.detachNewThread {
                seen.change { $0.append(part) }
                over.leave()
            }
        }
        over.wait()
        notes.add("\(number) detached \(seen.value.sorted())")
    }
}
