import Foundation

/// The machine's.
struct MachineTimers: Sendable {
    func play(_ program: TimerProgram, _ log: TimerLog) {
        let (start, loop, other) = (Date(), RunLoop.current, RunLoop.Mode("other"))
        let all = Timers()
        for (id, clock) in program.timers.enumerated() {
            let interval = Double(clock.interval) * TimerProgram.step
            let date = start + Double(clock.first) * TimerProgram.step
            let timer = Timer(fire: date, interval: interval, repeats: clock.interval > 0) { timer in
                log.note(.fired(id, isEarly: Date() < date - 0.001, isValid: timer.isValid))
                for _ in 0..<clock.blocks {
                    let number = log.nextBlock()
                    RunLoop.current.perform { log.note(.performed(number)) }
                }
                for later in clock.ends { all.list[later].invalidate() }
                if clock.interval > 0, log.count(id) == clock.fires { timer.invalidate() }
            }
            all.list.append(timer)
            loop.add(timer, forMode: clock.isInOtherMode ? other : .default)
            if clock.isEndedBefore { timer.invalidate() }
        }
        let waited = all.list.indices.filter { !program.timers[$0].isInOtherMode }
        while waited.contains(where: { all.list[$0].isValid }) {
            _ = loop.run(mode: .default, before: Date() + 1)
        }
        while log.events.filter({ if case .performed = $0 { true } else { false } }).count < log.blocks {
            _ = loop.run(mode: .default, before: Date() + 0.01)
        }
        for (id, timer) in all.list.enumerated() {
            log.note(.left(id, isValid: timer.isValid))
            timer.invalidate()
        }
    }

    private final class Timers: @unchecked Sendable {
        var list: [Timer] = []
    }
}
