import BackgroundRuntime
import Testing
import UIKit
import VigilFacts
import VigilRuntimeProbes

struct OperationDifferentialTests: Facts {
    @Test("A random program of operations", .enabled(if: RuntimeInterface.problems.isEmpty), arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    private static func inApp(_ program: OperationProgram) throws -> [OperationEvent] {
        let player = OperationPlayer(SimulatedOperations())
        let phone = try DispatchPhone { Thread.detachNewThread { player.play(program) } }
        phone.advance(to: 60)
        expect(phone.app.exits.isEmpty && phone.device.hangs.isEmpty, "\(phone.app.exits) \(phone.device.hangs)")
        return player.events
    }

    let isTheSame = Fact(
        "keeps on the phone what it keeps on the machine",
        for: DispatchDifferentialTests.seeds
    ) { (seed: Int) in
        let program = OperationProgram(seed: UInt64(seed))
        let player = OperationPlayer(MachineOperations())
        player.play(program)
        let (machine, app) = (player.events, try OperationDifferentialTests.inApp(program))
        expect(program.violations(of: machine), is: [], "on the machine")
        expect(program.violations(of: app), is: [], "\(program)")
        // One at a time: then the order is one.
        if program.width == 1 { expect(Self.order(app), is: Self.order(machine), "\(program)") }
    }

    private static func order(_ events: [OperationEvent]) -> [Int] {
        events.compactMap { if case .began(let id) = $0 { id } else { nil } }
    }
}
