import BackgroundRuntime
import Testing
import UIKit
import VigilRuntimeProbes

@Suite("A random program of timers", .enabled(if: RuntimeInterface.problems.isEmpty))
struct TimerDifferentialTests {
    private static func inApp(_ program: TimerProgram) throws -> TimerLog {
        let log = TimerLog()
        let phone = try DispatchPhone { Thread.detachNewThread { SimulatedTimers().play(program, log) } }
        phone.advance(to: 60)
        #expect(phone.app.exits.isEmpty && phone.device.hangs.isEmpty, "\(phone.app.exits) \(phone.device.hangs)")
        return log
    }

    @Test("keeps on the phone what it keeps on the machine", arguments: DispatchDifferentialTests.seeds)
    func isTheSame(seed: Int) throws {
        let program = TimerProgram(seed: UInt64(seed))
        let (machine, app) = (TimerLog(), try TimerDifferentialTests.inApp(program))
        MachineTimers().play(program, machine)
        #expect(program.violations(of: machine.events) == [], "on the machine: \(program)")
        #expect(program.violations(of: app.events) == [], "\(program)")
        #expect(app.order(in: program) == machine.order(in: program), "\(program)")
    }
}
