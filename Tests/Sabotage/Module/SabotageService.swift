import BackgroundRuntime

/// The service of the module.
public final class SabotageService: ModuleService {
    private let context: ServiceContext
    private var loopsAtEnd = false
    private var wakes = false

    private struct Bare: Error {}

    init(_ context: ServiceContext) {
        self.context = context
        if context.constants.value(SabotageModule.atStart) == 1 { loopForEver() }
    }

    func act(_ way: String, on app: InstalledApp) throws {
        switch way {
        case "loop": loopForEver()
        case "event": context.schedule(after: .seconds(1)) { [self] in loopForEver() }
        case "end": loopsAtEnd = true
        case "trap": trap([])
        case "late trap": context.schedule(after: .seconds(1)) { [self] in trap([]) }
        case "throw": throw Bare()
        case "spin": spin()
        case "raw spin": app.process.map { spin(in: $0.simulation) }
        case "wakes": wakes = true
        case "hold": app.process?.mode(SabotagedMode.self)?.holdUntilThePast()
        default: break
        }
    }

    public func processDidEnd(_ process: AppProcess, reason: TerminationReason) {
        if loopsAtEnd { loopForEver() }
    }

    public func process(_ process: AppProcess, didEnter state: AppState) {
        guard wakes, state == .suspended else { return }
        let event = WakeEvent("sabotage", rule: SabotageService.rule, allowance: nil)
        process.app.wake(for: event) { _ in }
    }

    private static let rule = Rule("sabotage.wakes", .all, "A test.", confidence: .choice)

    /// What an app calls by itself.
    public func trapInCall() { trap([]) }

    private func trap(_ items: [Int]) { context.record(.note, "\(items[3])") }

    private func loopForEver() {
        var rounds = 0
        while rounds >= 0 { rounds = (rounds + 1) % 1_000 }
    }

    /// The same behind the back of the host.
    private func spin(in simulation: Simulation) {
        simulation.schedule(after: .zero) { [self] in spin(in: simulation) }
    }

    private func spin() { context.schedule(after: .zero) { [self] in spin() } }
}
