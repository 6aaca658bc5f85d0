import BackgroundRuntime
import Testing
import UIKit
import VigilFacts
import VigilRuntimeProbes

struct TimerDifferentialTests: Facts {
    @Test("A random program of timers", .enabled(if: RuntimeInterface.problems.isEmpty), arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    private static func inApp(_ program: TimerProgram) throws -> TimerLog {
        let log = TimerLog()
        let phone = try DispatchPhone { Thread.detachNewThread { SimulatedTimers().play(program, log) } }
        phone.advance(to: 60)
        expect(phone.app.exits.isEmpty && phone.device.hangs.isEmpty, "\(phone.app.exits) \(phone.device.hangs)")
        return log
    }

    let isTheSame = Fact(
        "keeps on the phone what it keeps on the machine",
        for: DispatchDifferentialTests.seeds
    ) { (seed: Int) in
        let program = TimerProgram(seed: UInt64(seed))
        let (machine, app) = (TimerLog(), try TimerDifferentialTests.inApp(program))
        MachineTimers().play(program, machine)
        expect(program.violations(of: machine.events), is: [], "on the machine: \(program)")
        expect(program.violations(of: app.events), is: [], "\(program)")
        expect(app.order(in: program), is: machine.order(in: program), "\(program)")
    }
}
