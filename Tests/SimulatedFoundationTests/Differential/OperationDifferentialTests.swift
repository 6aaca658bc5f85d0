import BackgroundRuntime
import Testing
import UIKit
import VigilRuntimeProbes

@Suite("A random program of operations", .enabled(if: RuntimeInterface.problems.isEmpty))
struct OperationDifferentialTests {
    private static func inApp(_ program: OperationProgram) throws -> [OperationEvent] {
        let player = OperationPlayer(SimulatedOperations())
        let phone = try DispatchPhone { Thread.detachNewThread { player.play(program) } }
        phone.advance(to: 60)
        #expect(phone.app.exits.isEmpty && phone.device.hangs.isEmpty, "\(phone.app.exits) \(phone.device.hangs)")
        return player.events
    }

    @Test("keeps on the phone what it keeps on the machine", arguments: DispatchDifferentialTests.seeds)
    func isTheSame(seed: Int) throws {
        let program = OperationProgram(seed: UInt64(seed))
        let player = OperationPlayer(MachineOperations())
        player.play(program)
        let (machine, app) = (player.events, try OperationDifferentialTests.inApp(program))
        #expect(program.violations(of: machine) == [], "on the machine")
        #expect(program.violations(of: app) == [], "\(program)")
        // One at a time: then the order is one.
        if program.width == 1 { #expect(order(app) == order(machine), "\(program)") }
    }

    private func order(_ events: [OperationEvent]) -> [Int] {
        events.compactMap { if case .began(let id) = $0 { id } else { nil } }
    }
}
