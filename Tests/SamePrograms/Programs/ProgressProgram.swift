#if ON_MACHINE
    import Foundation
#else
    import UIKit
#endif

/// Progress of work and of its parts: figures, and handlers that are called once each, on some thread.
struct ProgressProgram {
    private let notes: Notes

    init(_ notes: Notes) { self.notes = notes }

    func play(_ chance: inout Chance) {
        let (whole, parts) = tree(&chance)
        for _ in 0..<12 {
            let one = chance.isOne(in: 3) ? whole : chance.pick(parts)
            one.completedUnitCount = Int64(chance.below(12))
            show(one)
            show(whole)
        }
        whole.becomeCurrent(withPendingUnitCount: 2)
        let part = Progress(totalUnitCount: 4)
        part.completedUnitCount = 2
        notes.add("current: \(Progress.current() === whole)")
        show(part)
        whole.resignCurrent()
        show(whole)
        let other = Progress.discreteProgress(totalUnitCount: 3)
        notes.add("current: \(Progress.current() == nil), \(other.totalUnitCount)")
        // A part that is over does not belong to its whole any more.
        let (all, rest) = tree(&chance)
        handle(all, rest, &chance)
    }

    private func tree(_ chance: inout Chance) -> (whole: Progress, parts: [Progress]) {
        let whole = Progress(totalUnitCount: Int64(1 + chance.below(20)))
        let parts = (0..<1 + chance.below(3)).map { _ in Progress(parent: nil, userInfo: nil) }
        for part in parts {
            part.totalUnitCount = Int64(1 + chance.below(10))
            whole.addChild(part, withPendingUnitCount: Int64(chance.below(5)))
        }
        return (whole, parts)
    }

    private func show(_ progress: Progress) {
        let fraction = (progress.fractionCompleted * 10_000).rounded()
        notes.add("\(progress.completedUnitCount) of \(progress.totalUnitCount): \(fraction)")
        notes.add("  \(progress.isFinished) \(progress.isIndeterminate) \(progress.isCancelled) \(progress.isPaused)")
    }

    private func handle(_ whole: Progress, _ parts: [Progress], _ chance: inout Chance) {
        let calls = DispatchGroup()
        let heard = Shared<[String]>([])
        let all = [whole] + parts
        for (id, progress) in all.enumerated() {
            progress.cancellationHandler = {
                heard.change { $0.append("\(id) is cancelled") }
                calls.leave()
            }
            progress.pausingHandler = {
                heard.change { $0.append("\(id) is paused") }
                calls.leave()
            }
            progress.resumingHandler = {
                heard.change { $0.append("\(id) goes on") }
                calls.leave()
            }
        }
        for way in [chance.below(2), 2] {
            // The whole tells its parts.
            let told = chance.isOne(in: 2) ? all : [all[1]]
            for _ in told.indices { calls.enter() }
            for _ in told.indices where way == 0 { calls.enter() }
            switch way {
            case 0:
                told[0].pause()
                told[0].resume()
            case 1: told[0].pause()
            default: told[0].cancel()
            }
            calls.wait()
            notes.add("heard \(heard.value.sorted())")
            show(told[0])
        }
    }
}
