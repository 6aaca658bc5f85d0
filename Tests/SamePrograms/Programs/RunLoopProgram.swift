#if ON_MACHINE
    import Foundation
#else
    import UIKit
#endif

/// The run loop of a thread: blocks and timers in its modes, and what a run of it answers.
struct RunLoopProgram {
    private let notes: Notes

    init(_ notes: Notes) { self.notes = notes }

    func play(_ chance: inout Chance) {
        let own = Shared(chance)
        let hand = Hand()
        hand.run {
            own.change { chance in
                for number in 0..<6 { step(number, &chance) }
            }
        }
        hand.end()
    }

    private func step(_ number: Int, _ chance: inout Chance) {
        switch chance.below(5) {
        case 0: runNothing(number, &chance)
        case 1: perform(number, &chance)
        case 2: nest(number)
        case 3: lookAhead(number, &chance)
        default: fire(number, &chance)
        }
    }

    /// Without timers, sources and blocks there is nothing to run.
    private func runNothing(_ number: Int, _ chance: inout Chance) {
        let (loop, start) = (RunLoop.current, Date())
        let mode = chance.pick([RunLoop.Mode.default, RunLoop.Mode("other")])
        let hasRun = loop.run(mode: mode, before: start + 60)
        loop.run(until: start - 1)
        notes.add("\(number) ran: \(hasRun), waited \(Date() > start + 30), \(loop.currentMode?.rawValue ?? "none")")
    }

    /// A timer keeps the loop in its mode; blocks run in theirs.
    private func perform(_ number: Int, _ chance: inout Chance) {
        let (loop, other) = (RunLoop.current, RunLoop.Mode("other"))
        let timer = Timer(timeInterval: 0.003, repeats: false) { [notes] _ in notes.add("\(number) fires") }
        let mode = chance.pick([RunLoop.Mode.default, other])
        loop.add(timer, forMode: mode)
        for part in 0..<1 + chance.below(3) {
            loop.perform(inModes: [mode]) { [notes] in notes.add("\(number).\(part) in its mode") }
        }
        while timer.isValid { _ = loop.run(mode: mode, before: Date() + 60) }
        notes.add("\(number) over: \(timer.isValid)")
    }

    /// A run inside a run.
    private func nest(_ number: Int) {
        let loop = RunLoop.current
        let outer = Timer(timeInterval: 0.001, repeats: false) { [notes] _ in
            let own = RunLoop.current
            let inner = Timer(timeInterval: 0.002, repeats: false) { [notes] _ in
                notes.add("\(number) inside: \(RunLoop.current.currentMode?.rawValue ?? "none")")
            }
            own.add(inner, forMode: RunLoop.Mode("inner"))
            while inner.isValid { _ = own.run(mode: RunLoop.Mode("inner"), before: Date() + 60) }
            notes.add("\(number) outside: \(own.currentMode?.rawValue ?? "none")")
        }
        loop.add(outer, forMode: .default)
        while outer.isValid { _ = loop.run(mode: .default, before: Date() + 60) }
    }

    private func lookAhead(_ number: Int, _ chance: inout Chance) {
        let (loop, start) = (RunLoop.current, Date())
        let mode = RunLoop.Mode("ahead")
        let before = loop.limitDate(forMode: mode)
        let timers = (0..<1 + chance.below(3)).map { part in
            Timer(fire: start + 100 * Double(part + 1), interval: 0, repeats: false) { _ in }
        }
        for timer in timers { loop.add(timer, forMode: mode) }
        let limit = loop.limitDate(forMode: mode).map { ($0.timeIntervalSince(start)).rounded() }
        notes.add("\(number) before: \(before == nil), then \(limit ?? -1)")
        notes.add("  fires \(timers.map { $0.fireDate.timeIntervalSince(start).rounded() })")
        for timer in timers { timer.invalidate() }
        notes.add("  left: \(loop.limitDate(forMode: mode) == nil)")
    }

    /// Fires by hand, moves a fire, ends in the middle.
    private func fire(_ number: Int, _ chance: inout Chance) {
        let repeats = chance.isOne(in: 2)
        let fires = Shared(0)
        let timer = Timer(timeInterval: repeats ? 100 : 200, repeats: repeats) { _ in fires.change { $0 += 1 } }
        notes.add("\(number): interval \(timer.timeInterval), valid \(timer.isValid), tolerance \(timer.tolerance)")
        RunLoop.current.add(timer, forMode: .default)
        timer.fire()
        notes.add("  fired \(fires.value), valid \(timer.isValid)")
        if timer.isValid {
            timer.fireDate = Date() + 0.002
            // A fire is no input, and ends no run.
            while fires.value < 2 { _ = RunLoop.current.run(mode: .default, before: Date() + 0.003) }
            notes.add("  moved \(fires.value), valid \(timer.isValid)")
        }
        timer.invalidate()
        timer.fire()
        notes.add("  left \(fires.value), valid \(timer.isValid)")
    }
}
