import BackgroundRuntime
import Testing
import UIKit
import VigilFacts
import VigilRuntimeProbes

/// Random programs on the machine's own library and in an app. `VIGIL_SEEDS=400` plays so many.
struct DispatchDifferentialTests: Facts {
    @Test("A random program of queues", .enabled(if: RuntimeInterface.problems.isEmpty), arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    static let seeds = 0..<(Foundation.ProcessInfo.processInfo.environment["VIGIL_SEEDS"].flatMap { Int($0) } ?? 24)

    private static func onMachine(_ program: DispatchProgram) -> [DispatchEvent] {
        let player = DispatchPlayer(program, on: MachineDispatch())
        player.play()
        return player.events
    }

    private static func inApp(_ program: DispatchProgram) throws -> [DispatchEvent] {
        let player = Shared<DispatchPlayer<SimulatedDispatch>?>(nil)
        let phone = try DispatchPhone {
            let made = DispatchPlayer(program, on: SimulatedDispatch())
            player.value = made
            Thread.detachNewThread { made.play() }
        }
        phone.advance(to: 60)
        expect(phone.app.exits.isEmpty && phone.device.hangs.isEmpty, "\(phone.app.exits) \(phone.device.hangs)")
        return player.value?.events ?? []
    }

    let isTheSame = Fact(
        "keeps on the phone what it keeps on the machine, in one order where there is only one",
        for: Self.seeds
    ) { (seed: Int) in
        let program = DispatchProgram(seed: UInt64(seed))
        let machine = DispatchFacts(of: DispatchDifferentialTests.onMachine(program), in: program)
        let app = DispatchFacts(of: try DispatchDifferentialTests.inApp(program), in: program)
        expect(machine.violations, is: [], "on the machine")
        expect(app.violations, is: [], "\(program.queues) \(program.steps)")
        if program.isOrdered { expect(app.order, is: machine.order) }
    }
}
