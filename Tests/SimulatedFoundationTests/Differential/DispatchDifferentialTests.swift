import BackgroundRuntime
import Testing
import UIKit
import VigilRuntimeProbes

/// Random programs on the machine's own library and in an app. `VIGIL_SEEDS=400` plays so many.
@Suite("A random program of queues", .enabled(if: RuntimeInterface.problems.isEmpty))
struct DispatchDifferentialTests {
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
        #expect(phone.app.exits.isEmpty && phone.device.hangs.isEmpty, "\(phone.app.exits) \(phone.device.hangs)")
        return player.value?.events ?? []
    }

    @Test("keeps on the phone what it keeps on the machine, in one order where there is only one", arguments: seeds)
    func isTheSame(seed: Int) throws {
        let program = DispatchProgram(seed: UInt64(seed))
        let machine = DispatchFacts(of: DispatchDifferentialTests.onMachine(program), in: program)
        let app = DispatchFacts(of: try DispatchDifferentialTests.inApp(program), in: program)
        #expect(machine.violations == [], "on the machine")
        #expect(app.violations == [], "\(program.queues) \(program.steps)")
        if program.isOrdered { #expect(app.order == machine.order) }
    }
}
