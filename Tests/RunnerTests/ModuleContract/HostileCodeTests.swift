import Foundation
import Testing
import VigilFacts
import VigilTestSupport

/// A module whose code does not come to an end, where a test says so.
final class HostileCode: ModuleService {
    /// Where in the module's code it loops.
    enum Place: String, Codable, Sendable {
        case start, event, stimulus, action, end
    }

    nonisolated(unsafe) static var place: Place?
    private let context: ServiceContext

    init(_ context: ServiceContext) {
        self.context = context
        loop(at: .start)
        context.schedule(after: .seconds(1)) { [self] in loop(at: .event) }
    }

    func processDidEnd(_ process: AppProcess, reason: TerminationReason) { loop(at: .end) }

    func loop(at place: Place) {
        if HostileCode.place == place { loopForEver() }
    }

    private func loopForEver() {
        var rounds = 0
        while rounds >= 0 { rounds = (rounds + 1) % 1_000 }
    }

    func spin(_ count: Int) { for _ in 0..<count { context.schedule(after: .zero) { [self] in spin(count) } } }

    /// So many events at the present instant, each out of the one before.
    func chain(_ count: Int) {
        if count > 0 { context.schedule(after: .zero) { [self] in chain(count - 1) } }
    }

    /// What is done for the action of that name, in an event of its own.
    var onAnswer: () -> Void = {}

    func answer(_ then: @escaping () -> Void) { context.schedule(after: .zero, then) }

    func spinEverySecond() {
        spin(1)
        context.schedule(after: .seconds(1)) { [self] in spinEverySecond() }
    }

    static let module = ModuleDescriptor(
        id: "hostile", contract: ModuleDescriptor.contract, values: [], summary: "A test.", simulated: [],
        notSimulated: [], rules: [],
        stimuli: [
            Stimulus("hostile.loop", "Loops.") { device, _, _ in
                device.requiredService(HostileCode.self).loop(at: .stimulus)
            },
            Stimulus("hostile.fail", "Fails.") { _, _, _ in throw Bare() },
        ],
        actions: [
            ScriptedAction("hostile.loop", "Loops.") { process, _ in
                process.device.requiredService(HostileCode.self).loop(at: .action)
            },
            ScriptedAction("hostile.answer", "Is answered.") { process, _ in
                let service = process.device.requiredService(HostileCode.self)
                service.answer { service.onAnswer() }
            },
        ], makeService: { HostileCode($0) })

    private struct Bare: Error {}

    /// Lives through everything that a module is asked to do, and loops at one place. Called in a process of its own.
    static func live(loopingAt place: Place) throws {
        Self.place = place
        let device = try Device(system: .iOS(17), modules: [module], constants: [:], turnLimit: .milliseconds(100))
        let app = try device.install(AppCode(), manifest: Manifest(), name: "App")
        app.launch()
        let vocabulary = device.modules.vocabulary
        if place == .action, let action = vocabulary.action(named: "hostile.loop") {
            let process = try require(app.process)
            try app.onMainThread { try action.perform(process, .none) }
        }
        try vocabulary.stimulus(named: "hostile.loop")?.perform(device, app, .none)
        device.advance(by: .seconds(2))
        app.terminate()
    }
}

struct HostileCodeTests: Facts {
    @Test("Code of a module that does not come to an end", arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    /// What is reported where the module loops at `place`, in a process that ends over it.
    private static func report(_ place: HostileCode.Place) async throws -> String {
        let end = await #expect(
            processExitsWith: .exitCode(EndlessTurn.exitCode), observing: [\.standardErrorContent]
        ) { [place] in
            CheckedName.forgetKit()
            try HostileCode.live(loopingAt: place)
        }
        return String(decoding: try require(end).standardErrorContent, as: UTF8.self)
    }

    let loops = Fact.async(
        "mode.module-fault: ends the program, and its report names the module and the place, and blames no app",
        for: [HostileCode.Place.start, .event, .stimulus, .action, .end]
    ) { (place: HostileCode.Place) in
        let report = try await Self.report(place)
        let fault = "the module hostile (Swift module RunnerTests) does not come to an end: it took 0."
        for text in [fault, "at HostileCodeTests.swift", "in HostileCode.loopForEver()", "the program ends here"] {
            expect(report.contains(text), "\(text) in \(report)")
        }
        expect(!report.contains("0x8badf00d") && !report.contains("App: a turn"), "\(report)")
        expect(place == .start || report.contains("didFinishLaunching"), "\(report)")
    }
}

@Suite("A module that schedules for the present instant without end")
struct HostileScheduleTests {
    private let device = Device(system: .iOS(17), modules: [HostileCode.module])
    private let app: InstalledApp

    init() throws {
        (device.options.animations, device.options.autoLock) = (.none, .never)
        app = try device.install(AppCode(), manifest: Manifest(), name: "App")
        app.launch()
    }

    private var faults: [String] {
        device.trace.entries.filter { $0.rule?.id == "mode.module-fault" }.map { $0.text.replacing(#/:\d+/#, with: "") }
    }

    private static let fault = """
        the module hostile (Swift module RunnerTests) schedules an event for the present instant in the one \
        before, 10001 times over: it is not done: at RunnerTests/HostileCodeTests.swift
        """

    @Test("mode.module-fault: is told of once, with its place, and the time goes on", arguments: [1, 2])
    func spins(count: Int) throws {
        device.requiredService(HostileCode.self).spin(count)
        device.advance(by: .seconds(1))
        expect(faults == [Self.fault] && device.now == .boot.advanced(by: .seconds(1)))
        expect(device.hangs.count == 1 && app.exits.isEmpty && app.trace.findings.isEmpty)
    }

    @Test("is not meant where a scripted app and a module answer each other without end: the app is told of")
    func script() throws {
        let (service, process) = (device.requiredService(HostileCode.self), try require(app.process))
        let action = try require(device.modules.vocabulary.action(named: "hostile.answer"))
        service.onAnswer = { process.deliver { try? action.perform(process, .none) } }
        service.onAnswer()
        device.settle()
        expect(faults == [] && app.exits.map(\.name) == ["spinning"])
        let text = "App: turns without end at one instant: asked for"
        expect(device.hangs.count == 1 && device.hangs.allSatisfy { $0.hasPrefix(text) })
    }

    @Test("is not meant by long chains of events that end, each at an instant of its own")
    func chains() {
        for _ in 1...3 {
            device.requiredService(HostileCode.self).chain(6_000)
            device.advance(by: .seconds(1))
        }
        // One is the next midnight.
        expect(faults == [] && device.simulation.pendingEvents == 1)
    }

    @Test("mode.module-fault: costs little where it does so again and again")
    func again() throws {
        device.requiredService(HostileCode.self).spinEverySecond()
        device.advance(by: .seconds(3_600))
        expect(faults == [Self.fault] && device.simulation.pendingEvents == 2)
    }

    @Test("is not meant by what an app asks of a module in its turns, however often")
    func asked() throws {
        let (service, process) = (device.requiredService(HostileCode.self), try require(app.process))
        var rounds = 0
        func ask() {
            process.deliver {
                rounds += 1
                if rounds < 20_000 { service.answer(ask) }
            }
        }
        ask()
        device.advance(by: .seconds(1))
        expect(rounds == 20_000 && faults == [])
    }

    @Test("mode.module-fault: a stimulus that fails without a sentence is an error that names module, word and place")
    func fails() throws {
        let word = try require(device.modules.vocabulary.stimulus(named: "hostile.fail"))
        let error = expect(throws: ModuleFailure.self) { try word.perform(device, app, .none) }
        let sentence = "the module hostile (Swift module RunnerTests) failed at hostile.fail: Bare(): at "
        expect(error?.description.hasPrefix(sentence + "RunnerTests/HostileCodeTests.swift:"), is: true)
        expect(faults == [sentence + "RunnerTests/HostileCodeTests.swift"] && app.trace.findings.isEmpty)
    }
}
