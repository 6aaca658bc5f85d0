import BackgroundRuntime
import Testing
import VigilFacts
import VigilTestSupport

@Suite("A state", .exercisesRules)
struct StateTests {
    /// A phone whose app ticks every second, in the state.
    private func phone(in state: AppState, _ system: SystemVersion) throws -> Phone {
        let phone = try Phone(system)
        phone.code.on["didFinishLaunching"] = { process in
            process.startTimer(after: .seconds(1), every: .seconds(1)) { [unowned process] _ in
                process.record(.output, "tick")
            }
        }
        if state != .notRunning { phone.app.launch() }
        switch state {
        case .inactive: phone.device.showOverlay("alert")
        case .background:
            try phone.begin()
            phone.device.press(.home)
        case .suspended: phone.device.press(.home)
        case .active, .notRunning: break
        }
        expect(phone.app.state, is: state)
        return phone
    }

    @Test(
        "life.state.active, life.state.inactive, life.state.background: code runs",
        .asserts(LifecycleRules.stateActive, LifecycleRules.stateInactive, LifecycleRules.stateBackground),
        arguments: allSystems)
    func runs(system: SystemVersion) throws {
        for state in [AppState.active, .inactive, .background] {
            let phone = try phone(in: state, system)
            phone.advance(5)
            expect(phone.app.trace.output.count, is: 5)
            try expect(phone.run { $0.state }, is: state)
        }
    }

    @Test(
        "life.state.suspended, life.suspend.no-progress: nothing runs",
        .asserts(LifecycleRules.stateSuspended, LifecycleRules.suspendNoProgress), arguments: allSystems)
    func suspended(system: SystemVersion) throws {
        let phone = try phone(in: .suspended, system)
        phone.advance(5)
        expect(phone.app.trace.output.isEmpty)
        let error = expect(throws: StimulusError.self) { try phone.run { _ in } }
        expect(error?.description, is: "App is suspended, and its main thread did not get to run the closure")
        try expect(phone.process.assertions.isEmpty)
    }

    @Test(
        "life.state.not-running: there is no process", .asserts(LifecycleRules.stateNotRunning), arguments: allSystems)
    func notRunning(system: SystemVersion) throws {
        let phone = try phone(in: .notRunning, system)
        phone.advance(5)
        expect(phone.app.process == nil && phone.app.awakeReasons.isEmpty)
        let error = expect(throws: StimulusError.self) { try phone.app.onMainThread {} }
        expect(error?.description, is: "App is not running")
    }
}
