import BackgroundRuntime
import ProgramsInApp
import ProgramsOnMachine
import Testing
import UIKit
import VigilFacts
import VigilRuntimeProbes

/// One source with the machine's own libraries and as an app. `VIGIL_SEEDS=2000` plays so many seeds of each program.
struct SameProgramDifferentialTests: Facts {
    @Test("A program that is compiled twice", .enabled(if: RuntimeInterface.problems.isEmpty), arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    typealias OnMachine = ProgramsOnMachine.SameProgram
    typealias InApp = ProgramsInApp.SameProgram

    private static func inApp(_ program: InApp, seed: Int) throws -> [String] {
        let lines = Shared<[String]?>(nil)
        let phone = try DispatchPhone { Thread.detachNewThread { lines.value = program.play(seed: UInt64(seed)) } }
        phone.advance(to: 600)
        expect(phone.app.exits.isEmpty && phone.device.hangs.isEmpty, "\(phone.app.exits) \(phone.device.hangs)")
        let findings = phone.app.trace.entries.filter { $0.kind == .finding }.map(\.text)
        expect(findings, is: [])
        return try require(lines.value, "the program did not end")
    }

    /// Programs have up to a dozen threads: with thousands at once the machine would be busy with changing between them.
    private static let places = Places(8)

    /// On a thread of its own: the tasks of a program need those that tests run on.
    private static func onMachine(_ program: OnMachine, seed: Int) async -> [String] {
        await places.take()
        let lines = await withCheckedContinuation { continuation in
            MachineThread { continuation.resume(returning: program.play(seed: UInt64(seed))) }.start()
        }
        await places.giveBack()
        return lines
    }

    let isTheSame = Fact.async(
        "notes the same in an app as on the machine",
        for: InApp.allCases,
        DispatchDifferentialTests.seeds
    ) { (program: InApp, seed: Int) in
        let onMachine = try require(OnMachine(rawValue: program.rawValue))
        let machine = await Self.onMachine(onMachine, seed: seed)
        let app = try Self.inApp(program, seed: seed)
        expect(app.count == machine.count && !app.isEmpty)
        let places = zip(app, machine).enumerated().filter { $0.element.0 != $0.element.1 }.map(\.offset)
        let shown = places.prefix(4).map { place in
            "\(place): \(app[place]) | on the machine \(machine[place]) | after \(place > 0 ? app[place - 1] : "")"
        }
        expect(shown, is: [])
    }
}

/// How many may do something at once.
private actor Places {
    private var free: Int
    private var waiting: [CheckedContinuation<Void, Never>] = []

    init(_ count: Int) { free = count }

    func take() async {
        guard free == 0 else {
            free -= 1
            return
        }
        await withCheckedContinuation { waiting.append($0) }
    }

    /// Whoever waits longest goes on.
    func giveBack() {
        if waiting.isEmpty { free += 1 } else { waiting.removeFirst().resume() }
    }
}
